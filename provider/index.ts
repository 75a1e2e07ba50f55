/**
 * The dynamic provider: the module that the engine's process for dynamic providers loads, for each resource by the
 * loader string in the state. It translates Pulumi's dynamic provider protocol into calls of the resources.
 */
import { NAMESPACE, SETTING_NAMES } from "./configuration.js";
import { engineExit } from "./engineExit.js";
import { SpectroclusterError } from "./errors.js";
import { type EngineProperties, type InternalProperties, PROVIDER_NAME_KEY } from "./internalProperties.js";
import { checkInputs } from "./resources/check.js";
import { findResource, RESOURCES } from "./resources/index.js";
import { PartialFailure, type ReadCall, type Resource } from "./resources/resource.js";
import { RunContext } from "./resources/runContext.js";
import { asSecret } from "./secret.js";

/** The process is started with the engine's address. It serves one run and one provider. */
const engine = process.argv[2];
const run = new RunContext(engine, engineExit(engine));

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
      const values = Object.fromEntries(SETTING_NAMES.map((key) => [key, get(key)]));
      run.configure(values, typeof providerName === "string" ? providerName : undefined);
    },

    async check(_olds: EngineProperties, news: EngineProperties) {
      return withShortStack(() => {
        const { own: args, internal, hasSecrets } = split(news);
        if (typeof internal.__failure === "string") return { inputs: news, failures: failuresOf([internal.__failure]) };
        const { inputs, failures } = checkInputs(resource, args, { run, hasSecrets });
        return { inputs: { ...inputs, ...flags(hasSecrets) }, failures: failuresOf(failures) };
      });
    },

    async diff(_id: string, olds: EngineProperties, news: EngineProperties) {
      return withShortStack(() => {
        const { differences, replaces, isPending, note } = resource.diff(split(olds).own, split(news).own);
        if (note !== undefined) console.log(note);
        if (differences.length > 0 || changesInternally(olds, news)) {
          // The engine finds out which properties differ. After true it would show all properties.
          return { changes: undefined, replaces };
        }
        return { changes: isPending, replaces };
      });
    },

    async create(inputs: EngineProperties) {
      const { own, hasSecrets } = split(inputs);
      const create = () => resource.create(own, callOf(hasSecrets));
      const { id, state } = await orPartialFailure(inputs, flags(hasSecrets), create);
      return { id, outs: { ...state, ...flags(hasSecrets) } };
    },

    async update(id: string, olds: EngineProperties, news: EngineProperties) {
      const { own, hasSecrets } = split(news);
      const old = split(olds);
      const update = () => resource.update(id, old.own, own, callOf(hasSecrets));
      const failureFlags = old.hasSecrets ? ALL_SECRET : flags(hasSecrets);
      return { outs: { ...(await orPartialFailure(news, failureFlags, update)), ...flags(hasSecrets) } };
    },

    async read(id: string, properties: EngineProperties) {
      return withShortStack(async () => {
        const { own, internal, hasSecrets } = split(properties);
        const state = Object.keys(own).length === 0 ? undefined : own;
        const result = await resource.read(id, state, callOf(hasSecrets));
        // No ID means that the resource no longer exists. The process adds __provider to both objects.
        if (result === undefined) return {};
        const added = internal.__hasSecrets === ALL_SECRET.__hasSecrets ? ALL_SECRET : flags(hasSecrets);
        return { id, props: withFlags(result.state, added), inputs: withFlags(result.inputs, added) };
      });
    },

    async delete(id: string, properties: EngineProperties): Promise<void> {
      const { own, hasSecrets } = split(properties);
      await withShortStack(() => resource.delete(id, own, callOf(hasSecrets)));
    },
  };
}

/** The engine shows what the process prints. The protocol has no timeout, URN or log. */
function callOf(hasSecrets: boolean): ReadCall {
  const log = (message: string) => console.log(message);
  return { run, hasSecrets, log, logProgress: log };
}

/** A failure that names a property makes the engine print the property's value, even if it is secret. */
function failuresOf(reasons: readonly string[]) {
  return reasons.map((reason) => ({ property: "", reason }));
}

/** Separates the resource's own properties from those that only this adapter and the process use. */
function split({ __provider, __hasSecrets, __failure, ...own }: EngineProperties) {
  const internal: InternalProperties = { __provider, __hasSecrets, __failure };
  return { own, internal, hasSecrets: __hasSecrets === true || __hasSecrets === ALL_SECRET.__hasSecrets };
}

function flags(hasSecrets: boolean): InternalProperties {
  return hasSecrets ? { __hasSecrets: true } : {};
}

/**
 * The flags of a state with old values that were not replaced. The engine encrypts the values that the new inputs have as
 * secrets, so it would store old ones in plain text.
 */
const ALL_SECRET = { __hasSecrets: "all" };

function withFlags(properties: object, flags: InternalProperties): object {
  if (flags !== ALL_SECRET) return { ...properties, ...flags };
  const secret = Object.entries(properties).map(([name, value]) => [name, asSecret(value)]);
  return { ...Object.fromEntries(secret), ...flags };
}

/**
 * Whether an update has to store internal properties: the plugin wrote the state, which then lacks the loader string, or
 * an argument has become secret.
 */
function changesInternally(olds: EngineProperties, news: EngineProperties): boolean {
  const isFromPlugin = olds.__provider === undefined && news.__provider !== undefined;
  return isFromPlugin || olds.__hasSecrets !== news.__hasSecrets;
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
  } finally {
    run.declarations.flush();
  }
}

/**
 * For methods whose errors the process prints with their stack, before the engine shows the message beside the
 * resource.
 */
async function withShortStack<T>(method: () => T | Promise<T>): Promise<T> {
  try {
    return await method();
  } catch (error) {
    if (error instanceof SpectroclusterError) {
      error.toString = () => "pulumi-spectrocluster";
      error.stack = `${error.name}, see the message beside the resource`;
    }
    throw error;
  } finally {
    run.declarations.flush();
  }
}
