import assert from "node:assert/strict";
import { Emulator, type EmulatorOptions, type Fault } from "../../emulator/index.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { type Adapter, NOW, type TestStack, withStack } from "../../engine/stack.mjs";

type Config = Record<string, unknown>;
/** A configuration for each case. Each case has a cluster of its own resource, and one in a fleet. */
type Cases = Record<string, Config>;
/** Cases whose resources have the same `ignoreChanges`. */
type Group = [cases: Cases, ignored?: readonly string[]];

const always = { method: "PATCH", times: Number.POSITIVE_INFINITY };
/** A write that has no effect, without an answer that says so. */
const LOST: Fault = { ...always, status: 500 };

/** A stack in which both resources declare each case, so that what holds for one is asserted of the other. */
function bothOf({ workspace, program, configure, resources, emulator }: TestStack, options: EmulatorOptions) {
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
    for (const [uid, config] of Object.entries(cases))
      for (const each of [uid, `fleet-${uid}`])
        current.addCluster({ uid: each, hostClusterConfig: structuredClone(config) });
  }
  return {
    ...{ workspace, program, resources, run, actual, become },
    declare: (...groups: Group[]) => program(groups.map(programOf).join("\n")),
    up: (...args: string[]) => run("up", ...args),
    async failingUp(...faults: Fault[]): Promise<void> {
      current.fail(...faults);
      const { exitCode, all } = await start("up", "--continue-on-error");
      current.recover();
      assert.notEqual(exitCode, 0, all);
    },
    /** Sets `baseUrl` to another Palette, which has other clusters. */
    async move(cases: Cases): Promise<void> {
      current = await Emulator.start(options);
      become(cases);
      await configure({ baseUrl: current.baseUrl, apiKey: current.apiKey });
    },
    /** The clusters that were written so far. */
    written: () => current.patches.map(({ url }) => url.split("/")[3] ?? ""),
    assertActual(cases: Cases, why = ""): void {
      for (const [uid, config] of Object.entries(cases))
        for (const each of [uid, `fleet-${uid}`]) assert.deepEqual(actual(each), config, `${each}: ${why}`);
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

function withBoth(
  adapter: Adapter,
  emulator: EmulatorOptions,
  test: (both: ReturnType<typeof bothOf>) => Promise<void>,
): Promise<void> {
  return withStack({ program: "", adapter, emulator, clusters: [] }, async (stack) => {
    const both = bothOf(stack, emulator);
    await test(both).finally(both.stop);
  });
}

function programOf([cases, ignored = []]: Group, index: number): string {
  const inFleet = ignored.map((path) => (path === "*" ? path : `clusters["*"].${path}`));
  const singles = Object.entries(cases).map(
    ([uid, config]) => `new HostClusterConfig("${uid}", ${JSON.stringify({ clusterUid: uid, ...config })},
    { ignoreChanges: ${JSON.stringify(ignored)} });`,
  );
  const clusters = Object.fromEntries(Object.entries(cases).map(([uid, config]) => [`fleet-${uid}`, config]));
  return `${singles.join("\n")}
  new HostClusterFleet("fleet-${index}", { clusters: ${JSON.stringify(clusters)} },
    { ignoreChanges: ${JSON.stringify(inFleet)} });`;
}

const mapped = (cases: Cases, change: (config: Config) => Config): Cases =>
  Object.fromEntries(Object.entries(cases).map(([uid, config]) => [uid, change(structuredClone(config))]));

const ingress = (host: string, port: number) => ({ type: "Ingress", config: { ingressConfig: { host, port } } });
const loadBalancer = (loadBalancerConfig: Config) => ({ type: "LoadBalancer", config: { loadBalancerConfig } });
const mine = (port = 1) => ({
  isHostCluster: true,
  clusterEndpoint: ingress("mine", port),
  clusterGroup: { uid: "mine" },
});
const theirs = (port = 1) => ({
  isHostCluster: false,
  clusterEndpoint: ingress("theirs", port),
  clusterGroup: { uid: "theirs", name: "Theirs" },
});

/** The last one is a typing error. */
const FIELDS = ["isHostCluster", "clusterGroup.uid", "clusterEndpoint.config.ingressConfig.host", "clusterGrup"];

/** What a program declares of clusters, with `ignoreChanges` for some fields, and for all. */
const ignoring = (config: (name: string) => Config, ...names: string[]): [fields: Group, all: Group] => {
  const cases = (kind: string) => Object.fromEntries(names.map((name) => [`${name}-${kind}`, config(name)]));
  return [
    [cases("fields"), FIELDS],
    [cases("all"), ["*"]],
  ];
};

/** What the state of both resources says the service has confirmed, after commands with one kind of provider. */
export function describeConfirmed(adapter: Adapter): void {
  describe(`what Palette has confirmed, with ${adapter.name}`, () => {
    it("is all that ignoreChanges leaves to Palette: not a create that was lost or refused", () =>
      withBoth(adapter, {}, async (both) => {
        const { become, declare, up, run, assertActual } = both;
        const [fields, all] = ignoring(() => mine(), "lost", "refused");
        const uids = { ...fields[0], ...all[0] };
        become(mapped(uids, () => theirs()));
        await declare(fields, all);
        await both.failingUp({ ...LOST, url: "lost" }, { ...always, url: "refused", status: 403 });
        assertActual(
          mapped(uids, () => theirs()),
          "not applied",
        );
        assert.match(await run("preview"), /written again/);
        assert.match(await up(), /is added: "fleet-refused|1 is added/);
        assertActual(uids, "written by the next up");
        await both.assertSettled();

        become(mapped(uids, () => theirs()));
        await declare(...ignoring(() => mine(2), "lost", "refused"));
        assert.match(await up(), /clusterGrup is not a property; did you mean clusterGroup\?/);
        assertActual(
          mapped(fields[0], () => theirs(2)),
          "ignored from then on",
        );
        assertActual(
          mapped(all[0], () => theirs()),
          "the program declares nothing",
        );

        const single = (await both.resources()).find(({ id }) => id === "lost-fields");
        await up("--replace", single?.urn ?? "");
        assertActual({ "refused-fields": theirs(2) });
        assert.deepEqual(both.actual("lost-fields"), mine(2), "a replacement gets the program's own values");

        const { clusterGroup: _, ...rest } = mine(3);
        await declare([mapped(fields[0], () => rest)], [mapped(all[0], () => rest)]);
        await up();
        assertActual(
          mapped(uids, () => rest),
          "what goes together with its ignoreChanges is dropped",
        );
      }));

    it("is all that ignoreChanges leaves to Palette after a refresh of a create that was lost", () =>
      withBoth(adapter, {}, async (both) => {
        const groups = ignoring(() => mine(), "lost");
        for (const [cases] of groups) both.become(mapped(cases, () => theirs()));
        await both.declare(...groups);
        await both.failingUp(LOST);
        const shown = await both.up("--refresh");
        assert.match(shown, /leaves? the state, because (its first write was|their first writes were) not confirmed/);
        for (const [cases] of groups) both.assertActual(cases, "created again");
        await both.assertSettled();
      }));

    it("is all that ignoreChanges leaves to another Palette", () =>
      withBoth(adapter, {}, async (both) => {
        const declared = (name: string) => ({ ...mine(), isHostCluster: name === "on" });
        const [fields, all] = ignoring(declared, "on", "off");
        const uids = { ...fields[0], ...all[0] };
        both.become(mapped(uids, () => theirs()));
        await both.declare(fields, all);
        await both.up();
        await both.move(mapped(uids, ({ isHostCluster }) => ({ ...theirs(), isHostCluster: !isHostCluster })));
        await both.up();
        both.assertActual(
          mapped(uids, () => mine()),
          "an old false disables nothing there",
        );
        await both.assertSettled();
        // What was not written there is not known there.
        await both.declare([fields[0]], [all[0]]);
        assert.match(await both.up(), /declared with isHostCluster: false/);
        both.assertActual(uids);
      }));

    const externalIPs = ["203.0.113.7"];
    const lists = { externalIPs, loadBalancerSourceRanges: [] };
    const [toIngress, toIPs] = [ingress("mine", 1), loadBalancer({ externalIPs })];
    const [clusterGroup, hostCluster] = [{ uid: "g" }, { uid: "h" }];
    const on = { isHostCluster: true };

    for (const patch of ["replace", "merge"] as const) {
      it(`is no drift after a lost write that no longer declares it, if Palette ${patch}s`, () =>
        withBoth(adapter, { patch }, async (both) => {
          const config = { ...toIngress.config, ...toIPs.config };
          const everybody = loadBalancer({ externalIPs, loadBalancerSourceRanges: ["0.0.0.0/0"] });
          const before = {
            type: { ...on, clusterEndpoint: toIngress },
            part: { ...on, clusterEndpoint: { ...toIngress, config } },
            policy: { clusterEndpoint: loadBalancer({ externalIPs, externalTrafficPolicy: "Cluster" }) },
            ranges: { clusterEndpoint: everybody },
            flag: { isHostCluster: false, clusterGroup },
          };
          const after = {
            type: { ...on, clusterEndpoint: toIPs },
            part: { ...on, clusterEndpoint: toIngress },
            policy: { clusterEndpoint: toIPs },
            ranges: { clusterEndpoint: toIPs },
            flag: { clusterGroup },
          };
          both.become(mapped(before, () => ({})));
          await both.declare([before]);
          await both.up();
          await both.declare([after]);
          await both.failingUp({ ...LOST, applied: true });
          await both.run("preview", "--refresh", "--expect-no-changes");
          await both.assertSettled();
        }));
    }

    for (const refreshes of [false, true]) {
      it(`is left out by the next write if the lost ones no longer declared it, ${refreshes ? "after" : "without"} a refresh`, () =>
        withBoth(adapter, {}, async (both) => {
          const local = loadBalancer({ ...lists, externalTrafficPolicy: "Local" });
          const before = {
            reference: { ...on, clusterGroup, hostCluster },
            policy: { ...on, clusterEndpoint: local },
            twice: { ...on, clusterGroup },
            reverted: mine(1),
          };
          const between = { ...before, twice: { ...on, clusterGroup, hostCluster }, reverted: mine(2) };
          const after = {
            reference: { ...on, clusterGroup },
            policy: { ...on, clusterEndpoint: loadBalancer(lists) },
            twice: { ...on, clusterGroup },
            reverted: mine(1),
          };
          both.become(mapped(before, () => ({})));
          await both.declare([before]);
          await both.up();
          await both.declare([between]);
          await both.failingUp({ ...LOST, applied: true });
          // Palette adds a name to references.
          const named = { ...on, clusterGroup, hostCluster: { ...hostCluster, name: "Host" } };
          both.become({ reference: named, twice: named });
          await both.declare([after]);
          await both.failingUp(LOST);
          if (refreshes) await both.run("refresh");
          await both.up();
          both.assertActual(after);
          await both.assertSettled();
        }));
    }

    it("is disabled only by a change that a preview shows", () =>
      withBoth(adapter, {}, async (both) => {
        const { become, declare, up, run, assertActual } = both;
        const disabled = (port: number) => ({ ...mine(port), isHostCluster: false });
        become({ a: mine() });
        await declare([{ a: disabled(1) }]);
        assert.match(await up(), /declared with isHostCluster: false/);
        assertActual({ a: disabled(1) });
        for (const port of [2, 3]) {
          become({ a: mine(port - 1) });
          await declare([{ a: disabled(port) }]);
          assert.match(await up(), /stays a host, .*run pulumi refresh, then pulumi up/);
          assertActual({ a: mine(port) }, "an unrelated change");
        }
        await run("refresh");
        for (const command of ["preview", "up"]) assert.match(await run(command), /declared with isHostCluster: false/);
        assertActual({ a: disabled(3) });
        await both.assertSettled();
      }));
  });
}

export function describeImported(): void {
  describe("what pulumi import has read", () => {
    const actual = { ...theirs(), isHostCluster: true, hostCluster: { uid: "h0" } };
    const { clusterGroup, ...withoutGroup } = actual;
    const { clusterEndpoint: _, ...withoutEndpoint } = actual;
    const externalIPs = ["203.0.113.7"];
    const local = loadBalancer({ externalIPs, externalTrafficPolicy: "Local", loadBalancerSourceRanges: [] });
    const ranges = loadBalancer({ externalIPs, loadBalancerSourceRanges: ["10.0.0.0/8"] });
    const cluster = loadBalancer({ externalIPs });
    const policy = "clusterEndpoint.config.loadBalancerConfig.externalTrafficPolicy";
    const cases: Record<string, [actual: Config, declared: Config, ignored: string]> = {
      reference: [actual, withoutGroup, "clusterGroup"],
      member: [actual, { ...withoutGroup, clusterGroup: { uid: "theirs" } }, "clusterGroup.name"],
      all: [actual, withoutGroup, "*"],
      endpoint: [actual, withoutEndpoint, "clusterEndpoint"],
      lists: [{ ...actual, clusterEndpoint: ranges }, withoutEndpoint, "clusterEndpoint"],
      nested: [{ ...actual, clusterEndpoint: local }, { ...actual, clusterEndpoint: cluster }, policy],
    };
    /** The option goes from one half of the clusters with the first update after an up, from the others after two more. */
    const LAST_IGNORED = { early: 0, late: 2 };
    const declarations = Object.entries(cases).flatMap(([name, [config, declared, ignored]]) =>
      Object.entries(LAST_IGNORED).map(([when, last]) => ({
        uid: `${name}-${when}`,
        name,
        config,
        declared,
        ignored,
        last,
      })),
    );
    const single = (uid: string, config: Config, ignoreChanges: string[] = []) =>
      `new HostClusterConfig("${uid}", ${JSON.stringify({ clusterUid: uid, ...config })}, ${JSON.stringify({ ignoreChanges })});`;
    const programAt = (step: number) =>
      [
        ...declarations.map(({ uid, declared, ignored, last }) =>
          single(uid, { ...declared, hostCluster: { uid: `h${step}` } }, step <= last ? [ignored] : []),
        ),
        // Without the option, the first up shows what the program declares.
        single("dropped", { ...withoutGroup, ...(step === 0 && { clusterGroup }) }),
      ].join("\n");

    it("stays as it is while no program has declared it, also if an option that ignored it goes", () =>
      withBoth(PLUGIN, {}, async (both) => {
        const clusters = [
          ...declarations.map(({ uid, config }) => [uid, config] as const),
          ["dropped", actual] as const,
        ];
        for (const [uid, config] of clusters) both.become({ [uid]: config });
        const resources = clusters.map(([uid]) => ({ type: PLUGIN.type, name: uid, id: uid }));
        await both.workspace.write({ "import.json": JSON.stringify({ resources }) });
        await both.workspace.run(
          "import",
          "--file",
          "import.json",
          "--yes",
          "--protect=false",
          "--generate-code=false",
        );
        await both.run("refresh", "--expect-no-changes");
        await both.program(programAt(0));
        assert.match(await both.up(), /What was imported and is ignored leaves the state/);
        assert.deepEqual(both.written(), []);
        await both.assertSettled();
        for (const step of [1, 2, 3]) {
          await both.program(programAt(step));
          await both.up();
          for (const { uid, name, config, last } of declarations) {
            const hostCluster = { uid: name === "all" && step <= last ? "h0" : `h${step}` };
            assert.deepEqual(both.actual(uid), { ...config, hostCluster }, `${uid} ${step}`);
          }
          assert.deepEqual(both.actual("dropped"), withoutGroup);
        }
        await both.assertSettled();
      }));
  });
}
