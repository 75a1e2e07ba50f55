import assert from "node:assert/strict";
import fc from "fast-check";
import {
  differencesBetween,
  isEmpty,
  isEquivalent,
  isSameDeclaration,
} from "../../../provider/hostClusters/canonicalForm.js";
import { mergeConfig } from "../../../provider/hostClusters/merge.js";
import { runs } from "../../support/corpus.mjs";
import { rowsIn } from "../../support/rows.mjs";
import { hostileJson } from "../hostileCorpus.mjs";

/** Values that are equivalent to the first one, and values of which no two are. */
const rows: { equivalent: Record<string, unknown[]>; different: Record<string, unknown[]> } = rowsIn(
  "canonicalForm.yaml",
  import.meta.url,
);

describe("the canonical form", () => {
  for (const [what, [one, ...others]] of Object.entries(rows.equivalent)) {
    it(`ignores ${what}`, () => {
      for (const other of others) {
        assert.ok(isEquivalent(one, other), JSON.stringify(other));
        assert.deepEqual(differencesBetween({ inner: one }, { inner: other }, [], isEquivalent), []);
      }
    });
  }

  for (const [what, values] of Object.entries(rows.different)) {
    it(`distinguishes ${what}`, () => {
      for (const [index, one] of values.entries()) {
        for (const other of values.slice(index + 1)) assert.ok(!isEquivalent(one, other), JSON.stringify([one, other]));
      }
    });
  }

  it("distinguishes an empty list from an absent one in what programs declare", () => {
    for (const [one, other] of [
      [{ a: [] }, {}],
      [{ a: [""] }, { a: null }],
    ]) {
      assert.ok(!isSameDeclaration(one, other));
      assert.deepEqual(
        differencesBetween(one, other).map(({ path }) => path),
        ["a"],
      );
    }
    assert.ok(isSameDeclaration({ a: [], b: {} }, { a: [null], c: "" }));
  });

  it("distinguishes lists of any length by their last item", () => {
    const listWith = (last: string) => [...Array.from({ length: 100_000 }, (_, index) => `10.0.${index}.0/24`), last];
    assert.ok(isEquivalent(listWith("192.0.2.1/32"), listWith("192.0.2.1/32")));
    assert.ok(!isEquivalent(listWith("192.0.2.1/32"), listWith("192.0.2.2/32")));
  });

  it("is reached for any JSON, equal for equal values, and has differences exactly if two are not equivalent", () =>
    fc.assert(
      fc.property(hostileJson, hostileJson, (one, other) => {
        assert.ok(isEquivalent(one, structuredClone(one)));
        assert.equal(isEquivalent(one, other), isEquivalent(other, one));
        assert.equal(isEmpty(one), isEquivalent(one, undefined));
        for (const isSame of [isEquivalent, isSameDeclaration])
          assert.equal(differencesBetween(one, other, [], isSame).length === 0, isSame(one, other));
      }),
      runs(1000),
    ));
});

describe("the body of a request", () => {
  it("has sets in the program's order and first spelling without repetitions, and the arguments stay as they are", () => {
    const loadBalancer = (externalIPs: string[]) => ({
      clusterEndpoint: { config: { loadBalancerConfig: { externalIPs, loadBalancerSourceRanges: ["2001:db8::/32"] } } },
    });
    const declared = loadBalancer(["2001:DB8::1", "10.0.0.2", "2001:db8:0:0::1", "10.0.0.1", "10.0.0.2", "x"]);
    const sent = loadBalancer(["2001:DB8::1", "10.0.0.2", "10.0.0.1", "x"]);
    const before = structuredClone(declared);
    assert.deepEqual(mergeConfig(declared, {}, [], undefined).config, sent);
    assert.deepEqual(declared, before);
  });
});
