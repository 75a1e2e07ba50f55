import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { DIAGNOSTIC, DYNAMIC, NOW, withStack } from "../../engine/stack.mjs";
import { familyOf, isProvider, type RunningProcess, running } from "../../support/processes.mjs";

/** Progress of a write when the run is interrupted: the service has received it; has also executed it; has responded. */
const STAGES = ["received", "executed", "completed"] as const;

const configOf = (group: string) => ({ isHostCluster: true, clusterGroup: { uid: group } });

/** The resources of single clusters and the beginnings of their UIDs: updated, replaced, renamed and created. */
const SINGLES = {
  before: { update: "update", replace: "replaced", old: "rename" },
  after: { update: "update", replace: "replace", new: "rename", create: "create" },
};

/** Each of them for each stage, and a fleet with a cluster for each stage. */
function programOf(group: keyof typeof SINGLES): string {
  const config = JSON.stringify(configOf(group));
  const singles = STAGES.flatMap((stage) =>
    Object.entries(SINGLES[group]).map(
      ([name, uid]) => `new HostClusterConfig("${name}-${stage}", { clusterUid: "${uid}-${stage}", ...${config} });`,
    ),
  );
  const fleet = STAGES.map((stage) => `"fleet-${stage}": ${config}`);
  return `${singles.join("")} new HostClusterFleet("fleet", { clusters: { ${fleet} } });`;
}

const FORMER = STAGES.map((stage) => `replaced-${stage}`);
const DECLARED = STAGES.flatMap((stage) =>
  ["update", "replace", "rename", "create", "fleet"].map((name) => `${name}-${stage}`),
);

// The process that is killed without a chance to tidy up, or the user, who interrupts the run.
for (const [victim, adapter] of [
  ["provider", PLUGIN],
  ["user", DYNAMIC],
  ["engine", DYNAMIC],
  ["engine", PLUGIN],
] as const) {
  describe(`a run whose ${victim} ends it, with ${adapter.name}`, () => {
    const clusters = [...FORMER, ...DECLARED].map((uid) => ({ uid }));
    // Requests that wait must neither time out nor keep others from being sent.
    const settings = { requestTimeoutSeconds: 600, maxConcurrentRequests: 64 };

    it("disables no host cluster, and the next up writes what is declared", () =>
      withStack({ program: programOf("before"), adapter, clusters, settings }, async (stack) => {
        const { emulator, workspace } = stack;
        await stack.up();
        await stack.program(programOf("after"));
        emulator.requests.length = 0;
        const release = emulator.hold(
          { method: "PATCH", url: "-received/", times: 5, reset: true },
          { method: "PATCH", url: "-executed/", times: 5, applied: true },
        );
        const isReached = () =>
          emulator.patches.filter(({ body }) => body !== undefined).length === DECLARED.length &&
          emulator.patches.filter(({ status }) => status === 204).length === 5;
        // As many operations at the same time as a larger machine has.
        const run = workspace.start(["up", ...NOW, "--parallel", "16", ...DIAGNOSTIC]);
        const engine = run.pid ?? assert.fail("the engine did not start");
        const ended = Promise.resolve(run);
        let family: RunningProcess[] | undefined;
        try {
          const endedEarly = ended.then(({ all }) =>
            assert.fail(`it ended before there was anything to kill:\n${all}`),
          );
          await Promise.race([emulator.until(isReached), endedEarly]);
          family = await familyOf(engine);
          const victims = family.filter((one) => (victim === "provider" ? isProvider(one) : one.pid === engine));
          assert.notEqual(victims.length, 0, `there is no ${victim} among ${JSON.stringify(family)}`);
          const soon = AbortSignal.timeout(20_000);
          for (const { pid } of victims) process.kill(pid, victim === "user" ? "SIGINT" : "SIGKILL");
          if (victim === "user") release();
          const { exitCode, all } = await ended;
          assert.notEqual(exitCode, 0, all);
          // A provider that outlives its engine ends its requests.
          await emulator.until(({ underWay }) => underWay === 0);
          release();
          if (victim === "engine") {
            assert.equal(soon.aborted, false, "the provider has noticed it late");
            // The commands of the guide.
            await workspace.run("cancel", "--yes");
            await workspace.run("refresh", "--clear-pending-creates", ...NOW);
          }
        } finally {
          // Until here, whatever outlives the victim lives on as it would for a user.
          await end(family ?? (await familyOf(engine).catch(() => [])));
        }
        await stack.up();
        for (const { body } of emulator.patches) {
          if (body !== undefined) assert.deepEqual(body, { hostClusterConfig: configOf("after") });
        }
        for (const [uid, { hostClusterConfig }] of emulator.clusters) {
          assert.deepEqual(hostClusterConfig, configOf(FORMER.includes(uid) ? "before" : "after"), uid);
        }
      }));
  });
}

async function end(family: readonly RunningProcess[]): Promise<void> {
  for (const { pid, command } of await running(family.map(({ pid }) => pid))) {
    // Another process may have got the number by now.
    if (!family.some((one) => one.pid === pid && one.command === command)) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has just ended by itself.
    }
  }
}
