import type { ClusterResult, Outcome } from "./outcomes";
import type { Command, StackResult } from "./stacks";

const SHOWN_LINES = 8;
const SHOWN_MESSAGES = 20;

/** Outcomes in the words of the command: a preview only would do it. */
const WORDS: Record<Command, Record<Outcome, string>> = {
  up: {
    created: "created",
    updated: "updated",
    unchanged: "unchanged",
    deleted: "switched off",
    failed: "failed",
    "not done": "not done",
  },
  preview: {
    created: "to create",
    updated: "to update",
    unchanged: "unchanged",
    deleted: "to switch off",
    failed: "failed",
    "not done": "not looked at",
  },
};

/** Counts of what became of clusters: `2 created, 48 unchanged`. */
export function countOutcomes(clusters: readonly ClusterResult[], command: Command): string {
  const words = Object.entries(WORDS[command]) as [Outcome, string][];
  const counts = words.map(([outcome, word]) => ({
    count: clusters.filter((one) => one.outcome === outcome).length,
    word,
  }));
  return (
    counts
      .filter(({ count }) => count > 0)
      .map(({ count, word }) => `${count} ${word}`)
      .join(", ") || "no clusters"
  );
}

/** `1 cluster`, `2 clusters`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

/** Whether everything was done. */
export function succeeded(stacks: readonly StackResult[]): boolean {
  const clusters = stacks.flatMap((stack) => stack.clusters);
  const undone: Outcome[] = ["failed", "not done"];
  return (
    stacks.every(({ failure }) => failure === undefined) && !clusters.some(({ outcome }) => undone.includes(outcome))
  );
}

/**
 * What a run leaves to read: messages, each failure with its cluster, and the counts.
 *
 * @param names - What people call the clusters, by uid.
 */
export function report(stacks: readonly StackResult[], command: Command, names: ReadonlyMap<string, string>): string {
  const clusters = stacks.flatMap((stack) => stack.clusters);
  const nameOf = (uid: string) => (names.has(uid) && names.get(uid) !== uid ? `${names.get(uid)} (${uid})` : uid);
  const messages = stacks.flatMap(({ stack, messages }) => messages.map((message) => `${stack}: ${message}`));
  const failed = clusters.filter(({ outcome }) => outcome === "failed");
  const broken = stacks.filter(({ failure }) => failure !== undefined);
  const waiting = stacks.filter(({ started }) => !started);
  const sections = [
    section("Messages", shortList(messages.map(beginningOf))),
    section(
      "Failed clusters",
      failed.map(
        ({ uid, stack, reason = "no reason was given" }) => `${nameOf(uid)} in ${stack}: ${beginningOf(reason)}`,
      ),
    ),
    section(
      "Failed stacks",
      broken.map(
        ({ stack, failure = "", clusters }) =>
          `${stack} (${countOutcomes(clusters, command)}): ${beginningOf(failure)}`,
      ),
    ),
    section(
      "Not started",
      waiting.map(
        ({ stack, clusters }) => `${stack}: ${counted(clusters.length, "cluster")}; run the same command again`,
      ),
    ),
    `${countOutcomes(clusters, command)}; ${counted(clusters.length, "cluster")} in ${counted(stacks.length, "stack")}.`,
  ];
  return sections.filter(Boolean).join("\n\n");
}

function section(title: string, items: readonly string[]): string {
  return items.length === 0 ? "" : `${title}:\n${items.map((item) => `- ${indented(item)}`).join("\n")}`;
}

function shortList(items: readonly string[]): string[] {
  const more = items.length - SHOWN_MESSAGES;
  return more <= 0 ? [...items] : [...items.slice(0, SHOWN_MESSAGES), `and ${more} more`];
}

function indented(text: string): string {
  return text.replaceAll("\n", "\n  ");
}

function beginningOf(text: string): string {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return [...lines.slice(0, SHOWN_LINES), ...(lines.length > SHOWN_LINES ? ["…"] : [])].join("\n");
}
