/**
 * The dynamic provider: the module that the engine's process for dynamic providers loads, for each resource by the
 * loader string in the state. It translates Pulumi's dynamic provider protocol into calls of the resources.
 */
import { NAMESPACE, SETTING_NAMES } from "../configuration/index.js";
import { engineExit } from "../engine/exit.js";
import { type EngineProperties, type InternalProperties, PROVIDER_NAME_KEY } from "../engine/internalProperties.js";
import { largestState, sizeProblem } from "../engine/messageSize.js";
import { asSecret } from "../engine/secret.js";
import { SpectroclusterError } from "../errors.js";
import { checkInputs } from "../resources/checkInputs.js";
import { type ClusterResource, PartialFailure } from "../resources/clusterResource.js";
import { findResource, RESOURCES } from "../resources/index.js";
import type { ReadCall } from "../run/call.js";
import { RunContext } from "../run/runContext.js";
import { leaveUnprinted } from "./unprintedError.js";

/** The process is started with the engine's address. It serves one run and one provider. */
const engine = process.argv[2];
const run = new RunContext(engine, engineExit(engine), print);

/**
 * The dynamic provider of one resource.
 *
 * @param name - Name of the resource, from the loader string.
 * @throws Error if this version of the package has no such resource.
 */
export function resource(name: string) {
  const found = findResource(name);
  if (found !== undefined) return dynamicProvider(found);
  const names = RESOURCES.map((each) => each.name).join(", ");
  throw new Error(
    `This version of pulumi-spectrocluster has no resource ${name}. It has: ${names}. Update the package.`,
  );
}

function dynamicProvider(resource: ClusterResource) {
  return {
    /** The process calls this once for each resource, does not wait for it and ignores its errors. */
    configure(request: { config: { get(key: string): unknown } }): void {
      const get = (key: string) => request.config.get(`${NAMESPACE}:${key}`);
      const providerName = get(PROVIDER_NAME_KEY);
      const values = Object.fromEntries(SETTING_NAMES.map((key) => [key, get(key)]));
      run.configure(values, typeof providerName === "string" ? providerName : undefined);
    },

    /** What was secret once stays hidden: the engine may keep old values, as the option ignoreChanges requires. */
    async check(olds: EngineProperties | undefined, news: EngineProperties) {
      return withoutPrintedError(async () => {
        const { own: args, internal } = split(news);
        const old = split(olds ?? {});
        const hasSecrets = old.hasSecrets || split(news).hasSecrets;
        const owner = ownerOf(resource, news);
        if (typeof internal.__failure === "string") {
          await run.announce(owner, (internal.__clusters ?? []) as string[]);
          return { inputs: news, failures: failuresOf([internal.__failure]) };
        }
        const { inputs, failures } = await checkInputs(resource, args, { run, owner, hasSecrets });
        const checked = { ...inputs, ...flags({ ...news, __hasSecrets: hasSecrets }) };
        // Invalid inputs may be anything, also something without an end.
        if (failures.length > 0) return { inputs: checked, failures: failuresOf(failures) };
        const problem = sizeProblem(largestState(old.own, { ...checked, __provider: internal.__provider }));
        return { inputs: checked, failures: failuresOf(problem === undefined ? [] : [problem]) };
      });
    },

    async diff(_id: string, olds: EngineProperties, news: EngineProperties) {
      return withoutPrintedError(async () => {
        const call = { run, owner: ownerOf(resource, news) };
        const result = await resource.diff(split(olds).own, split(news).own, call);
        const { differences, replaces, isPending, note, warning } = result;
        for (const message of [note, warning]) if (message !== undefined) console.log(message);
        // The engine's own comparison would find no difference in the inputs of an update that was not completed.
        if (isPending) return { changes: true, replaces };
        if (differences.length > 0 || changesInternally(olds, news)) {
          // The engine finds out which properties differ. After true it would show all properties.
          return { changes: undefined, replaces };
        }
        return { changes: false, replaces };
      });
    },

    async create(inputs: EngineProperties) {
      const { own } = split(inputs);
      const create = () => resource.create(own, callOf(resource, inputs));
      const { id, state } = await orPartialFailure(inputs, flags(inputs), create);
      return { id, outs: { ...state, ...flags(inputs) } };
    },

    async update(id: string, olds: EngineProperties, news: EngineProperties) {
      const { own } = split(news);
      const old = split(olds);
      const __hasSecrets = old.hasSecrets || split(news).hasSecrets;
      const update = () => resource.update(id, old.own, own, callOf(resource, { ...news, __hasSecrets }));
      const failureFlags = old.hasSecrets ? { ...flags(news), ...ALL_SECRET } : flags(news);
      return { outs: { ...(await orPartialFailure(news, failureFlags, update)), ...flags(news) } };
    },

    async read(id: string, properties: EngineProperties) {
      return withoutPrintedError(async () => {
        const { own, internal } = split(properties);
        const state = Object.keys(own).length === 0 ? undefined : own;
        const result = await run.withStoredSettings(() => resource.read(id, state, callOf(resource, properties)));
        // No ID means that the resource no longer exists. The process adds __provider to both objects.
        if (result === undefined) return {};
        const isAllSecret = internal.__hasSecrets === ALL_SECRET.__hasSecrets;
        const added = isAllSecret ? { ...flags(properties), ...ALL_SECRET } : flags(properties);
        const inputs = result.inputs && withFlags(result.inputs, added);
        return { id, props: withFlags(result.state, added), ...(inputs && { inputs }) };
      });
    },

    async delete(id: string, properties: EngineProperties): Promise<void> {
      const { own } = split(properties);
      await withoutPrintedError(() =>
        run.withStoredSettings(() => resource.delete(id, own, callOf(resource, properties))),
      );
    },
  };
}

/** The engine shows what the process prints. The protocol has no timeout, URN or log. */
function callOf(resource: ClusterResource, properties: EngineProperties): ReadCall {
  const { hasSecrets } = split(properties);
  return { run, owner: ownerOf(resource, properties), hasSecrets, log: print, logProgress: print };
}

function print(message: string): void {
  console.log(message);
}

/** Identifies a resource, as the protocol has no URN. The SDK sends its name with those of its parents. */
function ownerOf({ name }: ClusterResource, { __owner }: EngineProperties): string {
  return JSON.stringify([name, __owner]);
}

/** A failure that names a property makes the engine print the property's value, even if it is secret. */
function failuresOf(reasons: readonly string[]) {
  return reasons.map((reason) => ({ property: "", reason }));
}

/** Separates the resource's own properties from those that only this adapter and the process use. */
function split({ __provider, __hasSecrets, __owner, __clusters, __failure, ...own }: EngineProperties) {
  const internal: InternalProperties = { __provider, __hasSecrets, __owner, __clusters, __failure };
  return { own, internal, hasSecrets: __hasSecrets === true || __hasSecrets === ALL_SECRET.__hasSecrets };
}

/** The internal properties that the inputs and the state have, beside those of the process. */
function flags(properties: EngineProperties): InternalProperties {
  const { internal, hasSecrets } = split(properties);
  return {
    ...(hasSecrets ? { __hasSecrets: true } : {}),
    ...(internal.__owner === undefined ? {} : { __owner: internal.__owner }),
  };
}

/**
 * The flags of a state with old values that were not replaced. The engine encrypts the values that the new inputs have as
 * secrets, so it would store old ones in plain text.
 */
const ALL_SECRET = { __hasSecrets: "all" };

function withFlags(properties: object, flags: InternalProperties): object {
  if (flags.__hasSecrets !== ALL_SECRET.__hasSecrets) return { ...properties, ...flags };
  const secret = Object.entries(properties).map(([name, value]) => [
    name,
    name.startsWith("__") ? value : asSecret(value),
  ]);
  return { ...Object.fromEntries(secret), ...flags };
}

/**
 * Whether an update has to store internal properties: the plugin wrote the state, which then lacks the loader string, an
 * argument has become secret, or the resource has another name.
 */
function changesInternally(olds: EngineProperties, news: EngineProperties): boolean {
  const isFromPlugin = olds.__provider === undefined && news.__provider !== undefined;
  return isFromPlugin || olds.__hasSecrets !== news.__hasSecrets || olds.__owner !== news.__owner;
}

/** Completes the state of a partial failure, which the process stores as it is. */
async function orPartialFailure<T>(
  inputs: EngineProperties,
  flags: InternalProperties,
  method: () => Promise<T>,
): Promise<T> {
  try {
    return await method();
  } catch (error) {
    if (error instanceof PartialFailure) {
      const { __provider } = inputs;
      error.properties = { ...withFlags(error.properties, flags), __provider };
    }
    throw error;
  }
}

/**
 * For methods whose errors the process prints with their stack, before the engine shows the message beside the
 * resource.
 */
async function withoutPrintedError<T>(method: () => T | Promise<T>): Promise<T> {
  try {
    return await method();
  } catch (error) {
    if (error instanceof SpectroclusterError) leaveUnprinted(error);
    throw error;
  }
}
