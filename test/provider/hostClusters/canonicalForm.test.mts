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

const endpoint = { isHostCluster: true, clusterEndpoint: { type: "LoadBalancer" } };
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
    ["empty items", ["a", "", " ", null, {}, []], ["a"]],
    ["a list of empty items", { a: [""] }, {}],
    ["white space alone", { a: " \u00a0" }, {}],
    ["an IPv4 range with host bits", ["10.8.10.0/16"], ["10.8.0.0/16"]],
    ["an IPv6 range with host bits", ["2001:db8::1/32"], ["2001:db8::/32"]],
    ["a zone with a hyphen", ["FE80:0::1%br-lan"], ["fe80::1%br-lan"]],
    ["white space around a range", [" 10.0.0.0/8"], ["10.0.0.0/8"]],
    ["a leading zero of a prefix length", ["10.0.0.0/08"], ["10.0.0.0/8"]],
    ["a load balancer without members", loadBalancer({}), endpoint],
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
    ["white space around something else", [" host"], ["host"]],
    ["an IPv4 address from an IPv6 one that contains it", ["::ffff:10.0.0.1"], ["10.0.0.1"]],
    ["two IPv6 addresses with an IPv4 part", ["::1.2.3.4"], ["::ffff:1.2.3.4"]],
    ["octal digits", ["010.0.0.1"], ["10.0.0.1"]],
    ["octal digits of an IPv6 address", ["::ffff:010.0.0.1"], ["::ffff:10.0.0.1"]],
    ["an address of fewer parts", ["10.1"], ["10.0.0.1"]],
    ["an address and its range", ["10.0.0.1"], ["10.0.0.1/32"]],
    ["a prefix length that is too long", ["10.0.0.0/33"], ["10.0.0.0/32"]],
    [
      "a default and an absent value, because a service may have another one",
      loadBalancer({ externalTrafficPolicy: "Cluster" }),
      endpoint,
    ],
    ["all addresses and an absent list", loadBalancer({ loadBalancerSourceRanges: ["0.0.0.0/0"] }), endpoint],
    ["zones of one address", ["fe80::1%br-lan"], ["fe80::1%eth0.100"]],
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
