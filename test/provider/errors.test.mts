import assert from "node:assert/strict";
import { apiError, SpectroclusterError, withAdvice, withUnknownOutcome } from "../../provider/errors.js";

describe("an error", () => {
  const response = { operation: "read", status: 404, serviceCode: "ResourceNotFound", details: "d", ref: "r" };

  it("keeps its members in a copy with advice, and its cause", () => {
    const cause = new Error("why");
    const original = new SpectroclusterError("message", { code: "CODE", cause });
    const { name, code, message, outcomeUnknown, cause: kept } = withUnknownOutcome(withAdvice(original, "Advice."));
    assert.deepEqual([name, code, message], ["SpectroclusterError", "CODE", "message\nAdvice."]);
    assert.deepEqual([outcomeUnknown, kept, original.outcomeUnknown], [true, cause, false]);
    const copy = withAdvice(apiError("not found", response), "Check it.") as unknown as typeof response;
    for (const [member, value] of Object.entries(response)) assert.equal(copy[member as keyof typeof response], value);
  });

  it("has a message of limited length", () =>
    assert.equal(new SpectroclusterError("x".repeat(30_000)).message.length, 20_001));
});
