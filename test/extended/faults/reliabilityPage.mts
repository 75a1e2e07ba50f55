import { FAULT_TABLE, type FaultRow } from "./faultTable.mjs";
import type { Observation, Observations } from "./observeFaults.mjs";

/** Path of the page inside the repository, and the command that writes it. */
export const PAGE = { path: "docs/reliability.md", command: "npm run generate:reliability" };

/** The end of each message about a pending resource. */
const PENDING_END = "The cluster is pending: the next pulumi up writes it again.";

const INTRODUCTION = `<!-- Generated from observations of the tests by \`${PAGE.command}\`; do not edit. -->

# Faults and their effects

What happens if the network, a proxy or Palette fails during \`pulumi up\`? A resource that it creates ends in one of three states:

- **created**: a retry succeeded, and you see nothing of the fault.
- **not in the state**: \`pulumi up\` failed, and no write can have taken effect.
- **pending**: \`pulumi up\` failed, and the write may have taken effect. The state says so.

In all three cases, another \`pulumi up\` after the fault has ended completes the change. If Palette itself rejects it, as with 400 or 403,
the fault lasts until you mend its cause. An update differs in the second state only: the resource keeps its former values.
[Updates and drift](guides/updates-and-drift.md#when-a-request-fails) explains the rules.

Each row was observed in its own stack, which creates one \`HostClusterConfig\` with the real engine and an emulated service. The settings
are the defaults, unless the row names another. An attempt consists of a \`GET\` and a \`PATCH\`, and all requests that the service received
are counted. The fault affects the \`PATCH\`, except in the first rows: if no connection can be made, or every connection breaks, the \`GET\`
fails already, and no \`PATCH\` is sent.

Faults with the same effect share a row. Its message is that of the first.

| fault | GET | PATCH | resource | message |
|---|---|---|---|---|
`;

const OTHER_TESTS = `
## Other tests

[Kills](../test/extended/engine/interrupted.test.mts) at each stage of a write, unexpected responses to a
[refresh](../test/provider/hostClusters/drift.test.mts), [load](../test/extended/engine/load.test.mts) with 429 for some of the
requests, [malformed responses](../test/provider/api/hostileResponses.test.mts), and
[proxies](../test/provider/api/transport.test.mts).
`;

/** The page with the observed effect of each fault. */
export function reliabilityPage(observations: Observations): string {
  const rows = FAULT_TABLE.flatMap((section) => section.rows);
  return INTRODUCTION + tableOf(rows.map((row) => observed(row, observations.get(row.name)))) + OTHER_TESTS;
}

/** The cells of a row, and what it has in common with rows that are shown as one: not the status, cause and address. */
function observed({ name, settings = {} }: FaultRow, seen: Observation | undefined) {
  if (seen === undefined) throw new Error(`"${name}" was not observed`);
  const state = seen.state === "absent" ? "not in the state" : seen.state;
  const cells = [seen.gets, seen.patches, state, messageOf(name, seen)];
  const fault = [name, ...Object.entries(settings).map(([setting, value]) => `with \`${setting}: ${value}\``)].join(
    " ",
  );
  return { fault, cells, kind: cells.join().replace(/returned \d+|\(.*?\)|a redirect to \S+/g, "") };
}

/** The reason in the message, without the cluster and the request. */
function messageOf(name: string, { message, state }: Observation): string {
  if (message === "") return "none";
  if (state === "pending" && !message.includes(PENDING_END)) {
    throw new Error(`The message of "${name}" does not contain "${PENDING_END}"`);
  }
  const [reason = ""] = sameEverywhere(message)
    .replace(/^Cannot [^"]+ "\w+": (GET|PATCH) \S+/, "…")
    .split(". ");
  return reason;
}

/** Faults with the same effect are one row, with the message of the first. */
function tableOf(rows: readonly ReturnType<typeof observed>[]): string {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const same = rows.filter((row) => row.kind === kind);
      const faults = same.map(({ fault }) => fault).join("; ");
      return `| ${[faults, ...(same[0]?.cells ?? [])].map(cell).join(" | ")} |\n`;
    })
    .join("");
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
