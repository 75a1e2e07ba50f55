import type { AnyString, Int32, Int64 } from "../scalars.js";
import type { LabelSelector } from "./labelSelector.js";

/** Which nodes and neighbours an instance prefers, requires or avoids. Looked at once, when its node is picked. */
export interface Affinity {
  /** Nodes to prefer or to require. */
  nodeAffinity?: NodeAffinity;
  /** Pods to be placed near to. */
  podAffinity?: PodAffinity;
  /** Pods to be placed away from. */
  podAntiAffinity?: PodAffinity;
}

/** Nodes to prefer or to require. */
export interface NodeAffinity {
  /** Preferences: the nodes at which the weights of those that match add up to most come first. */
  preferredDuringSchedulingIgnoredDuringExecution?: PreferredSchedulingTerm[];
  /** Condition that a node must meet. Left out, every node will do. */
  requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector;
}

/** A preference for certain nodes. */
export interface PreferredSchedulingTerm {
  /** Nodes that are preferred. */
  preference: NodeSelectorTerm;
  /**
   * How much the preference counts beside the others.
   *
   * @minimum 1
   * @maximum 100
   */
  weight: Int32;
}

/** A choice of nodes. */
export interface NodeSelector {
  /** Alternatives: a node that meets any one of them is chosen. */
  nodeSelectorTerms: NodeSelectorTerm[];
}

/** Requirements that a node must all meet. */
export interface NodeSelectorTerm {
  /** Requirements on the node's labels. */
  matchExpressions?: NodeSelectorRequirement[];
  /** Requirements on the node's fields, such as `metadata.name`. */
  matchFields?: NodeSelectorRequirement[];
}

/** A requirement on one label or field of a node. */
export interface NodeSelectorRequirement {
  /** Label or field that is looked at. */
  key: string;
  /**
   * How the value is judged: by its being listed (`In`, `NotIn`), its presence (`Exists`, `DoesNotExist`) or as a
   * whole number (`Gt`: greater, `Lt`: less).
   */
  operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt" | AnyString;
  /**
   * Values to compare with: at least one for `In` and `NotIn`, none for `Exists` and `DoesNotExist`, exactly one whole
   * number for `Gt` and `Lt`.
   */
  values?: string[];
}

/** Pods to be placed near to, or away from, where the member is `podAntiAffinity`. */
export interface PodAffinity {
  /** Preferences: the nodes at which the weights of those that are met add up to most come first. */
  preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
  /** Conditions, all of which a node must meet. */
  requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
}

/** A preference for being near to certain pods, or away from them. */
export interface WeightedPodAffinityTerm {
  /** The pods, and what counts as near. */
  podAffinityTerm: PodAffinityTerm;
  /**
   * How much the preference counts beside the others.
   *
   * @minimum 1
   * @maximum 100
   */
  weight: Int32;
}

/**
 * A set of pods, and what counts as near to them. They are looked for in the namespaces that `namespaceSelector` and
 * `namespaces` choose together; if neither chooses any, in the instance's own.
 */
export interface PodAffinityTerm {
  /** Pods that are meant, by their labels. */
  labelSelector?: LabelSelector;
  /** Namespaces in which the pods are looked for, by their labels. */
  namespaceSelector?: LabelSelector;
  /** Names of namespaces in which the pods are looked for, besides those of `namespaceSelector`. */
  namespaces?: string[];
  /** Node label whose equal value makes two nodes near to each other. Never empty. */
  topologyKey: string;
}

/** Lets an instance run on nodes with certain taints. */
export interface Toleration {
  /** Effect of the taints that are tolerated. Empty or left out, every effect is. */
  effect?: "NoSchedule" | "PreferNoSchedule" | "NoExecute" | "" | AnyString;
  /** Key of the taints that are tolerated. Empty or left out, every key is, and `operator` must be `Exists`. */
  key?: string;
  /**
   * How the taint's value is judged: any value (`Exists`), or only the one in `value` (`Equal`).
   *
   * @default "Equal"
   */
  operator?: "Exists" | "Equal" | AnyString;
  /**
   * How long, in seconds, the instance stays on a node that gets such a taint: at zero or below it leaves at once.
   * Only for the effect `NoExecute`. Left out, it stays for good.
   */
  tolerationSeconds?: Int64;
  /** Value of the taints that are tolerated. Empty or left out with the operator `Exists`. */
  value?: string;
}

/** How evenly matching pods are to be spread over parts of the cluster. */
export interface TopologySpreadConstraint {
  /** Pods that are counted, by their labels. */
  labelSelector?: LabelSelector;
  /**
   * By how many pods two parts of the cluster may differ. Never 0.
   *
   * @minimum 1
   * @default 1
   */
  maxSkew: Int32;
  /** Node label that divides the cluster: nodes with an equal value make up one part. */
  topologyKey: string;
  /**
   * What happens if no node keeps to the constraint: the instance waits (`DoNotSchedule`), or goes where it upsets the
   * balance least (`ScheduleAnyway`).
   *
   * @default "DoNotSchedule"
   */
  whenUnsatisfiable: "DoNotSchedule" | "ScheduleAnyway" | AnyString;
}
