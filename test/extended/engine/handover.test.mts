import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Fault } from "../../emulator/index.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import {
  type Adapter,
  assertNothingToDo,
  DYNAMIC,
  type TestStack,
  type TestStackOptions,
  withStack,
} from "../../engine/stack.mjs";

const on = "isHostCluster: true";
const single = (name: string, uid: string, opts = "") =>
  `new HostClusterConfig("${name}", { clusterUid: "${uid}", ${on} }, { ${opts} });`;
const fleet = (name: string, uids: string[], opts = "") =>
  `new HostClusterFleet("${name}", { clusters: { ${uids.map((uid) => `${uid}: { ${on} }`).join(", ")} } }, { ${opts} });`;
/** Another provider, which has a process of its own. */
const EAST = `const east = new Provider("east", { baseUrl: config.require("url"), apiKey: config.requireSecret("key") });`;
/** Declares something once the requests of what was declared before are in flight. */
const later = (code: string) =>
  `module.exports = async () => { await new Promise((resolve) => setTimeout(resolve, 1500)); ${code} };`;

/** A stack for programs with both providers. The record of its runs is in `PULUMI_HOME`. */
function withTwoProviders(options: TestStackOptions, test: (stack: TestStack) => Promise<void>): Promise<void> {
  return withStack({ ...options, env: { XDG_RUNTIME_DIR: "" } }, async (stack) => {
    const { emulator, workspace } = stack;
    await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
    await test(stack);
  });
}

function recordFolder({ workspace }: TestStack): string {
  return path.join(String(workspace.env["PULUMI_HOME"]), "pulumi-spectrocluster");
}

/** The clusters that are not enabled. */
function disabledOf({ emulator }: TestStack): string[] {
  return [...emulator.clusters.values()]
    .filter(({ hostClusterConfig }) => hostClusterConfig?.["isHostCluster"] !== true)
    .map(({ uid }) => uid);
}

/** The clusters that are in no resource's state. */
async function forgottenOf(stack: TestStack): Promise<string[]> {
  const states = JSON.stringify((await stack.resources()).map(({ outputs }) => outputs));
  return [...stack.emulator.clusters.keys()].filter((uid) => !states.includes(`"${uid}"`));
}

/**
 * Runs `pulumi up` until it succeeds. After each run that succeeds all clusters are enabled, and after each that fails some
 * state has them.
 *
 * @returns The outputs of the runs that failed.
 */
async function upUntilDone(stack: TestStack, ...args: string[]): Promise<string[]> {
  const failures: string[] = [];
  for (;;) {
    const { exitCode, all = "" } = await stack.workspace.start(["up", "--yes", "--skip-preview", ...args]);
    if (exitCode === 0) {
      assert.deepEqual([disabledOf(stack), await forgottenOf(stack)], [[], []], all);
      return failures;
    }
    failures.push(all);
    assert.ok(failures.length < 4, failures.join("\n"));
    const disabled = disabledOf(stack);
    const forgotten = await forgottenOf(stack);
    assert.deepEqual(
      forgotten.filter((uid) => disabled.includes(uid)),
      [],
      all,
    );
  }
}

for (const [adapterName, adapter] of [
  ["dynamic provider", DYNAMIC],
  ["plugin", PLUGIN],
] as [string, Adapter][]) {
  describe(`a declared host stays enabled, with the ${adapterName},`, function () {
    this.timeout(300_000);

    const setup = (program: string, clusters = ["c1", "c2", "c3"]): TestStackOptions => ({
      program,
      adapter,
      clusters: clusters.map((uid) => ({ uid })),
    });

    const slow = { method: "PATCH", url: "/c1/", delay: 4000 };
    const handovers: [string, string, string][] = [
      [
        "from a fleet to a later fleet",
        fleet("a", ["c1", "c2"]) + fleet("b", ["c3"]),
        fleet("a", ["c2"]) + later(fleet("b", ["c1", "c3"])),
      ],
      [
        "from a fleet to a later fleet of another provider",
        EAST + fleet("a", ["c1", "c2"]) + fleet("b", ["c3"], "provider: east"),
        EAST + fleet("a", ["c2"]) + later(fleet("b", ["c1", "c3"], "provider: east")),
      ],
      [
        "from a fleet to a later resource of another provider",
        EAST + fleet("a", ["c1", "c2", "c3"]),
        EAST + fleet("a", ["c2", "c3"]) + later(single("b", "c1", "provider: east")),
      ],
    ];
    const handOver = (before: string, after: string, fault: Fault) =>
      withTwoProviders(setup(before), async (stack) => {
        await stack.up();
        await stack.program(after);
        stack.emulator.fail(fault);
        await upUntilDone(stack);
        await assertNothingToDo(stack);
      });
    for (const [name, before, after] of handovers) {
      it(`${name}, if the disable is slow and answers 500`, () =>
        handOver(before, after, { ...slow, applied: true, status: 500 }));
    }
    // Resources wait for each other in the same way with both adapters, and single resources as fleets do.
    for (const [name, before, after] of adapter === DYNAMIC ? handovers.slice(0, 2) : []) {
      it(`${name}, if the disable is slow`, () => handOver(before, after, slow));
    }

    it("there and back, between a fleet and a resource of two providers, and with --refresh", () => {
      const inFleet = EAST + fleet("a", ["c1", "c2", "c3"]);
      const alone = EAST + fleet("a", ["c2", "c3"]) + single("b", "c1", "provider: east");
      return withTwoProviders(setup(inFleet), async (stack) => {
        await stack.up();
        for (const [program, ...args] of [[alone], [inFleet], [alone, "--refresh"], [inFleet, "--refresh"]] as const) {
          await stack.program(program);
          assert.deepEqual(await upUntilDone(stack, ...args), []);
        }
        await assertNothingToDo(stack);
      });
    });

    it("after a preview in the same command, whose record does not count", () =>
      withTwoProviders(setup(EAST + single("a", "c1") + fleet("f", ["c2", "c3"])), async (stack) => {
        const { workspace } = stack;
        await workspace.run("up", "--yes");
        const first = await readdir(recordFolder(stack));
        const addresses = new Set(first.map((name) => name.split("_")[1]));
        assert.equal(addresses.size, 2, `preview and update have an engine each: ${first}`);

        await stack.program(EAST + single("b", "c1", "provider: east") + fleet("g", ["c2", "c3"], "provider: east"));
        const shown = await workspace.run("up", "--yes");
        assert.match(shown, /2 created/);
        assert.match(shown, /2 deleted/);
        assert.deepEqual([disabledOf(stack), await forgottenOf(stack)], [[], []]);
        const second = await readdir(recordFolder(stack));
        assert.deepEqual(
          second.filter((name) => first.includes(name)),
          [],
          "the next run removes the files of this one",
        );
        assert.ok(second.length <= 4, `two processes in each of two runs: ${second}`);
        await assertNothingToDo(stack);
      }));

    it("if a child of another type of parent has the same name", () => {
      const child = (type: string, uid: string, opts = "") =>
        `{ const parent = new pulumi.ComponentResource("test:index:${type}", "parent"); ${single("child", uid, `parent, ${opts}`)} }`;
      return withTwoProviders(setup(child("B", "c2")), async (stack) => {
        await stack.up();
        const owners = `${child("A", "c1", "dependsOn: [x]")} ${single("b", "c2", "dependsOn: [x]")}`;
        await stack.program(`const x = ${single("x", "c3")} ${owners}`);
        stack.emulator.fail({ method: "PATCH", url: "/c3/", status: 403 });
        const failed = await stack.failingUp("--continue-on-error");
        assert.match(failed, /Cluster "c2" was not disabled\./);
        assert.deepEqual(
          [disabledOf(stack), await forgottenOf(stack)],
          [
            ["c1", "c3"],
            ["c1", "c3"],
          ],
          failed,
        );
        assert.deepEqual(await upUntilDone(stack), []);
      });
    });

    it("in its fleet until the new owner is written, with --parallel 1", () =>
      withTwoProviders(setup(fleet("f", ["c1", "c2", "c3"])), async (stack) => {
        const { emulator, workspace } = stack;
        await stack.up();
        // The new owner is declared while the fleet is written.
        const change = `new HostClusterFleet("f", { clusters: { c2: { ${on}, clusterGroup: { uid: "g" } }, c3: { ${on} } } });`;
        const wait = `while (!require("fs").existsSync("go")) await new Promise((resolve) => setTimeout(resolve, 50));`;
        await stack.program(`${change} module.exports = async () => { ${wait} ${single("b", "c1")} };`);
        emulator.fail({ method: "PATCH", url: "/c2/", delay: 5000 });
        const update = stack.up("--parallel", "1");
        await emulator.until(({ requests }) => requests.some(({ body }) => JSON.stringify(body ?? "").includes('"g"')));
        await workspace.write({ go: "" });
        assert.match(await update, /1 cluster not disabled, because other resources have not written them yet/);
        assert.deepEqual(disabledOf(stack), []);
        assert.match(await stack.up("--parallel", "1"), /1 updated/);
        assert.deepEqual(disabledOf(stack), []);
        await assertNothingToDo(stack);
      }));

    const declare = (host: string) =>
      [
        ["a", "c1", "isHostCluster"],
        ["b", "c2", "clusterGroup"],
      ]
        .map(
          ([name, uid, ignored]) => `
            new HostClusterConfig("${name}",
              { clusterUid: "${uid}", ${on}, clusterGroup: { uid: "g" }, hostCluster: { uid: "${host}" } },
              { ignoreChanges: ["${ignored}"] });`,
        )
        .join("");
    for (const what of ["create", "update"]) {
      it(`with ignoreChanges, if a ${what} answers 500 and a refresh follows`, () =>
        withTwoProviders(setup(declare("h1"), ["c1", "c2"]), async (stack) => {
          const { emulator, up, failingUp, program, workspace } = stack;
          if (what === "update") {
            await up();
            await program(declare("h2"));
          }
          emulator.fail({ method: "PATCH", status: 500, times: 2 });
          await failingUp("--continue-on-error");
          await workspace.run("refresh", "--yes", "--skip-preview");
          assert.deepEqual(await upUntilDone(stack), []);
          const host = { uid: what === "update" ? "h2" : "h1" };
          for (const { body } of emulator.patches.slice(-2)) {
            const complete = { isHostCluster: true, clusterGroup: { uid: "g" }, hostCluster: host };
            assert.deepEqual(body, { hostClusterConfig: complete });
          }
          await assertNothingToDo(stack);
        }));
    }

    it("after a destroy that failed in part: a refresh and an up enable it again", () =>
      withTwoProviders(setup(single("a", "c1") + fleet("f", ["c2", "c3"])), async (stack) => {
        const { emulator, workspace } = stack;
        await stack.up();
        const applied = { method: "PATCH", applied: true, status: 500 };
        emulator.fail({ ...applied, url: "/c1/" }, { method: "PATCH", url: "/c3/", status: 422 });
        const { exitCode, all = "" } = await workspace.start([
          "destroy",
          "--yes",
          "--skip-preview",
          "--continue-on-error",
        ]);
        assert.notEqual(exitCode, 0);
        const advice = /run pulumi refresh, and then pulumi up: the state still says that they are enabled/g;
        assert.ok((all.match(advice) ?? []).length >= 2, all);
        assert.deepEqual(disabledOf(stack), ["c1", "c2"]);
        assert.deepEqual(await forgottenOf(stack), []);
        await workspace.run("refresh", "--yes", "--skip-preview");
        assert.deepEqual(await upUntilDone(stack), []);
        await assertNothingToDo(stack);
      }));
  });
}

describe("an argument that is an output of a failed resource", function () {
  this.timeout(300_000);

  it("ends the run before deletes, with --continue-on-error", () => {
    const source = (create: string) => `
      class Source extends pulumi.dynamic.Resource {
        constructor(name, props, opts) {
          super({ async create(inputs) { ${create} return { id: "x", outs: { uid: "c1" } }; } }, name, { uid: undefined, ...props }, opts);
        }
      }
      const x = new Source("x", {});
      new HostClusterConfig("b", { clusterUid: x.uid, ${on} });`;
    const options = { program: single("a", "c1"), clusters: [{ uid: "c1" }] };
    return withTwoProviders(options, async (stack) => {
      await stack.up();
      await stack.program(source("throw new Error('out of stock');"));
      const failed = await stack.failingUp("--continue-on-error");
      assert.match(failed, /HostClusterConfig "b" has an argument that is still unknown/);
      assert.deepEqual([disabledOf(stack), await forgottenOf(stack)], [[], []], failed);
      await stack.program(source(""));
      assert.deepEqual(await upUntilDone(stack), []);
      await assertNothingToDo(stack);
    });
  });
});
