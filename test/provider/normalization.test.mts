import assert from "node:assert/strict";
import fc from "fast-check";
import { meanTheSame, normalize, settingToSend } from "../../provider/normalization.js";

const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";
const withLists = (lists: object) => ({
  clusterUid: "c1",
  isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer" as const, config: { loadBalancerConfig: lists } },
});

describe("normalize", () => {
  it("fills in defaults and drops what is absent", () => {
    assert.deepEqual(normalize({ clusterUid: "c1", clusterGroup: undefined }), {
      clusterUid: "c1",
      isHostCluster: false,
    });
  });

  it("prefers the resource's project to the provider's", () => {
    assert.equal(normalize({ clusterUid: "c1" }, "p").projectUid, "p");
    assert.equal(normalize({ clusterUid: "c1", projectUid: "own" }, "p").projectUid, "own");
  });

  it("sorts sets and takes repetitions out, without changing what it was given", () => {
    const given = withLists({ externalIPs: ["b", "a", "b"], loadBalancerSourceRanges: ["d", "c"] });
    const copy = structuredClone(given);
    assert.deepEqual(normalize(given), withLists({ externalIPs: ["a", "b"], loadBalancerSourceRanges: ["c", "d"] }));
    assert.deepEqual(given, copy);
  });

  it("leaves alone what is not known yet, at any depth", () => {
    for (const args of [
      withLists({ externalIPs: ["b", UNKNOWN, "a"] }),
      withLists({ externalIPs: UNKNOWN }),
      { clusterUid: "c1", isHostCluster: true, clusterEndpoint: UNKNOWN },
      { clusterUid: UNKNOWN, isHostCluster: UNKNOWN },
    ]) {
      assert.deepEqual(normalize(args as never), args);
    }
  });

  it("changes nothing the second time", () => {
    const lists = fc.record(
      { externalIPs: fc.array(fc.string()), loadBalancerSourceRanges: fc.array(fc.string()) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(lists, (given) => {
        const once = normalize(withLists(given));
        assert.deepEqual(normalize(once), once);
      }),
    );
  });
});

describe("meanTheSame", () => {
  const same: [unknown, unknown][] = [
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: [] }, {}],
    [{ a: {} }, {}],
    [{ a: { b: [] } }, {}],
    [{ a: null }, {}],
    [{ a: "" }, {}],
    [{ a: undefined }, {}],
  ];
  for (const [one, other] of same) {
    it(`${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => assert.ok(meanTheSame(one, other)));
  }

  const different: [unknown, unknown][] = [
    [{ a: 0 }, {}],
    [{ a: false }, {}],
    [{ a: ["x"] }, {}],
    [{ a: ["x", "y"] }, { a: ["y", "x"] }],
    [{ a: 1 }, { a: "1" }],
  ];
  for (const [one, other] of different) {
    it(`not ${JSON.stringify(one)} and ${JSON.stringify(other)}`, () => assert.ok(!meanTheSame(one, other)));
  }
});

describe("settingToSend", () => {
  it("is the whole setting, without what addresses it", () => {
    const state = {
      ...withLists({ externalIPs: ["a"], loadBalancerSourceRanges: ["b"] }),
      projectUid: "p",
      clusterGroup: { uid: "g" },
    };
    const { clusterUid: _uid, projectUid: _project, ...setting } = state;
    assert.deepEqual(settingToSend(state), setting);
  });

  it("has both lists of a declared load balancer, so that nothing undeclared stays in them", () => {
    const sent = settingToSend(withLists({ externalTrafficPolicy: "Local" }));
    assert.deepEqual(sent.clusterEndpoint?.config?.loadBalancerConfig, {
      externalTrafficPolicy: "Local",
      externalIPs: [],
      loadBalancerSourceRanges: [],
    });
  });

  it("adds no load balancer where none is declared", () => {
    assert.deepEqual(settingToSend(normalize({ clusterUid: "c", isHostCluster: true })), { isHostCluster: true });
  });
});
