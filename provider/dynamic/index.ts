/** The module that the engine's process for dynamic providers loads, for each resource by the loader string in the state. */
import "../supportedNode.js";
import { isDeepStrictEqual } from "node:util";
import { NAMESPACE, type SettingValues, settingValues } from "../configuration/index.js";
import { engineAddress, engineExit, PartialFailure, withSecrets } from "../engine.js";
import type { EngineLog } from "../engineLog.js";
import { findByName, SpectroclusterError } from "../errors.js";
import type { Segments } from "../json/paths.js";
import { isJsonObject, ownMember } from "../json/value.js";
import { check } from "../resources/check.js";
import { RESOURCES } from "../resources/index.js";
import { PROVIDER_NAME_KEY, type SdkProperties, withoutSdkProperties } from "../resources/internalProperties.js";
import { type Resource, uidsOf } from "../resources/resource.js";
import { type Call, Run } from "../run/run.js";

/** The process serves one run and one provider, and has the engine's address, unless a program loads this module itself. */
const engine = engineAddress(process.argv.slice(2));
let settings: SettingValues = {};
let engineLog: Promise<EngineLog> | undefined;
const run = new Run({ end: engineExit(engine), log: (message) => send("log", message) });

/** The dynamic provider of a resource, with its name from the loader string. */
export function resource(name: string) {
  const resource = findByName("resource", RESOURCES, name);
  const methods = {
    /** The process calls this once for each loader string, and later calls of other methods do not wait for it. */
    configure(request: { config: { get(key: string): unknown } }): void {
      const get = (key: string) => request.config.get(`${NAMESPACE}:${key}`);
      const providerName = get(PROVIDER_NAME_KEY);
      settings = settingValues(get);
      run.configure(settings, typeof providerName === "string" ? providerName : undefined);
    },

    async check(olds: SdkProperties, news: SdkProperties) {
      const storedInputs = withoutSdkProperties(olds);
      const ignoreChanges = asTexts(news.__ignored);
      const isPreview = news.__preview === true;
      const request = { storedInputs, inputs: withoutSdkProperties(news), ignoreChanges, isPreview };
      // The stored values of ignored paths may be secret, too.
      const isOwn = ignoreChanges.length === 0;
      const owner = typeof news.__owner === "string" ? `${resource.name} ${JSON.stringify(news.__owner)}` : undefined;
      const call = { ...callOf(news, isOwn ? {} : olds), owner };
      const { inputs, failures } = check(resource, { ...request, undefinedArgs: asTexts(news.__undefined) }, call);
      // A preview calls no other method for a create, and for an update only diff.
      const isCreate = Object.keys(storedInputs).length === 0;
      if (failures.length === 0 && isPreview && isCreate) await resource.preview(undefined, inputs, call);
      // A failure that names a property makes the engine print the property's value, even if it is secret.
      const shown = failures.map((reason) => ({ property: "", reason }));
      return { inputs: stored(inputs, { ...news, __hasSecrets: call.hasSecrets }, inputs), failures: shown };
    },

    async diff(_id: string, olds: SdkProperties, news: SdkProperties) {
      const [state, inputs] = [withoutSdkProperties(olds), withoutSdkProperties(news)];
      // The preview also shows values of the state, which may be secret.
      const call = callAfterCheck(resource, news, olds);
      const { differences, replaces, needsUpdate } = await resource.diff(state, inputs, call);
      // The second check of a replacement is that of a create.
      if (call.record?.isPreview && replaces.length === 0) await resource.preview(state, inputs, call);
      // The engine's own comparison would find no difference in the inputs of an update that was not completed.
      if (needsUpdate) return { changes: true, replaces };
      // The engine finds out which properties differ. After true it would show all properties.
      // An update also has to store that an argument has become secret or plain, and the loader string after the plugin.
      const isFromPlugin = olds.__provider === undefined && news.__provider !== undefined;
      const isChanged = differences.length > 0 || isFromPlugin || !isDeepStrictEqual(flags(olds), flags(news));
      return { changes: isChanged ? undefined : false, replaces };
    },

    async create(inputs: SdkProperties) {
      const call = callAfterCheck(resource, inputs);
      const { id, state, failure } = await resource.create(withoutSdkProperties(inputs), call);
      if (failure) throw new PartialFailure(id, failedState(state, inputs), failure);
      return { id, outs: stored(state, inputs, inputs) };
    },

    async update(id: string, olds: SdkProperties, news: SdkProperties) {
      // Palette may quote old values, and after a partial failure the state contains them.
      const call = callAfterCheck(resource, news, olds);
      const { state, failure } = await resource.update(withoutSdkProperties(olds), withoutSdkProperties(news), call);
      if (failure) throw new PartialFailure(id, failedState(state, news, olds), failure);
      return { outs: stored(state, news, news) };
    },

    async read(id: string, properties: SdkProperties) {
      const own = withoutSdkProperties(properties);
      // Only a state has this property.
      const state = own["__service"] === undefined ? undefined : own;
      const result = await run.withStoredSettings(state, () => resource.read(id, state, {}, callOf(properties)));
      // No ID means that the resource no longer exists. The process adds __provider to both objects.
      if (result === undefined) return {};
      // The inputs that the engine knows are not sent. Only after a partial failure are they others than the state has.
      const knownInputs = properties.__hasSecrets === "all" ? {} : own;
      const [props, inputs] = [stored(result.state, properties, own), stored(result.inputs, properties, knownInputs)];
      return { id, props, inputs };
    },

    async delete(_id: string, properties: SdkProperties): Promise<void> {
      resource.delete(withoutSdkProperties(properties), callOf(properties));
    },
  };
  const entries = Object.entries(methods).map(([name, method]) => [name, served(method)]);
  return Object.fromEntries(entries) as typeof methods;
}

function served(method: (...args: never[]) => unknown) {
  return async (...args: never[]) => {
    try {
      return await method(...args);
    } catch (reason) {
      const error = run.errorWithoutSecrets(reason);
      throw error instanceof SpectroclusterError ? Object.assign(error, UNPRINTED) : error;
    } finally {
      // The engine may end the process after the last response, and later messages would be lost.
      await (await engineLog)?.flush();
    }
  };
}

/** The engine's process prints errors with their stack, although the engine shows them. It does not print those from here. */
const MARK = "pulumi-spectrocluster: shown beside the resource";
const UNPRINTED = { toString: () => MARK, stack: MARK };
const write = process.stderr.write.bind(process.stderr) as (...args: unknown[]) => boolean;
process.stderr.write = (text: unknown, ...others: unknown[]) => text === `${MARK}: ${MARK}\n` || write(text, ...others);

/** Sends a message to the engine. Its protocol is loaded with the first message, because a run without changes has none. */
function send(method: "log" | "warn" | "logProgress" | "debug", message: string): void {
  engineLog ??= import("../engineLog.js").then(
    ({ EngineLog }) => new EngineLog(engine, (text) => run.withoutSecrets(text)),
  );
  void engineLog.then((log) => log.methodsFor()[method](message));
}

/** The protocol has no timeout, URN or log. Any of the properties that the engine sends may have secret values. */
function callOf(...all: SdkProperties[]): Call {
  const { __hasSecrets, __hasSecretProject }: SdkProperties = Object.assign({}, ...all.map(flags));
  if (__hasSecretProject) run.hideProjects([settings, ...all]);
  return {
    run,
    hasSecrets: __hasSecrets !== undefined,
    log: (message) => send("log", message),
    warn: (message) => send("warn", message),
    logProgress: (message) => send("logProgress", message),
    debug: (message) => send("debug", message),
  };
}

/** A call about inputs that this run has checked. Those of a refresh come from the state, so it has none. */
function callAfterCheck(resource: Resource, inputs: SdkProperties, old: SdkProperties = {}): Call {
  const record = run.recordOf(uidsOf(resource.clusters(inputs)));
  return { ...callOf(inputs, old), record, owner: record?.owner };
}

/** What inputs and states repeat of the properties that the SDK sends. */
function flags({ __hasSecrets, __hasSecretProject }: SdkProperties): SdkProperties {
  return {
    ...((__hasSecrets === true || __hasSecrets === "all") && { __hasSecrets }),
    ...(__hasSecretProject === true && { __hasSecretProject }),
  };
}

/** The state of a partial failure, which may differ from the inputs before and after it. The process adds nothing to it. */
function failedState(state: object, inputs: SdkProperties, olds: SdkProperties = {}): object {
  const sent = { ...flags(olds), ...flags(inputs) };
  const marks = sent.__hasSecrets === undefined ? sent : { ...sent, __hasSecrets: "all" };
  return { ...stored(state, marks), __provider: inputs.__provider };
}

/**
 * Inputs or a state as the engine stores them. The engine marks as secret what is so in the properties that it knows.
 *
 * @param known - The properties that it knows, unless it has to be told all that may be secret.
 */
function stored(properties: object, sent: SdkProperties, known: object = {}): object {
  const added = flags(sent);
  const secrets = added.__hasSecrets ? changedLeaves(properties, known) : [];
  if (added.__hasSecretProject) secrets.push(["projectUid"]);
  return { ...withSecrets(properties, secrets), ...added };
}

/** Where values differ from known ones. An engine loses the mark of an object of which it knows a plain one (seen in 3.274). */
function changedLeaves(value: unknown, known: unknown, at: readonly string[] = []): Segments[] {
  if (at[0]?.startsWith("__")) return [];
  if (!isJsonObject(value)) return isDeepStrictEqual(value, known) ? [] : [at];
  return Object.entries(value).flatMap(([name, each]) => changedLeaves(each, ownMember(known, name), [...at, name]));
}

function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
