import { groupBy } from "../../../provider/json/value.js";
import type { Observation } from "./observeFaults.mjs";

/** Path of the page inside the repository, and the command that writes its tables. */
export const PAGE = { path: "docs/reliability.md", command: "npm run generate:reliability" };

/** The end of each message about a pending resource. */
const PENDING_END = "The cluster is pending: the next pulumi up writes it again.";

/** The section of each state, with a table whose rows are generated. */
const SECTIONS: Readonly<Record<Observation["state"], string>> = {
  pending: "Pending",
  absent: "Not in the state",
  created: "Created",
};

/** The page with the observed effect of each fault, by the state of the resource after it. */
export function withObservations(page: string, observations: readonly Observation[]): string {
  const rows = observations.map(observed);
  return Object.entries(SECTIONS).reduce((text, [state, title]) => {
    const section = new RegExp(String.raw`(\n## ${title}\n(?:(?!#).*\n)*\|-.*\n)((?:\|.*\n)*)`);
    const [, head, former = ""] = section.exec(text) ?? [];
    if (head === undefined) throw new Error(`The page has no section "${title}" with a table`);
    return text.replace(head + former, () => head + tableOf(rows.filter((row) => row.state === state)));
  }, page);
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
