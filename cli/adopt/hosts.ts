import type { ClusterTarget } from "../../provider/api/clusterRequests.js";
import { assertNoErrors, NotFoundError, withAdvice } from "../../provider/errors.js";
import { withoutRepetitions } from "../../provider/hostClusters/canonicalForm.js";
import { normalizeDeclared } from "../../provider/hostClusters/fields.js";
import { receiveConfig, WITHOUT_A_READ } from "../../provider/hostClusters/read.js";
import { parseConfig } from "../../provider/hostClusters/received.js";
import { beginsWithFirstAddress, canonicalRange } from "../../provider/ipAddress.js";
import { quote } from "../../provider/json/text.js";
import { isJsonObject } from "../../provider/json/value.js";
import { findingAt } from "../../provider/messages/finding.js";
import type { HostClusterConfigArgs } from "../../provider/model/hostClusterConfig.js";
import type { Call } from "../../provider/run/call.js";
import { isRejected } from "../../provider/run/readSupport.js";
import { type Declarable, declarable } from "./declarable.js";

/** What a program declares of a cluster, without empty properties, or why that is nothing. */
export type Examined = Declarable | "not a host cluster" | "deleted";

/** Reads a cluster. */
export async function examine(target: ClusterTarget, { run }: Call): Promise<Examined> {
  const received = await run.client
    .retryTogether((send) => receiveConfig(send, target))
    .catch((error) => {
      if (error instanceof NotFoundError && error.status === 200) return undefined;
      throw isRejected(error, target) ? withAdvice(error, WITHOUT_A_READ) : error;
    });
  if (received === undefined) return "deleted";
  const { config, findings, incomparable } = await parseConfig(received);
  const { isHostCluster = false, ...others } = config;
  const isKnown = !incomparable.some(([name]) => name === "isHostCluster");
  if (isHostCluster === false && isKnown) return "not a host cluster";
  const problem = `The configuration of cluster ${quote(target.clusterUid)} cannot be declared`;
  // Other UIDs, such as `__proto__` and `fn::x`, may have a special meaning as the key of a map.
  if (!/^[a-z\d][\w-]*$/i.test(target.clusterUid)) findings.push(UNUSABLE_UID);
  assertNoErrors(problem, findings);
  const args = inOrder(normalizeDeclared({ ...target, isHostCluster, ...others })) as HostClusterConfigArgs;
  return declarable(args, problem, run.settings.strictArguments);
}

/** The properties that come first, as in the documentation. The others are sorted by name. */
const FIRST = ["clusterUid", "projectUid", "isHostCluster", "type"];

/** The same for every order of a response, so that a second run shows what has changed. Lists are sets. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return withoutRepetitions(value.map(withoutWarning)).sort();
  if (!isJsonObject(value)) return value;
  const names = [...FIRST, ...Object.keys(value).sort()].filter((name) => Object.hasOwn(value, name));
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name])]));
}

/** A range as Palette spells it, if a check has no warning about that. */
function withoutWarning(item: string): string {
  const text = item.trim();
  return beginsWithFirstAddress(text) ? text : (canonicalRange(text) ?? text);
}

const UNUSABLE_UID = findingAt(["clusterUid"], {
  rule: "cluster-uid",
  message: "must begin with a letter or digit, and contain only letters, digits, - and _",
});
