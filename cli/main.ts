import { type ParseArgsConfig, parseArgs } from "node:util";
import { version } from "../provider/installedPackage.js";
import { type AdoptOptions, adopt } from "./adopt/index.js";
import { FORMATS } from "./adopt/program.js";
import { CHECKS, type DoctorOptions, diagnose } from "./doctor/index.js";
import { Report } from "./doctor/report.js";
import { Keys } from "./keys.js";
import { USAGE } from "./usage.js";

const OPTIONS = {
  stack: { type: "string" },
  name: { type: "string" },
  clusters: { type: "boolean" },
  label: { type: "string", multiple: true },
  project: { type: "string" },
  format: { type: "string" },
  single: { type: "boolean" },
  version: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const satisfies ParseArgsConfig["options"];

type OptionName = keyof typeof OPTIONS;
type Values = Omit<DoctorOptions & AdoptOptions, "format"> & { format?: string; version?: boolean; help?: boolean };

interface Command {
  options: readonly OptionName[];
  /** The problem with the values of its options. */
  problemWith(values: Values): string | undefined;
  /** @returns Whether there are no problems. */
  run(values: Values, keys: Keys): Promise<boolean>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  doctor: {
    options: ["stack", "clusters", "name"],
    problemWith: ({ name, clusters }) =>
      name !== undefined && (!clusters || name === "")
        ? "The option --name requires a text and the option --clusters."
        : undefined,
    run: runDoctor,
  },
  adopt: {
    options: ["stack", "name", "label", "project", "format", "single"],
    problemWith({ name, label = [], project, format }) {
      if (name === "" || project === "") return "The options --name and --project require a text.";
      if (!label.every((each) => /^[^=]+=/.test(each))) return "The option --label requires KEY=VALUE.";
      const isKnown = format === undefined || FORMATS.some((each) => each === format);
      return isKnown ? undefined : `The option --format requires one of ${FORMATS.join(", ")}.`;
    },
    run: (values, keys) => adopt(values as AdoptOptions, keys),
  },
};

const USAGE_ERROR = 2;

/** Runs the command line and sets the exit code. */
export async function main(args: readonly string[]): Promise<void> {
  process.stdout.on("error", ({ code }: NodeJS.ErrnoException) => {
    // The reader of a pipe has exited, for example `head`.
    if (code === "EPIPE") process.exit();
    console.error(`Cannot write the output: ${code}`);
    process.exit(1);
  });
  const parsed = parse(args);
  if (typeof parsed === "string") {
    console.error(`${parsed}\nFor help, run: pulumi-spectrocluster --help`);
    process.exitCode = USAGE_ERROR;
  } else if (parsed.values.help) {
    process.stdout.write(USAGE);
  } else if (parsed.values.version) {
    console.log(version);
  } else {
    process.exitCode = (await run(parsed)) ? 0 : 1;
  }
}

interface Parsed {
  /** Name of the command; empty for help and version. */
  command: string;
  values: Values;
}

async function run({ command, values }: Parsed): Promise<boolean | undefined> {
  const keys = new Keys();
  try {
    return await COMMANDS[command]?.run(values, keys);
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).replace(/[\p{C}\s]+/gu, " ");
    console.error(`pulumi-spectrocluster ${command} failed unexpectedly: ${keys.redact(message)}`);
    return false;
  }
}

async function runDoctor(options: DoctorOptions, keys: Keys): Promise<boolean> {
  const report = new Report(process.stdout, CHECKS, keys);
  await diagnose(options, report);
  return report.end();
}

const nameOf = (option: string) => `--${option}`;

/** The command and its options, or the problem with the arguments. Arguments are not quoted, because they may contain the key. */
function parse(args: readonly string[]): Parsed | string {
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    const name = positionals.join(" ");
    if (values.help || values.version) return { command: "", values };
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const names = Object.keys(COMMANDS).join(" and ");
    if (command === undefined) {
      return name === ""
        ? `The command is missing. The commands are ${names}.`
        : `Unknown command. The commands are ${names}.`;
    }
    const foreign = Object.keys(values).find((option) => !command.options.some((own) => own === option));
    if (foreign !== undefined) return `The command ${name} has no option ${nameOf(foreign)}.`;
    return command.problemWith(values) ?? { command: name, values };
  } catch (error) {
    // The message of the error quotes the argument.
    const isUnknown = (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
    const withValue = Object.entries(OPTIONS).filter(([, { type }]) => type === "string");
    return isUnknown
      ? `Unknown option. The options are ${Object.keys(OPTIONS).map(nameOf).join(", ")}.`
      : `The options ${withValue.map(([option]) => nameOf(option)).join(", ")} require a value. Other options have none.`;
  }
}
