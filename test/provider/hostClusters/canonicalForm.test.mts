import assert from "node:assert/strict";
import fc from "fast-check";
import {
  differencesBetween,
  isEmpty,
  isEquivalent,
  withoutRepetitions,
} from "../../../provider/hostClusters/canonicalForm.js";
import { mergeConfig } from "../../../provider/hostClusters/merge.js";
import type { HostClusterConfig } from "../../../provider/model/hostClusterConfig.js";
import { runs } from "../../support/corpus.mjs";
import { hostileJson } from "../hostileCorpus.mjs";

const loadBalancer = (loadBalancerConfig: object) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer" as const, config: { loadBalancerConfig } },
});

describe("the canonical form", () => {
  const equivalent: [string, unknown, unknown][] = [
    ["members in another order", { a: 1, b: 2 }, { b: 2, a: 1 }],
    ["an empty list", { a: [] }, {}],
    ["an empty object", { a: { b: {} } }, {}],
    ["null", { a: null }, {}],
    ["an empty string", { a: "" }, {}],
    ["undefined", { a: undefined }, {}],
    ["items in another order", ["10.0.0.2", "10.0.0.1"], ["10.0.0.1", "10.0.0.2"]],
    ["repeated items", ["a", "b", "a"], ["b", "a"]],
    ["an IPv6 address in upper case", ["2001:DB8::1"], ["2001:db8::1"]],
    ["an IPv6 address without abbreviation", ["2001:db8:0:0:0:0:0:1"], ["2001:db8::1"]],
    ["leading zeros of an IPv6 address", ["2001:0db8:0000::0001"], ["2001:db8::1"]],
    ["an IPv6 address with an IPv4 part", ["::ffff:10.0.0.1"], ["::ffff:a00:1"]],
    ["an IPv6 range", ["2001:DB8:0:0::/32"], ["2001:db8::/32"]],
    ["two spellings of one IPv6 address", ["2001:db8::1", "2001:DB8:0::1"], ["2001:db8::1"]],
  ];
  for (const [name, one, other] of equivalent) {
    it(`ignores ${name}`, () => {
      assert.ok(isEquivalent(one, other));
      assert.deepEqual(differencesBetween({ inner: one }, { inner: other }), []);
    });
  }

  const different: [string, unknown, unknown][] = [
    ["zero and nothing", { a: 0 }, {}],
    ["false and nothing", { a: false }, {}],
    ["numbers and strings", { a: 1 }, { a: "1" }],
    ["another address", ["2001:db8::1"], ["2001:db8::2"]],
    ["another prefix length", ["2001:db8::/32"], ["2001:db8::/48"]],
    ["a zone of an address", ["fe80::1%eth0"], ["fe80::1"]],
    ["upper case of something else", ["Host"], ["host"]],
    ["a single empty item", [""], []],
  ];
  for (const [name, one, other] of different) {
    it(`distinguishes ${name}`, () => assert.ok(!isEquivalent(one, other)));
  }

  it("is reached for any JSON, and equal for equal values", () =>
    fc.assert(
      fc.property(hostileJson, hostileJson, (one, other) => {
        assert.ok(isEquivalent(one, structuredClone(one)));
        assert.equal(isEquivalent(one, other), isEquivalent(other, one));
        assert.equal(isEmpty(one), isEquivalent(one, undefined));
      }),
      runs(1000),
    ));

  it("has differences exactly if two values are not equivalent", () =>
    fc.assert(
      fc.property(hostileJson, hostileJson, (one, other) =>
        assert.equal(differencesBetween(one, other).length === 0, isEquivalent(one, other)),
      ),
      runs(1000),
    ));
});

describe("withoutRepetitions", () => {
  it("keeps the program's order and the first spelling", () => {
    const list = ["2001:DB8::1", "10.0.0.2", "2001:db8:0:0::1", "10.0.0.1", "10.0.0.2", "x"];
    assert.deepEqual(withoutRepetitions(list), ["2001:DB8::1", "10.0.0.2", "10.0.0.1", "x"]);
  });
});

describe("the body of a request", () => {
  const sentFor = (declared: HostClusterConfig) => mergeConfig(declared, {}, [], undefined).config;

  it("has sets in the program's order without repetitions", () => {
    const declared = loadBalancer({ externalIPs: ["b", "a", "b"], loadBalancerSourceRanges: ["2001:db8::/32"] });
    assert.deepEqual(
      sentFor(declared),
      loadBalancer({ externalIPs: ["b", "a"], loadBalancerSourceRanges: ["2001:db8::/32"] }),
    );
    assert.deepEqual(
      declared.clusterEndpoint.config.loadBalancerConfig,
      { externalIPs: ["b", "a", "b"], loadBalancerSourceRanges: ["2001:db8::/32"] },
      "the arguments are not changed",
    );
  });
});
