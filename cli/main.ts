import { type ParseArgsConfig, parseArgs } from "node:util";
import { SpectroclusterError } from "../provider/errors.js";
import { version } from "../provider/installedPackage.js";
import { adopt } from "./adopt/index.js";
import { FORMATS } from "./adopt/program.js";
import { diagnose } from "./doctor/index.js";
import { Keys } from "./keys.js";
import { USAGE } from "./usage.js";

const TEXT = { type: "string" } as const;
const TEXTS = { type: "string", multiple: true } as const;
const FLAG = { type: "boolean" } as const;

const ONE_VALUE = "The option --label has two values for the same key, and a cluster has one.";
const ADOPT_OPTIONS = { stack: TEXT, name: TEXT, label: TEXTS, project: TEXT, format: TEXT, single: FLAG };

/** Its message does not quote the arguments, because they may contain the key. */
class UsageError extends Error {}

/** Runs the command line and sets the exit code: 0 without problems, 1 with problems, 2 for wrong usage. */
export async function main([command = "", ...args]: readonly string[]): Promise<void> {
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    // The reader of a pipe has exited, for example `head`.
    if (code === "EPIPE") process.exit();
    console.error(`Cannot write the output: ${code}`);
    process.exit(1);
  });
  const keys = new Keys();
  try {
    process.exitCode = (await runCommand(command, args, keys)) ? 0 : 1;
  } catch (error) {
    const message = keys.redact((error as Error).message);
    if (error instanceof UsageError) console.error(`${message}\nFor help, run: pulumi-spectrocluster --help`);
    else if (error instanceof SpectroclusterError) console.error(message);
    else console.error(`pulumi-spectrocluster ${command} failed unexpectedly: ${message}`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function runCommand(command: string, args: string[], keys: Keys): Promise<boolean> {
  const all = [command, ...args];
  if (all.includes("--help") || all.includes("-h")) {
    process.stdout.write(USAGE);
  } else if (all.includes("--version")) {
    console.log(version);
  } else if (command === "doctor") {
    const options = parse(args, { stack: TEXT, clusters: FLAG, search: FLAG, name: TEXT });
    if (options.name && !options.clusters) throw new UsageError("The option --name requires --clusters.");
    return diagnose(options, keys);
  } else if (command === "adopt") {
    const { format: given = "typescript", label = [], ...options } = parse(args, ADOPT_OPTIONS);
    const format = FORMATS.find((each) => each === given);
    if (format === undefined) throw new UsageError(`The option --format requires ${FORMATS.join(" or ")}.`);
    const labels = new Map(label.map((each) => [each.replace(/=.*/s, ""), each.replace(/^[^=]*=?/, "")]));
    if (labels.has(""))
      throw new UsageError("The option --label requires KEY=VALUE, or KEY for a tag without a value.");
    if (labels.size < new Set(label).size) throw new UsageError(ONE_VALUE);
    return adopt({ ...options, labels: Object.fromEntries(labels), format }, keys);
  } else {
    throw new UsageError("The first argument must be a command: doctor or adopt.");
  }
  return true;
}

/** @throws UsageError for a mistake. The error of Node.js quotes the argument. */
function parse<Options extends NonNullable<ParseArgsConfig["options"]>>(args: string[], options: Options) {
  try {
    const { values } = parseArgs({ args, options });
    // A shell passes an empty text for a variable that is not set.
    if (!Object.values(values).flat().includes("")) return values;
  } catch {
    // The same mistakes, but for an empty text.
  }
  const names = Object.keys(options).map((name) => `--${name}`);
  throw new UsageError(
    `An argument is no option, or an option is unknown, lacks its value or takes none. The options are ${names.join(", ")}.`,
  );
}
