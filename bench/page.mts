import { CANDIDATE_NAMES, CANDIDATES, type CandidateName, STEPS, type Step } from "./candidates/candidate.mjs";
import { barChart, lineChart } from "./charts.mjs";
import { type Figure, figureOf } from "./figure.mjs";
import type { MeasuredStep, Measurement } from "./measure.mjs";
import { measurementsOf, type Results, sizesOf, stepFigure } from "./results.mjs";
import { TARGET_CLUSTERS, targets } from "./targets.mjs";

/** A generated file below docs/. */
export interface PageFile {
  /** Path in the repository. */
  name: string;
  content: string;
}

const NOTICE = "Generated from bench/results.json by `npm run bench`; do not edit.";

const STEP_TITLES: Readonly<Record<Step, string>> = {
  first: "first up",
  unchanged: "unchanged",
  oneChanged: "one cluster changed",
};

/** docs/performance.md and its charts. Equal results, also incomplete ones, result in equal files. */
export function pageFiles(results: Results): PageFile[] {
  const charts = Object.entries(chartsOf(results)).map(([name, svg]) => ({
    name: `docs/performance/${name}.svg`,
    content: svg.replace(/(?=<svg )/, `<!-- ${NOTICE} -->\n`),
  }));
  return [{ name: "docs/performance.md", content: page(results) }, ...charts];
}

/** The number of clusters of bar charts: that of the targets, unless the results are incomplete. */
function mainSize(results: Results): number {
  return sizesOf(results).findLast((clusters) => clusters <= TARGET_CLUSTERS) ?? TARGET_CLUSTERS;
}

function chartsOf(results: Results): Record<string, string> {
  const sizes = sizesOf(results);
  const size = mainSize(results);
  const seconds = (name: CandidateName, count: number, step: Step): number[] => {
    const median = stepFigure(measurementsOf(results, name, count), step, "seconds")?.median;
    return median === undefined ? [] : [median];
  };
  const clusters = `${NUMBER.format(size)} ${size === 1 ? "cluster" : "clusters"}`;
  return {
    up: barChart({
      title: `Duration of pulumi up or terraform apply with ${clusters}`,
      subtitle: "With the real engine and an emulated service on one machine. Shorter is better",
      unit: "s",
      groups: STEPS.map((step) => STEP_TITLES[step]),
      series: CANDIDATE_NAMES.map((name) => ({
        name: CANDIDATES[name].title,
        values: STEPS.flatMap((step) => seconds(name, size, step)),
      })),
    }),
    growth: lineChart({
      title: "Duration of the first up by number of clusters",
      subtitle: "Lower is better",
      unit: "s",
      xLabel: "clusters",
      series: CANDIDATE_NAMES.map((name) => ({
        name: CANDIDATES[name].title,
        points: sizes.flatMap((count) => seconds(name, count, "first").map((y) => [count, y] as const)),
      })),
    }),
    ...limitsChart(results),
    state: barChart({
      title: `State per cluster with ${clusters}`,
      subtitle: "As JSON without white space. Shorter is better",
      unit: "bytes",
      groups: ["state"],
      series: CANDIDATE_NAMES.map((name) => {
        const bytes = stateFigure(measurementsOf(results, name, size))?.median;
        return { name: CANDIDATES[name].title, values: bytes === undefined ? [] : [Math.round(bytes / size)] };
      }),
    }),
  };
}

function limitsChart({ limits }: Results): Record<string, string> {
  if (limits === undefined) return {};
  const groups = [...new Set(limits.map(({ title }) => title))];
  const of = (connections: number) => limits.filter((each) => each.connections === connections);
  const chart = barChart({
    title: "Duration at the documented limits of the hosted service",
    subtitle: "1,000 clusters or machines, or 300 single resources. Shorter is better",
    unit: "s",
    groups,
    series: [
      { name: "the limits allow", values: of(10).map(({ allowedSeconds }) => allowedSeconds) },
      ...[10, 100].map((connections) => ({
        name: `${connections} connections`,
        values: of(connections).map(({ seconds }) => seconds),
      })),
    ],
  });
  return { limits: chart };
}

function page(results: Results): string {
  const { processors, system, date, node, engine, sdk } = results.conditions;
  return [
    `<!-- ${NOTICE} -->`,
    "",
    "# Performance",
    "",
    "`npm run bench` measures in one run on one machine. Compare the ratios: durations depend on the machine and its load.",
    "`bench/results.json` has all samples.",
    "",
    `- ${processors}, ${system}; ${date}`,
    `- Node.js ${node}, Pulumi ${engine} with a file backend, @pulumi/pulumi ${sdk}`,
    "- medians of several turns",
    "",
    "## Targets",
    "",
    `With ${TARGET_CLUSTERS} clusters, unless the title says otherwise.`,
    "",
    ...targetTable(results),
    "",
    "## Candidates",
    "",
    "The programs in [bench/candidates](../bench/candidates) declare the same Ingress for each cluster, with an emulator on the same",
    "machine: as one `HostClusterFleet`, or as one resource per cluster. The no-op provider sends no requests, the dynamic provider class",
    "is as in Pulumi's documentation, and Terraform uses the generic provider Mastercard/restapi 1.20.0. `HostClusterConfig` shortens the",
    "stack traces of Pulumi's SDK, so it can be faster than the no-op provider.",
    "",
    "## `pulumi up`",
    "",
    "![Bars: seconds of the first up, of one without changes and of one with one change](performance/up.svg)",
    "",
    "![Bars: bytes of state per cluster](performance/state.svg)",
    "",
    ...sizeTable(results),
    "Requests are those of the three steps. This provider reads each cluster before it writes it.",
    "",
    "## Growth",
    "",
    "![Lines: seconds of the first up by number of clusters](performance/growth.svg)",
    "",
    "With a self-managed backend, Pulumi's engine writes the whole state after each resource. The duration of single resources then",
    "grows with the square of their number, and that of a fleet linearly. Pulumi Cloud was not measured.",
    "",
    ...limitsSection(results),
  ].join("\n");
}

/** The table for one number of clusters; also printed at the end of a run. */
export function sizeTable(results: Results, clusters = mainSize(results)): string[] {
  const head = ["", ...STEPS.map((step) => `${STEP_TITLES[step]}, s`), "requests", "provider, MB", "state, bytes"];
  const rows = CANDIDATE_NAMES.flatMap((name) => {
    const measurements = measurementsOf(results, name, clusters);
    if (measurements.length === 0) return [];
    const figure = (step: Step, value: keyof MeasuredStep) => stepFigure(measurements, step, value);
    const requests = STEPS.map((step) => NUMBER.format(figure(step, "requests")?.median ?? 0));
    const row = [
      CANDIDATES[name].title,
      ...STEPS.map((step) => formatMedian(figure(step, "seconds"))),
      requests.join(" / "),
      formatMedian(figure("first", "providerMegabytes")),
      NUMBER.format(stateFigure(measurements)?.median ?? 0),
    ];
    return [row];
  });
  const title = `### ${NUMBER.format(clusters)} ${clusters === 1 ? "cluster" : "clusters"}`;
  return [title, "", ...markdownTable(head, rows), ""];
}

/** The measurements at the documented limits; nothing if there are none. The targets have the refused requests. */
function limitsSection({ limits }: Results): string[] {
  if (limits === undefined) return [];
  return [
    "## At the documented limits",
    "",
    "1,000 clusters or machines, or 300 single resources, without an engine. The emulator refuses requests beyond 50 a second",
    "and 250 at once, as the hosted service does. Refused requests are sent again.",
    "",
    "![Bars: seconds at the documented limits](performance/limits.svg)",
    "",
  ];
}

function stateFigure(measurements: readonly Measurement[]): Figure | undefined {
  return figureOf(measurements.map(({ stateBytes }) => stateBytes));
}

/** The targets as a table; also printed at the end of a run. */
export function targetTable(results: Results): string[] {
  const rows = targets(results).map(({ title, value, limit }) => [
    title,
    THREE_DIGITS.format(value),
    `≤ ${THREE_DIGITS.format(limit)}`,
    value <= limit ? "met" : "missed",
  ]);
  return markdownTable(["", "measured", "target", "result"], rows);
}

const NUMBER = new Intl.NumberFormat("en");
const THREE_DIGITS = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

function formatMedian(figure: Figure | undefined): string {
  return figure === undefined ? "" : THREE_DIGITS.format(figure.median);
}

function markdownTable(head: readonly string[], rows: readonly string[][]): string[] {
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}
