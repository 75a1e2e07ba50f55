/**
 * A model of who declared what, and of what is confirmed, for random sequences of engine steps. It knows leaf paths only: a reference and
 * a list are one leaf each. It holds for the clusters of one resource.
 */
import { isDeepStrictEqual } from "node:util";
import { valueAt } from "../../provider/json/paths.js";
import { isJsonObject } from "../../provider/json/value.js";
import { stepsOf } from "./simulatedEngine.mjs";

export type Config = Record<string, unknown>;
export type Leaves = ReadonlyMap<string, unknown>;

/** How the write of a cluster ended. */
export type Outcome = "written" | "unknown" | "refused" | "unchanged";

const REFERENCES = ["clusterGroup", "hostCluster"];
export const FLAG = "isHostCluster";

/** The leaves of a configuration by path. What is null or empty is absent. */
export function leavesOf(value: unknown, path = "", isAbsent = isNullOrEmpty): Leaves {
  if (isAbsent(value)) return new Map();
  if (!isJsonObject(value) || REFERENCES.includes(path)) return new Map([[path, value]]);
  const members = Object.entries(value).map(
    ([name, member]) => [path === "" ? name : `${path}.${name}`, member] as const,
  );
  return new Map(members.flatMap(([inner, member]) => [...leavesOf(member, inner, isAbsent)]));
}

const isNull = (value: unknown) => value === undefined || value === null;
const isNullOrEmpty = (value: unknown) => isNull(value) || (Array.isArray(value) && value.length === 0);

/** What the program declares: an empty list is a value. */
const declaredLeaves = (config: Config) => leavesOf(config, "", isNull);

/** Whether a leaf is at, in or around a path of `ignoreChanges` that is relative to the configuration. */
function isMatched(path: string, pattern: readonly (string | number)[]): boolean {
  const leaf = path.split(".");
  const isAround = leaf.every((name, index) => [name, "*", undefined].includes(pattern[index] as string));
  return (
    isAround && (pattern.length <= leaf.length || REFERENCES.includes(path) || typeof pattern[leaf.length] === "number")
  );
}

/** What a declaration means for one cluster in an update. */
export interface Declared {
  /** With the old values at ignored paths, as the engine passes it. */
  config: Config;
  /** The paths of `ignoreChanges` that concern the cluster, relative to its configuration. */
  patterns: readonly string[];
  /** The configuration in the stored inputs. */
  old: Config | undefined;
  isRead: boolean;
}

export class ClusterModel {
  /** The leaves that the program has declared in any attempt since the last success without them. */
  #claims = new Set<string>();
  /** The leaves of the last attempt. */
  #last = new Set<string>();
  #attempted: Config = {};
  /** Whether a write or a read at this service has confirmed the cluster. */
  isConfirmed = false;
  /** Whether the last success declared `isHostCluster: false`. */
  #wasFalse = false;
  /** Whether a review of this attempt has said that the cluster is declared with isHostCluster: false. */
  #isDisableShown = false;
  /** Leaves that others have changed since the program has written or read them. */
  readonly drifted = new Set<string>();

  /** Somebody else changes Palette. */
  changed(before: unknown, after: unknown): void {
    for (const path of changedLeaves(leavesOf(before), leavesOf(after))) this.drifted.add(path);
  }

  /** Another program, state or service, of which nothing of this cluster is known. */
  forget(): void {
    this.#claims.clear();
    this.#last.clear();
    this.isConfirmed = false;
    this.#wasFalse = false;
    this.#isDisableShown = false;
  }

  /** @returns What was attempted and not confirmed, and is not in Palette: the cluster must not stay in the state. */
  refreshed(actual: unknown): string[] {
    const leaves = leavesOf(actual);
    const missing = this.isConfirmed ? [] : missingOf(this.#attempted, leaves);
    for (const path of this.#claims) if (!leaves.has(path) && !this.#last.has(path)) this.#claims.delete(path);
    this.isConfirmed = true;
    this.#wasFalse &&= leaves.get(FLAG) !== true;
    this.#isDisableShown = false;
    this.drifted.clear();
    return missing;
  }

  /** Whether the engine has put the old value at a leaf. */
  #isRestored({ config, patterns, old }: Declared): (path: string) => boolean {
    const steps = patterns.map(stepsOf);
    return (path) =>
      steps.some((pattern) => {
        // It restores the value at a pattern as a whole.
        const at = path.split(".").slice(0, pattern.length);
        return isMatched(path, pattern) && isDeepStrictEqual(valueAt(config, at), valueAt(old, at));
      });
  }

  /** Whether the program does not declare a leaf because of `ignoreChanges`. */
  #isIgnored(declared: Declared): (path: string) => boolean {
    return this.isConfirmed ? this.#isRestored(declared) : () => false;
  }

  /** What a write has wrongly changed in Palette. */
  wrongsOf(declared: Declared, before: unknown, after: unknown, isShown: boolean): string[] {
    this.#isDisableShown ||= isShown;
    const [was, is, news] = [leavesOf(before), leavesOf(after), declaredLeaves(declared.config)];
    if (!declared.isRead) return [];
    const isIgnored = this.#isIgnored(declared);
    const wrongs = changedLeaves(was, is).filter((path) => {
      if (!was.has(path)) return false;
      if (isIgnored(path)) return true;
      return !news.has(path) && (path === FLAG || !this.#claims.has(path));
    });
    const isDisabled = was.get(FLAG) === true && is.get(FLAG) !== true;
    return [
      ...wrongs.map((path) => `${path} was lost: ${JSON.stringify(was.get(path))} → ${JSON.stringify(is.get(path))}`),
      ...(isDisabled && !this.#isDisableShown ? ["a live host was disabled, and no preview showed it"] : []),
    ];
  }

  /** @returns The declared leaves that Palette lacks after a success. */
  ended(declared: Declared, outcome: Outcome, actual: unknown): string[] {
    if (outcome === "refused") return [];
    const [isIgnored, isRestored] = [this.#isIgnored(declared), this.#isRestored(declared)];
    const leaves = [...declaredLeaves(declared.config).keys()].filter((path) => !isIgnored(path));
    const kept = [...this.#claims].filter((path) => outcome === "unknown" || isIgnored(path));
    this.#claims = new Set([...kept, ...leaves]);
    this.#last = new Set([...[...this.#last].filter(isIgnored), ...leaves]);
    this.#attempted = declared.config;
    const isFalse = leavesOf(declared.config).get(FLAG) === false;
    const repeatsFalse = this.#wasFalse && isFalse;
    if (outcome === "written")
      for (const path of this.drifted)
        if (!isIgnored(path) && !(path === FLAG && repeatsFalse)) this.drifted.delete(path);
    this.#wasFalse = outcome === "unknown" ? repeatsFalse : isFalse;
    if (outcome === "unknown") return [];
    this.isConfirmed = true;
    this.#isDisableShown = false;
    // An old false that is ignored is left to Palette, even if it is not confirmed.
    const isLeft = (path: string) => isIgnored(path) || (path === FLAG && isFalse && isRestored(path));
    const isMeant = (path: string) => !isLeft(path) && !this.drifted.has(path);
    return missingOf(declared.config, leavesOf(actual), isMeant);
  }
}

function missingOf(config: Config, actual: Leaves, isMeant: (path: string) => boolean = () => true): string[] {
  return (
    [...declaredLeaves(config)]
      .filter(([path, value]) => isMeant(path) && !hasAll(actual.get(path), value))
      // An empty object declares nothing.
      .filter(
        ([path, value]) => !isDefault(path, value, actual) && !isUnused(path, actual) && !isDeepStrictEqual(value, {}),
      )
      .map(([path, value]) => `${path} is ${JSON.stringify(actual.get(path))} and not ${JSON.stringify(value)}`)
  );
}

/** Whether a leaf is in the part of the endpoint that its type in Palette does not use. */
function isUnused(path: string, actual: Leaves): boolean {
  const parts: Record<string, string> = { Ingress: "loadBalancerConfig", LoadBalancer: "ingressConfig" };
  return path.startsWith(`clusterEndpoint.config.${parts[String(actual.get("clusterEndpoint.type"))]}.`);
}

/** Whether others have removed what is declared and means the same if it is absent. */
function isDefault(path: string, value: unknown, actual: Leaves): boolean {
  if (actual.has(path)) return false;
  return value === "Cluster" || (path.endsWith(".loadBalancerSourceRanges") && isDeepStrictEqual(value, ["0.0.0.0/0"]));
}

function changedLeaves(was: Leaves, is: Leaves): string[] {
  return [...new Set([...was.keys(), ...is.keys()])].filter((path) => !isDeepStrictEqual(was.get(path), is.get(path)));
}

/** Others may add a member to a reference. An absent flag is `false`, and an absent list is empty. */
function hasAll(actual: unknown, declared: unknown): boolean {
  if (Array.isArray(declared) && declared.length === 0) return actual === undefined;
  if (!isJsonObject(declared))
    return isDeepStrictEqual(actual, declared) || (declared === false && actual === undefined);
  return (
    isJsonObject(actual) && Object.entries(declared).every(([name, value]) => isDeepStrictEqual(actual[name], value))
  );
}
