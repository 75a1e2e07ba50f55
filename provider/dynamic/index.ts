/**
 * The dynamic provider: the module that the engine's process for dynamic providers loads, for each resource by the
 * loader string in the state. It translates Pulumi's dynamic provider protocol into calls of the resources.
 */
import "../engine/supportedNode.js";
import { NAMESPACE, settingValues } from "../configuration/index.js";
import { engineExit } from "../engine/exit.js";
import { asSecret } from "../engine/secret.js";
import { SpectroclusterError } from "../errors.js";
import { type CheckCall, check } from "../resources/check.js";
import { findResource, RESOURCES } from "../resources/index.js";
import {
  type EngineProperties,
  type InternalProperties,
  ownProperties,
  PROVIDER_NAME_KEY,
} from "../resources/internalProperties.js";
import type { Resource } from "../resources/resource.js";
import { PartialFailure } from "../run/partialFailure.js";
import { Run } from "../run/run.js";
import { leaveUnprinted } from "./unprintedError.js";

/** The process is started with the engine's address. It serves one run and one provider. */
const run = new Run({ end: engineExit(process.argv[2]), log: print });

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

function dynamicProvider(resource: Resource) {
  return {
    /** The process calls this once for each resource, does not wait for it and ignores its errors. */
    configure(request: { config: { get(key: string): unknown } }): void {
      const get = (key: string) => request.config.get(`${NAMESPACE}:${key}`);
      const providerName = get(PROVIDER_NAME_KEY);
      run.configure(settingValues(get), typeof providerName === "string" ? providerName : undefined);
    },

    async check(olds: EngineProperties, news: EngineProperties) {
      return withoutPrintedError(async () => {
        const call = { ...callOf(news), owner: ownerOf(resource, news) };
        const { inputs, failures } = check(resource, ownProperties(news), call);
        // The preview shows what the state has, too.
        const hasSecrets = call.hasSecrets || olds.__hasSecrets === true;
        if (failures.length === 0 && news.__preview === true)
          await previewOnce(resource, olds, inputs, { ...call, hasSecrets });
        return { inputs: { ...inputs, ...flags(news) }, failures: failures.map(checkFailure) };
      });
    },

    async diff(_id: string, olds: EngineProperties, news: EngineProperties) {
      return withoutPrintedError(async () => {
        const { differences, replaces, needsUpdate } = await resource.diff(
          ownProperties(olds),
          ownProperties(news),
          callOf(news),
        );
        // The engine's own comparison would find no difference in the inputs of an update that was not completed.
        if (needsUpdate) return { changes: true, replaces };
        // The engine finds out which properties differ. After true it would show all properties.
        const isChanged = differences.length > 0 || changesInternally(olds, news);
        return { changes: isChanged ? undefined : false, replaces };
      });
    },

    async create(inputs: EngineProperties) {
      const create = () => resource.create(ownProperties(inputs), callOf(inputs));
      const { id, state } = await orPartialFailure(inputs, false, create);
      return { id, outs: { ...state, ...flags(inputs) } };
    },

    async update(id: string, olds: EngineProperties, news: EngineProperties) {
      // The service may quote old values, and after a partial failure the state contains them.
      const hadSecrets = olds.__hasSecrets === true;
      const call = callOf(hadSecrets ? { ...news, __hasSecrets: true } : news);
      const update = () => resource.update(id, ownProperties(olds), ownProperties(news), call);
      return { outs: { ...(await orPartialFailure(news, hadSecrets, update)), ...flags(news) } };
    },

    async read(id: string, properties: EngineProperties) {
      return withoutPrintedError(async () => {
        const own = ownProperties(properties);
        const state = Object.keys(own).length === 0 ? undefined : own;
        const result = await run.withStoredSettings(state, () => resource.read(id, state, callOf(properties)));
        // No ID means that the resource no longer exists. The process adds __provider to both objects.
        if (result === undefined) return {};
        const added = flags(properties);
        return { id, props: { ...result.state, ...added }, inputs: { ...result.inputs, ...added } };
      });
    },

    async delete(id: string, properties: EngineProperties): Promise<void> {
      resource.delete(id, ownProperties(properties), callOf(properties));
    },
  };
}

/** The engine shows what the process prints. The protocol has no timeout, URN or log. */
function callOf({ __hasSecrets }: EngineProperties) {
  const warn = (message: string) => print(`warning: ${message}`);
  return { run, hasSecrets: __hasSecrets === true, log: print, warn, logProgress: print };
}

function print(message: string): void {
  console.log(message);
}

/** The resource in messages: `HostClusterConfig "prod"`, in a component with the types of its parents before the name. */
function ownerOf({ name }: Resource, { __owner }: EngineProperties): string | undefined {
  return typeof __owner === "string" ? `${name} ${JSON.stringify(__owner)}` : undefined;
}

const previewed = new Set<string | undefined>();

/** The engine calls a dynamic provider in a preview only for checks, and for a replacement twice. */
async function previewOnce(resource: Resource, olds: EngineProperties, inputs: object, call: CheckCall): Promise<void> {
  if (previewed.has(call.owner)) return;
  previewed.add(call.owner);
  const old = ownProperties(olds);
  await resource.preview(Object.keys(old).length === 0 ? undefined : old, inputs, call);
}

/** A failure that names a property makes the engine print the property's value, even if it is secret. */
function checkFailure(reason: string) {
  return { property: "", reason };
}

/** The internal properties that the inputs and the state have, beside those of the process. */
function flags({ __hasSecrets }: EngineProperties): InternalProperties {
  return __hasSecrets === true ? { __hasSecrets } : {};
}

/** Whether an update has to store internal properties: the plugin wrote the state, or an argument has become secret or plain. */
function changesInternally(olds: EngineProperties, news: EngineProperties): boolean {
  const isFromPlugin = olds.__provider === undefined && news.__provider !== undefined;
  return isFromPlugin || olds.__hasSecrets !== news.__hasSecrets;
}

/**
 * Completes the state of a partial failure, which the process stores as it is.
 *
 * @param hadSecrets - Whether the state may have values of which the engine does not know that they are secret: it only
 * encrypts what is secret in the new inputs.
 */
async function orPartialFailure<T>(
  inputs: EngineProperties,
  hadSecrets: boolean,
  method: () => Promise<T>,
): Promise<T> {
  try {
    return await method();
  } catch (error) {
    if (!(error instanceof PartialFailure)) throw error;
    const { id, properties, message, cause } = error;
    const entries = Object.entries(properties);
    const hidden = entries.map(([name, value]) => [name, name.startsWith("__") ? value : asSecret(value)]);
    const state = hadSecrets ? { ...Object.fromEntries(hidden), __hasSecrets: true } : properties;
    throw new PartialFailure(id, { ...flags(inputs), ...state, __provider: inputs.__provider }, message, cause);
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
