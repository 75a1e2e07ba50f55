import { parseArgs } from "node:util";
import { version } from "../provider/installedPackage.js";
import { type DoctorOptions, diagnose } from "./doctor/index.js";
import { Report } from "./doctor/report.js";

const USAGE = `Usage: pulumi-spectrocluster doctor [OPTION…]

Checks whether Pulumi can use the service from this folder: versions, settings,
proxy, connection, certificate, clock, API key and project. Each problem is
printed with its remedy. The settings come from the stack configuration, then
from the environment. Explicit providers in the program are not checked.

Changes nothing, and never prints the API key. Takes at most half a minute,
without --clusters.

Options:
  --stack NAME   use the configuration of this stack (default: selected stack)
  --clusters     also list the clusters that the API key can see, with UIDs
  --name TEXT    list only clusters with this text in their name
  --version      print the version
  --help         print this help

Exit code: 0 without problems, 1 with problems, 2 for wrong usage.
`;

const USAGE_ERROR = 2;

/** Runs the command line and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    // The reader of a pipe has exited, for example `head`.
    if (code === "EPIPE") process.exit();
    console.error(`Cannot write the report: ${code}`);
    process.exit(1);
  });
  const options = parse(args);
  if (typeof options === "string") {
    console.error(`${options}\nFor help, run: pulumi-spectrocluster --help`);
    process.exitCode = USAGE_ERROR;
  } else if (options.help) {
    process.stdout.write(USAGE);
  } else if (options.version) {
    console.log(version);
  } else {
    process.exitCode = (await runDoctor(options)) ? 0 : 1;
  }
}

/** @returns Whether there are no problems. */
async function runDoctor(options: DoctorOptions): Promise<boolean> {
  const report = new Report(process.stdout);
  try {
    await diagnose(options, report);
    return report.end();
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).replace(/[\p{C}\s]+/gu, " ");
    console.error(`pulumi-spectrocluster doctor failed unexpectedly: ${report.redact(message)}`);
    return false;
  }
}

/** The options, or the problem with the arguments. */
function parse(args: readonly string[]): ({ help?: boolean; version?: boolean } & DoctorOptions) | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        stack: { type: "string" },
        clusters: { type: "boolean" },
        name: { type: "string" },
        version: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.name !== undefined && (!values.clusters || values.name === "")) {
      return "The option --name requires a text and the option --clusters.";
    }
    if (values.help || values.version || positionals.join(" ") === "doctor") return values;
    // Arguments are not quoted, because they may contain the key.
    return positionals.length === 0
      ? "The command is missing: doctor."
      : "Unknown command. The only command is doctor.";
  } catch (error) {
    // The message of the error quotes the argument.
    const isUnknown = (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
    return isUnknown
      ? "Unknown option. The options are --stack, --clusters, --name, --version and --help."
      : "The options --stack and --name require a value. Other options have none.";
  }
}
