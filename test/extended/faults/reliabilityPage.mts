import { groupBy } from "../../../provider/json/groupBy.js";
import type { Observation } from "./observeFaults.mjs";

/** Path of the page inside the repository, and the command that writes it. */
export const PAGE = { path: "docs/reliability.md", command: "npm run generate:reliability" };

/** The end of each message about a pending resource. */
const PENDING_END = "The cluster is pending: the next pulumi up writes it again.";

const INTRODUCTION = `<!-- Generated from observations of the tests by \`${PAGE.command}\`; do not edit. -->

# Faults and their effects

Whatever fails during \`pulumi up\`, another \`pulumi up\` after the fault has ended completes the change. Until then, a resource that was to be
created is in one of three states. [When a request fails](guides/failed-requests.md) explains the rules and what to do.

Each fault was observed in a run of its own, which creates one \`HostClusterConfig\` at an emulator of Palette. The settings
are the defaults unless the row names another. The columns \`GET\` and \`PATCH\` count the requests that the emulator received: an attempt
consists of both. A fault affects the \`PATCH\`; where no \`PATCH\` is counted, the \`GET\` had failed already. Faults with the same effect share a
row, with the message of the first.
`;

/** The sections in their order, with what the state means. */
const SECTIONS: readonly [state: Observation["state"], title: string, text: string][] = [
  [
    "pending",
    "Pending",
    "`pulumi up` failed, and the write may have taken effect. The state says so, and the next `pulumi up` writes the cluster again.",
  ],
  [
    "absent",
    "Not in the state",
    "`pulumi up` failed, and no write can have taken effect. In an update, the resource keeps its former values. If Palette itself rejects the\nrequest, as with 400 or 403, fix the cause.",
  ],
  ["created", "Created", "A retry succeeded, and you see nothing of the fault."],
];

const HEAD: Readonly<Record<"all" | "created", string>> = {
  all: "| fault | GET | PATCH | message |\n|---|---|---|---|\n",
  created: "| fault | GET | PATCH |\n|---|---|---|\n",
};

const OTHER_TESTS = `
## Other tests

[Kills](../test/extended/engine/interrupted.test.mts) at each stage of a write, unexpected responses to a
[refresh](../test/provider/hostClusters/drift.test.mts), [load](../test/extended/engine/load.test.mts) with 429 for some of the
requests, [malformed responses](../test/provider/api/hostileResponses.test.mts), and
[proxies](../test/provider/api/transport.test.mts).
`;

/** The page with the observed effect of each fault, by the state of the resource after it. */
export function reliabilityPage(observations: readonly Observation[]): string {
  const rows = observations.map(observed);
  const sections = SECTIONS.map(([state, title, text]) => {
    const table = tableOf(rows.filter((row) => row.state === state));
    return `\n## ${title}\n\n${text}\n\n${state === "created" ? HEAD.created : HEAD.all}${table}`;
  });
  return INTRODUCTION + sections.join("") + OTHER_TESTS;
}

/** The cells of a row, and what it has in common with rows that are shown as one: not the status, cause and address. */
function observed(seen: Observation) {
  const { name, state, settings = {} } = seen;
  const cells = [seen.gets, seen.patches, ...(state === "created" ? [] : [messageOf(seen)])];
  const fault = [name, ...Object.entries(settings).map(([setting, value]) => `with \`${setting}: ${value}\``)].join(
    " ",
  );
  return { fault, cells, state, kind: cells.join().replace(/returned \d+|\(.*?\)|a redirect to \S+/g, "") };
}

/** The reason in the message, without the cluster and the request. */
function messageOf({ name, message, state }: Observation): string {
  if (state === "pending" && !message.includes(PENDING_END)) {
    throw new Error(`The message of "${name}" does not contain "${PENDING_END}"`);
  }
  const [reason = ""] = sameEverywhere(message.replaceAll("\n", " "))
    .replace(/^Cannot [^"]+ "\w+": (GET|PATCH) \S+/, "…")
    .split(". ");
  return reason;
}

/** Faults with the same effect are one row, with the message of the first. */
function tableOf(rows: readonly ReturnType<typeof observed>[]): string {
  return [...groupBy(rows, ({ kind }) => kind).values()]
    .map((same) => {
      const faults = listOf(same.map(({ fault }) => fault));
      return `| ${[faults, ...(same[0]?.cells ?? [])].map(cell).join(" | ")} |\n`;
    })
    .join("");
}

/** Faults that differ only in the value of a header, such as `429, Retry-After: 1`, or in the status of a redirect name the rest once. */
function listOf(faults: readonly string[]): string {
  const parts = faults.map((fault) => {
    const [, before = "", variant = "", after = ""] =
      /^(.*, Retry-After: )(.*)()$/.exec(fault) ?? /^()(3\d\d)( to .*)$/.exec(fault) ?? [];
    return { common: variant === "" ? fault : `${before}\0${after}`, variant };
  });
  return [...groupBy(parts, ({ common }) => common)]
    .map(([common, same]) => common.replace("\0", same.map(({ variant }) => variant).join(" / ")))
    .join("; ");
}

function cell(value: string | number): string {
  return String(value).replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("*", "\\*");
}

/** A message without the parts that differ between runs, versions of Node.js or machines. */
function sameEverywhere(message: string): string {
  return message
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:8080")
    .replace(/; if the root CA is installed locally, [^)]*/, "")
    .replace("EAI_AGAIN", "ENOTFOUND")
    .replace(/\((?:(?:connect|read|write) (?:ECONNRESET|EPIPE)[^)]*|socket hang up)\)/, "(read ECONNRESET)");
}
