/**
 * All words about what happens to clusters, and the one form in which reviews, drift, writes and deletes describe it. A summary has a line
 * for each kind of change, the dangerous kinds first, which says what and then who:
 *
 * ```
 * HostClusterFleet "hosts": 6 of 201 clusters change: 3 leave this resource, 1 is added
 *   3 leave this resource and stay as they are in Palette: "63a1…0198", "63a1…0199", "63a1…0200"
 *   1 is added: "63a1…0201"
 *   2 change clusterEndpoint.config.ingressConfig.port from 8443 to 9443: "63a1…0001", "63a1…0002"
 * ```
 */
import { UNKNOWN } from "../engine.js";
import { groupBy } from "../json/value.js";
import { countClusters, formatJson, grouped, HIDDEN_VALUE, listed, MAX_UIDS, shortenPath } from "../messages/values.js";
import { type Call, clusterFormat } from "../run/run.js";

/** What a summary says of all its clusters. Only the first two report what has happened. */
const HEADLINES = {
  written: "{was|were} written",
  maybeWritten: "may have been written",
  wouldBeWritten: "would be written",
  drift: "{differs|differ} in Palette from what was declared",
  disabled: "{is|are} disabled",
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
}

const OVERWRITES = "{overwrites|overwrite} a value";

/** Every kind of change, in the order in which a summary has them. The number of clusters stands before a text. */
const WORDINGS = {
  disabling: {
    line: "{is|are} declared with isHostCluster: false: {it is|they are} disabled if {it is a host|they are hosts} in Palette",
  },
  disabled: { brief: "{host was|hosts were} disabled", line: "{host was|hosts were} disabled in Palette" },
  staysEnabled: {
    brief: "{stays a host|stay hosts}",
    line:
      "{stays a host|stay hosts}, because isHostCluster: false is not new in the program and somebody has enabled {it|them} since. To " +
      "disable {it|them}, run pulumi refresh, then pulumi up",
  },
  leaving: {
    brief: "{leaves|leave} this resource",
    line: "{leaves|leave} this resource and {stays as it is|stay as they are} in Palette",
  },
  neverWritten: {
    brief: "{leaves|leave} this resource",
    line: "{leaves|leave} this resource and {was|were} never written",
  },
  removed: { line: "{stays as it is|stay as they are} in Palette and {is|are} no longer managed" },
  moving: { brief: "{moves|move}", line: "{moves|move} to $path" },
  arriving: { line: "{moves|move} here from $path" },
  gone: {
    brief: "{is|are} not found",
    line:
      "{is|are} not found and {leaves|leave} the state: deleted, or the project or the key is wrong. If the program still declares " +
      "{it|them}, the next pulumi up fails",
  },
  unwritten: {
    brief: "{was|were} not written",
    line:
      "{leaves|leave} the state, because {its first write was|their first writes were} not confirmed and Palette does not have all " +
      "its values. The next pulumi up creates {it|them}",
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
  replacing: {
    brief: OVERWRITES,
    line: "{leaves|leave} out $path, because a reference is one value, and Palette may now remove it",
  },
  leavingOut: {
    brief: "{leaves|leave} out a value",
    line: "{leaves|leave} out $path, which is $from in Palette, and Palette may now remove it",
    example: "{leaves|leave} out $path, such as $from, and Palette may now remove it",
  },
  activating: {
    brief: "{begins|begin} to use an undeclared value",
    line: "{begins|begin} to use $path $from, which the program does not declare, because the endpoint type changes",
    example:
      "{begins|begin} to use $path, such as $from, which the program does not declare, because the endpoint type changes",
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
  keeping: { line: "{keeps|keep} $path, which the program does not declare" },
  /** The check has said it before. */
  disabledByProgram: {},
  setting: { brief: "{sets|set} a value that Palette did not have" },
  unchanged: { brief: "already as declared" },
} satisfies Record<string, Wording>;

export type ChangeKind = keyof typeof WORDINGS;

/** What happens to one cluster, or to one field of it. */
export interface Change {
  readonly clusterUid: string;
  readonly kind: ChangeKind;
  /** The field as a program writes it, or the resource to or from which a cluster moves. */
  readonly path?: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

export interface Subject {
  readonly subject: string;
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
  call.log(summaryText(summary, call));
  const all = summaryText(summary, call, Infinity);
  if (all !== summaryText(summary, call)) call.debug(all);
}

/** @param maxUids - How many clusters a line names. */
export function summaryText(summary: Summary, call: Call, maxUids = MAX_UIDS): string {
  const { subject, isSingle, headline, changes, total, count = distinct(changes).size } = summary;
  const texts = linesOf(changes, call.hasSecrets).map(({ text, uids }) =>
    isSingle ? text : `${grouped(uids.length)} ${text}: ${listed(uids, clusterFormat(call), SEE_ALL, maxUids)}`,
  );
  const who = count === total ? countClusters(total) : `${grouped(count)} of ${countClusters(total)}`;
  const words = inNumber(HEADLINES[headline], count);
  const title = isSingle ? `${subject} ${words}` : `${subject}: ${who} ${words}`;
  // The only line of a review says what changes. That of a report does not say whether it has happened.
  if (isSingle && texts.length === 1) return `${REPORTS.includes(headline) ? title : subject}: ${texts[0]}`;
  const essence = briefsOf(changes, isSingle).join(", ");
  const shown = texts.slice(0, maxUids === Infinity ? undefined : MAX_LINES);
  if (texts.length > shown.length) shown.push(`and ${grouped(texts.length - shown.length)} more lines${SEE_ALL}`);
  return title + (essence && `: ${essence}`) + shown.map((text) => `\n  ${text}`).join("");
}

const SEE_ALL = " (all: --debug)";
const REPORTS: readonly (keyof typeof HEADLINES)[] = ["written", "maybeWritten"];

/** What the first line says: `3 leave this resource`, `1 is added`. */
function briefsOf(changes: readonly Change[], isSingle: boolean): string[] {
  const wordingOf = ({ kind }: Change) => (WORDINGS[kind] as Wording).brief;
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
    const { line = "", example = line }: Wording = WORDINGS[kind];
    if (line === "") return [];
    const format = (value: unknown) =>
      hideValues ? HIDDEN_VALUE : value === UNKNOWN ? "a value that is not known yet" : formatJson(value);
    function lineOf(wording: string, changes: readonly Change[]) {
      const uids = [...distinct(changes)];
      const values = { path: shortenPath(path), from: format(changes[0]?.from), to: format(changes[0]?.to) };
      const numbered = inNumber(wording, uids.length);
      return { text: numbered.replace(/\$(path|from|to)/g, (_, name: keyof typeof values) => values[name]), uids };
    }
    const byValues = [...groupBy(ofField, (each) => lineOf(line, [each]).text).values()];
    const alone = byValues.filter(({ length }) => length === 1).flat();
    // Several attempts to write one cluster may have found several values.
    const hasExample = distinct(alone).size > 1;
    const lines = byValues.filter((same) => same.length > 1 || !hasExample).map((same) => lineOf(line, same));
    if (hasExample) lines.push(lineOf(example, alone));
    return lines.sort((one, other) => other.uids.length - one.uids.length);
  });
}

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
