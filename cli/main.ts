import { parseArgs } from "node:util";
import { version } from "../provider/installedPackage.js";
import { diagnose } from "./doctor/index.js";
import { Report } from "./doctor/report.js";

const USAGE = `Usage: pulumi-spectrocluster doctor [OPTION…]

Checks whether a run of Pulumi in this folder would reach the service, and if
not, why: versions, settings, proxy, connection, certificate, clock, API key and
project. The settings are those that the run would have: of the stack, then of
the environment. Explicit providers in the program are not looked at.

Sends GET requests only, changes nothing, and never shows the API key. Takes
half a minute at most.

Options:
  --stack NAME   look at this stack's configuration (default: the selected one)
  --version      show the version and do nothing
  --help         show this and do nothing

Exit code: 0 if a run would reach the service, 1 if not, 2 for wrong usage.
`;

const WRONG_USAGE = 2;

/** Runs the command line and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  const options = parse(args);
  if (typeof options === "string") {
    console.error(`${options}\nWhat it can do: pulumi-spectrocluster --help`);
    process.exitCode = WRONG_USAGE;
  } else if (options.help) {
    process.stdout.write(USAGE);
  } else if (options.version) {
    console.log(version);
  } else {
    // Whoever reads may have seen enough.
    process.stdout.on("error", () => process.exit());
    const report = new Report(process.stdout);
    await diagnose(options.stack, report);
    process.exitCode = report.end() ? 0 : 1;
  }
}

/** The options, or what is wrong with the arguments. */
function parse(args: readonly string[]): { help?: boolean; version?: boolean; stack?: string } | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        stack: { type: "string" },
        version: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help || values.version || positionals.join(" ") === "doctor") return values;
    // What was given is not quoted: it may be anything.
    return positionals.length === 0 ? "A command is missing: doctor." : "The only command is doctor.";
  } catch (error) {
    return (error as Error).message;
  }
}
