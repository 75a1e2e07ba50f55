import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, NOW, type TestStack, withStack } from "../../engine/stack.mjs";

const FORMER = { isHostCluster: true, clusterGroup: { uid: "former" } };
const ATTEMPTED = { isHostCluster: true, clusterGroup: { uid: "attempted" }, hostCluster: { uid: "new" } };

/** A single resource, and a fleet of which c2 becomes pending as well, c3 is rejected and c4 is written. */
const programOf = (config: object) => `
  const settings = ${JSON.stringify(config)};
  new HostClusterConfig("single", { clusterUid: "c1", ...settings });
  new HostClusterFleet("fleet", { clusters: { c2: settings, c3: settings, c4: settings } });`;

interface Way {
  does: string;
  /** The program from now on. */
  config: object;
  /** Commands, of which each except the last sends no PATCH. */
  commands: string[][];
  /** Whether the clusters are still pending before the last command. */
  isPending: boolean;
  /** The clusters that are written. */
  writes: string[];
}

const UP = ["up", ...NOW];
const REFRESH = ["refresh", ...NOW];
const REVERTED = ["c1", "c2", "c4"];

const WAYS: Way[] = [
  { does: "the reverted program", config: FORMER, commands: [UP], isPending: true, writes: REVERTED },
  { does: "a refresh and it", config: FORMER, commands: [REFRESH, UP], isPending: false, writes: REVERTED },
];

async function pendingOf({ resources }: TestStack): Promise<unknown[]> {
  return (await resources()).flatMap(({ outputs }) => outputs["pending"] ?? []).sort();
}

describe("a write whose outcome is unknown", () => {
  const clusters = ["c1", "c2", "c3", "c4"].map((uid) => ({ uid }));
  const config = { "spectrocluster:maxRetries": "0" };

  it("ends with what the program declares, whatever follows", () =>
    withStack({ program: "", adapter: PLUGIN, clusters, config }, async (stack) => {
      const { emulator, workspace, program, up, failingUp } = stack;
      /** Leaves c1 and c2 pending, c3 rejected and c4 written. */
      const failAttempt = async () => {
        await program(programOf(ATTEMPTED));
        const executed = { method: "PATCH", applied: true, status: 500 };
        emulator.fail({ ...executed, url: "/c1/" }, { ...executed, url: "/c2/" });
        emulator.fail({ method: "PATCH", url: "/c3/", status: 403 });
        await failingUp("--continue-on-error");
        assert.deepEqual(await pendingOf(stack), ["c1", "c2"]);
      };
      await program(programOf(FORMER));
      await up();
      for (const { does, config: declared, commands, isPending, writes } of WAYS) {
        await failAttempt();
        await program(programOf(declared));
        for (const [index, command] of commands.entries()) {
          const isLast = index === commands.length - 1;
          if (isLast) assert.deepEqual(await pendingOf(stack), isPending ? ["c1", "c2"] : [], does);
          emulator.requests.length = 0;
          await workspace.run(...command);
          const written = emulator.patches.map(({ url }) => url.split("/")[3]).sort();
          assert.deepEqual(written, isLast ? writes : [], does);
        }
        for (const { hostClusterConfig } of emulator.clusters.values()) {
          assert.deepEqual(hostClusterConfig, declared, does);
        }
        await assertNothingToDo(stack);
      }
    }));
});
