import assert from "node:assert/strict";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { type Adapter, NOW, type TestStack, withStack } from "../../engine/stack.mjs";

type Config = Record<string, unknown>;
/** A configuration for each case. Each case has a cluster of its own resource, and one in a fleet. */
type Cases = Record<string, Config>;
/** Cases with the same `ignoreChanges`. Their names end with that of the group. */
type Group = [name: string, cases: Cases, ignored?: readonly string[]];

const always = { method: "PATCH", times: Number.POSITIVE_INFINITY };
/** A write that has no effect, without an answer that says so. Ten other statuses would end the run. */
const LOST: Fault = { ...always, status: 501 };

/** A stack in which both resources declare each case, so that what holds for one is asserted of the other. */
function bothOf({ workspace, program, configure, resources, emulator }: TestStack) {
  let current = emulator;
  /** Runs a command with `--diff`. Its output never has internal properties. */
  async function start(command: string, ...args: string[]) {
    const { exitCode, all = "" } = await workspace.start([command, ...NOW, "--diff", ...args]);
    assert.doesNotMatch(all, /__(service|imported|unconfirmed|dropped|ignored)|TypeError/);
    return { exitCode, all };
  }
  async function run(command: string, ...args: string[]): Promise<string> {
    const { exitCode, all } = await start(command, ...args);
    assert.equal(exitCode, 0, all);
    return all;
  }
  const actual = (uid: string) => current.clusters.get(uid)?.hostClusterConfig;
  /** What others make of the clusters. */
  function become(cases: Cases): void {
    for (const [uid, config] of Object.entries(cases)) {
      for (const each of [uid, `fleet-${uid}`])
        current.addCluster({ uid: each, hostClusterConfig: structuredClone(config) });
    }
  }
  return {
    ...{ resources, become },
    declare: (...groups: Group[]) => program(groups.map(programOf).join("\n")),
    up: (...args: string[]) => run("up", ...args),
    async failingUp(...faults: Fault[]): Promise<string> {
      current.fail(...faults);
      const { exitCode, all } = await start("up", "--continue-on-error");
      current.recover();
      assert.notEqual(exitCode, 0, all);
      return all;
    },
    /** Options for a command about the resources in some groups. */
    async only(...groups: string[]): Promise<string[]> {
      const urns = (await resources()).map(({ urn }) => urn);
      return urns.filter((urn) => groups.some((group) => urn.endsWith(`-${group}`))).map((urn) => `--target=${urn}`);
    },
    /** Sets `baseUrl` to another Palette, which has other clusters. */
    async move(cases: Cases): Promise<void> {
      current = await Emulator.start();
      become(cases);
      await configure({ baseUrl: current.baseUrl, apiKey: current.apiKey });
    },
    assertActual(cases: Cases, why = "", exceptions: Cases = {}): void {
      for (const [uid, config] of Object.entries(cases))
        for (const each of [uid, `fleet-${uid}`])
          assert.deepEqual(actual(each), exceptions[each] ?? config, `${each}: ${why}`);
    },
    /** Asserts that a refresh finds no drift, and that an update then sends nothing. */
    async assertSettled(): Promise<void> {
      const sent = current.patches.length;
      await run("up", "--refresh", "--expect-no-changes");
      assert.deepEqual(current.patches.slice(sent), []);
    },
    stop: () => current.stop(),
  };
}

function withBoth(adapter: Adapter, test: (both: ReturnType<typeof bothOf>) => Promise<void>): Promise<void> {
  return withStack({ program: "", adapter, clusters: [] }, async (stack) => {
    const both = bothOf(stack);
    await test(both).finally(both.stop);
  });
}

function programOf([name, cases, ignored = []]: Group): string {
  const singles = Object.entries(cases).map(([uid, config]) => singleOf(uid, config, ignored));
  const inFleet = ignored.map((path) => (path === "*" ? path : `clusters["*"].${path}`));
  const clusters = Object.fromEntries(Object.entries(cases).map(([uid, config]) => [`fleet-${uid}`, config]));
  return `${singles.join("\n")}
  new HostClusterFleet("fleet-${name}", { clusters: ${JSON.stringify(clusters)} },
    { ignoreChanges: ${JSON.stringify(inFleet)} });`;
}

const singleOf = (uid: string, config: Config, ignored: readonly string[] = []) =>
  `new HostClusterConfig("${uid}", ${JSON.stringify({ clusterUid: uid, ...config })},
    { ignoreChanges: ${JSON.stringify(ignored)} });`;

const casesOf = (groups: readonly Group[]): Cases => Object.assign({}, ...groups.map(([, cases]) => cases));
const mapped = (cases: Cases, change: (config: Config, uid: string) => Config): Cases =>
  Object.fromEntries(Object.entries(cases).map(([uid, config]) => [uid, change(config, uid)]));
/** The same for each case. */
const same = (cases: Cases, config: Config) => mapped(cases, () => config);

const ingress = (host: string, port: number) => ({ type: "Ingress", config: { ingressConfig: { host, port } } });
const on = { isHostCluster: true };
const mine = (port = 1) => ({ ...on, clusterEndpoint: ingress("mine", port), clusterGroup: { uid: "mine" } });
const theirs = (port = 1) => ({
  isHostCluster: false,
  clusterEndpoint: ingress("theirs", port),
  clusterGroup: { uid: "theirs", name: "Theirs" },
});

/** The last one is a typing error. */
const FIELDS = ["isHostCluster", "clusterGroup.uid", "clusterEndpoint.config.ingressConfig.host", "clusterGrup"];

/** What a program declares of clusters, with `ignoreChanges` for some fields, and for all. */
function ignoring(suffix: string, names: readonly string[], config: (name: string) => Config): Group[] {
  const cases = (group: string) => Object.fromEntries(names.map((name) => [`${name}-${group}`, config(name)]));
  return [
    [`fields-${suffix}`, cases(`fields-${suffix}`), FIELDS],
    [`all-${suffix}`, cases(`all-${suffix}`), ["*"]],
  ];
}

const unignored = (groups: readonly Group[]) => groups.map(([name, cases]): Group => [name, cases]);

/** What the state of both resources says the service has confirmed, after commands with one kind of provider. */
export function describeConfirmed(adapter: Adapter): void {
  describe(`what Palette has confirmed, with ${adapter.name}`, () => {
    it("is all that ignoreChanges leaves to Palette: not a create that was lost or refused, nor another Palette", () =>
      withBoth(adapter, async (both) => {
        const { become, declare, up, assertActual } = both;
        const direct = (config: Config) => ignoring("direct", ["lost", "refused"], () => config);
        const refreshed = (config: Config) => ignoring("refreshed", ["lost"], () => config);
        const moved = ignoring("moved", ["on", "off"], (name) => ({ ...mine(), isHostCluster: name === "on" }));
        const failed = casesOf([...direct(mine()), ...refreshed(mine())]);
        become(same({ ...failed, ...casesOf(moved) }, theirs()));
        await declare(...direct(mine()), ...refreshed(mine()), ...moved);
        await both.failingUp({ ...LOST, url: "lost" }, { ...always, url: "refused", status: 403 });
        assertActual({ ...same(failed, theirs()), ...casesOf(moved) }, "after a create");

        const created = await up("--refresh", ...(await both.only("refreshed")));
        assert.match(created, /leaves? the state, because (its first write was|their first writes were) not confirmed/);
        assertActual(casesOf(refreshed(mine())), "created again after a refresh");
        const repeated = await up();
        assert.match(repeated, /written again/);
        assert.match(repeated, /is added: "fleet-refused|1 is added/);
        assertActual(failed, "written by the next up");
        await both.assertSettled();

        become(same(failed, theirs()));
        await declare(...direct(mine(2)), ...refreshed(mine(2)), ...moved);
        const replaced = (await both.resources()).find(({ id }) => id === "lost-fields-direct");
        const changed = await up("--replace", replaced?.urn ?? "");
        assert.match(changed, /clusterGrup is not a property; did you mean clusterGroup\?/);
        // With a wildcard the program declares nothing, and a replacement gets the program's own values.
        const ignored = mapped(failed, (_, uid) => theirs(uid.includes("-all-") ? 1 : 2));
        assertActual(ignored, "ignored from then on", { "lost-fields-direct": mine(2) });

        const { clusterGroup: _, ...rest } = mine(3);
        await declare(...unignored([...direct(rest), ...refreshed(rest)]), ...moved);
        await up();
        assertActual(same(failed, rest), "what goes together with its ignoreChanges is dropped");

        await declare(...moved);
        const elsewhere = mapped(casesOf(moved), ({ isHostCluster }) => ({
          ...theirs(),
          isHostCluster: !isHostCluster,
        }));
        await both.move(elsewhere);
        await up();
        assertActual(same(elsewhere, mine()), "an old false disables nothing there");
        await both.assertSettled();
        // What was not written there is not known there.
        await declare(...unignored(moved));
        assert.match(await up(), /declared with isHostCluster: false/);
        assertActual(casesOf(moved));
      }));
  });
}
