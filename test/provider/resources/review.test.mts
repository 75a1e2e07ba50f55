import assert from "node:assert/strict";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import { Run } from "../../../provider/run/run.js";
import { serviceHash } from "../../support/serviceHash.mjs";
import { type Properties, resourceIn } from "./resourceIn.mjs";

const baseUrl = "https://palette.example.com";
const apiKey = "no-real-api-key";
const on = (port = 443, others: object = {}) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { port } } },
  ...others,
});
const off = { isHostCluster: false };
const { isHostCluster: _, ...undeclared } = on();

function many(prefix: string, count: number, config: object): Properties {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, config]));
}

function quoted(prefix: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `"${prefix}${index}"`).join(", ");
}

describe("the summary of a fleet's changes", () => {
  /** What a comparison logs. */
  async function summarize(old: Properties, args: Properties, other?: Properties): Promise<string[]> {
    const run = new Run();
    run.configure({ baseUrl, apiKey });
    if (other !== undefined) await resourceIn(run, "HostClusterConfig").checked(other);
    const fleet = resourceIn(run, "HostClusterFleet");
    await fleet.diff({ ...old, __service: serviceHash(baseUrl) }, args);
    return fleet.logged;
  }

  const cases: { what: string; state: Properties; args: Properties; shown?: string[] }[] = [
    { what: "nothing for equal fleets", state: { a: on() }, args: { a: on() } },
    { what: "nothing for another spelling", state: { a: on() }, args: { a: on(443, { clusterGroup: {} }) } },
    { what: "a changed cluster", state: { a: on() }, args: { a: on(1) }, shown: ['1 cluster changes ("a").'] },
    { what: "an added cluster", state: { a: on() }, args: { a: on(), b: on() }, shown: ['1 cluster is added ("b").'] },
    {
      what: "a cluster that is disabled, once, also if it is added",
      state: { a: on(), b: undeclared, c: off },
      args: { a: { ...on(1), ...off }, b: off, c: off, d: off },
      shown: [
        '3 clusters are declared as no host ("a", "b", "d"). The update disables those that are hosts.',
        '2 clusters change ("a", "b"), 1 is added ("d").',
      ],
    },
    {
      what: "isHostCluster that is no longer declared",
      state: { a: on(), b: off },
      args: { a: undeclared, b: {} },
      shown: ['2 clusters change ("a", "b").', 'isHostCluster is no longer declared and stays as it is: "a", "b".'],
    },
    {
      what: "values that are not known yet as changes",
      state: { a: on(), b: on() },
      args: { a: { ...on(), isHostCluster: UNKNOWN }, b: UNKNOWN },
      shown: ['2 clusters change ("a", "b").'],
    },
    {
      what: "all at once, with up to 20 UIDs each, where the others are, and how to disable a cluster that leaves",
      state: { ...many("port-", 1500, on()), ...many("off-", 2, on()), ...many("gone-", 3, on()) },
      args: { ...many("port-", 1500, on(1)), ...many("off-", 2, off), ...many("new-", 20, on()) },
      shown: [
        '2 clusters are declared as no host ("off-0", "off-1"). The update disables those that are hosts.',
        `1,502 clusters change (${quoted("port-", 20)} and 1,482 more, see pulumi preview --diff), ` +
          `20 are added (${quoted("new-", 20)}), 3 leave this resource and stay as they are (${quoted("gone-", 3)}).`,
        "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.",
      ],
    },
  ];
  for (const { what, state, args, shown = [] } of cases) {
    it(`has ${what}`, async () => assert.deepEqual(await summarize({ clusters: state }, { clusters: args }), shown));
  }

  it("names a disabled cluster in a create and for another service, and once for a replacement, which is checked twice", () => {
    const run = new Run();
    run.configure({ baseUrl, apiKey });
    const __service = serviceHash(baseUrl);
    for (const { clusterUid, old, named } of [
      { clusterUid: "created", named: 1 },
      { clusterUid: "moved", old: { __service: serviceHash("https://former.example.com") }, named: 1 },
      { clusterUid: "replaced", old: { __service, clusterUid: "other" }, named: 1 },
      { clusterUid: "unchanged", old: { __service }, named: 0 },
    ]) {
      const args = { clusterUid, ...off };
      const single = resourceIn(run, "HostClusterConfig", { owner: undefined });
      for (let times = 0; times < 2; times += 1) single.check(args, old && { ...args, ...old });
      assert.equal(single.logged.length, named, clusterUid);
    }
  });

  it("says where the pending clusters are that it does not name, because no diff has them", async () => {
    const clusters = many("c-", 25, on());
    assert.deepEqual(await summarize({ clusters, pending: Object.keys(clusters) }, { clusters }), [
      `25 clusters are written again, because the outcome of the last write is unknown (${quoted("c-", 20)} and 5 more, ` +
        "see pulumi stack export).",
    ]);
  });

  it("has the pending clusters, and those with another project", async () => {
    const state = { clusters: { a: on(), b: on() }, pending: ["b"], projectUid: "p" };
    assert.deepEqual(await summarize(state, { clusters: state.clusters, projectUid: "q" }), [
      '1 cluster changes ("a"), 1 is written again, because the outcome of the last write is unknown ("b").',
    ]);
  });

  it("has both marks of a cluster that is pending and disabled, also for a single one, whose changes it omits", async () => {
    const expected = [
      '1 cluster is declared as no host ("a"). The update disables it if it is one.',
      '1 cluster is written again, because the outcome of the last write is unknown ("a").',
    ];
    // A pending cluster is disabled again, even if the last write has named it.
    for (const stored of [on(), off])
      assert.deepEqual(
        await summarize({ clusters: { a: stored }, pending: ["a"] }, { clusters: { a: off } }),
        expected,
      );
    const run = new Run();
    run.configure({ baseUrl, apiKey });
    const single = resourceIn(run, "HostClusterConfig");
    const state = { clusterUid: "a", ...on(), __service: serviceHash(baseUrl) };
    await single.diff({ ...state, pending: ["a"] }, { clusterUid: "a", ...off });
    await single.diff(state, { clusterUid: "a", ...on(1) });
    assert.deepEqual(single.logged, expected);
  });

  it("has the clusters of the last update that were never written, if the program removes them again", async () => {
    const state = { clusters: { a: on() }, __unconfirmed: ["b", "c"] };
    const expected = '1 cluster is added ("c"), 1 leaves this resource and was never written ("b").';
    assert.deepEqual(await summarize(state, { clusters: { a: on(), c: on() } }), [expected]);
  });

  it("has no cluster that leaves the map if another resource declares it", async () => {
    const clusters = { a: on(), b: on() };
    assert.deepEqual(await summarize({ clusters }, { clusters: { a: on() } }, { clusterUid: "b", ...on() }), []);
  });
});
