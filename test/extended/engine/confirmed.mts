import assert from "node:assert/strict";
import { Emulator, type EmulatorOptions, type Fault } from "../../emulator/index.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { type Adapter, NOW, type TestStack, withStack } from "../../engine/stack.mjs";

type Config = Record<string, unknown>;
/** A configuration for each case. Each case has a cluster of its own resource, and one in the fleet. */
type Cases = Record<string, Config>;

interface Options {
  ignored?: readonly string[];
  /** What the program does beside declaring resources. */
  code?: string;
}

/** A stack in which each case is declared by both resources, so that what holds for one is asserted of the other. */
interface Both extends Pick<TestStack, "configure" | "workspace" | "state" | "program"> {
  emulator: Emulator;
  declare(cases: Cases, options?: Options): Promise<void>;
  /** What others make of the clusters. */
  become(cases: Cases): void;
  /** Runs a command with `--diff`, which must succeed. Its output never has internal properties. */
  run(command: string, ...args: string[]): Promise<string>;
  up(...args: string[]): Promise<string>;
  /** An update whose writes fail: by default they are not applied, and their outcome is unknown. */
  failingUp(fault?: Fault): Promise<string>;
  /** Sets `baseUrl` to another Palette, which has other clusters. */
  move(cases: Cases): Promise<void>;
  /** Changes the inputs and the outputs of the resources in the state. */
  edit(change: (properties: Config) => void): Promise<void>;
  /** Asserts what the clusters have. */
  assertActual(cases: Cases, why?: string): void;
  /** Asserts that a drift check passes, and that an update after a refresh sends nothing. */
  assertSettled(): Promise<void>;
}

function withBoth(adapter: Adapter, emulator: EmulatorOptions, test: (both: Both) => Promise<void>): Promise<void> {
  return withStack({ program: "", adapter, emulator, clusters: [] }, async (stack) => {
    const { workspace, program, configure, state } = stack;
    const start = async (command: string, ...args: string[]) => {
      const now = command === "preview" ? [] : NOW;
      const { exitCode, all = "" } = await workspace.start([command, ...now, "--diff", ...args]);
      assert.doesNotMatch(all, /__(service|imported|unconfirmed|dropped|ignored)|TypeError/);
      return { exitCode, all };
    };
    let other: Emulator | undefined;
    const both: Both = {
      ...{ workspace, program, configure, state, emulator: stack.emulator },
      declare: (cases, { ignored = [], code = "" } = {}) => program(code + programOf(cases, ignored)),
      become(cases) {
        for (const [uid, config] of Object.entries(cases))
          for (const each of [uid, `fleet-${uid}`])
            both.emulator.addCluster({ uid: each, hostClusterConfig: structuredClone(config) });
      },
      async run(command, ...args) {
        const { exitCode, all } = await start(command, ...args);
        assert.equal(exitCode, 0, all);
        return all;
      },
      up: (...args) => both.run("up", ...args),
      async failingUp(fault = {}) {
        both.emulator.fail({ method: "PATCH", status: 500, times: Number.POSITIVE_INFINITY, ...fault });
        const { exitCode, all } = await start("up", "--continue-on-error");
        both.emulator.recover();
        assert.notEqual(exitCode, 0, all);
        return all;
      },
      async move(cases) {
        other = await Emulator.start(emulator);
        both.emulator = other;
        both.become(cases);
        await configure({ baseUrl: other.baseUrl, apiKey: other.apiKey });
      },
      async edit(change) {
        const exported = JSON.parse(await workspace.run("stack", "export"));
        for (const { inputs = {}, outputs = {} } of exported.deployment.resources) [inputs, outputs].forEach(change);
        await workspace.write({ "state.json": JSON.stringify(exported) });
        await workspace.run("stack", "import", "--file", "state.json");
      },
      assertActual(cases, why) {
        for (const [uid, config] of Object.entries(cases))
          for (const each of [uid, `fleet-${uid}`])
            assert.deepEqual(both.emulator.clusters.get(each)?.hostClusterConfig, config, `${each}: ${why ?? ""}`);
      },
      async assertSettled() {
        const sent = both.emulator.patches.length;
        await both.run("preview", "--refresh", "--expect-no-changes");
        await both.run("refresh", "--expect-no-changes");
        await both.up("--expect-no-changes");
        assert.deepEqual(both.emulator.patches.slice(sent), []);
      },
    };
    try {
      await test(both);
    } finally {
      await other?.stop();
    }
  });
}

function programOf(cases: Cases, ignored: readonly string[]): string {
  const inFleet = ignored.map((path) => (path === "*" ? path : `clusters["*"].${path}`));
  const singles = Object.entries(cases).map(
    ([uid, config]) => `new HostClusterConfig("${uid}", ${JSON.stringify({ clusterUid: uid, ...config })},
    { ignoreChanges: ${JSON.stringify(ignored)} });`,
  );
  const clusters = Object.fromEntries(Object.entries(cases).map(([uid, config]) => [`fleet-${uid}`, config]));
  return `${singles.join("\n")}
  new HostClusterFleet("fleet", { clusters: ${JSON.stringify(clusters)} }, { ignoreChanges: ${JSON.stringify(inFleet)} });`;
}

const mapped = (cases: Cases, change: (config: Config) => Config): Cases =>
  Object.fromEntries(Object.entries(cases).map(([uid, config]) => [uid, change(structuredClone(config))]));

const ingress = (host: string, port: number) => ({ type: "Ingress", config: { ingressConfig: { host, port } } });
const loadBalancer = (loadBalancerConfig: Config) => ({ type: "LoadBalancer", config: { loadBalancerConfig } });
const mine = (port = 1): Config => ({
  isHostCluster: true,
  clusterEndpoint: ingress("mine", port),
  clusterGroup: { uid: "mine" },
});
const theirs = (port = 1): Config => ({
  isHostCluster: false,
  clusterEndpoint: ingress("theirs", port),
  clusterGroup: { uid: "theirs", name: "Theirs" },
});

const FIELDS = ["isHostCluster", "clusterGroup.uid", "clusterEndpoint.config.ingressConfig.host"];
const ALL = ["*"];

/** What the state of both resources says the service has confirmed, after commands with one kind of provider. */
export function describeConfirmed(adapter: Adapter): void {
  describe(`what Palette has confirmed, with ${adapter.name}`, () => {
    for (const ignored of [FIELDS, ALL]) {
      const all = { a: mine(), b: mine() };

      it(`is all that ignoreChanges ${ignored} leaves to Palette after a create that was lost`, () =>
        withBoth(adapter, {}, async (both) => {
          both.become({ a: theirs(), b: theirs() });
          await both.declare(all, { ignored });
          await both.failingUp();
          both.assertActual({ a: theirs(), b: theirs() }, "not applied");
          assert.match(await both.run("preview"), /written again/);
          await both.up();
          both.assertActual(all, "written by the next up");
          await both.assertSettled();

          both.become({ a: theirs(), b: theirs() });
          await both.declare({ a: mine(2), b: mine(2) }, { ignored });
          await both.up();
          const left = ignored === ALL ? theirs() : theirs(2);
          both.assertActual({ a: left, b: left }, "ignored from then on");
        }));

      it(`is all that ignoreChanges ${ignored} leaves to Palette in a fleet of which a part was refused`, () =>
        withBoth(adapter, {}, async (both) => {
          both.become({ a: theirs(), b: theirs() });
          await both.configure({ maxConcurrentRequests: 1 });
          await both.declare(all, { ignored });
          const refused = await both.failingUp({ url: "/fleet-b/", status: 403 });
          assert.match(refused, /fleet-b/);
          assert.match(await both.up(), /is added: "fleet-b"|1 is added/);
          both.assertActual(all);
          await both.assertSettled();
        }));

      it(`is all that ignoreChanges ${ignored} leaves to another Palette`, () =>
        withBoth(adapter, {}, async (both) => {
          both.become({ a: theirs(), b: theirs() });
          const declared = { a: mine(), b: { ...mine(), isHostCluster: false } };
          await both.declare(declared, { ignored });
          await both.up();
          await both.move({ a: theirs(), b: { ...theirs(), isHostCluster: true } });
          await both.up();
          both.assertActual({ a: mine(), b: mine() }, "an old false disables nothing there");
          await both.assertSettled();
          // What was not written there is not known there.
          await both.declare(declared);
          assert.match(await both.up(), /declared with isHostCluster: false/);
          both.assertActual(declared);
        }));

      it(`is all that ignoreChanges ${ignored} leaves to Palette after a refresh of a create that was lost`, () =>
        withBoth(adapter, {}, async (both) => {
          both.become({ a: theirs(), b: theirs() });
          await both.declare(all, { ignored });
          await both.failingUp();
          const shown = await both.up("--refresh");
          assert.match(shown, /leaves? the state, because (its first write was|their first writes were) not confirmed/);
          both.assertActual(all, "created again");
          await both.assertSettled();
        }));
    }

    for (const patch of ["replace", "merge"] as const) {
      it(`is no drift after a lost write that no longer declares it, if Palette ${patch}s`, () =>
        withBoth(adapter, { patch }, async (both) => {
          const externalIPs = ["203.0.113.7"];
          const before = {
            type: { isHostCluster: true, clusterEndpoint: ingress("mine", 1) },
            part: {
              isHostCluster: true,
              clusterEndpoint: {
                type: "Ingress",
                config: { ...ingress("mine", 1).config, ...loadBalancer({ externalIPs }).config },
              },
            },
            policy: { clusterEndpoint: loadBalancer({ externalIPs, externalTrafficPolicy: "Cluster" }) },
            ranges: { clusterEndpoint: loadBalancer({ externalIPs, loadBalancerSourceRanges: ["0.0.0.0/0"] }) },
            flag: { isHostCluster: false, clusterGroup: { uid: "g" } },
          };
          const after = {
            type: { isHostCluster: true, clusterEndpoint: loadBalancer({ externalIPs }) },
            part: { isHostCluster: true, clusterEndpoint: ingress("mine", 1) },
            policy: { clusterEndpoint: loadBalancer({ externalIPs }) },
            ranges: { clusterEndpoint: loadBalancer({ externalIPs }) },
            flag: { clusterGroup: { uid: "g" } },
          };
          both.become(mapped(before, () => ({})));
          await both.declare(before);
          await both.up();
          await both.assertSettled();
          await both.declare(after);
          await both.failingUp({ applied: true });
          await both.run("preview", "--refresh", "--expect-no-changes");
          const sent = both.emulator.patches.length;
          await both.up("--refresh");
          assert.deepEqual(both.emulator.patches.slice(sent), []);
          await both.assertSettled();
        }));
    }

    for (const refreshes of [false, true])
      it(`is left out by the next write if the lost ones no longer declared it, ${refreshes ? "after" : "without"} a refresh`, () =>
        withBoth(adapter, {}, async (both) => {
          const [group, host] = [{ uid: "g" }, { uid: "h" }];
          const lists = { externalIPs: ["203.0.113.7"], loadBalancerSourceRanges: [] };
          const [local, cluster] = [loadBalancer({ ...lists, externalTrafficPolicy: "Local" }), loadBalancer(lists)];
          const before = {
            reference: { clusterGroup: group, hostCluster: host },
            policy: { clusterEndpoint: local },
            twice: { clusterGroup: group },
          };
          const between = { ...before, twice: { clusterGroup: group, hostCluster: host } };
          const after = {
            reference: { clusterGroup: group },
            policy: { clusterEndpoint: cluster },
            twice: { clusterGroup: group },
          };
          const flagged = (cases: Cases) => mapped(cases, (config) => ({ isHostCluster: true, ...config }));
          const named = mapped(flagged(between), ({ hostCluster, ...rest }) =>
            hostCluster ? { ...rest, hostCluster: { ...hostCluster, name: "Host" } } : rest,
          );
          both.become(mapped(before, () => ({})));
          await both.declare(flagged(before));
          await both.up();
          await both.declare(flagged(between));
          await both.failingUp({ applied: true });
          both.become(named);
          await both.declare(flagged(after));
          await both.failingUp();
          both.assertActual(named, "not applied");
          if (refreshes) await both.run("refresh");
          await both.up();
          both.assertActual(flagged(after));
          await both.assertSettled();
        }));

    it("is disabled only by a change that a preview shows", () =>
      withBoth(adapter, {}, async (both) => {
        const disabled = (port: number) => ({ ...mine(port), isHostCluster: false });
        both.become({ a: mine() });
        await both.declare({ a: disabled(1) });
        assert.match(await both.run("preview"), /declared with isHostCluster: false/);
        await both.up();
        both.assertActual({ a: disabled(1) });
        for (const port of [2, 3]) {
          both.become({ a: mine(port - 1) });
          await both.declare({ a: disabled(port) });
          assert.doesNotMatch(await both.run("preview"), /no host/);
          assert.match(await both.up(), /stays a host, .*run pulumi refresh, then pulumi up/);
          both.assertActual({ a: mine(port) }, "an unrelated change");
        }
        await both.run("refresh");
        for (const command of ["preview", "up"])
          assert.match(await both.run(command), /declared with isHostCluster: false/);
        both.assertActual({ a: disabled(3) });
        await both.assertSettled();
      }));

    it("is what a reverted program writes again", () =>
      withBoth(adapter, {}, async (both) => {
        const [first, second] = [
          { a: mine(1), b: theirs() },
          { a: mine(2), b: mine() },
        ];
        both.become({ a: {}, b: {} });
        await both.declare(first);
        await both.up();
        await both.declare(second);
        await both.failingUp({ applied: true });
        both.assertActual(second);
        await both.declare(first);
        await both.up();
        both.assertActual(first);
        await both.assertSettled();
      }));

    it("may have null in a state for anything", () =>
      withBoth(adapter, {}, async (both) => {
        const ranges = { externalIPs: ["203.0.113.7"], loadBalancerSourceRanges: ["10.0.0.0/8"] };
        const declared = { ...mine(), clusterEndpoint: loadBalancer(ranges) };
        const nulls = {
          loadBalancer: ["clusterEndpoint", "config", "loadBalancerConfig"],
          list: ["clusterEndpoint", "config", "loadBalancerConfig", "externalIPs"],
          config: ["clusterEndpoint", "config"],
          endpoint: ["clusterEndpoint"],
          group: ["clusterGroup"],
          name: ["clusterGroup", "uid"],
          flag: ["isHostCluster"],
          project: ["projectUid"],
          whole: [],
        };
        const all = mapped(nulls as unknown as Cases, () => declared);
        both.become(mapped(all, () => ({})));
        await both.declare(all);
        await both.up();
        for (const refreshes of [true, false]) {
          await both.edit((properties) => {
            for (const [uid, path] of Object.entries(nulls)) setNull(properties, uid, path);
          });
          if (refreshes) await both.run("refresh");
          await both.up();
          both.assertActual(all);
          await both.assertSettled();
        }
      }));
  });
}

/** Replaces a value of a cluster in the state of a resource, if that has the cluster. A single resource cannot be null as a whole. */
function setNull(properties: Config, uid: string, path: readonly string[]): void {
  const isSingle = properties["clusterUid"] === uid;
  const clusters = properties["clusters"] as Cases | undefined;
  if (!isSingle && clusters === undefined) return;
  const [root, steps] = isSingle ? [properties, path] : [clusters as Config, [`fleet-${uid}`, ...path]];
  const last = steps.at(-1);
  const parent = steps.slice(0, -1).reduce((value, name) => value[name] as Config, root);
  if (last !== undefined) parent[last] = null;
}

export function describeIgnoredImport(): void {
  describe("what a program has ignored since an import", () => {
    const actual: Config = { ...theirs(), isHostCluster: true, hostCluster: { uid: "h0" } };
    const { clusterGroup: _, ...withoutGroup } = actual;
    const { clusterEndpoint: _endpoint, ...withoutEndpoint } = actual;
    const local = loadBalancer({
      externalIPs: ["203.0.113.7"],
      externalTrafficPolicy: "Local",
      loadBalancerSourceRanges: [],
    });
    const ranges = loadBalancer({ externalIPs: ["203.0.113.7"], loadBalancerSourceRanges: ["10.0.0.0/8"] });
    const cluster = loadBalancer({ externalIPs: ["203.0.113.7"] });
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
    const clusters = Object.entries(cases).flatMap(([name, [config]]) =>
      Object.keys(LAST_IGNORED).map((when) => ({ uid: `${name}-${when}`, hostClusterConfig: structuredClone(config) })),
    );
    const programAt = (step: number) =>
      Object.entries(cases)
        .flatMap(([name, [, declared, ignored]]) =>
          Object.entries(LAST_IGNORED).map(([when, last]) => {
            const [uid, ignoreChanges] = [`${name}-${when}`, step <= last ? [ignored] : []];
            const args = { clusterUid: uid, ...declared, hostCluster: { uid: `h${step}` } };
            return `new HostClusterConfig("${uid}", ${JSON.stringify(args)}, ${JSON.stringify({ ignoreChanges })});`;
          }),
        )
        .join("\n");

    it("stays as it is if the option goes, because no program has declared it", () =>
      withBoth(PLUGIN, {}, async (both) => {
        const { emulator, workspace } = both;
        emulator.addCluster(...clusters);
        const resources = clusters.map(({ uid }) => ({ type: PLUGIN.type, name: uid, id: uid }));
        await workspace.write({ "import.json": JSON.stringify({ resources }) });
        await workspace.run("import", "--file", "import.json", "--yes", "--protect=false", "--generate-code=false");
        await both.run("refresh", "--expect-no-changes");
        await both.program(programAt(0));
        assert.match(await both.up(), /What was imported and is ignored leaves the state/);
        assert.deepEqual(emulator.patches, []);
        await both.assertSettled();
        for (const step of [1, 2, 3]) {
          await both.program(programAt(step));
          await both.up();
          for (const [name, [config]] of Object.entries(cases))
            for (const [when, last] of Object.entries(LAST_IGNORED)) {
              const uid = name === "all" && step <= last ? "h0" : `h${step}`;
              const expected = { ...config, hostCluster: { uid } };
              assert.deepEqual(
                emulator.clusters.get(`${name}-${when}`)?.hostClusterConfig,
                expected,
                `${name} ${when} ${step}`,
              );
            }
        }
        await both.assertSettled();
      }));
  });
}
