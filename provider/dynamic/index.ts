/**
 * The dynamic provider: the module that the engine's process for dynamic providers loads, for each resource by the
 * loader string in the state. It translates Pulumi's dynamic provider protocol into calls of the resources.
 */
import { NAMESPACE, settingValues } from "../configuration/index.js";
import { engineExit } from "../engine/exit.js";
import {
  type EngineProperties,
  type InternalProperties,
  ownProperties,
  PROVIDER_NAME_KEY,
} from "../engine/internalProperties.js";
import { largestState, sizeProblem } from "../engine/messageSize.js";
import { asSecret } from "../engine/secret.js";
import { SpectroclusterError } from "../errors.js";
import { findResource, RESOURCES } from "../resources/index.js";
import type { Resource } from "../resources/resource.js";
import type { ReadCall } from "../run/call.js";
import { completingFailure } from "../run/partialFailure.js";
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

function dynamicProvider(resource: Resource) {
  return {
    /** The process calls this once for each resource, does not wait for it and ignores its errors. */
    configure(request: { config: { get(key: string): unknown } }): void {
      const get = (key: string) => request.config.get(`${NAMESPACE}:${key}`);
      const providerName = get(PROVIDER_NAME_KEY);
      run.configure(settingValues(get), typeof providerName === "string" ? providerName : undefined);
    },

    /** What was secret once stays hidden: the engine may keep old values, as the option ignoreChanges requires. */
    async check(olds: EngineProperties | undefined, news: EngineProperties) {
      return withoutPrintedError(async () => {
        noteSecretBaseUrl(news);
        const { __provider, __declared, __failure, __ignoresChanges } = news;
        const old = ownProperties(olds ?? {});
        const __hasSecrets = hasSecrets(olds ?? {}) || hasSecrets(news);
        const added = flags({ ...news, __hasSecrets });
        const label = labelOf(resource, news);
        const { inputs, failures, warnings } = await resource.check(ownProperties(news), {
          run,
          resourceKey: keyOf(resource, news),
          label,
          hasSecrets: __hasSecrets,
          olds: old,
          declared: __declared as string[] | undefined,
          problemsOf(checked) {
            if (typeof __failure === "string") return [__failure];
            // Invalid inputs may be anything, also something without an end.
            if (checked.failures.length > 0) return [];
            const complete = { ...withFlags(checked.inputs, added), __provider };
            return [sizeProblem(largestState(old, complete))];
          },
        });
        // With a failure the arguments are missing or incomplete, so their findings would be wrong.
        if (typeof __failure === "string") return { inputs: news, failures: failuresOf([__failure]) };
        if (__ignoresChanges === true) for (const warning of warnings) print(`warning: ${label}: ${warning}`);
        return { inputs: withFlags(inputs, added), failures: failuresOf(failures) };
      });
    },

    async diff(_id: string, olds: EngineProperties, news: EngineProperties) {
      return withoutPrintedError(async () => {
        const call = { run, resourceKey: keyOf(resource, news) };
        const result = await resource.diff(ownProperties(olds), ownProperties(news), call);
        const { differences, replaces, isPending, note } = result;
        if (note !== undefined) print(note);
        const isRenamed = olds.__owner !== undefined && olds.__owner !== news.__owner;
        if (isRenamed && differences.length === 0) run.logOnce(RENAMED, print);
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
      const create = () => resource.create(ownProperties(inputs), callOf(resource, inputs));
      const { id, state } = await orPartialFailure(inputs, flags(inputs), create);
      return { id, outs: withFlags(state, flags(inputs)) };
    },

    async update(id: string, olds: EngineProperties, news: EngineProperties) {
      const call = callOf(resource, { ...news, __hasSecrets: hasSecrets(olds) || hasSecrets(news) });
      const update = () => resource.update(id, ownProperties(olds), ownProperties(news), call);
      const failureFlags = hasSecrets(olds) ? { ...flags(news), ...ALL_SECRET } : flags(news);
      return { outs: withFlags(await orPartialFailure(news, failureFlags, update), flags(news)) };
    },

    async read(id: string, properties: EngineProperties) {
      return withoutPrintedError(async () => {
        const own = ownProperties(properties);
        const state = Object.keys(own).length === 0 ? undefined : own;
        const result = await run.withStoredSettings(() => resource.read(id, state, callOf(resource, properties)));
        // No ID means that the resource no longer exists. The process adds __provider to both objects.
        if (result === undefined) return {};
        const isAllSecret = properties.__hasSecrets === ALL_SECRET.__hasSecrets;
        const added = isAllSecret ? { ...flags(properties), ...ALL_SECRET } : flags(properties);
        const inputs = result.inputs && withFlags(result.inputs, added);
        return { id, props: withFlags(result.state, added), ...(inputs && { inputs }) };
      });
    },

    async delete(id: string, properties: EngineProperties): Promise<void> {
      const call = callOf(resource, properties);
      await withoutPrintedError(() =>
        run.withStoredSettings(() => resource.delete(id, ownProperties(properties), call)),
      );
    },
  };
}

/** The engine shows what the process prints. The protocol has no timeout, URN or log. */
function callOf(resource: Resource, properties: EngineProperties): ReadCall {
  noteSecretBaseUrl(properties);
  const resourceKey = keyOf(resource, properties);
  return { run, resourceKey, hasSecrets: hasSecrets(properties), log: print, logProgress: print };
}

/** The process serves one provider, so its resources all have the same flag. */
function noteSecretBaseUrl({ __hasSecretBaseUrl }: EngineProperties): void {
  if (__hasSecretBaseUrl === true) run.hideBaseUrl();
}

function print(message: string): void {
  console.log(message);
}

const RENAMED = "~ __owner: only the name of a resource changes. The update stores the new name and sends no request.";

/** Identifies a resource, as the protocol has no URN. The SDK sends its name with those of its parents. */
function keyOf({ name }: Resource, { __owner }: EngineProperties): string {
  return JSON.stringify([name, __owner]);
}

/** The resource as messages show it: `HostClusterConfig "prod"`. */
function labelOf({ name }: Resource, { __owner }: EngineProperties): string {
  return `${name} ${JSON.stringify(String(__owner).split("$").at(-1))}`;
}

/** A failure that names a property makes the engine print the property's value, even if it is secret. */
function failuresOf(reasons: readonly string[]) {
  return reasons.map((reason) => ({ property: "", reason }));
}

function hasSecrets({ __hasSecrets }: EngineProperties): boolean {
  return __hasSecrets === true || __hasSecrets === ALL_SECRET.__hasSecrets;
}

/** The internal properties that the inputs and the state have, beside those of the process. */
function flags(properties: EngineProperties): InternalProperties {
  const { __hasSecretBaseUrl, __owner } = properties;
  return {
    ...(hasSecrets(properties) ? { __hasSecrets: true } : {}),
    ...(__hasSecretBaseUrl === true ? { __hasSecretBaseUrl } : {}),
    ...(__owner === undefined ? {} : { __owner }),
  };
}

/**
 * The flags of a state that still has old values, which may have been secret. The engine encrypts only what is secret in
 * the new inputs, so all values are marked.
 */
const ALL_SECRET = { __hasSecrets: "all" };

/** Adds flags to the properties, and encrypts what they mark as secret. */
function withFlags(properties: object, flags: InternalProperties): object {
  const isAllSecret = flags.__hasSecrets === ALL_SECRET.__hasSecrets;
  const isSecret = (name: string) =>
    name === "__address" ? flags.__hasSecretBaseUrl === true : isAllSecret && !name.startsWith("__");
  const members = Object.entries(properties);
  return {
    ...Object.fromEntries(members.map(([name, value]) => [name, isSecret(name) ? asSecret(value) : value])),
    ...flags,
  };
}

/**
 * Whether an update has to store internal properties: the plugin wrote the state, which then lacks the loader string, an
 * argument has become secret, or the resource has another name.
 */
function changesInternally(olds: EngineProperties, news: EngineProperties): boolean {
  const isFromPlugin = olds.__provider === undefined && news.__provider !== undefined;
  const names = ["__hasSecrets", "__hasSecretBaseUrl", "__owner"] as const;
  return isFromPlugin || names.some((name) => olds[name] !== news[name]);
}

/** Completes the state of a partial failure, which the process stores as it is. */
function orPartialFailure<T>(
  { __provider }: EngineProperties,
  flags: InternalProperties,
  method: () => Promise<T>,
): Promise<T> {
  return completingFailure(method, (state) => ({ ...withFlags(state, flags), __provider }));
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
