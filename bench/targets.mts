import type { CandidateName, Step } from "./candidates/candidate.mjs";
import { type Figure, figureOf, ratioOf } from "./figure.mjs";
import type { LimitMeasurement } from "./limits.mjs";
import { libraryFigure, measurementsOf, type Results, stepFigure } from "./results.mjs";

/** An upper limit for a ratio, or for a value, of one run. */
export interface Target {
  title: string;
  value: number;
  limit: number;
}

/** The number of clusters that targets are about. */
export const TARGET_CLUSTERS = 500;

/** The targets that were measured. */
export function targets(results: Results): Target[] {
  const at = (candidate: CandidateName, clusters = TARGET_CLUSTERS) => measurementsOf(results, candidate, clusters);
  const seconds = (candidate: CandidateName, step: Step) => stepFigure(at(candidate), step, "seconds");
  const stateBytes = (candidate: CandidateName) => figureOf(at(candidate).map((each) => each.stateBytes));
  const firstFleet = (clusters: number) => stepFigure(at("fleet", clusters), "first", "seconds")?.median;
  const library = (name: Parameters<typeof libraryFigure>[1]) => libraryFigure(results, name);

  const limits = (runs: number) => results.limits?.filter((each) => each.runs === runs);
  const rows: [title: string, value: number | undefined, limit: number][] = [
    [
      "`HostClusterFleet` / `HostClusterConfig`: first up",
      ratio(seconds("fleet", "first"), seconds("single", "first")),
      1 / 4,
    ],
    [
      "`HostClusterFleet` / Terraform: first up",
      ratio(seconds("fleet", "first"), seconds("terraform", "first")),
      1 / 2,
    ],
    [
      "`HostClusterFleet` / Terraform: unchanged",
      ratio(seconds("fleet", "unchanged"), seconds("terraform", "unchanged")),
      1.1,
    ],
    ["`HostClusterFleet`: bytes of state per cluster", perCluster(stateBytes("fleet")), 420],
    [
      "`HostClusterFleet`: growth of the first up, (t1000 − t1) / (t500 − t1)",
      growth(firstFleet(1), firstFleet(500), firstFleet(1000)),
      2.3,
    ],
    [
      "`HostClusterConfig` / no-op provider: first up",
      ratio(seconds("single", "first"), seconds("noOp", "first")),
      1.1,
    ],
    [
      "`HostClusterConfig` / no-op provider: unchanged",
      ratio(seconds("single", "unchanged"), seconds("noOp", "unchanged")),
      1.1,
    ],
    [
      "`HostClusterFleet` / dynamic provider class with a map: unchanged",
      ratio(seconds("fleet", "unchanged"), seconds("documentedMap", "unchanged")),
      1.1,
    ],
    [
      "`HostClusterConfig` / dynamic provider class: first up",
      ratio(seconds("single", "first"), seconds("documentedClass", "first")),
      1 / 2,
    ],
    [
      "`HostClusterConfig` / dynamic provider class: state",
      ratio(stateBytes("single"), stateBytes("documentedClass")),
      1 / 5,
    ],
    [
      "loading this package / loading `@pulumi/pulumi`",
      ratio(library("loadPackageMilliseconds"), library("loadSdkMilliseconds")),
      1 / 10,
    ],
    [
      "many `getVirtualMachine` / one request after another",
      ratio(library("readMilliseconds"), library("readInLoopMilliseconds")),
      1 / 5,
    ],
    [
      "`checkVirtualMachine` / `JSON.parse` of the same machine",
      ratio(library("checkMicroseconds"), library("parseMicroseconds")),
      3,
    ],
    [
      "validation by `getVirtualMachines` / `JSON.parse` of the same 1,000 machines",
      ratio(library("checkListMilliseconds"), library("parseListMilliseconds")),
      3,
    ],
    [
      "at the documented limits: seconds / (1.25 × the shortest possible + 2)",
      worst(limits(1), ({ seconds, allowedSeconds }) => seconds / (1.25 * allowedSeconds + 2)),
      1,
    ],
    ["the same: refused requests of one program", worst(limits(1), refusedShare), 0.05],
    ["the same: refused requests of two programs", worst(limits(2), refusedShare), 0.25],
  ];
  return rows.flatMap(([title, value, limit]) => (value === undefined ? [] : { title, value, limit }));
}

function refusedShare({ refused, requests }: LimitMeasurement): number {
  return refused / requests;
}

/** The largest value of all measurements. */
function worst(
  measurements: readonly LimitMeasurement[] | undefined,
  ratioOfOne: (measurement: LimitMeasurement) => number,
): number | undefined {
  return measurements && Math.max(...measurements.map(ratioOfOne));
}

function ratio(one: Figure | undefined, other: Figure | undefined): number | undefined {
  return one && other && ratioOf(one, other);
}

function perCluster(figure: Figure | undefined): number | undefined {
  return figure && figure.median / TARGET_CLUSTERS;
}

function growth(t1?: number, t500?: number, t1000?: number): number | undefined {
  if (t1 === undefined || t500 === undefined || t1000 === undefined) return undefined;
  return (t1000 - t1) / (t500 - t1);
}
