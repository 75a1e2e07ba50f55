import assert from "node:assert/strict";
import { checkVirtualMachine } from "pulumi-spectrocluster/validation";
import { rowsIn } from "../../support/rows.mjs";
import { brief, completeMachine as complete, find, machine, machines } from "./machines.mjs";

interface Rows {
  valid: Record<string, unknown>;
  "several findings": { value: unknown; findings: string[] };
  "one finding": [name: string, value: unknown, finding: string, message: string][];
  secrets: [name: string, value: unknown, ...findings: string[]][];
  spellings: [pointer: string, value: string, returned: string | null, rule?: string][];
  "wrong values": [rule: string, value: unknown, pointers: string[]][];
}

const rows: Rows = rowsIn("responses.yaml", import.meta.url);

const nested = (depth: number): unknown => (depth === 0 ? "core" : { inner: nested(depth - 1) });

const INSTANCE = "/spec/template/spec";

describe("checkVirtualMachine", () => {
  describe("finds no error in", () => {
    for (const [file, value] of machines) {
      it(file, () => assert.deepEqual(brief(checkVirtualMachine(value)), []));
    }

    const valid: Record<string, unknown> = {
      ...rows.valid,
      "members that are undefined": machine({ status: undefined, instance: { hostname: undefined } }),
      "an object without a prototype": Object.assign(Object.create(null), machine()),
    };
    for (const [name, value] of Object.entries(valid)) {
      it(name, () => assert.deepEqual(checkVirtualMachine(value), []));
    }
  });

  describe("reports exactly one finding for", () => {
    for (const [name, value, finding, message] of rows["one finding"]) {
      it(name, () => {
        const findings = checkVirtualMachine(value);
        assert.deepEqual(brief(findings), [finding]);
        assert.ok(findings[0]?.message.startsWith(message), findings[0]?.message);
      });
    }
  });

  it("accepts other spellings of servers, and warns about what they cannot mean", () => {
    for (const [pointer, value, , rule] of rows.spellings) {
      const found = withChange(structuredClone(complete), pointer, JSON.parse(value), checkVirtualMachine);
      assert.deepEqual(brief(found), rule === undefined ? [] : [`warning ${rule} ${pointer}`], value);
    }
  });

  it("reports everything at once, errors first", () => {
    const { value, findings } = rows["several findings"];
    const found = checkVirtualMachine(value);
    assert.deepEqual(brief(found).sort(), findings);
    const severities = found.map(({ severity }) => severity);
    assert.deepEqual(severities, severities.toSorted());
  });

  describe("reports values that JSON cannot represent, and never throws, for", () => {
    const cyclic: Record<string, unknown> = {};
    cyclic["inner"] = cyclic;
    const throwing = Object.defineProperty({}, "name", { enumerable: true, get: () => assert.fail("no") });
    const named = (members: object) => machine({ metadata: members });
    for (const [what, value, pointer] of [
      ["nothing", undefined, ""],
      ["a cycle", machine({ extra: cyclic }), "/extra/inner"],
      ["a getter that throws", named(throwing), "/metadata/name"],
      ["a BigInt", named({ generation: 7n }), "/metadata/generation"],
      ["a Date", named({ creationTimestamp: new Date(0) }), "/metadata/creationTimestamp"],
      // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested
      ["a hole in a list", named({ finalizers: ["a", , "b"] }), "/metadata/finalizers/1"],
      ["200 levels", machine({ extra: nested(200) as object }), `/extra${"/inner".repeat(99)}`],
    ] as const) {
      it(what, () => assert.deepEqual(brief(checkVirtualMachine(value)), [`error json-value ${pointer}`]));
    }
  });

  describe("reports the other violations of a rule for one value of a wrong type:", () => {
    for (const [rule, value, unrelated] of rows["wrong values"]) {
      for (const pointer of unrelated) {
        it(`${rule} and ${pointer.replace(INSTANCE, "…")}`, () => {
          const violations = (root: unknown) => brief(checkVirtualMachine(root).filter((found) => found.rule === rule));
          const expected = violations(value);
          assert.notDeepEqual(expected, []);
          const { holder, name } = find(value, pointer);
          const wrong = Array.isArray(holder[name]) ? {} : [[]];
          assert.deepEqual(withChange(value, pointer, wrong, violations), expected);
        });
      }
    }

    it("an interface without a network, unless an unreadable network may be the one", () => {
      const networks = [{ name: "a" }, { name: 7 }];
      const value = machine({ instance: { networks }, devices: { interfaces: [{ name: "a" }, { name: "b" }] } });
      assert.deepEqual(brief(checkVirtualMachine(value)), [`error type ${INSTANCE}/networks/1/name`]);
    });
  });

  it("uses the reference's names in paths, and leaves the value unchanged", () => {
    for (const [networkName, finding, message] of [
      ["a/b/c", "warning network-attachment", /^must /],
      [null, "warning required", /^is required but missing$/],
    ] as const) {
      const value = machine({ instance: { networks: [{ name: "a", multus: { networkName } }] } });
      const copy = structuredClone(value);
      const findings = checkVirtualMachine(value);
      assert.deepEqual(brief(findings), [`${finding} ${INSTANCE}/networks/0/multiNic/networkName`]);
      assert.match(findings[0]?.message ?? "", message);
      assert.deepEqual(value, copy);
    }
  });

  describe("does not quote", () => {
    for (const [name, value, ...found] of rows.secrets) {
      it(name, () => {
        const findings = checkVirtualMachine(value);
        assert.deepEqual(brief(findings), found);
        assert.doesNotMatch(JSON.stringify(findings), /s3cret|hunter2/);
      });
    }
  });
});

/** Replaces the value at a pointer during a call. */
function withChange<Result>(root: unknown, pointer: string, changed: unknown, use: (root: unknown) => Result): Result {
  const { holder, name } = find(root, pointer);
  const original = holder[name];
  holder[name] = changed;
  try {
    return use(root);
  } finally {
    holder[name] = original;
  }
}
