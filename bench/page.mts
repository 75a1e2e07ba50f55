import { CANDIDATE_NAMES, CANDIDATES, type CandidateName, STEPS, type Step } from "./candidates/candidate.mjs";
import { barChart, lineChart } from "./charts.mjs";
import { LISTED, type LibraryTurn, READS, SERVICE_MILLISECONDS } from "./library.mjs";
import type { Measurement } from "./measure.mjs";
import { median, medianRatio, type Results, samplesOf } from "./results.mjs";
import { TARGET_CLUSTERS } from "./targets.mjs";

const NOTICE = "<!-- Generated from bench/results.json by `npm run bench`; do not edit. -->";

const STEP_TITLES: Readonly<Record<Step, string>> = {
  first: "first `up`",
  unchanged: "nothing changed",
  oneChanged: "one cluster changed",
};

/** docs/performance.md and its charts, by path. Equal results result in equal files. */
export function pageFiles(results: Results) {
  // Larger fleets have a target, and nobody to be compared with on the page.
  const measured = results.measurements.filter(({ clusters }) => clusters <= 2 * TARGET_CLUSTERS);
  const sizes = [...new Set(measured.map(({ clusters }) => clusters))].sort((one, other) => one - other);
  const size = sizes.findLast((clusters) => clusters <= TARGET_CLUSTERS) ?? TARGET_CLUSTERS;
  const candidates = CANDIDATE_NAMES.filter((name) => measured.some((each) => each.candidate === name));
  const medianOf = (name: CandidateName, value: (measurement: Measurement) => number | undefined, clusters = size) =>
    median(samplesOf(results, name, clusters, value));

  const up = barChart({
    title: `Duration of pulumi up or terraform apply with ${size} clusters`,
    groups: STEPS.map((step) => STEP_TITLES[step].replaceAll("`", "")),
    series: candidates.map((name) => ({
      name: CANDIDATES[name].title,
      data: STEPS.map((step) => Number(format(medianOf(name, (each) => each[step].seconds)))),
    })),
  });
  const growth = lineChart({
    title: "Duration of the first up by number of clusters",
    xLabel: "clusters",
    series: candidates.map((name) => ({
      name: CANDIDATES[name].title,
      data: sizes
        .map((clusters): [number, number] => [clusters, medianOf(name, ({ first }) => first.seconds, clusters)])
        .filter(([, seconds]) => !Number.isNaN(seconds)),
    })),
  });
  const head = [
    "",
    ...STEPS.map((step) => `${STEP_TITLES[step]}, s`),
    "requests",
    "memory, MB",
    "state per cluster, bytes",
  ];
  const rows = candidates.map((name) => [
    CANDIDATES[name].title,
    ...STEPS.map((step) => format(medianOf(name, (each) => each[step].seconds))),
    STEPS.map((step) => medianOf(name, (each) => each[step].requests)).join(" / "),
    format(medianOf(name, ({ first }) => first.providerMegabytes)),
    String(Math.round(medianOf(name, ({ stateBytes }) => stateBytes) / size)),
  ]);
  const alignment = head.map((_, column) => (column === 0 ? "---" : "---:"));
  const table = [head, alignment, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return [
    { name: "docs/performance.md", content: page(results, size, table) },
    { name: "docs/performance/up.svg", content: withNotice(up) },
    { name: "docs/performance/growth.svg", content: withNotice(growth) },
  ];
}

function withNotice(svg: string): string {
  return svg.replace(/(?=<svg )/, `${NOTICE}\n`);
}

function page(results: Results, size: number, table: string): string {
  const { conditions, library, limits } = results;
  const { processors, system, date, node, engine, sdk } = conditions;
  const milliseconds = (name: keyof LibraryTurn) => format(median(library.map((turn) => turn[name])));
  const seconds = (name: keyof LibraryTurn) => format(median(library.map((turn) => turn[name])) / 1000);
  const [limited] = limits;
  return `${NOTICE}

# Performance

For hundreds of host clusters, [use a fleet](guides/host-cluster-fleet.md): with ${size} clusters, the first \`pulumi up\` of single
resources took ${ratioOfSingle(results, size)} times as long. With the rate limit of the hosted Palette, that limit decides.

## Without a rate limit

The service of these measurements is an emulator that answers at once. With a self-managed backend, Pulumi's engine writes the whole
state after each resource, so the duration of single resources grows with the square of their number, and that of a fleet linearly.

![Bars: seconds of the first up, of one without changes and of one with one changed cluster](performance/up.svg)

${table}

Requests are those of the three runs, memory is that of the provider's process, and the state is JSON without white space. The provider that
does nothing shows what the engine itself takes. The provider class in the program is a dynamic provider as in Pulumi's documentation, whose
code Pulumi stores in the state of each resource. Terraform uses the generic provider Mastercard/restapi 1.20.0.

![Lines: seconds of the first up by number of clusters](performance/growth.svg)

## With the rate limit of the hosted Palette

Palette accepts 50 requests a second and 250 at once, and a cluster that is written takes two requests. At these limits, the provider wrote
a fleet of 1,000 clusters in ${format(limited?.seconds)} s, of which ${format(limited?.allowedSeconds)} s are the least that the limits allow. This was measured
without Pulumi's engine, whose own time comes on top.

## Virtual machines

- A program that reads ${READS} virtual machines at once, each of which takes the service ${SERVICE_MILLISECONDS} ms, waits
  ${seconds("readAtOnce")} s. One after another, they take ${seconds("readInTurn")} s.
- The validation of ${number(LISTED)} machines of 20 kB takes ${milliseconds("validate")} ms, and \`JSON.parse\` of their text ${milliseconds("parse")} ms.
- Loading this package takes ${milliseconds("loadPackage")} ms, after ${milliseconds("loadSdk")} ms for \`@pulumi/pulumi\`.

## Conditions

The [programs](../bench/candidates) ran one after another on one machine: ${processors}, ${system}, ${date}, with Node.js ${node},
Pulumi ${engine}, a file backend and @pulumi/pulumi ${sdk}. Each figure is the median of up to seven runs. On another machine, durations
differ, and ratios hardly. Pulumi Cloud was not measured. \`npm run bench\` measures all of this again, and \`bench/results.json\` has every
single measurement.
`;
}

/** How many times as long the first `up` of single resources takes as that of a fleet. */
export function ratioOfSingle(results: Results, clusters: number): string {
  const firstUp = (name: CandidateName) => samplesOf(results, name, clusters, ({ first }) => first.seconds);
  return medianRatio(firstUp("single"), firstUp("fleet")).toFixed(1);
}

/** A number of up to three digits after which it is rounded; empty for one that was not measured. */
function format(value = Number.NaN): string {
  return Number.isNaN(value) ? "" : String(Number(value.toPrecision(3)));
}

function number(value: number): string {
  return value.toLocaleString("en");
}
