/**
 * The dynamic provider: what the engine's provider process loads for every resource, named in state for ever.
 *
 * Each export is one method of Pulumi's dynamic-provider protocol over the lifecycle in hostClusterConfig.ts. The
 * process calls `configure` once, does not wait for it and ignores its failure, so it only takes note.
 */
import { NAMESPACE, SETTING_NAMES } from "./configuration.js";
import { engineDeath } from "./engineDeath.js";
import { type EngineProperties, PROVIDER_NAME_KEY, SEEN_INPUT, type SeenArguments } from "./engineProperties.js";
import { SpectroclusterError } from "./errors.js";
import { type Call, EVERYTHING, PartialFailure, type StoredState } from "./hostClusterConfig.js";
import type { HostClusterConfigArgs } from "./model/hostClusterConfig.js";
import { fingerprint } from "./normalization.js";
import { Session } from "./session.js";

/** The process is started with the engine's address. */
const engine = process.argv[2];
const session = new Session(engine, engineDeath(engine));
const { lifecycle } = session;
/** The process is told no more of a call; and what it prints is shown. */
const call: Call = { log: (message) => console.log(message) };

export function configure(request: { config: { get(key: string): unknown } }): void {
  const get = (name: string) => request.config.get(`${NAMESPACE}:${name}`);
  const name = get(PROVIDER_NAME_KEY);
  const values = Object.fromEntries(SETTING_NAMES.map((name) => [name, get(name)]));
  session.configure(values, typeof name === "string" ? name : undefined);
}

export async function check(_olds: EngineProperties, { [SEEN_INPUT]: seen, ...news }: EngineProperties) {
  return quietly(() => {
    const args = ours<object>(news);
    const secrets = isNoteAbout(args, seen) ? seen.secrets : EVERYTHING;
    const { inputs, reasons } = lifecycle.check(args, secrets);
    // A failure that names a property makes the engine print the property's value, secret or not.
    return { inputs, failures: reasons.map((reason) => ({ property: "", reason })) };
  });
}

export async function diff(_id: string, olds: EngineProperties, news: EngineProperties) {
  return quietly(() => {
    const { changes, replaces } = lifecycle.diff(ours(olds), ours(news));
    // Undefined lets the engine work out which properties differ; true would hide them.
    return { changes: changes || comesFromPlugin(olds, news) ? undefined : false, replaces };
  });
}

export async function create(inputs: EngineProperties) {
  const outs = await write(inputs);
  return { id: outs.clusterUid, outs };
}

export async function update(_id: string, olds: EngineProperties, news: EngineProperties) {
  return { outs: await write(news, ours(olds)) };
}

async function write(inputs: EngineProperties, olds?: StoredState): Promise<StoredState> {
  try {
    return await lifecycle.write(ours<HostClusterConfigArgs>(inputs), olds, call);
  } catch (error) {
    // The process puts these properties into state as they are, and without __provider they are of no use there.
    if (error instanceof PartialFailure) error.properties = { ...error.properties, __provider: inputs.__provider };
    throw error;
  }
}

export async function read(id: string, properties: EngineProperties) {
  return quietly(async () => {
    const result = await lifecycle.read(id, ours(properties), call);
    // No id means that there is no such resource any more. The process adds __provider to each of the two objects.
    return result === undefined ? {} : { id, props: { ...result.state }, inputs: { ...result.inputs } };
  });
}

async function remove(_id: string, properties: EngineProperties): Promise<void> {
  await quietly(() => lifecycle.delete(ours(properties), call));
}

export { remove as delete };

/**
 * Whether the plugin wrote this state, which lacks what the process needs to read or delete the resource. An update that
 * changes nothing else puts that in.
 */
function comesFromPlugin(olds: EngineProperties, news: EngineProperties): boolean {
  return olds.__provider === undefined && news.__provider !== undefined;
}

/** Whether this is what the SDK saw of just these arguments; a transform of the program's may have changed it, too. */
function isNoteAbout(args: object, seen: Partial<SeenArguments> | null | undefined): seen is SeenArguments {
  const { secrets } = seen ?? {};
  const areSecrets = Array.isArray(secrets) && secrets.every((secret) => typeof secret === "string");
  return areSecrets && seen?.fingerprint === fingerprint(args);
}

function ours<T = StoredState>({ __provider, ...properties }: EngineProperties): T {
  return properties as T;
}

/**
 * For the methods whose errors the process prints, as text and with their stack, before the engine prints the message
 * beside the resource.
 */
async function quietly<T>(method: () => T | Promise<T>): Promise<T> {
  try {
    return await method();
  } catch (error) {
    if (error instanceof SpectroclusterError) {
      error.toString = () => "pulumi-spectrocluster";
      error.stack = `${error.name}, see the message beside the resource`;
    }
    throw error;
  }
}
