import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import type { Emulator, Fault } from "../../emulator/index.mjs";
import { assertNothingToDo, type TestStack, withStack } from "../../engine/stack.mjs";
import { type EndedRun, killWhen, until, type Victim } from "./kill.mjs";

/**
 * Progress of a change when the run is interrupted: the request is not sent yet, because it waits for others; the service
 * has received it; has executed it, but not responded; has responded.
 */
const STAGES = ["unsent", "received", "executed", "completed"] as const;
type Stage = (typeof STAGES)[number];

/** The stages in the order in which one run can reach them all: each waits for the previous ones. */
const IN_TURN: Stage[][] = [["completed"], ["received", "executed"], ["unsent"]];

/** The desired configuration for each stage, by name. */
type Declared = Record<string, { cluster: string; hostUid: string }>;

/** A resource of a program. */
interface Declaration {
  name: string;
  dependsOn: string[];
  args: { clusterUid: string; isHostCluster: true; hostCluster: { uid: string } };
}

/** A resource for each stage and each desired configuration. It depends on all resources of the previous level. */
function atEachStage(declared: Declared, levels: readonly (readonly Stage[])[] = [STAGES]): Declaration[] {
  const names = (stages: readonly Stage[] = []) =>
    stages.flatMap((stage) => Object.keys(declared).map((name) => `${name}-${stage}`));
  return levels.flatMap((stages, level) =>
    stages.flatMap((stage) =>
      Object.entries(declared).map(([name, { cluster, hostUid }]) => ({
        name: `${name}-${stage}`,
        dependsOn: names(levels[level - 1]),
        args: { clusterUid: `${cluster}-${stage}`, isHostCluster: true, hostCluster: { uid: hostUid } },
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

/** The state of each resource, by name: its host UID and its pending operations. */
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
    note(urn, toBeDeleted ? `${uid}, to be deleted` : (uid ?? "configuration unknown"));
    for (const error of initErrors) note(urn, error.slice(-PENDING.length));
  }
  for (const { urn, type } of pending) note(urn, type);
  return table;
}

const PENDING = "The cluster is pending: the next pulumi up repeats the request.";

const completedTable = (declarations: Declaration[]): Table =>
  Object.fromEntries(declarations.map(({ name, args }) => [name, [args.hostCluster.uid]]));

/** Asserts that the service has exactly the desired configurations, and that only dropped clusters were disabled. */
function assertRemote({ clusters, patches }: Emulator, declarations: Declaration[], dropped: string[] = []): void {
  assert.deepEqual(Object.fromEntries([...clusters].map(([uid, { hostClusterConfig }]) => [uid, hostClusterConfig])), {
    ...Object.fromEntries(dropped.map((uid) => [uid, { isHostCluster: false }])),
    ...Object.fromEntries(declarations.map(({ args: { clusterUid, ...config } }) => [clusterUid, config])),
  });
  type Body = { hostClusterConfig: { isHostCluster: boolean } };
  const off = patches.filter(({ body }) => !(body as Body).hostClusterConfig.isHostCluster);
  assert.deepEqual(new Set(off.map(({ url }) => url.split("/")[3])), new Set(dropped));
}

/** Asserts that the state and the service match the desired configuration. */
async function assertCompleted(stack: TestStack, declarations: Declaration[], dropped: string[] = []): Promise<void> {
  assertRemote(stack.emulator, declarations, dropped);
  await assertNothingToDo(stack);
  assert.deepEqual(await tableOf(stack), completedTable(declarations));
}

interface Interruption {
  /** The declarations before the interrupted run, and those of that run. */
  before: Declaration[];
  after: Declaration[];
  /** Clusters, without the stage, at whose requests the run is interrupted. */
  at: string[];
  /** Clusters that are no longer declared. */
  dropped: string[];
  /** The expected state after the run. */
  table: Table;
  recover(stack: TestStack): Promise<void>;
}

// Paused requests must not time out.
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

/** Whether each fault has affected one of the requests after the first `since`. */
function allFaultsApplied({ patches }: Emulator, faults: Fault[], since: number): boolean {
  const affected = patches.slice(since).filter(({ body }) => body !== undefined);
  return faults.every(({ url = "" }) => affected.some((patch) => patch.url.search(url) !== -1));
}

const faultsOf = (stage: Stage, clusters: string[], fault: Fault): Fault[] =>
  clusters.map((cluster) => ({ method: "PATCH", url: `/${cluster}-${stage}/`, ...fault }));

/** Kills the victim when every stage has been reached, and asserts that the recovery completes all changes. */
function kill(victim: Victim, { before, after, at, dropped, table, recover }: Interruption): Promise<void> {
  return withDeclared(before, after, async (stack) => {
    const { emulator } = stack;
    const faults = [...faultsOf("received", at, { reset: true }), ...faultsOf("executed", at, { applied: true })];
    const release = emulator.hold(...faults);
    const since = emulator.patches.length;
    await killWhen(
      stack,
      victim,
      () => allFaultsApplied(emulator, faults, since),
      async (ended) => {
        assertShown(await ended, victim, faults.length);
        // A provider that outlives its engine cancels its requests.
        await until(() => emulator.underWay === 0);
        release();
        assert.deepEqual(await tableOf(stack), table);
        await recover(stack);
      },
    );
    await assertCompleted(stack, after, dropped);
  });
}

/** Asserts that the output contains an error for each affected resource. */
function assertShown({ exitCode, all }: EndedRun, victim: Victim, lost: number): void {
  assert.equal(exitCode, victim === "engine" ? undefined : 1);
  const errors = all.match(/^ {2}pulumi-nodejs:dynamic\S+ \(\S+\):\n {4}error: error reading from server: /gm);
  assert.equal(errors?.length ?? 0, victim === "engine" ? 0 : lost, all);
}

const writes = {
  before: atEachStage({
    update: { cluster: "update", hostUid: "old" },
    replace: { cluster: "replaced", hostUid: "old" },
  }),
  after: atEachStage(
    {
      create: { cluster: "create", hostUid: "new" },
      update: { cluster: "update", hostUid: "new" },
      replace: { cluster: "replace", hostUid: "new" },
    },
    IN_TURN,
  ),
  at: ["create", "update", "replace"],
  dropped: onEachStage("replaced"),
};

const deletes = {
  before: atEachStage(
    { delete: { cluster: "delete", hostUid: "old" }, replace: { cluster: "replaced", hostUid: "old" } },
    // Resources are deleted before their dependencies.
    IN_TURN.toReversed(),
  ),
  after: atEachStage({ replace: { cluster: "replace", hostUid: "new" } }),
  at: ["delete", "replaced"],
  dropped: [...onEachStage("delete"), ...onEachStage("replaced")],
};

/** The commands in the README. */
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
        "create-completed": ["new"],
        "update-unsent": ["old"],
        "update-received": ["old"],
        "update-executed": ["old"],
        "update-completed": ["new"],
        "replace-unsent": ["old"],
        "replace-received": ["old"],
        "replace-executed": ["old"],
        "replace-completed": ["new", "old, to be deleted"],
      },
      recover: async ({ up }) => void (await up()),
    }));

  it("by an engine that is killed while it creates, updates and replaces", () =>
    kill("engine", {
      ...writes,
      table: {
        "create-received": ["creating"],
        "create-executed": ["creating"],
        "create-completed": ["new"],
        "update-unsent": ["old"],
        "update-received": ["old", "updating"],
        "update-executed": ["old", "updating"],
        "update-completed": ["new"],
        "replace-unsent": ["old"],
        "replace-received": ["creating", "old"],
        "replace-executed": ["creating", "old"],
        "replace-completed": ["new", "old, to be deleted"],
      },
      recover: recoverFromDeadEngine,
    }));

  it("by a provider that is killed while it deletes", () =>
    kill("provider", {
      ...deletes,
      table: {
        "delete-unsent": ["old"],
        "delete-received": ["old"],
        "delete-executed": ["old"],
        "replace-unsent": ["new", "old, to be deleted"],
        "replace-received": ["new", "old, to be deleted"],
        "replace-executed": ["new", "old, to be deleted"],
        "replace-completed": ["new"],
      },
      recover: async ({ up }) => void (await up()),
    }));

  it("by an engine that is killed while it deletes", () =>
    kill("engine", {
      ...deletes,
      table: {
        "delete-unsent": ["old"],
        "delete-received": ["deleting", "old"],
        "delete-executed": ["deleting", "old"],
        "replace-unsent": ["new", "old, to be deleted"],
        "replace-received": ["deleting", "new", "old, to be deleted"],
        "replace-executed": ["deleting", "new", "old, to be deleted"],
        "replace-completed": ["new"],
      },
      recover: recoverFromDeadEngine,
    }));
});

describe("a refresh and an up restore the desired configuration", function () {
  this.timeout(180_000);

  const one = (name: string, hostUid: string): Declaration => ({
    name,
    dependsOn: [],
    args: { clusterUid: name, isHostCluster: true, hostCluster: { uid: hostUid } },
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
        () => allFaultsApplied(emulator, faults, before.length),
        async (ended) => {
          await ended;
          await workspace.run("cancel", "--yes");
          await refresh();
          await program(programOf(after));
          await up();
          assertRemote(emulator, after);
        },
      );
      release();
      const overwritten = { isHostCluster: true, hostCluster: { uid: "cut off" } };
      await until(() => isDeepStrictEqual(emulator.clusters.get("late")?.hostClusterConfig, overwritten));
      await refresh();
      await up();
      await assertCompleted(stack, after);
    });
  });
});
