/**
 * The one form in which everything that names clusters describes them: reviews, drift, writes and deletes. A summary has a line for each
 * kind of change, the dangerous kinds first, which says what and then who:
 *
 * ```
 * HostClusterFleet "hosts": 6 of 201 clusters change: 3 leave this resource, 1 is added
 *   3 leave this resource and stay as they are in Palette: "63a1…0198", "63a1…0199", "63a1…0200"
 *   1 is added: "63a1…0201"
 *   2 change clusterEndpoint.config.ingressConfig.port from 8443 to 9443: "63a1…0001", "63a1…0002"
 * ```
 */
import { UNKNOWN } from "../engine/unknown.js";
import { groupBy } from "../json/groupBy.js";
import { quote } from "../json/text.js";
import { countClusters, grouped, listed, MAX_UIDS } from "../messages/lists.js";
import { formatJson, HIDDEN_VALUE, shortenPath } from "../messages/values.js";
import type { Call } from "../run/call.js";
import { type Change, KINDS, type Kind, type Wording } from "./changes.js";

export interface About {
  readonly subject: string;
  /** Whether it has one cluster, so that the lines need no numbers and UIDs. */
  readonly isSingle: boolean;
}

interface Summary extends About {
  /** What the clusters have in common, worded like a kind: `{changes|change}`. */
  all: string;
  changes: readonly Change[];
  /** How many clusters there are with those that do not change. */
  total: number;
}

const MAX_LINES = 20;

/**
 * Logs what happens to clusters as one message. The engine shows its first line alone while it runs, so that one has the essence. If
 * the message does not name all clusters, a debug message does. Without a change nothing is logged.
 */
export function logSummary(summary: Summary, call: Call): void {
  if (summary.changes.length === 0) return;
  call.log(summaryText(summary, call));
  const all = summaryText(summary, call, Infinity);
  if (all !== summaryText(summary, call)) call.debug(all);
}

/** @param maxUids - How many clusters a line names. */
export function summaryText(
  { subject, isSingle, all, changes, total }: Summary,
  { run, hasSecrets }: Call,
  maxUids = MAX_UIDS,
): string {
  const nameOf = (uid: string) => {
    const name = run.clusterNames.get(uid);
    return name === undefined || name === uid ? quote(uid) : `${quote(uid)} (${quote(name).slice(1, -1)})`;
  };
  const texts = linesOf(changes, hasSecrets).map(({ text, uids }) =>
    isSingle ? text : `${grouped(uids.length)} ${text}: ${listed(uids, nameOf, SEE_ALL, maxUids)}`,
  );
  if (isSingle && texts.length === 1) return `${subject}: ${texts[0]}`;
  const count = distinct(changes).size;
  const who = count === total ? countClusters(total) : `${grouped(count)} of ${countClusters(total)}`;
  const title = isSingle ? `${subject} ${inNumber(all, 1)}` : `${subject}: ${who} ${inNumber(all, count)}`;
  const essence = briefsOf(changes, isSingle).join(", ");
  const shown = texts.slice(0, maxUids === Infinity ? undefined : MAX_LINES);
  if (texts.length > shown.length) shown.push(`and ${grouped(texts.length - shown.length)} more lines${SEE_ALL}`);
  return title + (essence && `: ${essence}`) + shown.map((text) => `\n  ${text}`).join("");
}

const SEE_ALL = " (all: --debug)";

/** What the first line says: `3 leave this resource`, `1 is added`. */
function briefsOf(changes: readonly Change[], isSingle: boolean): string[] {
  const wordingOf = ({ kind }: Change) => (KINDS[kind] as Wording).brief;
  return [...groupBy(inOrder(changes), wordingOf)].flatMap(([brief, changes]) => {
    if (brief === undefined) return [];
    const { size } = distinct(changes);
    return isSingle ? inNumber(brief, 1) : `${grouped(size)} ${inNumber(brief, size)}`;
  });
}

/** A line for each kind, field and change of the value. Clusters whose change of a field is nobody else's share one, with an example. */
function linesOf(changes: readonly Change[], hideValues: boolean) {
  const fields = groupBy(inOrder(changes), ({ kind, path = "" }) => `${kind} ${path}`);
  return [...fields.values()].flatMap((ofField) => {
    const { kind, path = "" } = ofField[0] as Change;
    const { line = "", example = line }: Wording = KINDS[kind];
    if (line === "") return [];
    const format = (value: unknown) =>
      hideValues ? HIDDEN_VALUE : value === UNKNOWN ? "a value that is not known yet" : formatJson(value);
    function lineOf(wording: string, changes: readonly Change[]) {
      const values = { path: shortenPath(path), from: format(changes[0]?.from), to: format(changes[0]?.to) };
      const numbered = inNumber(wording, changes.length);
      const text = numbered.replace(/\$(path|from|to)/g, (_, name: keyof typeof values) => values[name]);
      return { text, uids: changes.map(({ clusterUid }) => clusterUid) };
    }
    const byValues = [...groupBy(ofField, (each) => lineOf(line, [each]).text).values()];
    const alone = byValues.filter(({ length }) => length === 1).flat();
    const lines = byValues.filter((same) => same.length > 1 || alone.length === 1).map((same) => lineOf(line, same));
    if (alone.length > 1) lines.push(lineOf(example, alone));
    return lines.sort((one, other) => other.uids.length - one.uids.length);
  });
}

function inOrder(changes: readonly Change[]): Change[] {
  const byKind = groupBy(changes, ({ kind }) => kind);
  return (Object.keys(KINDS) as Kind[]).flatMap((kind) => byKind.get(kind) ?? []);
}

/** A wording for one cluster or for several. */
function inNumber(wording: string, count: number): string {
  return wording.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, one, many) => (count === 1 ? one : many));
}

function distinct(changes: readonly Change[]): Set<string> {
  return new Set(changes.map(({ clusterUid }) => clusterUid));
}
