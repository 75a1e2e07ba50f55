import { FAULT_TABLE, type FaultRow, type Outcome, SETTINGS } from "./faultTable.mjs";
import type { Observation, Observations } from "./observeFaults.mjs";

/** Path of the page inside the repository, and the command that writes it. */
export const PAGE = { path: "docs/reliability.md", command: "npm run generate:reliability" };

const WORDS: Record<Outcome, string> = {
  created: "created",
  pending: "in the state, pending",
  absent: "not in the state",
};

/** The page about what a user sees of each fault, made of what was observed. */
export function reliabilityPage(observations: Observations): string {
  const sections = FAULT_TABLE.flatMap(({ title, introduction, rows }) => [
    `## ${title}`,
    "",
    introduction,
    "",
    "| what goes wrong | requests | the resource then | what the user reads |",
    "|---|---|---|---|",
    ...rows.map((row) => tableRow(row, observations.get(row.name))),
    "",
  ]);
  return [...introduction(observations.size), ...sections, ...ELSEWHERE].join("\n").concat("\n");
}

/** What the table cannot show. */
const ELSEWHERE = [
  "## Tested beside this table",
  "",
  "- The provider process or the engine killed at each stage of a create, an update, a replacement and a deletion, and the",
  "  commands that put it right: [crashSafety.test.mts](../test/extended/engine/crashSafety.test.mts).",
  "- What a refresh makes of each wrong answer: [drift.test.mts](../test/engine/drift.test.mts).",
  "- 1,000 resources at a service that answers 429 to a third of the calls: never more than `maxConcurrentRequests` requests",
  "  and connections at a time, and less than 400 MB in the provider process:",
  "  [load.test.mts](../test/extended/engine/load.test.mts) prints what it took.",
  "- Answers of 1 GB, compressed or not, endless headers, raw control characters:",
  "  [hostileResponses.test.mts](../test/provider/api/hostileResponses.test.mts).",
  "- Proxies that refuse, time out or ask for a password:",
  "  [transport.test.mts](../test/provider/api/transport.test.mts).",
];

function introduction(count: number): string[] {
  return [
    `<!-- Generated from what the tests observe by \`${PAGE.command}\`; do not edit. -->`,
    "",
    "# What goes wrong, and what you see of it",
    "",
    `Here ${count} things go wrong, each with the request that creates one resource, in one run of \`pulumi up\` with the real`,
    "engine, its provider processes and connections over sockets. Then all is well again, and the next `pulumi up` finishes the",
    "work: after it every resource is in the state with nothing left to do, and the service holds exactly what was declared.",
    "",
    `The run has the settings ${settings()}; the defaults are larger.`,
    "A request is sent again after a network error, 429, 502, 503, 504, and a 500 whose code or reason is `ServerTimeout`. No",
    "wait ends later than the operation's deadline. *Unfinished* is a resource whose request failed though the service may have",
    "carried it out: the next `pulumi up` sends it again.",
    "",
    "Every message begins with what could not be done and the request, which is left out here:",
    `\`${lead("c1").replace("…", "http://127.0.0.1:8080")}\`.`,
    "",
  ];
}

/** How messages about a cluster begin, whatever the address. */
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
  const reads = seen.reads === "" ? "nothing" : sameEverywhere(seen.reads).replace(leadAnywhere(seen.uid), "…");
  return `| ${[name, seen.requests, WORDS[seen.state], reads].map(cell).join(" | ")} |`;
}

function leadAnywhere(uid: string): RegExp {
  return new RegExp(`^${lead(uid).replace("…", "\\S+?")}`);
}

function cell(value: string | number): string {
  return String(value).replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("*", "\\*");
}

/** A message without what differs from run to run, and from one version of Node.js or machine to the next. */
function sameEverywhere(message: string): string {
  return message
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:8080")
    .replace(/; if the root CA is installed locally, [^)]*/, "")
    .replace("EAI_AGAIN", "ENOTFOUND")
    .replace(/\((?:(?:connect|read|write) (?:ECONNRESET|EPIPE)[^)]*|socket hang up)\)/, "(read ECONNRESET)");
}
