import assert from "node:assert/strict";
import { types } from "node:util";
import { AuthenticationError, withAdvice, withUnknownOutcome } from "../../provider/errors.js";

describe("a copy of an error", () => {
  const details = { operation: "read cluster", status: 401, serviceCode: "InvalidApiKey" };
  const cause = new Error("the cause");
  const error = new AuthenticationError("The key is invalid.", details, { cause });
  const copy = withUnknownOutcome(withAdvice(error, "Set another key."));

  it("keeps the class, the code, the details and the cause", () => {
    assert(copy instanceof AuthenticationError && types.isNativeError(copy));
    const { name, code, status, serviceCode } = copy;
    assert.deepEqual(
      [name, code, status, serviceCode, copy.cause],
      [error.name, error.code, 401, "InvalidApiKey", cause],
    );
  });

  it("changes what was given, and leaves the original as it is", () => {
    assert.deepEqual([copy.message, copy.outcomeUnknown], ["The key is invalid.\nSet another key.", true]);
    assert.deepEqual([error.message, error.outcomeUnknown], ["The key is invalid.", false]);
    assert.equal(withAdvice(copy, "x").outcomeUnknown, true);
  });
});
