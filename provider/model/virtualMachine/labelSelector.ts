import type { AnyString } from "../scalars.js";

/**
 * Selects objects by their labels. All conditions must be met. An empty selector selects every object, and a null
 * selector selects none.
 */
export interface LabelSelector {
  /** Conditions on labels. An object must meet all of them. */
  matchExpressions?: LabelSelectorRequirement[];
  /** Labels that an object must have with exactly these values, in addition to `matchExpressions`. */
  matchLabels?: Record<string, string>;
}

/**
 * A condition on a label.
 *
 * @valuesByOperator In NotIn Exists DoesNotExist
 */
export interface LabelSelectorRequirement {
  /** Key of the label. */
  key: string;
  /**
   * Condition: the value of the label is one of `values` (`In`) or none of them (`NotIn`), or the label exists
   * (`Exists`) or does not exist (`DoesNotExist`).
   */
  operator: "In" | "NotIn" | "Exists" | "DoesNotExist" | AnyString;
  /** Values to compare with. */
  values?: string[];
}
