import type { CandidateName } from "./candidates/candidate.mjs";
import type { LibraryTurn } from "./library.mjs";
import type { LimitMeasurement } from "./limits.mjs";
import type { Measurement } from "./measure.mjs";
import { median, medianRatio, type Results, samplesOf } from "./results.mjs";

/** The number of clusters that targets are about. */
export const TARGET_CLUSTERS = 500;

/** Upper limits of ratios and values that were measured. `npm run bench` fails if a run exceeds one. */
export function targetsOf(results: Results) {
  const { limits } = results;
  const library = (name: keyof LibraryTurn) => results.library.map((turn) => turn[name]);
  const at = (candidate: CandidateName, value: (measurement: Measurement) => number, clusters = TARGET_CLUSTERS) =>
    samplesOf(results, candidate, clusters, value);
  const firstUp = ({ first }: Measurement) => first.seconds;
  const unchanged = (measurement: Measurement) => measurement.unchanged.seconds;
  const stateBytes = (measurement: Measurement) => measurement.stateBytes;
  const firstUpOfFleet = (clusters: number) => median(at("fleet", firstUp, clusters));
  const ratioToNoOp = (value: (measurement: Measurement) => number, clusters: number) =>
    medianRatio(at("fleet", value, clusters), at("noOpFleet", value, clusters));
  const alone = limits.filter(({ runs }) => runs === 1);
  const rows: [title: string, value: number, limit: number][] = [
    ["fleet / single resources: first up", medianRatio(at("fleet", firstUp), at("single", firstUp)), 1 / 4],
    ["fleet / Terraform: first up", medianRatio(at("fleet", firstUp), at("terraform", firstUp)), 1 / 2],
    ["fleet / Terraform: unchanged", medianRatio(at("fleet", unchanged), at("terraform", unchanged)), 1.1],
    ["fleet: bytes of state per cluster", median(at("fleet", stateBytes)) / TARGET_CLUSTERS, 420],
    [
      "fleet: growth of the first up, (t1000 − t1) / (t500 − t1)",
      (firstUpOfFleet(1000) - firstUpOfFleet(1)) / (firstUpOfFleet(500) - firstUpOfFleet(1)),
      2.3,
    ],
    ["single resources / no-op provider: first up", medianRatio(at("single", firstUp), at("noOp", firstUp)), 1.05],
    ["single resources / no-op provider: unchanged", medianRatio(at("single", unchanged), at("noOp", unchanged)), 1.03],
    ["fleet / no-op provider with the same map: first up", ratioToNoOp(firstUp, 500), 1.3],
    ["fleet of 5,000 / no-op provider with the same map: first up", ratioToNoOp(firstUp, 5000), 1.6],
    ["fleet of 5,000 / no-op provider with the same map: unchanged", ratioToNoOp(unchanged, 5000), 1.03],
    [
      "single resources / provider class: first up",
      medianRatio(at("single", firstUp), at("documentedClass", firstUp)),
      1 / 2,
    ],
    [
      "single resources / provider class: state",
      medianRatio(at("single", stateBytes), at("documentedClass", stateBytes)),
      1 / 5,
    ],
    ["loading: this package / Pulumi's SDK", medianRatio(library("loadPackage"), library("loadSdk")), 1 / 10],
    ["reading machines: at once / one after another", medianRatio(library("readAtOnce"), library("readInTurn")), 1 / 5],
    ["machines: validation / JSON.parse", medianRatio(library("validate"), library("parse")), 3],
    [
      "at the documented limits: seconds / (1.25 × the shortest possible + 2)",
      Math.max(...alone.map(({ seconds, allowedSeconds }) => seconds / (1.25 * allowedSeconds + 2))),
      1,
    ],
    ["the same: share of refused requests", Math.max(...alone.map(refusedShare)), 0.05],
    ["the same, two programs: share of refused requests", Math.max(...limits.map(refusedShare)), 0.25],
  ];
  return rows.map(([title, value, limit]) => ({ title, value, limit })).filter(({ value }) => !Number.isNaN(value));
}

function refusedShare({ refused, requests }: LimitMeasurement): number {
  return refused / requests;
}
