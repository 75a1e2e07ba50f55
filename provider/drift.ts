/**
 * What has changed outside: compares what the service holds with what was declared. Functions over plain values.
 */
import { formatPath, formatPointer, type Segments } from "./finding.js";
import type { HostClusterConfig } from "./model/hostClusterConfig.js";
import { fingerprint, meansNothing, meanTheSame } from "./normalization.js";
import { isJsonObject } from "./validation/jsonValue.js";

/**
 * Members with marks in the places of their values: the same marks mean the same values. What a service keeps is
 * remembered so, as it may be what a program had made a secret while it still declared that.
 */
export type Marks = { readonly [member: string]: Marks | string };

const MARK_LENGTH = 16;

function marked(value: unknown): Marks | string {
  if (!isJsonObject(value)) return fingerprint(value).slice(0, MARK_LENGTH);
  const members = Object.entries(value).filter(([, member]) => !meansNothing(member));
  return Object.fromEntries(members.map(([name, member]) => [name, marked(member)]));
}

/**
 * What a declaration turns into under the service's hand: the declared values where the service's mean the same, in the
 * form in which they were declared, and the service's where they do not.
 *
 * @param declared - What was sent last.
 * @param held - What the service holds now, normalized.
 * @param kept - What the service held beside the declaration after that was sent: see {@link undeclaredIn}.
 */
export function declaredAsHeld(
  declared: HostClusterConfig,
  held: HostClusterConfig,
  kept: Marks = {},
): HostClusterConfig {
  return merged(declared, comparable(held, declared), kept) as HostClusterConfig;
}

function merged(declared: unknown, held: unknown, kept: unknown): unknown {
  if (meanTheSame(declared, held)) return declared;
  if (kept !== undefined && meansNothing(declared) && meanTheSame(marked(held), kept)) return declared;
  if (!isJsonObject(held) || !(isJsonObject(declared) || meansNothing(declared))) return held;
  const names = new Set([...Object.keys(declared ?? {}), ...Object.keys(held)]);
  const members = [...names]
    .map((name) => [name, merged(member(declared, name), member(held, name), member(kept, name))] as const)
    .filter(([, value]) => value !== undefined);
  if (members.length > 0) return Object.fromEntries(members);
  // All that is held was kept; or all that was declared is gone.
  return meansNothing(declared) ? declared : undefined;
}

/** Whether the service may hold something beside the declaration once that is sent: see {@link undeclaredIn}. */
export function mayStayBeside(declared: HostClusterConfig, held: HostClusterConfig): boolean {
  // What the type of the endpoint does not select now, and so nobody has looked at, may be selected then.
  const { clusterEndpoint } = held;
  const isOtherType = clusterEndpoint !== undefined && clusterEndpoint.type !== declared.clusterEndpoint?.type;
  return isOtherType || beside(declared, held) !== undefined;
}

/**
 * What the service holds beside the declaration: members that the declaration does not name, and so does not take away
 * where the service merges what it is sent. Nothing where there are none.
 */
export function undeclaredIn(held: HostClusterConfig, declared: HostClusterConfig): Marks | undefined {
  const undeclared = beside(declared, comparable(held, declared));
  return undeclared === undefined ? undefined : (marked(undeclared) as Marks);
}

function beside(declared: unknown, held: unknown): unknown {
  if (meansNothing(held)) return undefined;
  if (meansNothing(declared)) return held;
  if (!isJsonObject(declared) || !isJsonObject(held)) return undefined;
  const members = Object.entries(held).map(([name, value]) => [name, beside(member(declared, name), value)]);
  const undeclared = members.filter(([, value]) => value !== undefined);
  return undeclared.length === 0 ? undefined : Object.fromEntries(undeclared);
}

/** A place at which two values differ, and what each has there. */
export interface Difference {
  /** As a user would type it. */
  path: string;
  /** As a JSON pointer. */
  pointer: string;
  one: unknown;
  other: unknown;
}

/** Where two values differ. */
export function differences(one: unknown, other: unknown, place: Segments = []): Difference[] {
  if (meanTheSame(one, other)) return [];
  const areObjects = [one, other].every((value) => isJsonObject(value) || value === undefined);
  if (!areObjects) return [{ path: formatPath(place), pointer: formatPointer(place), one, other }];
  const names = new Set([one, other].flatMap((value) => Object.keys(value ?? {})));
  return [...names].flatMap((name) => differences(member(one, name), member(other, name), [...place, name]));
}

/** What a member that the endpoint's type does not select is good for: nothing, whatever it holds. */
const UNUSED: Record<string, "ingressConfig" | "loadBalancerConfig"> = {
  Ingress: "loadBalancerConfig",
  LoadBalancer: "ingressConfig",
};

/** What Kubernetes takes for an `externalTrafficPolicy` that nobody gave. */
const DEFAULT_TRAFFIC_POLICY = "Cluster";

/** What the service holds, as it was declared where a difference means nothing to the cluster. */
function comparable(held: HostClusterConfig, declared: HostClusterConfig): HostClusterConfig {
  const { clusterEndpoint } = held;
  if (clusterEndpoint?.config === undefined) return held;
  const config = { ...clusterEndpoint.config };
  const declaredConfig = declared.clusterEndpoint?.config;
  const unused = UNUSED[clusterEndpoint.type ?? ""];
  if (unused === "ingressConfig") config.ingressConfig = declaredConfig?.ingressConfig;
  if (unused === "loadBalancerConfig") config.loadBalancerConfig = declaredConfig?.loadBalancerConfig;
  const { loadBalancerConfig } = config;
  const policy = declaredConfig?.loadBalancerConfig?.externalTrafficPolicy;
  const heldPolicy = loadBalancerConfig?.externalTrafficPolicy;
  if (loadBalancerConfig && (policy || DEFAULT_TRAFFIC_POLICY) === (heldPolicy || DEFAULT_TRAFFIC_POLICY)) {
    config.loadBalancerConfig = { ...loadBalancerConfig, externalTrafficPolicy: policy };
  }
  return { ...held, clusterEndpoint: { ...clusterEndpoint, config } };
}

function member(value: unknown, name: string): unknown {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
