/**
 * The filter values of the cluster search: the supported values of each property.
 *
 * @example
 * { "inputs": { "environment": { "values": [{ "name": "production", "uid": "63a1f0e2c0ffee0011223344" }] } } }
 */
export interface ClusterSearchInputs {
  /** The supported values by property name. */
  inputs?: Record<string, SearchInput> | undefined;
}

/** One property of the search filter. */
export interface SearchInput {
  /** The supported values. */
  values?: SearchInputValue[];
}

/** One supported value of a property. */
export interface SearchInputValue {
  /** Display name of the value. */
  name?: string;
  /** UID of the value, for use in a filter. */
  uid?: string;
}
