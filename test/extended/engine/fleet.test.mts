import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { type Adapter, assertNothingToDo, DYNAMIC, type TestStack, withStack } from "../../engine/stack.mjs";
import { killWhen } from "./kill.mjs";

const UIDS = Array.from({ length: 40 }, (_, index) => `63a1f0e2c0ffee00000000${10 + index}`);
const [A = "", B = "", C = "", D = ""] = UIDS;

/** A fleet with the UIDs. */
const fleet = (name: string, uids: readonly string[], { args = "", opts = "{}", port = "443" } = {}) => `
const ${name} = new HostClusterFleet("${name}", {
  clusters: Object.fromEntries(${JSON.stringify(uids)}.map((uid) => [uid, {
    isHostCluster: true,
    clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*." + uid + ".example.com", port: ${port} } } },
  }])),
  ${args}
}, ${opts});
`;

interface Fleet {
  clusters: Record<string, { isHostCluster: boolean; clusterEndpoint?: unknown }>;
  pending?: Record<string, string>;
}

async function fleetsOf({ resources }: TestStack): Promise<Record<string, Fleet>> {
  const fleets = (await resources()).filter(({ urn }) => urn.includes("HostClusterFleet"));
  return Object.fromEntries(fleets.map(({ urn, outputs }) => [urn.split("::").at(-1), outputs as unknown as Fleet]));
}

/** UIDs of the clusters that requests disabled so far. */
const disabled = ({ emulator }: TestStack) =>
  emulator.patches
    .filter(
      ({ body }) =>
        (body as { hostClusterConfig: { isHostCluster: boolean } }).hostClusterConfig.isHostCluster === false,
    )
    .map(({ url }) => url.split("/")[3]);

function withClusters(
  program: string,
  run: (stack: TestStack) => Promise<void>,
  { adapter = DYNAMIC, config = {} }: { adapter?: Adapter; config?: Record<string, string> } = {},
): Promise<void> {
  return withStack({ program, adapter, clusters: UIDS.map((uid) => ({ uid })), config }, run);
}

for (const [name, adapter, victim] of [
  ["dynamic provider", DYNAMIC, "engine"],
  ["plugin", PLUGIN, "provider"],
] as const) {
  describe(`fleets with the ${name}`, function () {
    this.timeout(1_800_000);
    const test = (program: string, run: (stack: TestStack) => Promise<void>) => withClusters(program, run, { adapter });

    it("leave unknown values to the update", () =>
      test("", async (stack) => {
        const { program, workspace, up } = stack;
        // The ID of the random fleet is unknown in the preview.
        const port = "first.id.apply(() => 443)";
        const cluster = `{ isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "a", port: ${port} } } } }`;
        await program(`${fleet("first", [A])}
          new HostClusterFleet("property", { clusters: { "${B}": ${cluster} } });
          new HostClusterFleet("cluster", { clusters: { "${C}": first.id.apply(() => ({ isHostCluster: true })) } });
          new HostClusterFleet("map", { clusters: first.id.apply(() => ({ "${D}": { isHostCluster: true } })), maxRemovals: 0 });`);
        const preview = await workspace.run("preview", "--diff");
        assert.match(preview, /port: (\[unknown\]|output<string>)/);
        await up();
        assert.deepEqual(Object.keys(await fleetsOf(stack)).sort(), ["cluster", "first", "map", "property"]);
        await assertNothingToDo(stack);
      }));

    it("keep secrets out of the screen and the plain-text state, also after partial failures", () =>
      test("", async (stack) => {
        const { program, up, failingUp, workspace, emulator } = stack;
        const secretCluster = (host: string) =>
          `{ isHostCluster: true, clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: pulumi.secret("${host}") } } } }`;
        await program(
          `new HostClusterFleet("one", { clusters: { "${A}": ${secretCluster("hunter2-a")}, "${B}": ${secretCluster("hunter2-b")}, "${C}": {} } });`,
        );
        const shown = [await up()];
        // A changed and a removed cluster fail, and the program has no secret any more.
        emulator.fail(
          { method: "PATCH", status: 422, url: A, times: 9 },
          { method: "PATCH", status: 422, url: B, times: 9 },
        );
        await program(`new HostClusterFleet("one", { clusters: { "${A}": {}, "${C}": { isHostCluster: true } } });`);
        shown.push(await failingUp());
        const assertHidden = async () => assert.doesNotMatch(await workspace.run("stack", "export"), /hunter2/);
        await assertHidden();
        shown.push(await workspace.run("refresh", "--yes", "--skip-preview", "--diff"));
        await assertHidden();
        shown.push(await failingUp());
        await assertHidden();
        emulator.recover();
        shown.push(await up());
        await assertHidden();
        assert.doesNotMatch(shown.join(), /hunter2/);
        await assertNothingToDo(stack);
        // The map as a whole is secret: UIDs are shown, values are not.
        emulator.fail({
          method: "PATCH",
          status: 422,
          url: B,
          times: 9,
          body: { code: "Bad", message: "hunter2 is bad" },
        });
        await program(
          `new HostClusterFleet("one", { clusters: pulumi.secret({ "${A}": { isHostCluster: true }, "${B}": ${secretCluster("hunter2")} }) });`,
        );
        const failure = await failingUp();
        assert.match(failure, new RegExp(`"${B}": [\\s\\S]*code Bad`));
        assert.doesNotMatch(failure, /hunter2/);
        await assertHidden();
      }));

    it("store a large partial failure", () => {
      const uids = Array.from({ length: 1000 }, (_, index) => `63a1f0e2c0ffee00${String(index).padStart(8, "0")}`);
      const program = fleet("one", uids);
      return withStack({ program, adapter, clusters: uids.map((uid) => ({ uid })) }, async (stack) => {
        const { emulator, failingUp, up } = stack;
        emulator.fail({ method: "PATCH", status: 422, every: 2, times: 500 });
        assert.match(await failingUp(), /500 of 1,000 clusters failed:/);
        const { one } = await fleetsOf(stack);
        assert.equal(Object.keys(one?.clusters ?? {}).length, 500);
        assert.equal(one?.pending, undefined, "a rejected request has a known outcome");
        emulator.requests.length = 0;
        emulator.recover();
        await up();
        assert.equal(emulator.patches.length, 500);
      });
    });

    it(`converge after the ${victim} was killed halfway`, () =>
      test("", async (stack) => {
        const { emulator, program, up, workspace } = stack;
        const killHalfway = async (code: string) => {
          await program(code);
          emulator.requests.length = 0;
          const release = emulator.hold({ method: "PATCH", url: UIDS[20], times: 1 });
          await killWhen(
            stack,
            victim,
            () => emulator.patches.length >= 21,
            async (ended) => {
              release();
              await ended;
            },
          );
          await workspace.start(["cancel", "--yes"]);
          await up();
          for (const uid of UIDS) {
            const config = emulator.clusters.get(uid)?.hostClusterConfig as {
              clusterEndpoint: { config: { ingressConfig: { port: number } } };
            };
            assert.equal(config.clusterEndpoint.config.ingressConfig.port, code.includes("8443") ? 8443 : 443);
          }
          await assertNothingToDo(stack);
        };
        await killHalfway(fleet("one", UIDS));
        await killHalfway(fleet("one", UIDS, { port: "8443" }));
        assert.deepEqual(disabled(stack), []);
      }));
  });
}

describe("fleets", function () {
  this.timeout(1_800_000);

  it("move clusters in, out and between each other without disabling them", () =>
    withClusters(`new HostClusterConfig("single", { clusterUid: "${A}", isHostCluster: true });`, async (stack) => {
      const { program, up, emulator, workspace } = stack;
      await up();
      // From a single resource into a fleet.
      await program(fleet("one", [A, B]));
      await up();
      // From one fleet to another one that the old one depends on, and out to a single resource.
      await program(`
        const single = new HostClusterConfig("single", { clusterUid: "${B}", isHostCluster: true });
        ${fleet("two", [A])} ${fleet("one", [C], { opts: "{ dependsOn: [single, two] }" })}`);
      await up();
      assert.deepEqual(disabled(stack), []);
      // A swap takes two runs.
      await program(`${fleet("two", [A, C])} ${fleet("one", [D], { opts: "{ dependsOn: two }" })}`);
      await up();
      assert.deepEqual(disabled(stack), [B]);
      await program(`${fleet("one", [D, A])} ${fleet("two", [C], { opts: "{ dependsOn: one }" })}`);
      await up();
      assert.deepEqual(disabled(stack), [B]);
      assert.deepEqual(emulator.clusters.get(A)?.hostClusterConfig?.["isHostCluster"], true);
      await assertNothingToDo(stack);
      // One cluster, two resources. The engine checks them in any order.
      await program(`${fleet("one", [D, A])} ${fleet("two", [C, A])} `);
      const { all: twoFleets } = await workspace.start(["preview"]);
      assert.match(twoFleets ?? "", /HostClusterFleet "(one|two)" and HostClusterFleet "(one|two)" both declare/);
      await program(`${fleet("one", [D, A])} ${fleet("two", [C])}
        new HostClusterConfig("single", { clusterUid: "${C}", isHostCluster: true });`);
      const { all: both } = await workspace.start(["preview"]);
      assert.match(both ?? "", /HostCluster\w+ "(single|two)" and HostCluster\w+ "(single|two)" both declare/);
    }));

  it("apply resource options, and refuse imports and too many removals", () =>
    withClusters(fleet("one", [A, B]), async (stack) => {
      const { program, up, failingUp, emulator, workspace } = stack;
      await up();
      emulator.requests.length = 0;
      const path = `clusters["${A}"].clusterEndpoint.config.ingressConfig.port`;
      await program(fleet("one", [A, B], { port: "8443", opts: `{ ignoreChanges: ['${path}'] }` }));
      await up();
      assert.deepEqual(
        emulator.patches.map(({ url }) => url.split("/")[3]),
        [B],
      );
      await program(
        `${fleet("one", [A, B], { port: "8443" })} ${fleet("imported", [C], { opts: '{ import: "fleet-1" }' })}`,
      );
      assert.match(await failingUp(), /option import, which this resource does not support/);
      await program(`new HostClusterFleet("read", {}, { id: "fleet-1" });`);
      assert.match(await failingUp(), /cannot be imported\. Declare it in the program/);
      await program(fleet("one", [A], { args: "maxRemovals: 0" }));
      assert.match(await failingUp(), /would remove 1 cluster, but maxRemovals is 0/);
      await program(fleet("one", [A, B], { opts: "{ protect: true }" }));
      await up();
      const { exitCode } = await workspace.start(["destroy", "--yes", "--skip-preview"]);
      assert.notEqual(exitCode, 0);
      await program("");
      assert.match(await failingUp(), /protected/);
      assert.deepEqual(disabled(stack), []);
      await program(fleet("one", [A, B], { opts: "{ retainOnDelete: true }" }));
      await up();
      await program("");
      await up();
      assert.deepEqual(disabled(stack), []);
    }));
});
