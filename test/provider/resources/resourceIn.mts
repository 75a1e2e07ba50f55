import assert from "node:assert/strict";
import { PartialFailure } from "../../../provider/engine.js";
import type { ResourceName } from "../../../provider/model/package.js";
import { type CheckRequest, check } from "../../../provider/resources/check.js";
import { RESOURCES } from "../../../provider/resources/index.js";
import { uidsOf, type Written } from "../../../provider/resources/resource.js";
import type { Call, Run } from "../../../provider/run/run.js";
import { errorOf } from "../../support/errorOf.mjs";
import { testCall } from "../run/testRun.mjs";

export type Properties = Record<string, unknown>;

/** Each resource, with what a program declares for one cluster. */
export const DECLARATIONS = [
  { name: "HostClusterConfig", argsOf: (clusterUid: string, config: object) => ({ clusterUid, ...config }) },
  { name: "HostClusterFleet", argsOf: (uid: string, config: object) => ({ clusters: { [uid]: config } }) },
] as const satisfies { name: ResourceName; argsOf(uid: string, config: object): Properties }[];

/** What the engine does with one resource in a run, in this process. What a program declares is checked first. */
export function resourceIn(run: Run, name: ResourceName, options: Partial<Call & CheckRequest> = {}) {
  const resource = RESOURCES.find((each) => each.name === name) ?? assert.fail(name);
  const { ignoreChanges = [], isPreview = false, ...given } = options;
  const call = testCall(run, { owner: `${name} "test"`, ...given });
  const checkInputs = (inputs: Properties, storedInputs: object = {}) =>
    check(resource, { storedInputs, inputs, ignoreChanges, isPreview }, call);
  /** @param old - The stored inputs, which mostly are like the state. */
  async function checked(args: Properties, old: object = {}): Promise<Properties> {
    const { inputs, failures } = checkInputs(args, old);
    assert.deepEqual(failures, []);
    return inputs as Properties;
  }
  const about = (inputs: object) => ({ ...call, record: run.recordOf(uidsOf(resource.clusters(inputs))) });
  return {
    /** The messages so far; with `warning: ` before a warning. */
    logged: call.logged,
    checked,
    check: checkInputs,
    async diff(state: object, args: Properties, old = state) {
      const inputs = await checked(args, old);
      return resource.diff(state, inputs, about(inputs));
    },
    /** The comparison of a refresh, which checks no program. */
    diffOfRefresh: (state: object, storedInputs: object) => resource.diff(state, storedInputs, call),
    async preview(state: object | undefined, args: Properties, old = state) {
      const inputs = await checked(args, old);
      return resource.preview(state, inputs, about(inputs));
    },
    create: async (args: Properties) => completed(await resource.create(await checked(args), call)),
    async update(state: object, args: Properties, old = state) {
      const inputs = await checked(args, old);
      return completed(await resource.update(state, inputs, about(inputs)));
    },
    async read(state: object | undefined, id = "id", inputs = {}) {
      const found = await resource.read(id, state, inputs, call);
      return found && { state: found.state as Properties, inputs: found.inputs as Properties };
    },
    delete: (state: object) => resource.delete(state, call),
  };
}

/** The state after a write that did not fail in part. */
function completed({ state, failure }: Written): Properties {
  if (failure !== undefined) throw new PartialFailure("id", state, failure);
  return state as Properties;
}

/** The failure of an operation that may have taken effect, with the state. */
export async function partialFailureOf(operation: Promise<unknown>) {
  const error = await errorOf(operation);
  assert.ok(error instanceof PartialFailure, String(error));
  return { message: error.message, state: error.properties as Properties };
}
