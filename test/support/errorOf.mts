import assert from "node:assert/strict";

/** The error of an operation that has to fail. */
export function errorOf<E = Error>(operation: Promise<unknown>): Promise<E> {
  return operation.then(
    () => assert.fail("the operation succeeded, but must fail"),
    (error: E) => error,
  );
}
