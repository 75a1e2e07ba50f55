import type { AnyString } from "../scalars.js";

/**
 * Selects objects by their labels. Everything in it must hold, so an empty selector selects every object; where a
 * selector is null, nothing is selected.
 */
export interface LabelSelector {
  /** Conditions on labels. All of them must hold. */
  matchExpressions?: LabelSelectorRequirement[];
  /** Labels that an object must have with exactly these values, besides meeting `matchExpressions`. */
  matchLabels?: Record<string, string>;
}

/** One condition on a label. */
export interface LabelSelectorRequirement {
  /** Key of the label. */
  key: string;
  /**
   * How the label is judged: its value is one of `values` (`In`) or none of them (`NotIn`), or the label is there
   * (`Exists`) or not (`DoesNotExist`).
   */
  operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | AnyString;
  /** The values to compare with: at least one for `In` and `NotIn`, none for `Exists` and `DoesNotExist`. */
  values?: string[];
}
