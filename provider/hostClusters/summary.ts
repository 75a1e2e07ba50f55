/**
 * All words about what happens to clusters, and the one form in which reviews, drift, writes and deletes describe it. A summary has a line
 * for each kind of change, the dangerous kinds first, which says what and then who:
 *
 * ```
 * HostClusterFleet "hosts": 6 of 201 clusters change: 3 leave this resource, 1 is added
 *   3 leave this resource, which does not change them: "63a1…0198", "63a1…0199", "63a1…0200"
 *   1 is added: "63a1…0201"
 *   2 change clusterEndpoint.config.ingressConfig.port from 8443 to 9443: "63a1…0001", "63a1…0002"
 * ```
 */
import { containsUnknown } from "../engine.js";
import { quote } from "../json/text.js";
import { groupBy } from "../json/value.js";
import { countClusters, formatJson, grouped, listed, MAX_UIDS, shortenPath } from "../messages/values.js";
import { type Call, clusterFormat } from "../run/run.js";

/** What a summary says of all its clusters. */
const HEADLINES = {
  written: "{was|were} written",
  maybeWritten: "may have been written",
  wouldBeWritten: "would be written",
  drift: "{differs|differ} in Palette from what was declared",
  mayBeDisabled: "may be disabled",
  unwritable: "cannot be written",
  changes: "{changes|change}",
  arrives: "{arrives|arrive} from another resource",
  removed: "{leaves|leave} the state",
  misnamed: "{has|have} another name in Palette",
} satisfies Record<string, string>;

interface Wording {
  /** What the first line of a summary says. */
  brief?: string;
  /** A line of its own. Clusters whose values are the same share one. */
  line?: string;
  /** The line of clusters with other values each, which has those of one of them. */
  example?: string;
  /** Whether the line of a single resource names the cluster, because the resource may not have it any more. */
  namesCluster?: boolean;
}

const OVERWRITES = "{overwrites|overwrite} a value";
const LEAVES_OUT = "{leaves|leave} out a value";

/** Every kind of change, in the order in which a summary has them. The number of clusters stands before a text. */
const WORDINGS = {
  disabling: {
    line: "{is|are} declared with isHostCluster: false: {it is|they are} disabled if {it is a host|they are hosts} in Palette",
  },
  disabled: { brief: "{host was|hosts were} disabled", line: "{host was|hosts were} disabled in Palette" },
  staysEnabled: {
    brief: "{stays a host|stay hosts}",
    line:
      "{stays a host|stay hosts}, because the state already had isHostCluster: false and somebody has enabled {it|them} since. To " +
      "disable {it|them}, run pulumi refresh, then pulumi up",
  },
  leaving: {
    brief: "{leaves|leave} this resource",
    line: "{leaves|leave} this resource, which does not change {it|them}",
    namesCluster: true,
  },
  neverWritten: {
    brief: "{leaves|leave} this resource",
    line: "{leaves|leave} this resource and {was|were} never written",
    namesCluster: true,
  },
  removed: { line: "{stays as it is|stay as they are} in Palette and {is|are} no longer managed", namesCluster: true },
  moving: { brief: "{moves|move}", line: "{moves|move} to $path", namesCluster: true },
  arriving: { line: "{moves|move} here from $path", namesCluster: true },
  gone: {
    brief: "{is|are} not found",
    line:
      "{is|are} not found and {leaves|leave} the state: deleted, or the project or the key is wrong. If the program still declares " +
      "{it|them}, the next pulumi up fails",
  },
  unwritten: {
    brief: "{is|are} not confirmed",
    line:
      "{leaves|leave} the state, because {its first write was|their first writes were} not confirmed and Palette does not have all " +
      "{its|their} values. The next pulumi up creates {it|them}",
  },
  flagMissing: {
    line: "{fails|fail} unless isHostCluster is declared and not ignored, because reads is off",
  },
  flagUndeclared: { line: "{does|do} not declare isHostCluster, which stays as it is in Palette" },
  undeclared: { brief: "no longer {declares|declare} a field", line: "no longer {declares|declare} $path" },
  overwriting: {
    brief: OVERWRITES,
    line: "{overwrites|overwrite} $path: $from becomes $to",
    example: "{overwrites|overwrite} $path, such as $from with $to",
  },
  overwritingIncomparable: {
    brief: OVERWRITES,
    line: "{overwrites|overwrite} $path, which cannot be compared, because its value in Palette has a wrong type",
  },
  restoring: {
    brief: "{sets|set} a removed value",
    line: "{sets|set} $path to $to, where Palette no longer has a value",
    example: "{sets|set} $path, such as to $to, where Palette no longer has a value",
  },
  replacing: {
    brief: LEAVES_OUT,
    line: "{leaves|leave} out $path, because a reference is one value, and Palette may now remove it",
  },
  leavingOut: {
    brief: LEAVES_OUT,
    line: "{leaves|leave} out $path, which is $from in Palette, and Palette may now remove it",
    example: "{leaves|leave} out $path, such as $from, and Palette may now remove it",
  },
  activating: {
    brief: "{begins|begin} to use an undeclared value",
    line: "{begins|begin} to use $path $from of Palette, because the endpoint type changes",
    example: "{begins|begin} to use $path, such as $from of Palette, because the endpoint type changes",
  },
  incomparable: {
    brief: "{has|have} a value that cannot be compared",
    line: "{sends|send} back $path, which cannot be compared, because its value in Palette has a wrong type",
  },
  pending: {
    brief: "{is|are} pending",
    line: "{is|are} written again, because the outcome of the last write is unknown",
  },
  rewriting: {
    brief: "{replaces|replace} a value",
    line: "{is|are} written again, $path: $from becomes $to",
    example: "{is|are} written again, $path: such as $from becomes $to",
  },
  misnamed: {
    line: "{is|are} declared as $from, in Palette $to",
    example: "{is|are} declared with another name, such as $from, in Palette $to",
  },
  added: { brief: "{is|are} added", line: "{is|are} added" },
  enabled: { brief: "{host was|hosts were} enabled", line: "{host was|hosts were} enabled in Palette" },
  lacking: { line: "{has|have} no $path in Palette, instead of $from", example: "{has|have} no $path in Palette" },
  drifted: {
    line: "{has|have} $path $to in Palette, instead of $from",
    example: "{has|have} another $path in Palette, such as $to instead of $from",
  },
  notKnownYet: { line: "{has|have} a configuration that is not known yet" },
  declaring: {
    line: "{declares|declare} $path as $to",
    example: "{declares|declare} $path, such as $to",
  },
  changing: {
    line: "{changes|change} $path from $from to $to",
    example: "{changes|change} $path, such as $from to $to",
  },
  unnamed: { line: "no longer {declares|declare} a name" },
  keeping: { line: "{keeps|keep} $path as it is in Palette" },
  /** The line of `disabling` says it. */
  disabledByProgram: {},
  setting: { brief: "{sets|set} a value that Palette did not have" },
  unchanged: { brief: "already as declared" },
} satisfies Record<string, Wording>;

export type ChangeKind = keyof typeof WORDINGS;

const wordingOf = (kind: ChangeKind): Wording => WORDINGS[kind];

/** What happens to one cluster, or to one field of it. */
export interface Change {
  readonly clusterUid: string;
  readonly kind: ChangeKind;
  /** The field as a program writes it, or the resource to or from which a cluster moves. */
  readonly path?: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** The same change of several clusters. */
export function changesOf(kind: ChangeKind, uids: readonly string[]): Change[] {
  return uids.map((clusterUid) => ({ clusterUid, kind }));
}

/** A single resource without a known name, as in a refresh by the dynamic provider. */
export function subjectOfCluster(uid: string): string {
  return `Cluster ${quote(uid)}`;
}

export interface Subject {
  /** The resource or the cluster in messages: `HostClusterFleet "hosts"`. */
  readonly name: string;
  /** Whether it has one cluster, so that the lines need no numbers and UIDs. */
  readonly isSingle: boolean;
}

interface Summary extends Subject {
  headline: keyof typeof HEADLINES;
  changes: readonly Change[];
  /** How many clusters the headline is about. Default: those with a change. */
  count?: number;
  /** How many clusters there are with the others. */
  total: number;
}

const MAX_LINES = 20;

/**
 * Logs what happens to clusters as one message. The engine shows its first line alone while it runs, so that one has the essence. If
 * the message does not name all clusters, a debug message does. Without a change nothing is logged.
 */
export function logSummary(summary: Summary, call: Call): void {
  if (summary.changes.length === 0) return;
  const [text, all] = [summaryText(summary, call), summaryText(summary, call, Infinity)];
  call.log(text);
  if (all !== text) call.debug(all);
}

/** @param maxUids - How many clusters a line names. */
export function summaryText(summary: Summary, call: Call, maxUids = MAX_UIDS): string {
  const { name, isSingle, headline, changes, total, count = distinct(changes).size } = summary;
  const format = clusterFormat(call);
  const texts = linesOf(changes, call.hasSecrets).map(({ kind, text, uids }) => {
    if (!isSingle) return `${grouped(uids.length)} ${text}: ${listed(uids, format, SEE_ALL, maxUids)}`;
    const [uid = ""] = uids;
    const isNamed = wordingOf(kind).namesCluster && name !== subjectOfCluster(uid);
    return isNamed ? `cluster ${format(uid)} ${text}` : text;
  });
  const who = count === total ? countClusters(total) : `${grouped(count)} of ${countClusters(total)}`;
  const words = inNumber(HEADLINES[headline], count);
  const title = isSingle ? `${name} ${words}` : `${name}: ${who} ${words}`;
  // The only line of a review says what changes. That of a report does not say whether it has happened.
  if (isSingle && texts.length === 1) return `${REPORTS.includes(headline) ? title : name}: ${texts[0]}`;
  const essence = briefsOf(changes, isSingle).join(", ");
  const shown = texts.slice(0, maxUids === Infinity ? undefined : MAX_LINES);
  const hidden = texts.length - shown.length;
  if (hidden > 0) shown.push(`and ${grouped(hidden)} more ${inNumber("{line|lines}", hidden)}${SEE_ALL}`);
  return title + (essence && `: ${essence}`) + shown.map((text) => `\n  ${text}`).join("");
}

const SEE_ALL = " (all: --debug)";
/** What was, or would be, done. */
const REPORTS: readonly (keyof typeof HEADLINES)[] = ["written", "maybeWritten", "wouldBeWritten"];

/** What the first line says: `3 leave this resource`, `1 is added`. */
function briefsOf(changes: readonly Change[], isSingle: boolean): string[] {
  return [...groupBy(inOrder(changes), ({ kind }) => wordingOf(kind).brief)].flatMap(([brief, changes]) => {
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
    const { line = "", example = line } = wordingOf(kind);
    if (line === "") return [];
    function lineOf(wording: string, changes: readonly Change[]) {
      const uids = [...distinct(changes)];
      const values = { path: shortenPath(path), ...formatValues(changes[0], hideValues) };
      const numbered = inNumber(wording, uids.length);
      return {
        kind,
        uids,
        text: numbered.replace(/\$(path|from|to)/g, (_, part: keyof typeof values) => values[part]),
      };
    }
    const byValues = [...groupBy(ofField, (each) => lineOf(line, [each]).text).values()];
    // Several attempts to write one cluster may have found one value, or several.
    const byShared = groupBy(byValues, (same) => distinct(same).size > 1);
    const own = byShared.get(false)?.flat() ?? [];
    const hasExample = distinct(own).size > 1;
    const lines = (hasExample ? (byShared.get(true) ?? []) : byValues).map((same) => lineOf(line, same));
    if (hasExample) lines.push(lineOf(example, own));
    return lines.sort((one, other) => other.uids.length - one.uids.length);
  });
}

export function formatValues(
  { from, to }: Pick<Change, "from" | "to"> = {},
  hideValues: boolean,
): Record<"from" | "to", string> {
  const format = (value: unknown, hidden: string) => {
    if (hideValues && value !== undefined) return hidden;
    return containsUnknown(value) ? "a value that is not known yet" : formatJson(value);
  };
  return { from: format(from, HIDDEN), to: format(to, from === undefined ? HIDDEN : "another hidden value") };
}

/** It may be secret. */
const HIDDEN = "a hidden value";

function inOrder(changes: readonly Change[]): Change[] {
  const byKind = groupBy(changes, ({ kind }) => kind);
  return (Object.keys(WORDINGS) as ChangeKind[]).flatMap((kind) => byKind.get(kind) ?? []);
}

/** A wording for one cluster or for several. */
function inNumber(wording: string, count: number): string {
  return wording.replace(/\{([^{}|]*)\|([^{}|]*)\}/g, (_, one, many) => (count === 1 ? one : many));
}

function distinct(changes: readonly Change[]): Set<string> {
  return new Set(changes.map(({ clusterUid }) => clusterUid));
}
