import assert from "node:assert/strict";
import type { RecordedRequest } from "../../emulator/index.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { type Adapter, DYNAMIC, type TestStack, withStack } from "../../engine/stack.mjs";
import { differenceBetween, unusedDifferences } from "./differences.mjs";
import { type Call, DEFAULT_COMMAND, SCENARIOS, type Scenario, type Step } from "./steps.mjs";

/** Outcome of a step. */
interface Recording {
  exitCode: number | undefined;
  calls: Call[];
  state: Record<string, object>;
  /** The unchanged output. */
  screen: string;
}

describe("both adapters", function () {
  this.timeout(300_000);

  for (const scenario of SCENARIOS) {
    describe(scenario.name, () => {
      let recordings: { dynamic: Recording[]; plugin: Recording[] };

      before(async () => {
        const [dynamic, plugin] = await Promise.all([record(scenario, DYNAMIC), record(scenario, PLUGIN)]);
        recordings = { dynamic, plugin };
      });

      scenario.steps.forEach((step, index) => {
        it(step.does, () => {
          const [dynamic, plugin] = [recordings.dynamic[index], recordings.plugin[index]];
          assert.ok(dynamic && plugin);
          assertOutcome(step, dynamic, stateBefore(scenario, index));
          assertOutcome(step, plugin, stateBefore(scenario, index));
          assert.deepEqual(differenceBetween(dynamic.screen, plugin.screen), { dynamic: [], plugin: [] });
        });
      });
    });
  }

  describe("the list of differences", () => {
    it("has none that no step shows", () => {
      assert.deepEqual(unusedDifferences(), []);
    });
  });
});

function assertOutcome(step: Step, { exitCode, calls, state, screen }: Recording, before: Record<string, object>) {
  assert.equal(exitCode !== 0, step.fails ?? false, screen);
  assert.deepEqual(calls, step.calls ?? []);
  assert.deepEqual(state, step.state ?? before);
  for (const text of step.says ?? []) assert.ok(screen.includes(text), `${text}\n\nis not in\n\n${screen}`);
  assert.doesNotMatch(screen, /hidden/);
}

/** The state that the step begins with. */
function stateBefore({ steps }: Scenario, index: number): Record<string, object> {
  return steps.slice(0, index).findLast(({ state }) => state !== undefined)?.state ?? {};
}

async function record({ steps }: Scenario, adapter: Adapter): Promise<Recording[]> {
  const recordings: Recording[] = [];
  await withStack({ program: "", adapter }, async (stack) => {
    for (const step of steps) recordings.push(await recordStep(step, stack));
  });
  return recordings;
}

async function recordStep(step: Step, { workspace, emulator, program, resources }: TestStack): Promise<Recording> {
  if (step.program !== undefined) await program(step.program);
  step.outside?.(emulator);
  const earlier = emulator.requests.length;
  const { exitCode, all: screen = "" } = await workspace.start(step.command ?? DEFAULT_COMMAND);
  const stored = await resources();
  assert.doesNotMatch(JSON.stringify(stored), /hidden/);
  // Internal properties, which the engine does not show.
  const state = stored.map(({ urn, outputs }) => {
    const shown = Object.entries(outputs).filter(([name]) => !name.startsWith("__"));
    return [urn.split("::").at(-1), withoutCiphertext(Object.fromEntries(shown))];
  });
  const calls = emulator.requests.slice(earlier).map(callOf);
  return { exitCode, calls, state: Object.fromEntries(state), screen };
}

function callOf({ method, url, body }: RecordedRequest): Call {
  const config = (body as { hostClusterConfig?: object } | undefined)?.hostClusterConfig;
  const uid = url.replace("/v1/spectroclusters/", "").replace("/clusterConfig/hostCluster", "");
  return config === undefined ? [method, uid] : [method, uid, config];
}

/** A state's properties with `[secret]` in the place of what is encrypted. */
function withoutCiphertext(properties: unknown): object {
  return JSON.parse(JSON.stringify(properties), (_name, value) =>
    value?.ciphertext === undefined ? value : "[secret]",
  );
}
