/** The command that brings a whole fleet to what a list of clusters declares. */
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { fleetFiles } from "./src/files";
import { interruptedBySignals } from "./src/interruption";
import { report, succeeded } from "./src/report";
import { type FleetOptions, runFleet } from "./src/run";

const USAGE = `Usage: node --import tsx fleet.ts preview|up [OPTION…]

Spreads the clusters of a list over several stacks and runs Pulumi in each of them. Exits with 1 where a cluster failed,
or was not done.

  --clusters <file>          the list, .csv or .json (default: clusters.csv, or FLEET_CLUSTERS)
  --assignment <file>        which cluster is in which stack; up maintains it (default: assignment.json, or
                             FLEET_ASSIGNMENT)
  --stacks <count>           how many stacks there are to be; more of them later move nothing (default: as many as there
                             are; at first one for each 200 clusters)
  --parallel <count>         stacks that run at the same time (default: ${defaultParallel()} here)
  --allow-removals <count>   clusters that may leave, which switches their hosts off (default: 0)
  --secrets-provider <url>   what encrypts the secrets of stacks that are made (default: a passphrase)
  --help                     show this and do nothing
`;

const OPTIONS = {
  clusters: { type: "string" },
  assignment: { type: "string" },
  stacks: { type: "string" },
  parallel: { type: "string" },
  "allow-removals": { type: "string" },
  "secrets-provider": { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** A stack keeps about two processors busy; and what it asks of the service adds up. */
function defaultParallel(): number {
  return Math.min(8, Math.max(2, Math.floor(availableParallelism() / 2)));
}

/** What the user asks for; nothing where it is help. */
function parseCommandLine(): Omit<FleetOptions, "folder" | "interruption" | "say"> | undefined {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) return undefined;
  const [command, ...rest] = positionals;
  if (command !== "preview" && command !== "up") throw new Error(`Say preview or up, not "${command ?? ""}".`);
  if (rest.length > 0) throw new Error(`One command at a time, not ${positionals.join(" ")}.`);
  const wholeNumber = (name: "stacks" | "parallel" | "allow-removals", least: number): number | undefined => {
    const value = values[name];
    if (value === undefined) return undefined;
    if (/^\d{1,6}$/.test(value) && Number(value) >= least) return Number(value);
    throw new Error(`--${name} is a whole number from ${least}, not "${value}".`);
  };
  const files = fleetFiles();
  return {
    command,
    files: { clusters: values.clusters ?? files.clusters, assignment: values.assignment ?? files.assignment },
    stacks: wholeNumber("stacks", 1),
    parallel: wholeNumber("parallel", 1) ?? defaultParallel(),
    allowRemovals: wholeNumber("allow-removals", 0) ?? 0,
    secretsProvider: values["secrets-provider"],
  };
}

function commandLine(): ReturnType<typeof parseCommandLine> {
  try {
    return parseCommandLine();
  } catch (error) {
    throw new Error(`${(error as Error).message}\nWhat it can do: node --import tsx fleet.ts --help`);
  }
}

async function main(): Promise<void> {
  const options = commandLine();
  if (!options) return void console.log(USAGE);
  const folder = path.dirname(path.resolve(__filename));
  const { stacks, names } = await runFleet({
    ...options,
    folder,
    interruption: interruptedBySignals(),
    say: console.log,
  });
  console.log(`\n${report(stacks, options.command, names)}`);
  if (!succeeded(stacks)) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
