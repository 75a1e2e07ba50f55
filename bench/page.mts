import { STEPS } from "./candidates/candidate.mjs";
import { barChart, lineChart } from "./charts.mjs";
import { type Figure, figureOf } from "./figure.mjs";
import type { CandidateFigures, StepFigures } from "./measureStacks.mjs";
import { type Results, scaleOf } from "./results.mjs";
import { engineMicroseconds, holds, type Target, targets } from "./targets.mjs";

/** A file below docs/ that is made of the results. */
export interface PageFile {
  /** Path inside the repository. */
  name: string;
  content: string;
}

const NOTICE = "Generated from bench/results.json by `npm run bench`; do not edit.";

const STEP_TITLES = { first: "the first", unchanged: "nothing changed", oneChanged: "one cluster changed" } as const;

/** docs/performance.md and its charts; equal results give equal files. */
export function pageFiles(results: Results): PageFile[] {
  const charts = chartsOf(results);
  return [
    { name: "docs/performance.md", content: page(results) },
    ...Object.entries(charts).map(([name, svg]) => ({
      name: `docs/performance/${name}.svg`,
      content: svg.replace(/(?=<svg )/, `<!-- ${NOTICE} -->\n`),
    })),
  ];
}

function chartsOf({ stacks, growth, processStart, lookups, machineCheck }: Results): Record<string, string> {
  const largest = largestScales(stacks);
  const clusters = NUMBER.format(largest[0]?.scale.clusters ?? 0);
  const shorter = "Shorter is better";
  return {
    up: barChart({
      title: `Time of pulumi up, or terraform apply, for ${clusters} clusters`,
      subtitle: `With the real engine, and an emulated service on the same machine. ${shorter}`,
      unit: "s",
      groups: STEPS.map((step) => STEP_TITLES[step]),
      series: largest.map(({ title, scale }) => ({ name: title, values: STEPS.map((step) => scale[step].seconds) })),
    }),
    state: barChart({
      title: `State that is kept for each of ${clusters} clusters`,
      subtitle: `As JSON without white space. ${shorter}`,
      unit: "kB",
      groups: ["state"],
      series: largest.map(({ title, scale }) => ({
        name: title,
        values: [scaled(scale.stateBytes, 1 / 1000 / scale.clusters)],
      })),
    }),
    memory: barChart({
      title: `Memory of the provider's process with ${clusters} clusters`,
      subtitle: `Most that was seen in the first up, looking four times a second. ${shorter}`,
      unit: "MB",
      groups: ["resident set"],
      series: largest.flatMap(({ title, scale }) =>
        scale.first.providerMegabytes ? [{ name: title, values: [scale.first.providerMegabytes] }] : [],
      ),
    }),
    start: barChart({
      title: "From the start of the provider's process to its first answers",
      subtitle: shorter,
      unit: "ms",
      groups: ["first call answered", "first resource checked"],
      series: (["floor", "dynamic", "plugin"] as const).map((name) => ({
        name: stacks.find((each) => each.name === name)?.title ?? name,
        values: [processStart[name].firstRpcMilliseconds, processStart[name].firstCheckMilliseconds],
      })),
    }),
    lookups: barChart({
      title: `${lookups.lookups} lookups of different virtual machines`,
      subtitle: `The service takes ${lookups.serviceMilliseconds} ms for each. ${shorter}`,
      unit: "s",
      groups: ["all lookups"],
      series: [
        { name: "getVirtualMachine", values: [scaled(lookups.ours.milliseconds, 1 / 1000)] },
        { name: "a loop of await got, no check", values: [scaled(lookups.loop.milliseconds, 1 / 1000)] },
      ],
    }),
    check: barChart({
      title: `Check of a virtual machine of ${Math.round(machineCheck.machineBytes / 1000)} kB`,
      subtitle: shorter,
      unit: "µs",
      groups: ["one check"],
      series: [
        { name: "JSON.parse of it", values: [machineCheck.steady.jsonParseMicroseconds] },
        { name: "checkVirtualMachine", values: [machineCheck.steady.checkVirtualMachineMicroseconds] },
        { name: "ajv with schema.json", values: [machineCheck.steady.ajvMicroseconds] },
      ],
    }),
    growth: lineChart({
      title: "First up of more and more clusters in one stack",
      subtitle: "The engine writes the state of all clusters of a stack again with each step. Lower is better",
      unit: "s",
      xLabel: "clusters in the stack",
      yLabel: "first up",
      series: growth.map(({ title, scales }) => ({
        name: title,
        points: scales.map(({ clusters: x, first }) => [x, first.seconds] as const),
      })),
    }),
  };
}

function page(results: Results): string {
  const { conditions, stacks, runs, unavailable, unchangedResources, machineCheck, packageLoad } = results;
  const figure = (name: string, alt: string) => [`![${alt}](performance/${name}.svg)`, ""];
  const lines = [
    `<!-- ${NOTICE} -->`,
    "",
    "# Performance",
    "",
    "`npm run bench` measures this provider beside what a user would pick instead, in one run on one machine, and writes",
    "this page. What counts are the ratios: seconds are those of one machine, and of what else it had to do.",
    "",
    `- ${conditions.processors}, ${conditions.system}; ${conditions.date}`,
    `- Node.js ${conditions.node}, Pulumi ${conditions.engine} with a file backend, @pulumi/pulumi ${conditions.sdk}`,
    `- each command was run ${runs} times, in turns with the others; tables show the median, the least and the greatest`,
    "",
    ...unavailable.map(({ title, reason }) => `Not measured: ${title}: ${reason}.\n`),
    "## Targets",
    "",
    ...markdownTable(["", "ratio", "target", ""], targets(results).map(targetRow), ["left", "right", "right", "left"]),
    "",
    "A ratio is the median of the ratios of each turn, so that a machine which gets slower changes both sides. Of the two",
    "about `up` beside the floor the target is 1.05; where the floor itself differs by more than 5 % from turn to turn it is",
    "1.1, since less cannot be told then.",
    "",
    "## Who is measured",
    "",
    "All declare the same Ingress for each cluster, at an emulator of the service on the same machine.",
    "",
    ...CANDIDATES,
    "",
    "## `pulumi up`",
    "",
    ...figure("up", "Bars: seconds of the first up, one without changes, and one with one change, for each candidate"),
    ...figure("state", "Bars: kilobytes of state for each cluster"),
    ...figure("memory", "Bars: megabytes of the provider's process"),
    ...clusterTables(stacks),
    "This provider asks twice for each new cluster: it looks at what the cluster has, and tells what it overwrites, before",
    "it sends the declared configuration. A `pulumi up` without changes asks for nothing.",
    "",
    "## Growth",
    "",
    ...figure(
      "growth",
      "Lines: seconds of the first up by clusters in one stack, as the engine does it and without checkpoints",
    ),
    "The engine writes the whole state of a stack to the backend with each step, so what that costs grows with the square of",
    "the clusters. The second line is the same with an experimental switch of the engine that leaves it out",
    "(`PULUMI_SKIP_CHECKPOINTS`). It is not a solution: a run that is killed then loses track of what it created.",
    "",
    "## Inside",
    "",
    ...figure("start", "Bars: milliseconds from the start of the provider's process to its first answers"),
    ...figure("lookups", "Bars: seconds for all lookups"),
    ...figure("check", "Bars: microseconds to check a virtual machine"),
    ...markdownTable(["", "measured"], insideRows()),
    "",
  ];
  return lines.join("\n");

  function insideRows(): string[][] {
    const { packageMilliseconds, providerMilliseconds, sdkMilliseconds } = packageLoad;
    return [
      ["loading `@pulumi/pulumi`", `${inTable(sdkMilliseconds)} ms`],
      ["loading `pulumi-spectrocluster` after it", `${inTable(packageMilliseconds)} ms`],
      ["loading `pulumi-spectrocluster/provider` in the engine's process", `${inTable(providerMilliseconds)} ms`],
      ["`check` and `diff` of an unchanged resource", `${inTable(unchangedResources.perResourceMicroseconds)} µs`],
      ["what the engine spends on it beside that", `${DIGITS.format(engineMicroseconds(results))} µs`],
      ["`checkVirtualMachine`, once warm", `${inTable(machineCheck.steady.checkVirtualMachineMicroseconds)} µs`],
      [
        "the first `checkVirtualMachine`, loading it",
        `${inTable(machineCheck.first.checkVirtualMachineMilliseconds)} ms`,
      ],
      ["the first check with ajv, loading and compiling", `${inTable(machineCheck.first.ajvMilliseconds)} ms`],
    ];
  }
}

const CANDIDATES = [
  "- **Pulumi, a provider that does nothing**: the floor. A resource with the same members and a provider that does nothing",
  "  but answer; it sends no request. What takes time here is the engine and Pulumi's SDK.",
  "- **this provider, dynamic**: `HostClusterConfig` in a JavaScript program.",
  "- **this provider, plugin**: the same program with the SDK that Pulumi generates for the plugin.",
  "- **this provider, plugin, from YAML**: the same in YAML.",
  "- **a class as Pulumi's documentation writes it**: a dynamic provider in the program itself, with got and ajv inside its",
  "  methods: [documented-class/index.js](../bench/candidates/documented-class/index.js). Written with care: its validator",
  "  is compiled once.",
  "- **Terraform, generic REST provider**: [Mastercard/restapi](https://github.com/Mastercard/terraform-provider-restapi)",
  "  1.20.0 with [main.tf](../bench/candidates/terraform/main.tf), on Terraform's default of 10 at a time. It reads each",
  "  object before and after a change, does not see what was changed outside, and checks no argument before it is sent.",
];

/** One table for each number of clusters. */
function clusterTables(stacks: readonly CandidateFigures[]): string[] {
  const counts = stacks[0]?.scales.map(({ clusters }) => clusters) ?? [];
  return counts.flatMap((clusters) => [
    `### ${NUMBER.format(clusters)} ${clusters === 1 ? "cluster" : "clusters"}`,
    "",
    ...markdownTable(
      [
        "",
        "first up, s",
        "nothing changed, s",
        "one changed, s",
        "requests",
        "connections",
        "provider, MB",
        "state, bytes",
      ],
      stacks.map(({ name, title }) => {
        const scale = scaleOf(stacks, name, clusters);
        const counted = (what: "requests" | "connections") =>
          STEPS.map((step) => DIGITS.format(scale[step][what].median)).join(" / ");
        return [
          title,
          ...STEPS.map((step) => inTable(scale[step].seconds)),
          counted("requests"),
          counted("connections"),
          mostMemory(scale.first),
          NUMBER.format(scale.stateBytes.median),
        ];
      }),
    ),
    "",
  ]);
}

function mostMemory({ providerMegabytes }: StepFigures): string {
  return providerMegabytes?.median ? inTable(providerMegabytes) : "not seen";
}

/** The rows of a target, as text: what it is about, what was measured, what is wanted, whether it holds. */
export function targetRow(target: Target): string[] {
  const { what, ratio, bound } = target;
  const wanted = "atMost" in bound ? `≤ ${DIGITS.format(bound.atMost)}` : `≥ ${DIGITS.format(bound.atLeast)}`;
  return [what, DIGITS.format(ratio), wanted, holds(target) ? "holds" : "missed"];
}

/** The figures of each candidate with the most clusters that were measured. */
function largestScales(stacks: readonly CandidateFigures[]) {
  return stacks.flatMap(({ title, scales }) => scales.slice(-1).map((scale) => ({ title, scale })));
}

function scaled({ samples }: Figure, factor: number): Figure {
  return figureOf(samples.map((sample) => sample * factor));
}

const NUMBER = new Intl.NumberFormat("en");
const DIGITS = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** `4.1 (3.9–4.4)` */
export function inTable({ median, min, max }: Figure): string {
  return min === max ? DIGITS.format(median) : `${DIGITS.format(median)} (${DIGITS.format(min)}–${DIGITS.format(max)})`;
}

type Align = "left" | "right";

/** @param aligns - Of the columns. Default: the first to the left, figures to the right. */
function markdownTable(head: readonly string[], rows: readonly string[][], aligns?: readonly Align[]): string[] {
  const rule = head.map((_, column) =>
    (aligns?.[column] ?? (column === 0 ? "left" : "right")) === "left" ? "---" : "---:",
  );
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
}
