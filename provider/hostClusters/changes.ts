/** What happens to one cluster, or to one field of it. */
export interface Change {
  readonly clusterUid: string;
  readonly kind: Kind;
  /** The field as a program writes it, or the resource to which a cluster moves. */
  readonly path?: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

export type Kind = keyof typeof KINDS;

/** Whether a write changes something that others have set. */
export function isLoss({ kind }: Change): boolean {
  return ["staysEnabled", "overwriting", "removing", "replacing"].includes(kind);
}

export interface Wording {
  /** What the first line of a summary says. */
  brief?: string;
  /** A line of its own. Clusters whose values are the same share one. */
  line?: string;
  /** The line of clusters with other values each, which has those of one of them. */
  example?: string;
}

/** Every kind of change, in the order in which a summary has them. The number of clusters stands before a text. */
export const KINDS = {
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
  gone: {
    brief: "{is|are} not found",
    line:
      "{is|are} not found and {leaves|leave} the state: deleted, or the project or the key is wrong. If the program still declares " +
      "{it|them}, the next pulumi up fails",
  },
  unwritten: {
    brief: "{was|were} not written",
    line:
      "{leaves|leave} the state, because {its first write was|their first writes were} not confirmed and Palette does not have the " +
      "values. The next pulumi up creates {it|them}",
  },
  flagUndeclared: { line: "{does|do} not declare isHostCluster, which stays as it is in Palette" },
  undeclared: { brief: "no longer {declares|declare} a field", line: "no longer {declares|declare} $path" },
  overwriting: {
    brief: "{overwrites|overwrite} a value",
    line: "{overwrites|overwrite} $path: $from becomes $to",
    example: "{overwrites|overwrite} $path, such as $from with $to",
  },
  removing: {
    brief: "{overwrites|overwrite} a value",
    line: "{removes|remove} $path, because the endpoint type does not use it",
  },
  replacing: {
    brief: "{overwrites|overwrite} a value",
    line: "{removes|remove} $path, because a reference is one value",
  },
  pending: {
    brief: "{is|are} pending",
    line: "{is|are} written again, because the outcome of the last write is unknown",
  },
  added: { brief: "{is|are} added", line: "{is|are} added" },
  enabled: { brief: "{host was|hosts were} enabled", line: "{host was|hosts were} enabled in Palette" },
  lacking: { line: "{has|have} no $path in Palette, instead of $from", example: "{has|have} no $path in Palette" },
  drifted: {
    line: "{has|have} $path $to in Palette, instead of $from",
    example: "{has|have} another $path in Palette, such as $to instead of $from",
  },
  unknown: { line: "{has|have} a configuration that is not known yet" },
  declaring: {
    line: "{declares|declare} $path as $to",
    example: "{declares|declare} $path, such as $to",
  },
  changing: {
    line: "{changes|change} $path from $from to $to",
    example: "{changes|change} $path, such as $from to $to",
  },
  keeping: { line: "{keeps|keep} $path, which the program does not declare" },
  /** The check has said it before. */
  disabledByProgram: {},
  setting: { brief: "{sets|set} a value that Palette did not have" },
  unchanged: { brief: "already as declared" },
} satisfies Record<string, Wording>;
