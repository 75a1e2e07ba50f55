import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { type Adapter, DYNAMIC, NOW, type TestStack, withStack } from "../../engine/stack.mjs";
import { killWhen, type Victim } from "./kill.mjs";

/** Progress of a write when the run is interrupted: the service has received it; has also executed it; has responded. */
const STAGES = ["received", "executed", "completed"] as const;

const configOf = (group: string) => ({ isHostCluster: true, clusterGroup: { uid: group } });

/** For each stage a resource that is updated, replaced, renamed and created, and a fleet with a cluster for each stage. */
function programOf(group: "before" | "after"): string {
  const config = JSON.stringify(configOf(group));
  const single = (name: string, uid: string) =>
    `new HostClusterConfig("${name}", { clusterUid: "${uid}", ...${config} });`;
  const singles = STAGES.map((stage) => {
    const common = single(`update-${stage}`, `update-${stage}`);
    if (group === "before") {
      return [common, single(`replace-${stage}`, `replaced-${stage}`), single(`old-${stage}`, `rename-${stage}`)];
    }
    const create = single(`create-${stage}`, `create-${stage}`);
    return [common, single(`replace-${stage}`, `replace-${stage}`), single(`new-${stage}`, `rename-${stage}`), create];
  });
  const fleet = STAGES.map((stage) => `"fleet-${stage}": ${config}`);
  return `${singles.flat().join("")} new HostClusterFleet("fleet", { clusters: { ${fleet} } });`;
}

const FORMER = STAGES.map((stage) => `replaced-${stage}`);
const DECLARED = STAGES.flatMap((stage) =>
  ["update", "replace", "rename", "create", "fleet"].map((name) => `${name}-${stage}`),
);

interface Interruption {
  victim: Victim;
  adapter: Adapter;
  recover?: (stack: TestStack) => Promise<unknown>;
}

const INTERRUPTIONS: Interruption[] = [
  { victim: "provider", adapter: PLUGIN },
  { victim: "user", adapter: DYNAMIC },
  {
    victim: "engine",
    adapter: DYNAMIC,
    // The commands of the guide.
    recover: async ({ workspace }) => {
      await workspace.run("cancel", "--yes");
      await workspace.run("refresh", "--clear-pending-creates", ...NOW);
    },
  },
];

for (const { victim, adapter, recover } of INTERRUPTIONS) {
  describe(`a run whose ${victim} ends it, with ${adapter.name}`, () => {
    it("disables no host cluster, and the next up writes what is declared", () =>
      withStack(
        {
          program: programOf("before"),
          adapter,
          clusters: [...FORMER, ...DECLARED].map((uid) => ({ uid })),
          // Requests that wait must neither time out nor keep others from being sent.
          settings: { requestTimeoutSeconds: 600, maxConcurrentRequests: 64 },
        },
        async (stack) => {
          const { emulator } = stack;
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
          await killWhen(stack, victim, isReached, async (ended) => {
            if (victim === "user") release();
            const { exitCode, all } = await ended;
            assert.notEqual(exitCode, 0, all);
            // A provider that outlives its engine ends its requests.
            await emulator.until(({ underWay }) => underWay === 0);
            release();
            await recover?.(stack);
          });
          await stack.up();
          for (const { body } of emulator.patches) {
            if (body !== undefined) assert.deepEqual(body, { hostClusterConfig: configOf("after") });
          }
          for (const [uid, { hostClusterConfig }] of emulator.clusters) {
            assert.deepEqual(hostClusterConfig, configOf(FORMER.includes(uid) ? "before" : "after"), uid);
          }
        },
      ));
  });
}
