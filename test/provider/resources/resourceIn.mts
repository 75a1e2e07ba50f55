import assert from "node:assert/strict";
import type { ResourceName } from "../../../provider/model/package.js";
import { type CheckCall, check } from "../../../provider/resources/check.js";
import { findResource } from "../../../provider/resources/index.js";
import { PartialFailure } from "../../../provider/run/partialFailure.js";
import type { Run } from "../../../provider/run/run.js";
import { errorOf } from "../../support/errorOf.mjs";
import { testCall } from "../run/testRun.mjs";

export type Properties = Record<string, unknown>;

/** Each resource, with what a program declares for one cluster. */
export const DECLARATIONS = [
  { name: "HostClusterConfig", argsOf: (clusterUid: string, config: object) => ({ clusterUid, ...config }) },
  { name: "HostClusterFleet", argsOf: (uid: string, config: object) => ({ clusters: { [uid]: config } }) },
] as const satisfies { name: ResourceName; argsOf(uid: string, config: object): Properties }[];

/** What the engine does with one resource in a run, in this process. What a program declares is checked first. */
export function resourceIn(run: Run, name: ResourceName, options: Partial<CheckCall> = {}) {
  const resource = findResource(name) ?? assert.fail(name);
  const call = testCall(run, { owner: `${name} "test"`, ...options });
  async function checked(args: Properties): Promise<Properties> {
    const { inputs, failures } = check(resource, args, call);
    assert.deepEqual(failures, []);
    return inputs as Properties;
  }
  return {
    /** The messages so far; with `warning: ` before a warning. */
    logged: call.logged,
    checked,
    check: (args: Properties) => check(resource, args, call),
    diff: async (state: object, args: Properties) => resource.diff(state, await checked(args), call),
    /** The comparison of a refresh, which checks no program. */
    diffOfRefresh: (state: object, storedInputs: object) => resource.diff(state, storedInputs, call),
    preview: async (state: object | undefined, args: Properties) => resource.preview(state, await checked(args), call),
    create: async (args: Properties) => (await resource.create(await checked(args), call)).state as Properties,
    update: async (state: object, args: Properties) =>
      (await resource.update("id", state, await checked(args), call)) as Properties,
    async read(state: object | undefined, id = "id", projectUid?: string) {
      const found = await resource.read(id, state, call, projectUid);
      return found && { state: found.state as Properties, inputs: found.inputs as Properties };
    },
    delete: (state: object) => resource.delete("id", state, call),
  };
}

/** The failure of an operation that may have taken effect, with the state. */
export async function partialFailureOf(operation: Promise<unknown>) {
  const error = await errorOf(operation);
  assert.ok(error instanceof PartialFailure, String(error));
  return { message: error.message, state: error.properties as Properties };
}
