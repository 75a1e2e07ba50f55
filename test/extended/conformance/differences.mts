import { PLUGIN } from "../../engine/plugin.mjs";
import { DYNAMIC } from "../../engine/stack.mjs";

type AdapterName = "dynamic" | "plugin";

/** Lines of the output that only one adapter has, and the reason. */
interface Difference {
  adapter: AdapterName;
  line: RegExp;
  reason: string;
}

const DIFFERENCES: readonly Difference[] = [
  {
    adapter: "dynamic",
    line: /^[+-] __hasSecrets\s*: true$/,
    reason: "The engine shows internal properties that an update adds or removes.",
  },
  {
    adapter: "dynamic",
    line: /^-\s+\[\d\]: "203\.0\.113\.\d"$/,
    reason: "The engine shows the inputs that the program declared last.",
  },
  {
    adapter: "plugin",
    line: /^-\s+\[\d\]: "203\.0\.113\.\d"$/,
    reason: "The engine shows the state, which has the list in the order of the last request.",
  },
];

const seen = new Set<Difference>();

/** The listed differences that do not occur in any step. */
export function unusedDifferences(): Difference[] {
  return DIFFERENCES.filter((difference) => !seen.has(difference));
}

/** The lines that only one of two screens has, and that are not listed. */
export function differenceBetween(dynamic: string, plugin: string): Record<AdapterName, string[]> {
  const lines = { dynamic: linesOf(dynamic), plugin: linesOf(plugin) };
  return {
    dynamic: without(lines.dynamic, lines.plugin).filter((line) => !isListed("dynamic", line)),
    plugin: without(lines.plugin, lines.dynamic).filter((line) => !isListed("plugin", line)),
  };
}

function isListed(adapter: AdapterName, line: string): boolean {
  const listed = DIFFERENCES.filter((difference) => difference.adapter === adapter && difference.line.test(line));
  for (const difference of listed) seen.add(difference);
  return listed.length > 0;
}

/** The lines of an output without times, addresses and progress, which differ in every run. */
function linesOf(screen: string): string[] {
  return screen
    .replaceAll(DYNAMIC.type, "HostClusterConfig")
    .replaceAll(PLUGIN.type, "HostClusterConfig")
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "http://service")
    .replaceAll(/ref [\da-f-]{36}/g, "ref")
    .replaceAll(/ \(\d+(\.\d+)?s\)/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^(@ |Duration: )/.test(line))
    .sort();
}

/** The items of one list without those of the other, each removed once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((item) => {
    const index = left.indexOf(item);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
