import { FAULT_TABLE, type FaultRow, type Outcome, SETTINGS } from "./faultTable.mjs";
import type { Observation, Observations } from "./observeFaults.mjs";

/** Path of the page inside the repository, and the command that writes it. */
export const PAGE = { path: "docs/reliability.md", command: "npm run generate:reliability" };

const WORDS: Record<Outcome, string> = {
  created: "created",
  pending: "in the state, pending",
  absent: "not in the state",
};

/** The page with the observed effect of each fault. */
export function reliabilityPage(observations: Observations): string {
  const sections = FAULT_TABLE.flatMap(({ title, introduction, rows }) => [
    `## ${title}`,
    "",
    introduction,
    "",
    "| fault | requests | resource | message |",
    "|---|---|---|---|",
    ...rows.map((row) => tableRow(row, observations.get(row.name))),
    "",
  ]);
  return [...introduction(observations.size), ...sections, ...OTHER_TESTS].join("\n").concat("\n");
}

/** Tests that are not part of the table. */
const OTHER_TESTS = [
  "## Other tests",
  "",
  "- The provider process or the engine is killed at each stage of a create, an update, a replacement and a deletion, with the",
  "  commands for recovery: [crashSafety.test.mts](../test/extended/engine/crashSafety.test.mts).",
  "- A refresh receives an unexpected response: [drift.test.mts](../test/engine/drift.test.mts).",
  "- A service responds with 429 to a third of the requests of 1,000 resources: never more than `maxConcurrentRequests` requests",
  "  and connections at a time, and less than 400 MB in the provider process:",
  "  [load.test.mts](../test/extended/engine/load.test.mts) prints the measurements.",
  "- Responses of 1 GB, compressed or not, endless headers, raw control characters:",
  "  [hostileResponses.test.mts](../test/provider/api/hostileResponses.test.mts).",
  "- Proxies that reject requests, time out or require a password:",
  "  [transport.test.mts](../test/provider/api/transport.test.mts).",
];

function introduction(count: number): string[] {
  return [
    `<!-- Generated from observations of the tests by \`${PAGE.command}\`; do not edit. -->`,
    "",
    "# Faults and their effects",
    "",
    `The tests run \`pulumi up\` with ${count} resources, each of which meets another fault, with the real engine, provider`,
    "processes and connections. The next `pulumi up` runs without faults. It creates every resource that is missing or pending,",
    "and the service then has exactly the desired configuration.",
    "",
    `The run has the settings ${settings()}; the defaults are larger.`,
    "The provider retries network errors, 429, 502, 503, 504, and 500 with the code or reason `ServerTimeout`, until the deadline",
    "of the operation. A resource is *pending* if its request failed but may have taken effect: the next `pulumi up` sends the",
    "request again.",
    "",
    "Every message begins with the operation and the request, which the table omits:",
    `\`${lead("c1").replace("…", "http://127.0.0.1:8080")}\`.`,
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

function tableRow({ name }: FaultRow, seen: Observation | undefined): string {
  if (seen === undefined) throw new Error(`"${name}" was not observed`);
  const message = seen.message === "" ? "none" : sameEverywhere(seen.message).replace(leadAnywhere(seen.uid), "…");
  return `| ${[name, seen.requests, WORDS[seen.state], message].map(cell).join(" | ")} |`;
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
