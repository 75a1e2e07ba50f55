import assert from "node:assert/strict";
import { assertNothingToDo, type TestStack, withStack } from "../../engine/stack.mjs";
import { killWhen } from "./kill.mjs";

const declare = (name: string, opts = "{}", uid = "c1") =>
  `new HostClusterConfig("${name}", { clusterUid: "${uid}", isHostCluster: true }, ${opts});`;
const URN = "urn:pulumi:dev::program::pulumi-nodejs:dynamic/spectrocluster:HostClusterConfig::";

/** The engine creates before it deletes: a PATCH false after the PATCH true would disable the host. */
function assertNeverDisabled({ emulator }: TestStack): void {
  for (const { body } of emulator.patches) assert.deepEqual(body, { hostClusterConfig: { isHostCluster: true } });
  assert.equal(emulator.clusters.get("c1")?.hostClusterConfig?.["isHostCluster"], true);
}

async function assertSettled(stack: TestStack, names: string[]): Promise<void> {
  await assertNothingToDo(stack);
  assert.deepEqual((await stack.resources()).map(({ urn }) => urn.split("::").at(-1)).sort(), [...names].sort());
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

describe("a live host is never disabled by", function () {
  this.timeout(180_000);

  it("a rename or a move within the program, and back", () => {
    const uids = ["c1", "c2", "c3", "c4", "c5", "c6"];
    const before = `
      ${declare("renamed-before", "{}", "c1")}
      ${declare("aliased-before", "{}", "c2")}
      ${declare("with-parent", "{}", "c3")}
      ${declare("with-provider", "{}", "c4")}
      ${declare("there-and-back", "{}", "c5")}
      ${declare("hands-over", "{}", "c6")}`;
    const after = `
      const east = new Provider("east", { baseUrl: config.require("url"), apiKey: config.requireSecret("key") });
      const team = new pulumi.ComponentResource("app:Team", "team");
      const eastTeam = new pulumi.ComponentResource("app:Team", "east-team", {}, { providers: [east] });
      ${declare("renamed", "{}", "c1")}
      ${declare("aliased", '{ aliases: [{ name: "aliased-before" }] }', "c2")}
      ${declare("with-parent", "{ parent: team }", "c3")}
      ${declare("with-provider", "{ provider: east }", "c4")}
      ${declare("there", "{ parent: eastTeam }", "c5")}
      const first = ${declare("hands-over", "{}", "c7")}
      ${declare("takes-over", "{ dependsOn: first }", "c6")}`;
    const clusters = [...uids, "c7"].map((uid) => ({ uid }));
    return withStack({ program: before, clusters }, async (stack) => {
      const { emulator, workspace, up } = stack;
      await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
      await up();
      await stack.program(after);
      assert.match(await up(), /not disabled, because other resources of this run declare .*: "c1"\./);
      const patched = (uid: string) => emulator.patches.filter(({ url }) => url.includes(`/${uid}/`)).length;
      assert.deepEqual([patched("c1"), patched("c2")], [2, 1], "an alias needs no request");

      await stack.program(
        after.replace(declare("there", "{ parent: eastTeam }", "c5"), declare("there-and-back", "{}", "c5")),
      );
      await up();
      assertNeverDisabled(stack);
      const names = [
        "renamed",
        "aliased",
        "with-parent",
        "with-provider",
        "there-and-back",
        "hands-over",
        "takes-over",
      ];
      await assertSettled(stack, names);
    });
  });

  it("a replacement: requested, of a tainted resource, repeated after a failure, or with deleteBeforeReplace", () =>
    withStack({ program: declare("prod") + declare("first", "{ deleteBeforeReplace: true }", "c2") }, async (stack) => {
      const { emulator, workspace, up, failingUp } = stack;
      await up();
      assert.match(await up("--replace", `${URN}prod`, "--replace", `${URN}first`), /2 replaced/);
      await workspace.run("state", "taint", `${URN}prod`, "--yes");
      assert.match(await up(), /1 replaced/);
      emulator.fail({ method: "PATCH", status: 403 });
      await failingUp("--replace", `${URN}prod`);
      await up();
      assertNeverDisabled(stack);
      await assertSettled(stack, ["prod", "first"]);
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
      assertNeverDisabled(stack);
      await assertSettled(stack, ["new"]);
    }));

  it("a dependency that is deleted before it is created anew, and then cannot be", () =>
    withStack({ program: dependent(1) }, async (stack) => {
      await stack.up();
      await stack.program(dependent(2, "throw new Error('out of stock')"));
      await stack.failingUp();
      await stack.program(dependent(2));
      await stack.up();
      assertNeverDisabled(stack);
      assert.equal(stack.emulator.patches.length, 1);
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
      assertNeverDisabled(stack);
    }));
});

describe("a host that is no longer declared", function () {
  this.timeout(180_000);

  it("is disabled by the next up or destroy, unless retainOnDelete is set", () => {
    const rest = declare("second", "{}", "c2") + declare("third", "{ retainOnDelete: true }", "c3");
    return withStack({ program: declare("first") + rest }, async ({ workspace, emulator, program, up }) => {
      const remote = (uid: string) => emulator.clusters.get(uid)?.hostClusterConfig;
      await up();
      await program(rest);
      await up();
      assert.deepEqual(remote("c1"), { isHostCluster: false });
      await workspace.run("destroy", "--yes", "--skip-preview", "--run-program");
      assert.deepEqual([remote("c2"), remote("c3")], [{ isHostCluster: false }, { isHostCluster: true }]);
    });
  });
});
