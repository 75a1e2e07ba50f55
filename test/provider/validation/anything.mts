import fc from "fast-check";

/** Any JavaScript value, for checks that must never throw. */
export const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withNullPrototype: true,
});
