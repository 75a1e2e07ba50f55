import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Emulator, Fault } from "../../emulator/index.mjs";
import { assertNothingToDo, type TestStack, withStack } from "../../engine/stack.mjs";
import { type EndedRun, killWhen, until, type Victim } from "./kill.mjs";

/**
 * How far the change of a resource has come when the run is cut off: nothing of it was sent, as it waits for others; the
 * service has received its request and does not carry it out; has carried it out and not answered; has answered.
 */
const STAGES = ["unsent", "received", "carried-out", "answered"] as const;
type Stage = (typeof STAGES)[number];

/** The stages in the order in which one run can have reached them all: each waits for the ones before. */
const IN_TURN: Stage[][] = [["answered"], ["received", "carried-out"], ["unsent"]];

/** The desired configuration for each stage, by name. */
type Declared = Record<string, { cluster: string; setting: string }>;

/** A resource of a program. */
interface Declaration {
  name: string;
  dependsOn: string[];
  args: { clusterUid: string; isHostCluster: true; hostCluster: { uid: string } };
}

/** A resource for each stage and each of what is declared, which depends on all that are of the level before. */
function atEachStage(declared: Declared, levels: readonly (readonly Stage[])[] = [STAGES]): Declaration[] {
  const names = (stages: readonly Stage[] = []) =>
    stages.flatMap((stage) => Object.keys(declared).map((name) => `${name}-${stage}`));
  return levels.flatMap((stages, level) =>
    stages.flatMap((stage) =>
      Object.entries(declared).map(([name, { cluster, setting }]) => ({
        name: `${name}-${stage}`,
        dependsOn: names(levels[level - 1]),
        args: { clusterUid: `${cluster}-${stage}`, isHostCluster: true, hostCluster: { uid: setting } },
      })),
    ),
  );
}

const onEachStage = (cluster: string) => STAGES.map((stage) => `${cluster}-${stage}`);

const programOf = (declarations: Declaration[]) => `
  const resources = {};
  for (const { name, dependsOn, args } of ${JSON.stringify(declarations)}) {
    resources[name] = new HostClusterConfig(name, args, { dependsOn: dependsOn.map((each) => resources[each]) });
  }`;

/** What the state holds of each resource, by its name: its setting, and what is pending or unfinished. */
type Table = Record<string, string[]>;

async function tableOf({ state }: TestStack): Promise<Table> {
  const { resources, pending } = await state();
  const table: Table = {};
  const note = (urn: string, text: string) => {
    const name = String(urn.split("::").at(-1));
    table[name] = [...(table[name] ?? []), text].sort();
  };
  for (const { urn, outputs, initErrors = [], delete: toBeDeleted } of resources) {
    const { uid } = (outputs["hostCluster"] ?? {}) as { uid?: string };
    note(urn, toBeDeleted ? `${uid}, to be deleted` : (uid ?? "setting unknown"));
    for (const error of initErrors) note(urn, error.slice(-UNFINISHED.length));
  }
  for (const { urn, type } of pending) note(urn, type);
  return table;
}

const UNFINISHED = "Whether the cluster was changed is not known; it is in the state as unfinished.";

const finished = (declarations: Declaration[]): Table =>
  Object.fromEntries(declarations.map(({ name, args }) => [name, [args.hostCluster.uid]]));

/** Asserts that the service holds exactly what is declared, and that only what is dropped was ever switched off. */
function assertHeld({ clusters, patches }: Emulator, declarations: Declaration[], dropped: string[] = []): void {
  assert.deepEqual(Object.fromEntries([...clusters].map(([uid, { hostClusterConfig }]) => [uid, hostClusterConfig])), {
    ...Object.fromEntries(dropped.map((uid) => [uid, { isHostCluster: false }])),
    ...Object.fromEntries(declarations.map(({ args: { clusterUid, ...held } }) => [clusterUid, held])),
  });
  type Body = { hostClusterConfig: { isHostCluster: boolean } };
  const off = patches.filter(({ body }) => !(body as Body).hostClusterConfig.isHostCluster);
  assert.deepEqual(new Set(off.map(({ url }) => url.split("/")[3])), new Set(dropped));
}

/** Asserts that the state and the service match the desired configuration. */
async function assertFinished(stack: TestStack, declarations: Declaration[], dropped: string[] = []): Promise<void> {
  assertHeld(stack.emulator, declarations, dropped);
  await assertNothingToDo(stack);
  assert.deepEqual(await tableOf(stack), finished(declarations));
}

interface CutOff {
  /** What there is before the run that is cut off, and what that run is to make of it. */
  before: Declaration[];
  after: Declaration[];
  /** Clusters, but for the stage, whose requests the run is cut off at. */
  at: string[];
  /** Clusters that are no longer declared. */
  dropped: string[];
  /** The expected state after the run. */
  table: Table;
  recover(stack: TestStack): Promise<void>;
}

// Nobody gives up on a request because it is held for long.
const PATIENT = { "spectrocluster:requestTimeoutSeconds": "600" };

function withDeclared(before: Declaration[], after: Declaration[], test: (stack: TestStack) => Promise<void>) {
  const uids = new Set([...before, ...after].map(({ args }) => args.clusterUid));
  const clusters = [...uids].map((uid) => ({ uid }));
  return withStack({ program: programOf(before), clusters, config: PATIENT }, async (stack) => {
    await stack.up();
    await stack.program(programOf(after));
    await test(stack);
  });
}

/** Whether each of the faults has struck a request since the requests were so many. */
function haveAllStruck({ patches }: Emulator, faults: Fault[], since: number): boolean {
  const struck = patches.slice(since).filter(({ body }) => body !== undefined);
  return faults.every(({ url = "" }) => struck.some((patch) => patch.url.includes(url)));
}

const faultsOf = (stage: Stage, clusters: string[], fault: Fault): Fault[] =>
  clusters.map((cluster) => ({ method: "PATCH", url: `/${cluster}-${stage}/`, ...fault }));

/** Kills the victim when every stage has been reached, and asserts that the recovery leaves no trace of it. */
function kill(victim: Victim, { before, after, at, dropped, table, recover }: CutOff): Promise<void> {
  return withDeclared(before, after, async (stack) => {
    const { emulator } = stack;
    const faults = [...faultsOf("received", at, { reset: true }), ...faultsOf("carried-out", at, { applied: true })];
    const release = emulator.hold(...faults);
    const since = emulator.patches.length;
    await killWhen(
      stack,
      victim,
      () => haveAllStruck(emulator, faults, since),
      async (ended) => {
        assertShown(await ended, victim, faults.length);
        // A provider that outlives its engine gives up what it has under way.
        await until(() => emulator.underWay === 0);
        release();
        assert.deepEqual(await tableOf(stack), table);
        await recover(stack);
      },
    );
    await assertFinished(stack, after, dropped);
  });
}

/** Asserts that a user sees what happened to as many resources. */
function assertShown({ exitCode, all }: EndedRun, victim: Victim, lost: number): void {
  assert.equal(exitCode, victim === "engine" ? undefined : 1);
  const errors = all.match(/^ {2}pulumi-nodejs:dynamic\S+ \(\S+\):\n {4}error: error reading from server: /gm);
  assert.equal(errors?.length ?? 0, victim === "engine" ? 0 : lost, all);
}

const writes = {
  before: atEachStage({
    update: { cluster: "update", setting: "old" },
    replace: { cluster: "replaced", setting: "old" },
  }),
  after: atEachStage(
    {
      create: { cluster: "create", setting: "new" },
      update: { cluster: "update", setting: "new" },
      replace: { cluster: "replace", setting: "new" },
    },
    IN_TURN,
  ),
  at: ["create", "update", "replace"],
  dropped: onEachStage("replaced"),
};

const deletes = {
  before: atEachStage(
    { delete: { cluster: "delete", setting: "old" }, replace: { cluster: "replaced", setting: "old" } },
    // What depends on others is deleted before them.
    IN_TURN.toReversed(),
  ),
  after: atEachStage({ replace: { cluster: "replace", setting: "new" } }),
  at: ["delete", "replaced"],
  dropped: [...onEachStage("delete"), ...onEachStage("replaced")],
};

/** As the README says. */
async function recoverFromDeadEngine({ workspace, up, failingUp }: TestStack): Promise<void> {
  assert.match(await failingUp(), /the stack is currently locked .*`pulumi cancel`/);
  await workspace.run("cancel", "--yes");
  await workspace.run("refresh", "--clear-pending-creates", "--yes", "--skip-preview");
  await up();
}

describe("the next up completes the changes", function () {
  this.timeout(180_000);

  it("by a provider that is killed while it creates, updates and replaces", () =>
    kill("provider", {
      ...writes,
      table: {
        "create-answered": ["new"],
        "update-unsent": ["old"],
        "update-received": ["old"],
        "update-carried-out": ["old"],
        "update-answered": ["new"],
        "replace-unsent": ["old"],
        "replace-received": ["old"],
        "replace-carried-out": ["old"],
        "replace-answered": ["new", "old, to be deleted"],
      },
      recover: async ({ up }) => void (await up()),
    }));

  it("by an engine that is killed while it creates, updates and replaces", () =>
    kill("engine", {
      ...writes,
      table: {
        "create-received": ["creating"],
        "create-carried-out": ["creating"],
        "create-answered": ["new"],
        "update-unsent": ["old"],
        "update-received": ["old", "updating"],
        "update-carried-out": ["old", "updating"],
        "update-answered": ["new"],
        "replace-unsent": ["old"],
        "replace-received": ["creating", "old"],
        "replace-carried-out": ["creating", "old"],
        "replace-answered": ["new", "old, to be deleted"],
      },
      recover: recoverFromDeadEngine,
    }));

  it("by a service that fails while it creates, updates and replaces", () =>
    withDeclared(writes.before, writes.after, async (stack) => {
      stack.emulator.fail(
        ...faultsOf("received", writes.at, { status: 500 }),
        ...faultsOf("carried-out", writes.at, { status: 500, applied: true }),
      );
      const shown = await stack.failingUp("--continue-on-error");
      assert.equal(shown.match(/ returned 500 .*\n.*\n.* it is in the state as unfinished\.$/gm)?.length, 6, shown);
      assert.deepEqual(await tableOf(stack), {
        "create-received": [UNFINISHED, "setting unknown"],
        "create-carried-out": [UNFINISHED, "setting unknown"],
        "create-answered": ["new"],
        "update-unsent": ["old"],
        "update-received": [UNFINISHED, "setting unknown"],
        "update-carried-out": [UNFINISHED, "setting unknown"],
        "update-answered": ["new"],
        "replace-unsent": ["old"],
        "replace-received": [UNFINISHED, "setting unknown"],
        "replace-carried-out": [UNFINISHED, "setting unknown"],
        "replace-answered": ["new"],
      });
      await stack.up();
      await assertFinished(stack, writes.after, writes.dropped);
    }));

  it("by a provider that is killed while it deletes", () =>
    kill("provider", {
      ...deletes,
      table: {
        "delete-unsent": ["old"],
        "delete-received": ["old"],
        "delete-carried-out": ["old"],
        "replace-unsent": ["new", "old, to be deleted"],
        "replace-received": ["new", "old, to be deleted"],
        "replace-carried-out": ["new", "old, to be deleted"],
        "replace-answered": ["new"],
      },
      recover: async ({ up }) => void (await up()),
    }));

  it("by an engine that is killed while it deletes", () =>
    kill("engine", {
      ...deletes,
      table: {
        "delete-unsent": ["old"],
        "delete-received": ["deleting", "old"],
        "delete-carried-out": ["deleting", "old"],
        "replace-unsent": ["new", "old, to be deleted"],
        "replace-received": ["deleting", "new", "old, to be deleted"],
        "replace-carried-out": ["deleting", "new", "old, to be deleted"],
        "replace-answered": ["new"],
      },
      recover: recoverFromDeadEngine,
    }));

  for (const victim of ["provider", "engine"] as const) {
    it(`by a killed ${victim} while the program runs and nothing is under way`, () => {
      const declared = atEachStage({ create: { cluster: "c", setting: "new" } }, [["answered"], ["unsent"]]);
      const clusters = declared.map(({ args }) => ({ uid: args.clusterUid }));
      const program = `
        const fs = require("node:fs");
        const [answered, unsent] = ${JSON.stringify(declared)};
        new HostClusterConfig(answered.name, answered.args).id.apply(async () => {
          fs.writeFileSync("answered", "");
          while (!fs.existsSync("go on")) await new Promise((resolve) => setTimeout(resolve, 20));
          new HostClusterConfig(unsent.name, unsent.args);
        });`;
      return withStack({ program, clusters }, async (stack) => {
        const { workspace, up } = stack;
        const isAnswered = () => existsSync(path.join(workspace.programFolder, "answered"));
        await killWhen(stack, victim, isAnswered, async (ended) => {
          await workspace.write({ "go on": "" });
          const { exitCode, all } = await ended;
          assert.equal(exitCode, victim === "engine" ? undefined : 1);
          const refused = /\(create-unsent\):\n {4}error: (connection error: .*connection refused|error reading)/;
          if (victim === "provider") assert.match(all, refused);
          assert.deepEqual(await tableOf(stack), { "create-answered": ["new"] });
          if (victim === "engine") await workspace.run("cancel", "--yes");
          await up();
        });
        await assertFinished(stack, declared);
      });
    });
  }
});

describe("a refresh and an up restore the desired configuration", function () {
  this.timeout(180_000);

  const one = (name: string, setting: string): Declaration => ({
    name,
    dependsOn: [],
    args: { clusterUid: name, isHostCluster: true, hostCluster: { uid: setting } },
  });

  it("after an update that was cut off and is no longer declared, and one that the service carries out late", () => {
    const before = [one("taken-back", "old"), one("late", "old")];
    const cutOff = [one("taken-back", "cut off"), one("late", "cut off")];
    const after = [one("taken-back", "old"), one("late", "new")];
    return withDeclared(before, cutOff, async (stack) => {
      const { emulator, program, workspace, up } = stack;
      const faults = [
        { method: "PATCH", url: "/taken-back/", applied: true },
        { method: "PATCH", url: "/late/" },
      ];
      const release = emulator.hold(...faults);
      const refresh = () => workspace.run("refresh", "--clear-pending-creates", "--yes", "--skip-preview");
      await killWhen(
        stack,
        "engine",
        () => haveAllStruck(emulator, faults, before.length),
        async (ended) => {
          await ended;
          await workspace.run("cancel", "--yes");
          await refresh();
          await program(programOf(after));
          await up();
          assertHeld(emulator, after);
        },
      );
      release();
      const overwritten = { isHostCluster: true, hostCluster: { uid: "cut off" } };
      await until(() => isDeepStrictEqual(emulator.clusters.get("late")?.hostClusterConfig, overwritten));
      await refresh();
      await up();
      await assertFinished(stack, after);
    });
  });
});
