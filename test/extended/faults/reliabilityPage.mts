import { FAULT_TABLE, type FaultRow, SETTINGS } from "./faultTable.mjs";
import type { Observation, Observations } from "./observeFaults.mjs";

/** Path of the page inside the repository, and the command that writes it. */
export const PAGE = { path: "docs/reliability.md", command: "npm run generate:reliability" };

/** The end of each message about a pending resource. */
const PENDING_END = "The cluster is pending: the next pulumi up writes it again.";

/** The page with the observed effect of each fault. */
export function reliabilityPage(observations: Observations): string {
  const rows = FAULT_TABLE.flatMap((section) => section.rows);
  const table = tableRows(rows.map((row) => observed(row, observations.get(row.name))));
  const head = ["| fault | requests | resource | message |", "|---|---|---|---|"];
  return [...introduction(observations.size), ...head, ...table, "", ...OTHER_TESTS].join("\n").concat("\n");
}

/** Tests that are not part of the table. */
const OTHER_TESTS = [
  "## Other tests",
  "",
  "[Kills](../test/extended/engine/interrupted.test.mts) at each stage of a write, unexpected responses to a",
  "[refresh](../test/provider/hostClusters/drift.test.mts), [load](../test/extended/engine/load.test.mts) with 429 for some of the",
  "requests, [malformed responses](../test/provider/api/hostileResponses.test.mts), and",
  "[proxies](../test/provider/api/transport.test.mts).",
];

function introduction(count: number): string[] {
  return [
    `<!-- Generated from observations of the tests by \`${PAGE.command}\`; do not edit. -->`,
    "",
    "# Faults and their effects",
    "",
    `The tests run \`pulumi up\` with ${count} resources, each of which meets another fault, with the real engine, processes and`,
    "connections. The next `pulumi up` runs without faults and creates every resource that is missing or pending.",
    "[Updates and drift](guides/updates-and-drift.md#when-a-request-fails) explains the rules.",
    "",
    `The run has the settings ${settings()}; the defaults are larger.`,
    "Faults with the same effect are one row, with the reason in the message of the first.",
    "",
  ];
}

/** The beginning of messages about a cluster. */
function lead(uid: string): string {
  const request = `PATCH …/v1/spectroclusters/${uid}/clusterConfig/hostCluster`;
  return `Cannot update the host cluster configuration of cluster "${uid}": ${request}`;
}

function settings(): string {
  return Object.entries(SETTINGS)
    .map(([name, value]) => `\`${name}: ${value}\``)
    .join(", ");
}

/** The cells of a row, and what it has in common with rows that are shown as one: not the status, cause and address. */
function observed({ name }: FaultRow, seen: Observation | undefined) {
  if (seen === undefined) throw new Error(`"${name}" was not observed`);
  const cells = [seen.requests, seen.state === "absent" ? "not in the state" : seen.state, messageOf(name, seen)];
  return { name, cells, kind: cells.join().replace(/returned \d+|\(.*?\)|a redirect to \S+/g, "") };
}

function messageOf(name: string, { message, uid, state }: Observation): string {
  if (message === "") return "none";
  if (state === "pending" && !message.includes(PENDING_END)) {
    throw new Error(`The message of "${name}" does not contain "${PENDING_END}"`);
  }
  const [reason = ""] = sameEverywhere(message).replace(leadAnywhere(uid), "…").split(". ");
  return reason;
}

/** Faults with the same effect are one row, with the message of the first. */
function tableRows(rows: readonly ReturnType<typeof observed>[]): string[] {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const same = rows.filter((row) => row.kind === kind);
    const names = same.map(({ name }) => name).join("; ");
    return `| ${[names, ...(same[0]?.cells ?? [])].map(cell).join(" | ")} |`;
  });
}

function leadAnywhere(uid: string): RegExp {
  return new RegExp(`^${lead(uid).replace("…", "\\S+?")}`);
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
