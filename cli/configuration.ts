/** Which settings a command uses: those of the stack configuration, then those of the environment. */
import {
  examineSettings,
  NAMESPACE,
  type SettingValues,
  settingValues,
  showRedacted,
} from "../provider/configuration/index.js";
import { failed, passed, type Result } from "./doctor/report.js";
import type { Keys } from "./keys.js";
import { type Cli, findCli, programFolder, readConfiguration, type StackConfiguration } from "./pulumi.js";

export type { StackConfiguration } from "./pulumi.js";

export interface FoundConfiguration {
  cli: Cli;
  /** The folder of the Pulumi program, if this folder belongs to one. */
  program: string | undefined;
  /** Undefined if only the environment applies. */
  configuration?: StackConfiguration;
  /** What was found. If it is a failure, no settings can be used. */
  result: Result;
}

/**
 * Reads the configuration of a stack. Without a program or without the CLI, only the environment applies.
 *
 * @param stack - Name of the stack. Default: the selected stack.
 * @param keys - Gets the key of the environment first, because errors until the configuration is read may contain it.
 */
export async function findConfiguration(stack: string | undefined, keys: Keys): Promise<FoundConfiguration> {
  const { apiKey } = examineSettings(undefined).settings;
  keys.add(apiKey);
  const show = (name: unknown) => showRedacted(name, apiKey);
  const program = programFolder(process.cwd());
  const [cli, read] = await Promise.all([
    findCli(),
    program === undefined ? undefined : readConfiguration(program, stack, show),
  ]);
  if (read !== undefined && "entries" in read) {
    const result = passed(`stack ${show(read.stack)}, then the environment`);
    return { cli, program, configuration: read, result };
  }
  const cliWorks = cli !== undefined && "version" in cli;
  if (stack === undefined && (read === undefined || !cliWorks)) {
    // The result for the CLI has the remedy.
    const reason = read === undefined ? "this folder has no Pulumi program" : "the stack configuration cannot be read";
    return { cli, program, result: passed(`environment only: ${reason}`) };
  }
  const noProgram = failed("this folder has no Pulumi program", "Change to the folder of the program.");
  return { cli, program, result: read ?? noProgram };
}

/** The settings in a stack configuration; undefined if only the environment applies. */
export function valuesIn(configuration: StackConfiguration | undefined): SettingValues | undefined {
  return configuration && settingValues((key) => configuration.entries[`${NAMESPACE}:${key}`]?.value);
}
