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
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    // Whoever reads may have seen enough.
    if (code === "EPIPE") process.exit();
    console.error(`The report cannot be written: ${code}`);
    process.exit(1);
  });
  const options = parse(args);
  if (typeof options === "string") {
    console.error(`${options}\nWhat it can do: pulumi-spectrocluster --help`);
    process.exitCode = WRONG_USAGE;
  } else if (options.help) {
    process.stdout.write(USAGE);
  } else if (options.version) {
    console.log(version);
  } else {
    process.exitCode = (await runDoctor(options.stack)) ? 0 : 1;
  }
}

/** @returns Whether a run would reach the service. */
async function runDoctor(stack: string | undefined): Promise<boolean> {
  const report = new Report(process.stdout);
  try {
    await diagnose(stack, report);
    return report.end();
  } catch (error) {
    const said = (error instanceof Error ? error.message : String(error)).replace(/[\p{C}\s]+/gu, " ");
    console.error(`pulumi-spectrocluster doctor has failed by itself: ${report.withoutKeys(said)}`);
    return false;
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
    // Its message quotes what was given.
    const isUnknown = (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
    return isUnknown ? "There is no such option." : "The option --stack needs a name, and no other one has a value.";
  }
}
