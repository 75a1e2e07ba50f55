import type { AnyString, Int32, Int64 } from "../scalars.js";
import type { LabelSelector } from "./labelSelector.js";

/** Scheduling preferences and requirements, which only apply when a node is selected. */
export interface Affinity {
  /** Preferred and required nodes. */
  nodeAffinity?: NodeAffinity;
  /** Pods to run close to. */
  podAffinity?: PodAffinity;
  /** Pods to run apart from. */
  podAntiAffinity?: PodAffinity;
}

/** Preferred and required nodes. */
export interface NodeAffinity {
  /** Preferences. Nodes with the greatest sum of matching weights are preferred. */
  preferredDuringSchedulingIgnoredDuringExecution?: PreferredSchedulingTerm[];
  /** Required nodes. If omitted, any node. */
  requiredDuringSchedulingIgnoredDuringExecution?: NodeSelector;
}

/** A preference for certain nodes. */
export interface PreferredSchedulingTerm {
  /** Preferred nodes. */
  preference: NodeSelectorTerm;
  /**
   * Weight of the preference.
   *
   * @minimum 1
   * @maximum 100
   */
  weight: Int32;
}

/** A selection of nodes. */
export interface NodeSelector {
  /** Alternatives. A node must meet at least one of them. */
  nodeSelectorTerms: NodeSelectorTerm[];
}

/** Requirements on a node, which must meet all of them. */
export interface NodeSelectorTerm {
  /** Requirements on the node's labels. */
  matchExpressions?: NodeSelectorRequirement[];
  /** Requirements on the node's fields, such as `metadata.name`. */
  matchFields?: NodeSelectorRequirement[];
}

/**
 * A requirement on one label or field of a node.
 *
 * @valuesByOperator In NotIn Exists DoesNotExist Gt Lt
 */
export interface NodeSelectorRequirement {
  /** Name of the label or field. */
  key: string;
  /**
   * Condition: the value is one of `values` (`In`) or none of them (`NotIn`), the label or field exists (`Exists`) or
   * does not exist (`DoesNotExist`), or the value is a greater (`Gt`) or smaller (`Lt`) whole number.
   */
  operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | "Gt" | "Lt" | AnyString;
  /** Values to compare with. */
  values?: string[];
}

/** Pods to run close to. In `podAntiAffinity`, pods to run apart from. */
export interface PodAffinity {
  /** Preferences. Nodes with the greatest sum of matching weights are preferred. */
  preferredDuringSchedulingIgnoredDuringExecution?: WeightedPodAffinityTerm[];
  /** Conditions. A node must meet all of them. */
  requiredDuringSchedulingIgnoredDuringExecution?: PodAffinityTerm[];
}

/** A preference for a location close to or apart from certain pods. */
export interface WeightedPodAffinityTerm {
  /** The pods, and the definition of a shared location. */
  podAffinityTerm: PodAffinityTerm;
  /**
   * Weight of the preference.
   *
   * @minimum 1
   * @maximum 100
   */
  weight: Int32;
}

/**
 * A set of pods, and the definition of a shared location. The pods are in the namespaces of `namespaceSelector` and
 * `namespaces`. If both are empty, in the namespace of the instance.
 */
export interface PodAffinityTerm {
  /** Labels of the pods. */
  labelSelector?: LabelSelector;
  /** Labels of the namespaces of the pods. */
  namespaceSelector?: LabelSelector;
  /** Names of namespaces of the pods, in addition to `namespaceSelector`. */
  namespaces?: string[];
  /**
   * Key of a node label. Nodes with the same value are one location.
   *
   * @format node-label
   */
  topologyKey: string;
}

/** Allows an instance to run on nodes with certain taints. */
export interface Toleration {
  /** Effect of the tolerated taints. If empty or omitted, every effect. */
  effect?: "NoSchedule" | "PreferNoSchedule" | "NoExecute" | AnyString;
  /**
   * Key of the tolerated taints. If empty or omitted, every key.
   *
   * @notEmptyUnless operator Exists
   */
  key?: string;
  /**
   * Condition on the value of the taint: any value (`Exists`), the one in `value` (`Equal`), or a whole number that is greater
   * (`Gt`) or less (`Lt`) than `value`.
   *
   * @default "Equal"
   */
  operator?: "Exists" | "Equal" | "Gt" | "Lt" | AnyString;
  /**
   * Seconds until the instance is evicted from a node that receives such a taint. Zero and negative values mean
   * immediately. If omitted, the taint is tolerated forever.
   *
   * @onlyIf effect NoExecute
   */
  tolerationSeconds?: Int64;
  /**
   * Value of the tolerated taints.
   *
   * @emptyIf operator Exists
   */
  value?: string;
}

/** A constraint on the distribution of pods over the domains of a cluster. */
export interface TopologySpreadConstraint {
  /** Labels of the pods to distribute. */
  labelSelector?: LabelSelector;
  /**
   * Maximum difference of the number of pods between domains.
   *
   * @minimum 1
   * @default 1
   */
  maxSkew: Int32;
  /** Key of a node label. Nodes with the same value are one domain. */
  topologyKey: string;
  /**
   * Action if no node satisfies the constraint: the instance is not scheduled (`DoNotSchedule`), or it is scheduled
   * with the smallest possible difference (`ScheduleAnyway`).
   *
   * @default "DoNotSchedule"
   */
  whenUnsatisfiable: "DoNotSchedule" | "ScheduleAnyway" | AnyString;
}
