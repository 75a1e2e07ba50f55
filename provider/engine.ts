/** What both of the engine's protocols for providers share, and how a provider notices that the engine has gone. */
import { connect } from "node:net";
import { finished } from "node:stream";
import { formatPointer, type Segments } from "./json/paths.js";
import { isJsonObject } from "./json/value.js";

/** The engine's placeholder for a value that is unknown until the update. */
export const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";

export function containsUnknown(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === UNKNOWN;
  return Object.values(value).some(containsUnknown);
}

/** The parts of `urn:pulumi:<stack>::<project>::<types>::<name>`. The tokens of the parents come first, and a name may contain `::`. */
export function parseUrn(urn: string) {
  const [, project = "", types = "", ...name] = urn.split("::");
  const parents = types.split("$");
  // Without the package in front of it.
  const typeName = parents.pop()?.replace(/.*:/, "") ?? "";
  return { project, parents, typeName, name: name.join("::") };
}

/** Property by which the engine recognizes an object that represents something else, such as a secret. */
const SIGNATURE = "4dabf18193072939515e22adb298388d";
const SECRET_SIGNATURE = "1b47061264138c4ac30d75fd1eb44270";

export function isSecret(value: object): boolean {
  return (value as Record<string, unknown>)[SIGNATURE] === SECRET_SIGNATURE;
}

/** A value that the engine encrypts in the state and does not show. */
export function asSecret(value: unknown): object {
  return { [SIGNATURE]: SECRET_SIGNATURE, value };
}

/**
 * Marks the values at the paths as secret, as far as they exist. A secret property of a resource is secret in its parts as well, which may
 * have inherited it: in a fleet, a cluster may have the former project of the fleet.
 */
export function withSecrets(properties: object, paths: readonly Segments[]): object {
  const marked = new Set(paths.map(formatPointer));
  const isMarked = (path: Segments) => marked.size > 0 && marked.has(formatPointer(path));
  return mark(properties, [], false) as object;

  function mark(value: unknown, path: Segments, isInSecret: boolean): unknown {
    const isSecret = isMarked(path) || (!isInSecret && isMarked(path.slice(-1)));
    if (!isJsonObject(value)) return isSecret ? asSecret(value) : value;
    const present = Object.entries(value).filter(([, each]) => each !== undefined);
    const inner = present.map(([name, each]) => [name, mark(each, [...path, name], isInSecret || isSecret)]);
    const copy = Object.fromEntries(inner);
    return isSecret ? asSecret(copy) : copy;
  }
}

/** A write failed, but the resource exists, at least in part. The engine stores the state, and the next `up` completes it. */
export class PartialFailure extends Error {
  /** Without reasons the engine would consider the resource complete. */
  readonly reasons = [this.message];

  /** @param properties - The state as the protocol stores it. */
  constructor(
    readonly id: string,
    readonly properties: object,
    failure: Error,
  ) {
    super(failure.message, { cause: failure });
  }
}

const PROBE_INTERVAL_MS = 500;
const HOST_AND_PORT = /^\[?((?!-)[\w.:%-]+?)\]?:(\d+)$/;

/** The address of the engine that has started this process, if one has: the last argument, after flags such as `--tracing file:/trace`. */
export function engineAddress(args: readonly string[]): string | undefined {
  return args.slice(-1).find((last) => HOST_AND_PORT.test(last));
}

/**
 * A signal that aborts if the engine exits without ending this process, for example because it was killed. Requests and retries of this
 * process would otherwise overwrite those of the next run. The process itself may serve other dynamic providers, so it is not ended.
 * Without an address it never aborts.
 */
export function engineExit(engine: string | undefined): AbortSignal {
  const exit = new AbortController();
  if (engine === undefined) return exit.signal;
  const probe = async () => {
    if (await isListening(engine)) setTimeout(probe, PROBE_INTERVAL_MS).unref();
    else exit.abort();
  };
  // The engine holds the other end of stdin. If it closes it for another reason than its exit, it still listens.
  const { stdin } = process;
  finished(stdin.resume(), probe);
  // A program that loads the provider itself must be able to end.
  if ("unref" in stdin) stdin.unref();
  return exit.signal;
}

/** An engine listens as long as it runs. */
function isListening(engine: string): Promise<boolean> {
  const [, host = "", port] = HOST_AND_PORT.exec(engine) ?? [];
  return new Promise((resolve) => {
    const socket = connect(Number(port), host, () => {
      socket.destroy();
      resolve(true);
    });
    // Other errors, such as too many open files, say nothing about the engine.
    socket.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "ECONNREFUSED"));
  });
}
