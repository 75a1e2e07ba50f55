import { type Figure, ratioOf } from "./figure.mjs";
import { type Results, scaleOf } from "./results.mjs";

/** A bound that this provider keeps to, as the ratio of two figures of one run. */
export interface Target {
  what: string;
  ratio: number;
  bound: { atMost: number } | { atLeast: number };
}

/** The number of clusters that targets are about. */
export const TARGET_CLUSTERS = 500;

export function holds({ ratio, bound }: Target): boolean {
  return "atMost" in bound ? ratio <= bound.atMost : ratio >= bound.atLeast;
}

/** The targets, with what the run gave. */
export function targets(results: Results): Target[] {
  const { stacks, processStart, unchangedResources, packageLoad, machineCheck, lookups } = results;
  const [floor, dynamic, documented] = ["floor", "dynamic", "documented-class"].map((name) =>
    scaleOf(stacks, name, TARGET_CLUSTERS),
  ) as [Scale, Scale, Scale];
  const { steady } = machineCheck;
  return [
    ...TARGET_STEPS.map(([step, title]) => ({
      what: `${title}, beside a provider that does nothing`,
      ratio: ratioOf(dynamic[step].seconds, floor[step].seconds),
      // Where the floor itself differs so much from run to run, less cannot be told.
      bound: { atMost: spread(floor[step].seconds) > NARROW ? 1.1 : 1.05 },
    })),
    {
      what: `first up of ${TARGET_CLUSTERS} clusters, the documentation's class beside this provider`,
      ratio: ratioOf(documented.first.seconds, dynamic.first.seconds),
      bound: { atLeast: 2 },
    },
    {
      what: `state of ${TARGET_CLUSTERS} clusters, this provider's beside that of the documentation's class`,
      ratio: ratioOf(dynamic.stateBytes, documented.stateBytes),
      bound: { atMost: 1 / 5 },
    },
    ...FIRST_ANSWERS.map(([answer, title]) => ({
      what: `process start to ${title}, beside a provider that does nothing`,
      ratio: ratioOf(processStart.dynamic[answer], processStart.floor[answer]),
      bound: { atMost: 1.1 },
    })),
    {
      what: "check and diff, beside what the engine spends on an unchanged resource",
      ratio: unchangedResources.perResourceMicroseconds.median / engineMicroseconds(results),
      bound: { atMost: 0.05 },
    },
    {
      what: "loading the package, beside loading @pulumi/pulumi",
      ratio: ratioOf(packageLoad.packageMilliseconds, packageLoad.sdkMilliseconds),
      bound: { atMost: 0.1 },
    },
    {
      what: `${lookups.lookups} different lookups, a loop of await got beside this provider`,
      ratio: ratioOf(lookups.loop.milliseconds, lookups.ours.milliseconds),
      bound: { atLeast: 5 },
    },
    {
      what: "checkVirtualMachine, beside JSON.parse of the same machine",
      ratio: ratioOf(steady.checkVirtualMachineMicroseconds, steady.jsonParseMicroseconds),
      bound: { atMost: 3 },
    },
  ];
}

type Scale = ReturnType<typeof scaleOf>;

const TARGET_STEPS = [
  ["first", `first up of ${TARGET_CLUSTERS} clusters`],
  ["unchanged", `up of ${TARGET_CLUSTERS} unchanged clusters`],
] as const;

const FIRST_ANSWERS = [
  // Pulumi's process answers this by itself, whatever provider it is to load.
  ["firstRpcMilliseconds", "the first answered RPC"],
  ["firstCheckMilliseconds", "the first checked resource"],
] as const;

/** Runs that differ by less than this part are alike. */
const NARROW = 0.05;

function spread({ min, max, median }: Figure): number {
  return (max - min) / median;
}

/** What each further unchanged resource adds to an up with a provider that does nothing. */
export function engineMicroseconds({ stacks }: Results): number {
  const [one, many] = [1, TARGET_CLUSTERS].map(
    (clusters) => scaleOf(stacks, "floor", clusters).unchanged.seconds.median,
  );
  return (((many as number) - (one as number)) / (TARGET_CLUSTERS - 1)) * 1e6;
}
