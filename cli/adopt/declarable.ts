/** What a program can declare of a configuration in Palette, which may have values that a check of arguments rejects. */
import { assertNoErrors } from "../../provider/errors.js";
import { normalizeDeclared, REFERENCES } from "../../provider/hostClusters/fields.js";
import { groupBy } from "../../provider/json/groupBy.js";
import {
  formatPath,
  formatPointer,
  isWithin,
  parsePointer,
  type Segments,
  valueAt,
  without,
} from "../../provider/json/paths.js";
import { bySeverity, toSentences } from "../../provider/messages/finding.js";
import type { HostClusterConfigArgs } from "../../provider/model/hostClusterConfig.js";
import { checkHostClusterConfig } from "../../provider/validation/checkArguments.js";

/** A field that cannot be declared as it is. Undeclared, it stays as it is. */
export interface Undeclared {
  path: string;
  value: unknown;
  problems: string[];
}

export interface Declarable {
  args: HostClusterConfigArgs;
  undeclared: Undeclared[];
}

/**
 * @param isStrict - Whether warnings count as errors, as in a run with these settings.
 * @throws ValidationError with the subject if the UIDs are wrong, without which nothing can be declared.
 */
export function declarable(args: HostClusterConfigArgs, subject: string, isStrict: boolean): Declarable {
  const { errors } = bySeverity(checkHostClusterConfig(args), { isStrict });
  if (errors.length === 0) return { args, undeclared: [] };
  const byField = groupBy(errors, ({ pointer }) => formatPointer(fieldAt(parsePointer(pointer), args)));
  const fields = [...byField.keys()].map(parsePointer);
  if (fields.some(([name = "clusterUid"]) => /Uid$/.test(name))) assertNoErrors(subject, errors, { isStrict });
  const undeclared = [...byField].map(([pointer, findings]): Undeclared => {
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
