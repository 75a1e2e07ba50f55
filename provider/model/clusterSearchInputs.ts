/**
 * The input values that the cluster search filter supports: the answer to the search-filter lookup.
 *
 * @example
 * { "inputs": { "environment": { "values": [{ "name": "production", "uid": "63a1f0e2c0ffee0011223344" }] } } }
 */
export interface ClusterSearchInputs {
  /** The supported values by property name. Which properties exist, and what they mean, is not documented. */
  inputs?: Record<string, SearchInput> | undefined;
}

/** What the search filter supports for one property. */
export interface SearchInput {
  /** The values that can be filtered by. */
  values?: SearchInputValue[];
}

/** One value that a property can be filtered by. */
export interface SearchInputValue {
  /** Name of the value, for people. */
  name?: string;
  /** Unique id of the value, for use in a filter. */
  uid?: string;
}
