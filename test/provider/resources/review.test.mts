import assert from "node:assert/strict";
import { rowsIn } from "../../support/rows.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import { NO_SERVICE, testRun } from "../run/testRun.mjs";
import { type Properties, resourceIn } from "./resourceIn.mjs";

const on = (port = 443, others: object = {}) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { port } } },
  ...others,
});
const off = { isHostCluster: false };

function many(prefix: string, count: number, config: object): Properties {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, config]));
}

/** The first UIDs of many, as a line shows them. */
function tenOf(prefix: string, count: number): string {
  const first = Array.from({ length: 10 }, (_, index) => `"${prefix}${index}"`).join(", ");
  return `${first} and ${(count - 10).toLocaleString("en")} more (all: --debug)`;
}

/** Clusters of the state and of the program, and the messages about them. A number is the port of an enabled Ingress. */
const rows: { what: string; state: Properties; args: Properties; shown?: string[] }[] = rowsIn(
  "review.yaml",
  import.meta.url,
);

function fleetOf(clusters: Properties): Properties {
  const configs = Object.entries(clusters).map(([uid, config]) => [
    uid,
    typeof config === "number" ? on(config) : config,
  ]);
  return { clusters: Object.fromEntries(configs) };
}

const FLEET = 'HostClusterFleet "test":';
const PORT = "clusterEndpoint.config.ingressConfig.port";
const NO_HOST = "declared with isHostCluster: false: they are disabled if they are hosts in Palette";
const AGAIN = "written again, because the outcome of the last write is unknown";

describe("the summary of a fleet's changes", () => {
  /** What a comparison logs. */
  async function summarize(old: Properties, args: Properties, other?: Properties, options = {}): Promise<string[]> {
    const run = testRun(NO_SERVICE);
    if (other !== undefined) await resourceIn(run, "HostClusterConfig").checked(other);
    const fleet = resourceIn(run, "HostClusterFleet", options);
    await fleet.diff({ ...old, __service: serviceHash(NO_SERVICE.baseUrl) }, args);
    return fleet.logged;
  }

  for (const { what, state, args, shown = [] } of rows) {
    it(`has ${what}`, async () => {
      const messages = shown.map((message) => `${FLEET} ${message}`);
      assert.deepEqual(await summarize(fleetOf(state), fleetOf(args)), messages);
    });
  }

  it("has all at once, the dangerous kinds first, and up to 10 UIDs each", async () => {
    const state = { ...many("port-", 1500, on()), ...many("off-", 2, on()), ...many("gone-", 3, on()) };
    const ofPorts = { ...many("port-", 1500, on(1)), ...many("off-", 2, { ...on(), ...off }) };
    assert.deepEqual(await summarize({ clusters: state }, { clusters: { ...ofPorts, ...many("new-", 20, on()) } }), [
      `${FLEET} 2 of 1,522 clusters may be disabled\n  2 are ${NO_HOST}: "off-0", "off-1"`,
      `${FLEET} 1,525 clusters change: 3 leave this resource, 20 are added\n` +
        '  3 leave this resource, which does not change them: "gone-0", "gone-1", "gone-2"\n' +
        `  20 are added: ${tenOf("new-", 20)}\n  1,500 change ${PORT} from 443 to 1: ${tenOf("port-", 1500)}`,
    ]);
  });

  it("names a disabled cluster in a create, which is checked twice as a replacement, and once for another service", async () => {
    const run = testRun(NO_SERVICE);
    const __service = serviceHash(NO_SERVICE.baseUrl);
    const elsewhere = { __service: serviceHash("https://former.example.com") };
    const named = async (clusterUid: string, state?: object, options = {}) => {
      const single = resourceIn(run, "HostClusterConfig", { owner: undefined, ...options });
      const args = { clusterUid, ...off };
      for (let times = 0; times < 2; times += 1)
        if (state === undefined) single.check(args);
        else await single.diff({ ...args, ...state }, args);
      return single.logged.filter((message) => message.includes("declared with isHostCluster: false")).length;
    };
    assert.equal(await named("created"), 1);
    assert.equal(await named("moved", elsewhere), 1);
    assert.equal(await named("replaced", { __service, clusterUid: "other" }), 1);
    assert.equal(await named("unchanged", { __service }), 0);
    assert.equal(
      await named("ignored", elsewhere, { ignoreChanges: ["isHostCluster"] }),
      0,
      "the service keeps its own",
    );
  });

  it("says without reads that an unrelated change disables again, and which writes will fail", async () => {
    const run = testRun(NO_SERVICE, { reads: "off" });
    const single = resourceIn(run, "HostClusterConfig");
    const state = { clusterUid: "a", ...off, __service: serviceHash(NO_SERVICE.baseUrl) };
    await single.diff(state, { clusterUid: "a", ...off });
    assert.deepEqual(single.logged, []);
    await single.diff(state, { clusterUid: "a", ...off, clusterGroup: { uid: "g" } });
    const fails = "fails unless isHostCluster is declared and not ignored, because reads is off";
    single.check({ clusterUid: "b", clusterGroup: { uid: "g" } });
    await single.diff({ ...state, clusterUid: "c" }, { clusterUid: "c" });
    assert.deepEqual(single.logged, [
      'HostClusterConfig "test": is declared with isHostCluster: false: it is disabled if it is a host in Palette',
      `HostClusterConfig "test": ${fails}`,
      `HostClusterConfig "test": ${fails}`,
    ]);
  });

  it("names a pending cluster that is disabled again, and says how to disable one that leaves the state", async () => {
    const [state, here] = [{ clusters: { a: off } }, { __service: serviceHash(NO_SERVICE.baseUrl) }];
    const [shown = ""] = await summarize({ ...state, pending: ["a"] }, state);
    assert.match(shown, /^HostClusterFleet "test": 1 cluster may be disabled\n/);
    const fleet = resourceIn(testRun(NO_SERVICE), "HostClusterFleet");
    fleet.delete({ ...state, ...here });
    assert.deepEqual(fleet.logged, [
      `${FLEET} 1 cluster leaves the state\n  1 stays as it is in Palette and is no longer managed: "a"`,
      "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.",
    ]);
    await fleet.checked(state);
    fleet.logged.length = 0;
    fleet.delete({ ...state, ...here });
    assert.deepEqual(fleet.logged, [], "a cluster that the run declares stays managed");
  });

  it("has up to 20 lines, and all clusters and lines in a message for --debug", async () => {
    const ports = Array.from({ length: 25 }, (_, index) => index);
    const pairs = (first: number) => ({
      clusters: Object.assign({}, ...ports.map((port) => many(`${port}-`, 2, on(first + port)))),
    });
    const debug: string[] = [];
    const options = { debug: (message: string) => debug.push(message) };
    const [shown = ""] = await summarize(pairs(1), pairs(101), undefined, options);
    assert.equal(shown.split("\n").length, 22);
    assert.ok(shown.endsWith("\n  and 5 more lines (all: --debug)"), shown);
    assert.equal(debug.join().split("\n").length, 26);
  });

  it("has the pending clusters, of which it does not say how they change, and those with another project", async () => {
    const state = { clusters: { a: on(), b: on() }, pending: ["b"], projectUid: "p" };
    assert.deepEqual(await summarize(state, { clusters: state.clusters, projectUid: "q" }), [
      `${FLEET} 2 clusters change: 1 is pending\n  1 is ${AGAIN}: "b"\n  1 changes projectUid from "p" to "q": "a"`,
    ]);
  });

  it("has of a single cluster only what the engine's diff does not show, without numbers and UIDs", async () => {
    const run = testRun(NO_SERVICE);
    const single = resourceIn(run, "HostClusterConfig");
    const state = { clusterUid: "a", ...on(), __service: serviceHash(NO_SERVICE.baseUrl) };
    await single.diff({ ...state, pending: ["a"] }, { clusterUid: "a", ...off });
    await single.diff(state, { clusterUid: "a", ...on(1) });
    await single.diff(state, { clusterUid: "other", ...on() });
    assert.deepEqual(single.logged, [
      'HostClusterConfig "test": is declared with isHostCluster: false: it is disabled if it is a host in Palette',
      `HostClusterConfig "test": is ${AGAIN}`,
      'HostClusterConfig "test": cluster "a" leaves this resource, which does not change it',
    ]);
  });

  it("has the clusters of the last update that were never written, if the program removes them again", async () => {
    const state = { clusters: { a: on() }, __unconfirmed: ["b", "c"] };
    assert.deepEqual(await summarize(state, { clusters: { a: on(), c: on() } }), [
      `${FLEET} 2 of 3 clusters change: 1 leaves this resource, 1 is added\n` +
        '  1 leaves this resource and was never written: "b"\n  1 is added: "c"',
    ]);
  });

  it("says where a cluster goes that another resource declares, whichever is checked first", async () => {
    const [clusters, rest, single] = [{ a: on(), b: on() }, { a: on() }, { clusterUid: "b", ...on() }];
    const moves = `${FLEET} 1 of 2 clusters changes: 1 moves\n  1 moves to HostClusterConfig "test": "b"`;
    assert.deepEqual(await summarize({ clusters }, { clusters: rest }, single), [moves]);
    const run = testRun(NO_SERVICE);
    const fleet = resourceIn(run, "HostClusterFleet");
    await fleet.diff({ clusters, __service: serviceHash(NO_SERVICE.baseUrl) }, { clusters: rest });
    const other = resourceIn(run, "HostClusterConfig");
    for (let times = 0; times < 2; times += 1) await other.checked(single);
    assert.match(fleet.logged.join(), /1 leaves this resource, which does not change it: "b"$/);
    assert.deepEqual(other.logged, ['HostClusterConfig "test": cluster "b" moves here from HostClusterFleet "test"']);
  });
});
