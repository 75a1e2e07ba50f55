import assert from "node:assert/strict";
import { assertNothingToDo, type TestStack, withStack } from "../../engine/stack.mjs";
import { killWhen } from "./kill.mjs";

const ARGS = '{ clusterUid: "c1", isHostCluster: true }';
const declare = (name: string, opts = "{}") => `new HostClusterConfig("${name}", ${ARGS}, ${opts});`;
const URN = "urn:pulumi:dev::program::pulumi-nodejs:dynamic/spectrocluster:HostClusterConfig::";

/** The engine creates before it deletes: a PATCH false after the PATCH true would switch the host off. */
function assertNeverSwitchedOff({ emulator }: TestStack): void {
  for (const { body } of emulator.patches) assert.deepEqual(body, { hostClusterConfig: { isHostCluster: true } });
  assert.equal(emulator.clusters.get("c1")?.hostClusterConfig?.["isHostCluster"], true);
}

async function assertSettled(stack: TestStack, names: string[]): Promise<void> {
  await assertNothingToDo(stack);
  assert.deepEqual(
    (await stack.resources()).map(({ urn }) => urn.split("::").at(-1)),
    names,
  );
}

/** A program whose host depends on a resource that another version replaces, deleting it first. */
const dependent = (version: number, create = "") => `
  class Cluster extends pulumi.dynamic.Resource {
    constructor(name, props) {
      super({
        async create(inputs) { ${create}; return { id: inputs.uid, outs: inputs }; },
        async diff(id, olds, news) { return { changes: olds.version !== news.version, replaces: ["version"], deleteBeforeReplace: true }; },
      }, name, props);
    }
  }
  const cluster = new Cluster("cluster", { uid: "c1", version: ${version} });
  new HostClusterConfig("prod", { clusterUid: cluster.uid, isHostCluster: true });`;

describe("a live host is never switched off by", function () {
  this.timeout(180_000);

  it("a rename", () =>
    withStack({ program: declare("old") }, async (stack) => {
      await stack.up();
      await stack.program(declare("new"));
      assert.match(await stack.up(), /Cluster "c1" stays as it is/);
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["new"]);
    }));

  it("a rename with an alias, which is no change at all", () =>
    withStack({ program: declare("old") }, async (stack) => {
      await stack.up();
      await stack.program(declare("new", '{ aliases: [{ name: "old" }] }'));
      await stack.up();
      assert.equal(stack.emulator.patches.length, 1);
      await assertSettled(stack, ["new"]);
    }));

  it("a rename whose run fails between the two steps", () =>
    withStack({ program: declare("old") }, async (stack) => {
      await stack.up();
      await stack.program(declare("new"));
      stack.emulator.fail({ method: "PATCH", status: 403 });
      await stack.failingUp();
      await stack.up();
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["new"]);
    }));

  it("a rename whose engine is killed between the two steps", () =>
    withStack({ program: declare("old") }, async (stack) => {
      await stack.up();
      // The engine deletes when the program has ended, so this program gives time between the steps.
      await stack.program(`${declare("new")} setTimeout(() => {}, 30_000);`);
      const created = () => stack.emulator.patches[1]?.status === 204;
      await killWhen(stack, "engine", created, async (ended) => {
        await ended;
        await stack.workspace.run("cancel", "--yes");
        await stack.program(declare("new"));
        await stack.up();
      });
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["new"]);
    }));

  it("a rename whose engine is killed during the first step", () =>
    withStack({ program: declare("old") }, async (stack) => {
      await stack.up();
      await stack.program(declare("new"));
      const release = stack.emulator.hold({ method: "PATCH" });
      const creating = () => stack.emulator.patches.length === 2;
      await killWhen(stack, "engine", creating, async (ended) => {
        await ended;
        release();
        await stack.workspace.run("cancel", "--yes");
        await stack.up();
      });
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["new"]);
    }));

  it("a replacement that the user asks for with --replace", () =>
    withStack({ program: declare("prod") }, async (stack) => {
      await stack.up();
      assert.match(await stack.up("--replace", `${URN}prod`), /1 replaced/);
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["prod"]);
    }));

  it("a replacement whose second step fails", () =>
    withStack({ program: declare("prod") }, async (stack) => {
      await stack.up();
      stack.emulator.fail({ method: "PATCH", status: 403 });
      await stack.failingUp("--replace", `${URN}prod`);
      await stack.up();
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["prod"]);
    }));

  it("a replacement of a tainted resource", () =>
    withStack({ program: declare("prod") }, async (stack) => {
      await stack.up();
      await stack.workspace.run("state", "taint", `${URN}prod`, "--yes");
      assert.match(await stack.up(), /1 replaced/);
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["prod"]);
    }));

  it("a replacement that deletes first because the program says so", () =>
    withStack({ program: declare("prod", "{ deleteBeforeReplace: true }") }, async (stack) => {
      await stack.up();
      assert.match(await stack.up("--replace", `${URN}prod`), /1 replaced/);
      assertNeverSwitchedOff(stack);
    }));

  it("a move of its cluster to another resource, which depends on the first", () =>
    withStack({ program: declare("a") }, async (stack) => {
      await stack.up();
      await stack.program(`
        const a = new HostClusterConfig("a", { clusterUid: "c2", isHostCluster: true });
        ${declare("b", "{ dependsOn: a }")}`);
      await stack.up();
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["a", "b"]);
    }));

  it("a dependency that is deleted before it is created anew, and then cannot be", () =>
    withStack({ program: dependent(1) }, async (stack) => {
      await stack.up();
      await stack.program(dependent(2, "throw new Error('out of stock')"));
      await stack.failingUp();
      await stack.program(dependent(2));
      await stack.up();
      assertNeverSwitchedOff(stack);
      assert.equal(stack.emulator.patches.length, 1);
    }));

  it("a move under another parent", () =>
    withStack({ program: declare("prod") }, async (stack) => {
      await stack.up();
      await stack.program(
        `const team = new pulumi.ComponentResource("app:Team", "team"); ${declare("prod", "{ parent: team }")}`,
      );
      await stack.up();
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["prod"]);
    }));

  const east =
    "const east = new Provider('east', { baseUrl: config.require('url'), apiKey: config.requireSecret('key') });";

  /** Tells the program how to make a provider of its own for the service that the stack uses as well. */
  async function offerProvider({ workspace, emulator }: TestStack): Promise<void> {
    await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
  }

  it("a move to another provider for the same service", () =>
    withStack({ program: declare("prod") }, async (stack) => {
      await offerProvider(stack);
      await stack.up();
      await stack.program(`${east} ${declare("prod", "{ provider: east }")}`);
      await stack.up();
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["prod"]);
    }));

  it("a move to another provider for the same service and back, under another name", () =>
    withStack({ program: declare("old") }, async (stack) => {
      await offerProvider(stack);
      await stack.up();
      await stack.program(`${east}
        const team = new pulumi.ComponentResource("app:Team", "team", {}, { providers: [east] });
        ${declare("new", "{ parent: team }")}`);
      await stack.up();
      await stack.program(declare("old"));
      await stack.up();
      assertNeverSwitchedOff(stack);
      await assertSettled(stack, ["old"]);
    }));

  it("a move to another stack with pulumi state move", () =>
    withStack({ program: declare("prod") }, async (stack) => {
      await stack.up();
      const { workspace, emulator } = stack;
      await workspace.run("stack", "init", "other");
      await workspace.setConfig(
        { "spectrocluster:baseUrl": emulator.baseUrl },
        { "spectrocluster:apiKey": emulator.apiKey },
      );
      await workspace.run("stack", "select", "dev");
      await workspace.run("state", "move", "--source", "dev", "--dest", "other", `${URN}prod`, "--yes");
      await workspace.run("stack", "select", "other");
      await assertSettled(stack, ["prod"]);
      assertNeverSwitchedOff(stack);
    }));
});

describe("a host that is no longer declared", function () {
  this.timeout(180_000);

  it("is switched off by the next up", () =>
    withStack({ program: declare("prod") }, async ({ program, up, emulator }) => {
      await up();
      await program("");
      await up();
      assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, { isHostCluster: false });
    }));

  it("stays on with retainOnDelete", () =>
    withStack({ program: declare("prod", "{ retainOnDelete: true }") }, async (stack) => {
      await stack.up();
      await stack.workspace.run("destroy", "--yes", "--skip-preview");
      assertNeverSwitchedOff(stack);
    }));

  for (const args of [[], ["--run-program"]]) {
    it(`is switched off by destroy ${args.join()}`, () =>
      withStack({ program: declare("prod") }, async ({ up, emulator, workspace }) => {
        await up();
        await workspace.run("destroy", "--yes", "--skip-preview", ...args);
        assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, { isHostCluster: false });
      }));
  }
});
