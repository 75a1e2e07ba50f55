import assert from "node:assert/strict";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
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
    const now = command === "preview" ? [] : NOW;
    const { exitCode, all = "" } = await workspace.start([command, ...now, "--diff", ...args]);
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
      const patch = uid.endsWith("-merge") ? "merge" : "replace";
      for (const each of [uid, `fleet-${uid}`])
        current.addCluster({ uid: each, hostClusterConfig: structuredClone(config), patch });
    }
  }
  return {
    ...{ workspace, program, configure, resources, run, actual, become },
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
    /** The clusters that were written so far. */
    written: () => current.patches.map(({ url }) => url.split("/")[3] ?? ""),
    assertActual(cases: Cases, why = "", exceptions: Cases = {}): void {
      for (const [uid, config] of Object.entries(cases))
        for (const each of [uid, `fleet-${uid}`])
          assert.deepEqual(actual(each), exceptions[each] ?? config, `${each}: ${why}`);
    },
    /** Asserts that a refresh finds no drift, and that an update then sends nothing. */
    async assertSettled(...options: string[]): Promise<void> {
      const sent = current.patches.length;
      await run("up", "--refresh", "--expect-no-changes", ...options);
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
const loadBalancer = (loadBalancerConfig: Config) => ({ type: "LoadBalancer", config: { loadBalancerConfig } });
const on = { isHostCluster: true };
const mine = (port = 1) => ({ ...on, clusterEndpoint: ingress("mine", port), clusterGroup: { uid: "mine" } });
const disabled = (port: number) => ({ ...mine(port), isHostCluster: false });
const theirs = (port = 1) => ({
  isHostCluster: false,
  clusterEndpoint: ingress("theirs", port),
  clusterGroup: { uid: "theirs", name: "Theirs" },
});

/** The last one is a typing error. */
const FIELDS = ["isHostCluster", "clusterGroup.uid", "clusterEndpoint.config.ingressConfig.host", "clusterGrup"];

/** What others may do in Palette, and no program can declare. */
const IMPOSSIBLE: Cases = {
  host: { clusterEndpoint: ingress("https://x.example.com", 1) },
  ranges: { clusterEndpoint: loadBalancer({ externalIPs: ["10.0.0"], loadBalancerSourceRanges: ["10.0.0.0/33"] }) },
};

/** What a program declares of clusters, with `ignoreChanges` for some fields, and for all. */
function ignoring(suffix: string, names: readonly string[], config: (name: string) => Config): Group[] {
  const cases = (group: string) => Object.fromEntries(names.map((name) => [`${name}-${group}`, config(name)]));
  return [
    [`fields-${suffix}`, cases(`fields-${suffix}`), FIELDS],
    [`all-${suffix}`, cases(`all-${suffix}`), ["*"]],
  ];
}

const unignored = (groups: readonly Group[]) => groups.map(([name, cases]): Group => [name, cases]);

const externalIPs = ["203.0.113.7"];
const lists = { externalIPs, loadBalancerSourceRanges: [] };
const [toIngress, toIPs] = [ingress("mine", 1), loadBalancer({ externalIPs })];
const toBoth = { ...toIngress, config: { ...toIngress.config, ...toIPs.config } };
const [clusterGroup, hostCluster] = [{ uid: "g" }, { uid: "h" }];
const inGroup = { ...on, clusterGroup };
const local = { ...on, clusterEndpoint: loadBalancer({ ...lists, externalTrafficPolicy: "Local" }) };

/** What a program declares in one step after another, each time without something. The last one stays. */
const DROPPED: Cases[] = [
  {
    policy: { clusterEndpoint: loadBalancer({ externalIPs, externalTrafficPolicy: "Cluster" }) },
    ranges: { clusterEndpoint: loadBalancer({ externalIPs, loadBalancerSourceRanges: ["0.0.0.0/0"] }) },
    flag: { isHostCluster: false, clusterGroup },
  },
  {
    policy: { clusterEndpoint: toIPs },
    ranges: { clusterEndpoint: toIPs },
    flag: { clusterGroup },
  },
];
const former = {
  ...{ reference: { ...inGroup, hostCluster }, policy: local, twice: inGroup, reverted: mine(1) },
  ...{ type: { ...on, clusterEndpoint: toIngress }, part: { ...on, clusterEndpoint: toBoth } },
};
const DROPPED_LATER: Cases[] = [
  former,
  { ...former, twice: { ...inGroup, hostCluster }, reverted: mine(2) },
  {
    ...former,
    ...{ reference: inGroup, type: { ...on, clusterEndpoint: toIPs }, part: { ...on, clusterEndpoint: toIngress } },
    policy: { ...on, clusterEndpoint: loadBalancer(lists) },
  },
];
const DISABLED: Cases[] = [1, 2, 3].map((port) => ({ host: disabled(port) }));

function groupsAt(step: number): Group[] {
  const later = { direct: DROPPED_LATER, refreshed: DROPPED_LATER };
  const groups = { replace: DROPPED, merge: DROPPED, ...later, disabled: DISABLED };
  return Object.entries(groups).map(([group, steps]) => {
    const cases = Object.entries(steps[step] ?? steps.at(-1) ?? {});
    return [group, Object.fromEntries(cases.map(([name, config]) => [`${name}-${group}`, config]))];
  });
}

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

    it("is accepted as it is where the program ignores it, although no program could declare it", () =>
      withBoth(adapter, async ({ become, declare, run, up, ...both }) => {
        const limited = loadBalancer({ externalIPs, loadBalancerSourceRanges: ["10.0.0.0/8"] });
        const endpoints: Config = { host: ingress("mine", 1), ranges: limited };
        const groups = (port: number): Group[] =>
          ["clusterEndpoint", "*"].map((path, index) => {
            const config = { ...on, hostCluster: { uid: `h${port}` } };
            const cases = Object.entries(endpoints).map(([name, clusterEndpoint]) => [
              `${name}-${index}`,
              { ...config, clusterEndpoint },
            ]);
            return [`ignored-${index}`, Object.fromEntries(cases), [path]];
          });
        const impossible = (name: string) => ({ ...on, ...IMPOSSIBLE[name], hostCluster: { uid: "h1" } });
        become(same(casesOf(groups(1)), {}));
        await declare(...groups(1));
        await up();
        const changed = mapped(casesOf(groups(1)), (_, uid) => impossible(uid.split("-")[0] ?? ""));
        become(changed);
        await run("refresh");
        const sent = both.written().length;
        for (const settings of [{}, { strictArguments: true }]) {
          await both.configure(settings);
          const shown = await up();
          assert.match(shown, /warning: .*host is "https:\/\/x\.example\.com", which has a scheme/);
          assert.match(shown, /warning: .*loadBalancerSourceRanges\[0\] is "10\.0\.0\.0\/33", not an address range/);
        }
        both.assertActual(changed, "ignored");
        assert.deepEqual(both.written().slice(sent), []);
        await declare(...groups(2));
        await up();
        const others = mapped(changed, (config, uid) =>
          /0$/.test(uid) ? { ...config, hostCluster: { uid: "h2" } } : config,
        );
        both.assertActual(others, "another change");
      }));

    it("is no drift after lost writes, is left out if it is no longer declared, and is disabled only by a change that is shown", () =>
      withBoth(adapter, async (both) => {
        const { become, declare, run, only, assertActual } = both;
        const isDisabled = /"host-disabled": is declared with isHostCluster: false/;
        const isKept = /stays a host, .*run pulumi refresh, then pulumi up/;
        become(same(casesOf(groupsAt(0)), {}));
        become({ "host-disabled": mine() });
        await declare(...groupsAt(0));
        assert.match(await both.up(), isDisabled);
        assertActual({ "host-disabled": disabled(1) });

        become({ "host-disabled": mine(1) });
        await declare(...groupsAt(1));
        const lost = await both.failingUp({ ...LOST, applied: true, url: /-(replace|merge|direct|refreshed)\// });
        assert.match(lost, isKept);
        assertActual({ "host-disabled": mine(2) }, "an unrelated change");
        await both.assertSettled(...(await only("replace", "merge")));

        // Palette adds a name to references.
        const named = { ...inGroup, hostCluster: { ...hostCluster, name: "Host" } };
        for (const name of ["reference", "twice"]) become({ [`${name}-direct`]: named, [`${name}-refreshed`]: named });
        become({ "host-disabled": mine(2) });
        await declare(...groupsAt(2));
        assert.match(await both.failingUp({ ...LOST, url: /-(direct|refreshed)\// }), isKept);
        assertActual({ "host-disabled": mine(3) }, "another unrelated change");

        await run("refresh", ...(await only("refreshed", "disabled")));
        for (const command of ["preview", "up"]) assert.match(await run(command), isDisabled);
        assertActual(casesOf(groupsAt(2).filter(([name]) => /direct|refreshed|disabled/.test(name))));
        await both.assertSettled();
      }));
  });
}

export function describeImported(): void {
  describe("what pulumi import has read", () => {
    const actual = { ...theirs(), ...on, hostCluster: { uid: "h0" } };
    const { clusterGroup, ...withoutGroup } = actual;
    const { clusterEndpoint: _, ...withoutEndpoint } = actual;
    const limited = loadBalancer({ externalIPs, loadBalancerSourceRanges: ["10.0.0.0/8"] });
    const policy = "clusterEndpoint.config.loadBalancerConfig.externalTrafficPolicy";
    const cases: Record<string, [actual: Config, declared: Config, ignored: string]> = {
      reference: [actual, withoutGroup, "clusterGroup"],
      member: [actual, { ...withoutGroup, clusterGroup: { uid: "theirs" } }, "clusterGroup.name"],
      all: [actual, withoutGroup, "*"],
      endpoint: [actual, withoutEndpoint, "clusterEndpoint"],
      lists: [{ ...actual, clusterEndpoint: limited }, withoutEndpoint, "clusterEndpoint"],
      ...mapped(IMPOSSIBLE, (config) => [{ ...actual, ...config }, withoutEndpoint, "clusterEndpoint"] as never),
      nested: [
        { ...actual, clusterEndpoint: loadBalancer({ externalIPs, externalTrafficPolicy: "Local" }) },
        { ...actual, clusterEndpoint: toIPs },
        policy,
      ],
    };
    /** The option goes from one half of the clusters with the first update after an up, from the others after two more. */
    const LAST_IGNORED = { early: 0, late: 2 };
    const imported = Object.entries(cases).flatMap(([name, [config, declared, ignored]]) =>
      Object.entries(LAST_IGNORED).map(([when, last]) => {
        const hostClusterAt = (step: number) => ({ hostCluster: { uid: `h${step}` } });
        return {
          ...{ uid: `${name}-${when}`, config },
          programAt: (step: number) =>
            singleOf(`${name}-${when}`, { ...declared, ...hostClusterAt(step) }, step <= last ? [ignored] : []),
          actualAt: (step: number) => ({ ...config, ...hostClusterAt(name === "all" && step <= last ? 0 : step) }),
        };
      }),
    );
    imported.push({
      ...{ uid: "dropped", config: actual },
      // Without the option, the first up shows what the program declares.
      programAt: (step) => singleOf("dropped", { ...withoutGroup, ...(step === 0 && { clusterGroup }) }),
      actualAt: () => withoutGroup,
    });

    it("stays as it is while no program has declared it, also if an option that ignored it goes", () =>
      withBoth(PLUGIN, async ({ workspace, become, program, run, ...both }) => {
        become(Object.fromEntries(imported.map(({ uid, config }) => [uid, config])));
        const resources = imported.map(({ uid }) => ({ type: PLUGIN.type, name: uid, id: uid }));
        await workspace.write({ "import.json": JSON.stringify({ resources }) });
        const options = ["--file=import.json", "--yes", "--protect=false", "--generate-code=false"];
        const shown = await workspace.run("import", ...options);
        assert.match(shown, /is "10\.0\.0\.0\/33", not an address range/);
        assert.doesNotMatch(shown, /error|failed|inconsistent/i);
        await run("refresh", "--expect-no-changes");
        for (const step of [0, 1, 2, 3]) {
          await program(imported.map(({ programAt }) => programAt(step)).join("\n"));
          const shown = await run("up");
          if (step === 0) {
            assert.match(shown, /What was imported and is ignored leaves the state/);
            assert.deepEqual(both.written(), []);
          } else for (const { uid, actualAt } of imported) assert.deepEqual(both.actual(uid), actualAt(step), uid);
        }
        await both.assertSettled();
      }));
  });
}
