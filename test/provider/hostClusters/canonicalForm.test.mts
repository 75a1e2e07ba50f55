import assert from "node:assert/strict";
import fc from "fast-check";
import {
  differencesBetween,
  isEmpty,
  isEquivalent,
  withoutRepetitions,
} from "../../../provider/hostClusters/canonicalForm.js";
import { mergeConfig } from "../../../provider/hostClusters/merge.js";
import { runs } from "../../support/corpus.mjs";
import { hostileJson } from "../hostileCorpus.mjs";

const loadBalancer = (loadBalancerConfig: object) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer" as const, config: { loadBalancerConfig } },
});

const endpoint = { isHostCluster: true, clusterEndpoint: { type: "LoadBalancer" } };
describe("the canonical form", () => {
  /** Values that are equivalent to the first one. */
  const equivalent: Record<string, unknown[]> = {
    "the order of members": [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    "empty members": [
      {},
      { a: [] },
      { a: { b: {} } },
      { a: null },
      { a: "" },
      { a: undefined },
      { a: [""] },
      { a: " \u00a0" },
    ],
    "the order of items, and repeated ones": [
      ["a", "b"],
      ["b", "a"],
      ["a", "b", "a"],
    ],
    "empty items": [["a"], ["a", "", " ", null, {}, []]],
    "the spelling of an IPv6 address": [
      ["2001:db8::1"],
      ["2001:DB8::1"],
      ["2001:db8:0:0:0:0:0:1"],
      ["2001:0db8:0000::0001"],
      ["2001:db8::1", "2001:DB8:0::1"],
    ],
    "an IPv4 part of an IPv6 address": [["::ffff:a00:1"], ["::ffff:10.0.0.1"]],
    "the spelling of an IPv6 range": [["2001:db8::/32"], ["2001:DB8:0:0::/32"], ["2001:db8::1/32"]],
    "the spelling of an IPv4 range": [["10.8.0.0/16"], ["10.8.10.0/16"], [" 10.8.0.0/16"], ["10.8.0.0/016"]],
    "the spelling of an address with a zone": [["fe80::1%br-lan"], ["FE80:0::1%br-lan"]],
    "a load balancer without members": [endpoint, loadBalancer({})],
  };
  for (const [what, [one, ...others]] of Object.entries(equivalent)) {
    it(`ignores ${what}`, () => {
      for (const other of others) {
        assert.ok(isEquivalent(one, other), JSON.stringify(other));
        assert.deepEqual(differencesBetween({ inner: one }, { inner: other }), []);
      }
    });
  }

  /** Values of which no two are equivalent. */
  const different: Record<string, unknown[]> = {
    "zero, false, a text and nothing": [{ a: 0 }, { a: false }, { a: "0" }, {}],
    "addresses and ranges": [["2001:db8::1"], ["2001:db8::2"], ["2001:db8::/32"], ["2001:db8::/48"]],
    "zones of an address": [["fe80::1%eth0"], ["fe80::1"], ["fe80::1%br-lan"], ["fe80::1%eth0.100"]],
    "spellings of something else": [["Host"], ["host"], [" host"]],
    "addresses that contain another one": [["::ffff:10.0.0.1"], ["10.0.0.1"], ["::10.0.0.1"], ["10.0.0.1/32"]],
    "what is no address": [
      ["010.0.0.1"],
      ["10.1"],
      ["::ffff:010.0.0.1"],
      ["10.0.0.0/33"],
      ["10.0.0.1"],
      ["10.0.0.0/32"],
    ],
    "defaults that a service may not have": [
      endpoint,
      loadBalancer({ externalTrafficPolicy: "Cluster" }),
      loadBalancer({ loadBalancerSourceRanges: ["0.0.0.0/0"] }),
    ],
  };
  for (const [what, values] of Object.entries(different)) {
    it(`distinguishes ${what}`, () => {
      for (const [index, one] of values.entries()) {
        for (const other of values.slice(index + 1)) assert.ok(!isEquivalent(one, other), JSON.stringify([one, other]));
      }
    });
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
  it("has sets in the program's order without repetitions, and the arguments stay as they are", () => {
    const declared = loadBalancer({ externalIPs: ["b", "a", "b"], loadBalancerSourceRanges: ["2001:db8::/32"] });
    const sent = loadBalancer({ externalIPs: ["b", "a"], loadBalancerSourceRanges: ["2001:db8::/32"] });
    const before = structuredClone(declared);
    assert.deepEqual(mergeConfig(declared, {}, [], undefined).config, sent);
    assert.deepEqual(declared, before);
  });
});
