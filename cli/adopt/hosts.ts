import type { ClusterTarget } from "../../provider/api/requests.js";
import { assertNoErrors, NotFoundError, withAdvice } from "../../provider/errors.js";
import { withoutRepetitions } from "../../provider/hostClusters/canonicalForm.js";
import { normalizeDeclared, parseConfig, REFERENCES } from "../../provider/hostClusters/fields.js";
import { receiveConfig, WITHOUT_A_READ } from "../../provider/hostClusters/read.js";
import { beginsWithFirstAddress, canonicalRange } from "../../provider/ipAddress.js";
import {
  formatPath,
  formatPointer,
  isWithin,
  parsePointer,
  type Segments,
  valueAt,
  without,
} from "../../provider/json/paths.js";
import { quote } from "../../provider/json/text.js";
import { groupBy, isJsonObject } from "../../provider/json/value.js";
import { bySeverity, findingAt, toSentences } from "../../provider/messages/finding.js";
import type { HostClusterConfigArgs } from "../../provider/model/hostClusterConfig.js";
import { isRejected } from "../../provider/run/readSupport.js";
import type { Call } from "../../provider/run/run.js";
import { checkHostClusterConfig } from "../../provider/validation/checkArguments.js";

/** A field that cannot be declared as it is. Undeclared, it stays as it is. */
export interface Undeclared {
  path: string;
  value: unknown;
  problems: string[];
}

/** What a program can declare of a cluster, without empty properties. */
export interface Declarable {
  args: HostClusterConfigArgs;
  undeclared: Undeclared[];
}

/** Reads a cluster. Returns why a program can declare nothing of it, if that is no mistake. */
export async function examine(
  target: ClusterTarget,
  { run }: Call,
): Promise<Declarable | "not a host cluster" | "deleted"> {
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

const UNUSABLE_UID = findingAt(["clusterUid"], {
  rule: "cluster-uid",
  message: "must begin with a letter or digit, and contain only letters, digits, - and _",
});

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

/** @throws ValidationError with the subject if the UIDs are wrong, without which nothing can be declared. */
function declarable(args: HostClusterConfigArgs, subject: string, isStrict: boolean): Declarable {
  const { errors } = bySeverity(checkHostClusterConfig(args), { isStrict });
  if (errors.length === 0) return { args, undeclared: [] };
  const byField = groupBy(errors, ({ pointer }) => formatPointer(fieldAt(parsePointer(pointer), args)));
  const fields = [...byField.keys()].map(parsePointer);
  if (fields.some(([name = "clusterUid"]) => /Uid$/.test(name))) assertNoErrors(subject, errors, { isStrict });
  const undeclared = [...byField].map(([pointer, findings]) => {
    const field = parsePointer(pointer);
    return { path: formatPath(field), value: valueAt(args, field), problems: toSentences(findings) };
  });
  // What is left may be wrong without it.
  const rest = declarable(normalizeDeclared(without(args, fields)) as HostClusterConfigArgs, subject, isStrict);
  return { args: rest.args, undeclared: [...undeclared, ...rest.undeclared] };
}

/** The field around a path: a list and a reference are one value, and what is missing is a mistake of the object that lacks it. */
function fieldAt(path: Segments, args: HostClusterConfigArgs): Segments {
  const reference = REFERENCES.find((each) => isWithin(path, each));
  if (reference !== undefined) return reference;
  const outer = path.slice(0, -1);
  const isWhole = valueAt(args, path) !== undefined && !Array.isArray(valueAt(args, outer));
  return isWhole || path.length === 0 ? path : fieldAt(outer, args);
}
