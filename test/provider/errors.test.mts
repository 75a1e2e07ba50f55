import assert from "node:assert/strict";
import { inspect } from "node:util";
import {
  apiError,
  ConnectionError,
  SpectroclusterError,
  ValidationError,
  withAdvice,
  withUnknownOutcome,
} from "../../provider/errors.js";

describe("an error", () => {
  const finding = { rule: "type", path: "a", pointer: "/a", severity: "error", message: "must be a string" } as const;
  const response = { operation: "read", status: 404, serviceCode: "ResourceNotFound", details: "d", ref: "r" };
  const errors: SpectroclusterError[] = [
    new SpectroclusterError("no quantity", { code: "SPECTROCLUSTER_QUANTITY" }),
    new ValidationError("The arguments are invalid", [finding]),
    new ConnectionError("no response"),
    withUnknownOutcome(withAdvice(apiError("not found", response), "Check it.")),
  ];
  for (const error of errors) {
    it(`prints only its message: ${error.name}`, () => {
      const printed = `[${error.name}: ${error.message}]`;
      const indented = printed.replaceAll("\n", "\n  ");
      error.stack = `${error.name}: ${error.message}`;
      // Node.js prints an uncaught error without its own way to print itself.
      for (const options of [{}, { customInspect: false }]) {
        assert.equal(inspect(error, options), printed);
        const outer = Object.assign(new Error("outer", { cause: error }), { stack: "Error: outer" });
        assert.equal(inspect(outer, { ...options, compact: false }), `[Error: outer] {\n  [cause]: ${indented}\n}`);
        const several = Object.assign(new AggregateError([error]), { stack: "AggregateError" });
        const inList = inspect(several, options).replace(/\n +/g, "\n");
        assert.ok(inList.includes(printed.replace(/\n +/g, "\n")), inList);
        assert.doesNotMatch(inList, /outcomeUnknown|\[cause\]|findings|serviceCode/);
      }
    });
  }

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
