/** A state belongs to one service: it has the service's address, and no operation goes to another one. */
import { isSameService } from "../configuration/index.js";
import { SpectroclusterError } from "../errors.js";
import { completingFailure } from "../run/partialFailure.js";
import type { RunContext } from "../run/runContext.js";
import type { Resource, StoredProperties } from "./resource.js";

/**
 * A resource that stores the address of the service and rejects a state of another service, before anything is sent or
 * changed. The resource itself does not see the address.
 */
export function atOneService(resource: Resource): Resource {
  return {
    ...resource,
    async check(inputs, call) {
      const problem = otherServiceProblem(call.olds ?? {}, call.run);
      const problemsOf: typeof call.problemsOf = problem === undefined ? call.problemsOf : () => [problem];
      const checked = await resource.check(withoutAddress(inputs), { ...call, problemsOf });
      if (problem !== undefined) return { ...checked, failures: [problem] };
      if (checked.failures.length > 0) return checked;
      return { ...checked, inputs: adding(call.run.settings.baseUrl)(checked.inputs) };
    },
    async diff(state, inputs, call) {
      assertSameService(state, call.run);
      return resource.diff(withoutAddress(state), withoutAddress(inputs), call);
    },
    preview: (state, inputs, call) =>
      resource.preview(typeof state === "object" ? withoutAddress(state) : state, withoutAddress(inputs), call),
    async create(inputs, call) {
      // Read first: an error about the settings after a request would hide its outcome.
      const withAddress = adding(call.run.settings.baseUrl);
      const create = () => resource.create(withoutAddress(inputs), call);
      const { id, state } = await completingFailure(create, withAddress);
      return { id, state: withAddress(state) };
    },
    async update(id, old, inputs, call) {
      assertSameService(old, call.run);
      const withAddress = adding(call.run.settings.baseUrl);
      const update = () => resource.update(id, withoutAddress(old), withoutAddress(inputs), call);
      return withAddress(await completingFailure(update, withAddress));
    },
    async read(id, state, call) {
      if (state !== undefined) assertSameService(state, call.run);
      const withAddress = adding(
        state === undefined ? call.run.settings.baseUrl : (state as StoredProperties).__address,
      );
      const found = await resource.read(id, state && withoutAddress(state), call);
      return found && { state: withAddress(found.state), inputs: found.inputs && withAddress(found.inputs) };
    },
    async delete(id, state, call) {
      assertSameService(state, call.run);
      await resource.delete(id, withoutAddress(state), call);
    },
  };
}

/**
 * Why a state cannot be used; `undefined` if it has no address, or the settings have none.
 *
 * @param stored - The outputs or inputs in the state.
 */
function otherServiceProblem({ __address: stored }: StoredProperties, run: RunContext): string | undefined {
  const { validSettings: settings } = run;
  // Somebody may have edited the state.
  if (typeof stored !== "string" || settings === undefined || isSameService(stored, settings)) return undefined;
  const baseUrl = run.labelOf("baseUrl");
  const [former, current] = settings.isBaseUrlSecret
    ? ["its former address", "another one (both are secret)"]
    : [stored, settings.baseUrl];
  return [
    `This resource belongs to the service at ${former}, whose address is in its state. But for this operation ` +
      `${baseUrl} is ${current}. A state belongs to one service, so the operation was rejected before it sent anything.`,
    `- If ${baseUrl} is wrong, set it back and run pulumi up. refresh and destroy use the settings stored in state, and ` +
      "with --run-program those of the program.",
    `- If both addresses lead to the same service, add ${former} to ${run.labelOf("baseUrlAliases")}.`,
    `- To move to another service, set ${baseUrl} back and run pulumi up, remove the resource from the program and run ` +
      "pulumi up again, and then declare it at the other service.",
    `- If the service at ${former} no longer exists, or that address was wrong, run pulumi state delete <URN>, and then ` +
      "pulumi up.",
  ].join("\n");
}

function assertSameService(state: StoredProperties, run: RunContext): void {
  const problem = otherServiceProblem(state, run);
  if (problem !== undefined) throw new SpectroclusterError("SPECTROCLUSTER_OTHER_SERVICE", problem);
}

/** Adds an address to properties that are stored. */
function adding(address: string | undefined) {
  return <T extends object>(properties: T): T & StoredProperties =>
    address === undefined ? properties : { ...properties, __address: address };
}

function withoutAddress<T extends StoredProperties>({ __address, ...properties }: T): Omit<T, "__address"> {
  return properties;
}
