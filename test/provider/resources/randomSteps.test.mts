import fc from "fast-check";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { PartialFailure } from "../../../provider/engine.js";
import type { ResourceName } from "../../../provider/model/package.js";
import { check } from "../../../provider/resources/check.js";
import { restoredPaths } from "../../../provider/resources/ignoreChanges.js";
import { RESOURCES } from "../../../provider/resources/index.js";
import { type Resource, uidsOf, type Written } from "../../../provider/resources/resource.js";
import { Run } from "../../../provider/run/run.js";
import { runs } from "../../support/corpus.mjs";
import { type StepEngine, sequences, takeSteps, useServices } from "../../support/randomSteps.mjs";
import {
  type Properties,
  SimulatedEngine,
  type SimulatedProvider,
  type Stored,
} from "../../support/simulatedEngine.mjs";
import { testCall } from "../run/testRun.mjs";

/** The state after a write that did not fail in part. */
function completed(id: string, { state, failure }: Written): Properties {
  if (failure !== undefined) throw new PartialFailure(id, state, failure);
  return state as Properties;
}

/** A resource in one run of the engine, as each kind of provider passes it what the engine sends. */
function providerIn(resource: Resource, isPlugin: boolean, settings: SettingValues) {
  const run = new Run();
  run.configure(settings);
  const call = testCall(run);
  const { log: _, ...about } = call;
  const recordOf = (inputs: Properties, old: Properties, ignoreChanges: readonly string[]) => {
    const record = run.recordOf(uidsOf(resource.clusters(inputs)));
    const isKnown = record === undefined || !isPlugin;
    return isKnown ? record : { ...record, ignored: restoredPaths(ignoreChanges, old, inputs) };
  };
  const provider: SimulatedProvider = {
    check(olds, { __ignored, __owner, ...news }) {
      const ignoreChanges = isPlugin ? [] : ((__ignored ?? []) as string[]);
      const owner = isPlugin ? "plugin" : (__owner as string);
      const request = { storedInputs: olds, inputs: news, ignoreChanges };
      const { inputs, failures } = check(resource, request, { ...call, owner });
      return { inputs: inputs as Properties, failures };
    },
    async diff({ inputs: old, outputs }, inputs, ignoreChanges) {
      const record = recordOf(inputs, old, ignoreChanges);
      const { differences, needsUpdate } = await resource.diff(outputs, inputs, { ...call, record });
      if (isPlugin) return needsUpdate || differences.length > 0 ? "some" : "none";
      return needsUpdate ? "some" : differences.length > 0 ? "unknown" : "none";
    },
    async create(inputs) {
      const record = isPlugin ? undefined : run.recordOf(uidsOf(resource.clusters(inputs)));
      const { id, ...written } = await resource.create(inputs, { ...call, record });
      return { id, outputs: completed(id, written) };
    },
    async update({ id, inputs: old, outputs }, inputs, ignoreChanges) {
      const record = recordOf(inputs, old, ignoreChanges);
      return completed(id, await resource.update(outputs, inputs, { ...call, record }));
    },
    async read(id, stored) {
      const read = await resource.read(id, stored?.outputs, isPlugin ? (stored?.inputs ?? {}) : {}, call);
      return read && { inputs: read.inputs as Properties, outputs: read.state as Properties };
    },
    partialOf: (error) =>
      error instanceof PartialFailure ? { id: error.id, properties: error.properties as Properties } : undefined,
  };
  return { provider, logged: about.logged };
}

function simulated(resource: Resource, isPlugin: boolean): StepEngine {
  const engine = new SimulatedEngine();
  let settings: SettingValues = {};
  async function inRun(work: (provider: SimulatedProvider) => Promise<void>) {
    const { provider, logged } = providerIn(resource, isPlugin, settings);
    try {
      await work(provider);
      return { log: logged.join("\n") };
    } catch (error) {
      // The engine shows these; all else is a defect.
      if (error instanceof TypeError) throw error;
      return { error, log: logged.join("\n") };
    }
  }
  return {
    stored: async () => structuredClone(engine.stored) as Stored | undefined,
    up({ args, ignoreChanges }, values) {
      settings = values;
      // The SDK sends these, and a wildcard removes them.
      const sent = isPlugin ? args : { ...args, __owner: "owner", __ignored: ignoreChanges };
      return inRun((provider) => engine.up(provider, { args: sent, ignoreChanges }));
    },
    refresh: () => inRun((provider) => engine.refresh(provider)),
    import(uid, values) {
      settings = values;
      return inRun((provider) => engine.import(provider, uid));
    },
    async forget() {
      engine.stored = undefined;
    },
  };
}

describe("random sequences of engine steps", () => {
  const servicesOf = useServices();
  for (const name of ["HostClusterConfig", "HostClusterFleet"] satisfies ResourceName[]) {
    for (const isPlugin of [false, true]) {
      it(`lose nothing and converge, for a ${name} in ${isPlugin ? "the plugin" : "the dynamic provider"}`, async () => {
        const resource = RESOURCES.find((each) => each.name === name) as Resource;
        const isFleet = name === "HostClusterFleet";
        const property = fc.asyncProperty(sequences({ maxLength: 12 }), ({ taken, patch }) =>
          takeSteps(simulated(resource, isPlugin), servicesOf(patch), {
            taken,
            isFleet,
            canImport: isPlugin && !isFleet,
          }),
        );
        // Always the same sequences, so that a failure is that of the change at hand.
        await fc.assert(property, { ...runs(300), seed: 1, includeErrorInReport: true });
      });
    }
  }
});
