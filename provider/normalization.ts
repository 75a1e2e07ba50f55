import { createHash } from "node:crypto";
import { MEMBERS } from "./generated/members.js";
import type { HostClusterConfig, HostClusterConfigArgs } from "./model/hostClusterConfig.js";
import { UNKNOWN } from "./unknown.js";
import { copyAsJson } from "./validation/jsonValue.js";

/** The state of a resource, and its inputs: what the program declared, normalized. */
export interface HostClusterConfigState extends HostClusterConfigArgs {
  isHostCluster: boolean;
}

/** A setting, normalized. */
export type NormalizedSetting = HostClusterConfig & Pick<HostClusterConfigState, "isHostCluster">;

/**
 * Brings checked arguments, or what the service holds, into the one form that is kept in state: defaults filled in, sets
 * sorted and without repetition, empty members left out where they mean the same as absent ones. Values that are not
 * known yet stay where they are.
 *
 * @param args - Arguments without error findings; also the state of an older version of this provider.
 * @param defaultProjectUid - The provider's own project, for arguments that name none.
 */
export function normalize(args: HostClusterConfigArgs, defaultProjectUid?: string): HostClusterConfigState {
  const projectUid = args.projectUid ?? defaultProjectUid;
  return {
    clusterUid: args.clusterUid,
    ...(projectUid === undefined ? {} : { projectUid }),
    ...normalizeSetting(args),
  };
}

/** {@link normalize} for the setting alone. */
export function normalizeSetting(setting: HostClusterConfig): NormalizedSetting {
  const members = MEMBERS.HostClusterConfig.flatMap((name) => {
    const value = name === "clusterEndpoint" ? withSortedSets(setting.clusterEndpoint) : setting[name];
    return value === undefined || value === null ? [] : [[name, value]];
  });
  return { ...Object.fromEntries(members), isHostCluster: setting.isHostCluster ?? false };
}

type Endpoint = HostClusterConfig["clusterEndpoint"];

function withSortedSets(endpoint: Endpoint): Endpoint {
  const loadBalancer = endpoint?.config?.loadBalancerConfig;
  if (typeof loadBalancer !== "object" || loadBalancer === null) return endpoint;
  const { externalIPs, loadBalancerSourceRanges } = loadBalancer;
  return {
    ...endpoint,
    config: {
      ...endpoint?.config,
      loadBalancerConfig: {
        ...loadBalancer,
        ...(externalIPs ? { externalIPs: asSet(externalIPs) } : {}),
        ...(loadBalancerSourceRanges ? { loadBalancerSourceRanges: asSet(loadBalancerSourceRanges) } : {}),
      },
    },
  };
}

function asSet(list: string[]): string[] {
  // With an item that is not known yet the order would change again once it is; and a state may hold anything.
  const isSet = Array.isArray(list) && list.every((item) => typeof item === "string" && item !== UNKNOWN);
  return isSet ? [...new Set(list)].sort() : list;
}

/** Whether two normalized configurations mean the same: empty lists, objects and texts mean nothing, as absent ones do. */
export function meanTheSame(one: unknown, other: unknown): boolean {
  return meaning(one) === meaning(other);
}

/** Whether a value says nothing: an absent one, or an empty list, object or text. */
export function meansNothing(value: unknown): boolean {
  return essence(value) === undefined;
}

/** A text that is the same for values that mean the same, and tells nothing about them. */
export function fingerprint(value: unknown): string {
  return createHash("sha256").update(meaning(value)).digest("hex");
}

/** What a value means, as far as it can be walked safely: a state and arguments that are not checked yet may be anything. */
function meaning(value: unknown): string {
  return JSON.stringify(essence(copyAsJson(value, () => {}))) ?? "";
}

/** A value without what means nothing, its members in a fixed order; `undefined` where nothing is left. */
function essence(value: unknown): unknown {
  if (value === null || value === "") return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((item) => essence(item) ?? null);
  if (typeof value !== "object") return value;
  const members = Object.entries(value)
    .map(([name, member]) => [name, essence(member)] as const)
    .filter(([, member]) => member !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** The setting in a state. */
export function settingOf({
  clusterUid: _uid,
  projectUid: _project,
  ...setting
}: HostClusterConfigState): NormalizedSetting {
  return setting;
}

/**
 * The body's `hostClusterConfig` for a declared state: all of it, always.
 *
 * A declared load balancer has both of its lists, empty ones included: a service that merges would keep addresses and
 * ranges that are no longer declared, whoever put them there.
 */
export function settingToSend(state: HostClusterConfigState): HostClusterConfig {
  const setting = settingOf(state);
  const { clusterEndpoint } = setting;
  const loadBalancerConfig = clusterEndpoint?.config?.loadBalancerConfig;
  if (!loadBalancerConfig) return setting;
  const withLists = { externalIPs: [], loadBalancerSourceRanges: [], ...loadBalancerConfig };
  return {
    ...setting,
    clusterEndpoint: { ...clusterEndpoint, config: { ...clusterEndpoint.config, loadBalancerConfig: withLists } },
  };
}
