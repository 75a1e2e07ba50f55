import assert from "node:assert/strict";
import { assertNothingToDo, EAST, withStack } from "../../engine/stack.mjs";

/** Each step changes the group, so that each cluster is written again. */
const configOf = (step: number) => ({ isHostCluster: true, clusterGroup: { uid: `g${step}` } });

/** The resources of a step: the cluster of each single resource, with options, and those of each fleet. */
interface Owners {
  singles?: Record<string, string | [uid: string, opts: string]>;
  fleets?: Record<string, string[]>;
}

function programOf({ singles = {}, fleets = {} }: Owners, step: number): string {
  const config = JSON.stringify(configOf(step));
  const declared = Object.entries(singles).map(([name, cluster]) => {
    const [uid, opts] = typeof cluster === "string" ? [cluster, "{}"] : cluster;
    return `new HostClusterConfig("${name}", { clusterUid: "${uid}", ...${config} }, ${opts});`;
  });
  for (const [name, uids] of Object.entries(fleets)) {
    const clusters = uids.map((uid) => `${uid}: ${config}`);
    declared.push(`new HostClusterFleet("${name}", { clusters: { ${clusters} } });`);
  }
  return EAST + declared.join("\n");
}

interface Step extends Owners {
  by: string;
  /** The service rejects c1 once. */
  fails?: true;
  /** Whether the process that forgets the cluster does not learn that it is declared, and says so. */
  isNamed?: true;
}

/** c1, c2 and c3 are declared in each step. */
const STEPS: Step[] = [
  { by: "nothing yet", singles: { a: "c1" }, fleets: { f: ["c2", "c3"] } },
  {
    by: "a swap that deletes first",
    singles: { a: ["c2", "{ deleteBeforeReplace: true }"] },
    fleets: { f: ["c1", "c3"] },
  },
  { by: "a rename", singles: { b: "c2" }, fleets: { f: ["c1", "c3"] } },
  { by: "a move into a fleet", fleets: { f: ["c1", "c2", "c3"] } },
  {
    by: "a move out of one with --continue-on-error, if the new owner fails",
    singles: { c: "c1" },
    fleets: { f: ["c2", "c3"] },
    fails: true,
  },
  {
    by: "a move to another provider",
    singles: { c: ["c1", "{ provider: east }"] },
    fleets: { f: ["c2", "c3"] },
    isNamed: true,
  },
];

describe("a declared host", () => {
  it("is neither disabled nor called unmanaged if its owner changes in any way", () =>
    withStack({ program: "" }, async (stack) => {
      const { emulator, workspace, program, up } = stack;
      await workspace.setConfig({ "program:url": emulator.baseUrl }, { "program:key": emulator.apiKey });
      for (const [index, { by, fails = false, isNamed, ...owners }] of STEPS.entries()) {
        await program(programOf(owners, index));
        if (fails) emulator.fail({ method: "PATCH", url: "/c1/", status: 403 });
        const { exitCode, all = "" } = await workspace.start([
          "up",
          "--yes",
          "--skip-preview",
          ...(fails ? ["--continue-on-error"] : []),
        ]);
        assert.equal(exitCode !== 0, fails, `${by}: ${all}`);
        // The others leave nothing to do, which the end asserts.
        const shown = fails || isNamed ? all + (await up()) : all;
        if (!isNamed) assert.doesNotMatch(shown, /no longer managed/, `${by}: ${shown}`);
        for (const { method, body } of emulator.requests.splice(0)) {
          if (method === "PATCH") assert.deepEqual(body, { hostClusterConfig: configOf(index) }, by);
        }
        for (const [uid, { hostClusterConfig }] of emulator.clusters) {
          assert.deepEqual(hostClusterConfig, configOf(index), `${uid} after ${by}: ${shown}`);
        }
      }
      await assertNothingToDo(stack);
    }));
});
