import { UNKNOWN } from "../engine.js";
import { textsIn } from "../json/paths.js";
import { isBlank, quote } from "../json/text.js";
import { isJsonObject, ownMember, UNCHECKABLE } from "../json/value.js";
import { choiceHint } from "../messages/didYouMean.js";
import { countClusters, grouped } from "../messages/values.js";
import type { ClusterFilter, ClusterFilterOperator, ClusterFilterType } from "../model/functions.js";
import type { Received, Rule } from "./rule.js";

/** The engine handles more, but each update transfers the whole state. */
export const MAX_CLUSTERS = 5000;

/** The state of a partial failure travels in a gRPC trailer, of which the engine receives 16 MiB of Base64. */
export const MAX_BYTES = 8 * 1024 * 1024;

const CONFIGS = { Ingress: "ingressConfig", LoadBalancer: "loadBalancerConfig" };

/** The rules of arguments that need code: the tag `@rule` of their type names them. */
export const INPUT_KEYWORDS: Readonly<Record<string, Rule>> = {
  "empty-text": {
    description: "A blank text is an error.",
    check(args, report) {
      for (const [segments, text] of textsIn(args)) {
        if (!isBlank(text)) continue;
        const advice = typeof segments.at(-1) === "number" ? "Remove the item" : "Omit it to leave it to Palette";
        report(segments, `is blank. ${advice}`);
      }
    },
  },
  "endpoint-type-and-config": {
    severity: "warning",
    description: "A configuration that `type` does not select produces a warning.",
    check({ clusterEndpoint }, report) {
      const { type, config } = isJsonObject(clusterEndpoint) ? clusterEndpoint : ({} as Received);
      for (const [selectedBy, name] of Object.entries(CONFIGS)) {
        if (type === selectedBy || !isJsonObject(ownMember(config, name))) continue;
        if (type === undefined) {
          report(["clusterEndpoint", "type"], `is omitted although ${name} is set: set type to "${selectedBy}"`);
        } else if (Object.hasOwn(CONFIGS, String(type))) {
          const message = `is not used while clusterEndpoint.type is "${type}": remove it, or set type to "${selectedBy}"`;
          report(["clusterEndpoint", "config", name], message);
        }
      }
    },
  },
  "fleet-size": {
    // A function, because formatting a number loads the data of languages, which takes longer than the rest of the package.
    description: () =>
      `A fleet has at least one and at most ${grouped(MAX_CLUSTERS)} clusters, and at most 8 MiB as JSON.`,
    check({ clusters }, report) {
      const problem = isJsonObject(clusters) ? sizeProblem(clusters) : undefined;
      if (problem !== undefined) report(["clusters"], problem);
    },
  },
  "cluster-filter": {
    description: "The properties of a filter fit its type.",
    check(filter: Partial<ClusterFilter>, report, format) {
      if (Object.values<unknown>(filter).some((value) => value === UNKNOWN || value === UNCHECKABLE)) return;
      const { key, operator = "eq", ignoreCase, values } = filter;
      const type = filter.type ?? (key === undefined ? "string" : "keyValue");
      if (!Object.hasOwn(FILTER_TYPES, type)) return;
      const [operators, form, expected] = FILTER_TYPES[type];
      const forType = `for the type ${quote(type)}`;
      const notForType = `does not fit the type ${quote(type)}`;
      if (type === "keyValue" && key === undefined) report(["key"], `is required ${forType}`);
      if (type !== "keyValue" && key !== undefined) report(["key"], `${notForType}: remove one of them`);
      if (!operators.includes(operator)) {
        const known = operators.map((each) => quote(each)).join(" or ");
        report(["operator"], `must be ${known} ${forType}, not ${format(operator)}${choiceHint(operator, operators)}`);
      }
      if (ignoreCase && form !== undefined) report(["ignoreCase"], notForType);
      if (!Array.isArray(values)) return;
      const hasOneValue = type === "bool" || COMPARISONS.includes(operator);
      if (operator === "range" ? values.length !== 2 : hasOneValue && values.length !== 1) {
        const number = operator === "range" ? "two values, the start and the end" : "one value";
        report(["values"], `must have ${number}, not ${format(values)}`);
      } else if (values.length === 0) {
        report(["values"], "must not be empty: without a value the filter means nothing");
      }
      for (const [index, value] of values.entries()) {
        if (typeof value !== "string") continue;
        // The value of a tag may be empty, and a part of a text white space.
        const mayBeBlank = type === "keyValue" ? value === "" : operator === "contains" && value !== "";
        if (form === undefined && isBlank(value) && !mayBeBlank) report(["values", index], "must not be blank");
        if (form?.test(value) === false) {
          report(["values", index], `must be ${expected} ${forType}, not ${format(value)}`);
        }
      }
    },
  },
};

function sizeProblem(clusters: object): string | undefined {
  const size = Object.keys(clusters).length;
  if (size === 0)
    return "is empty. Check that the list is complete. To manage no cluster any more, remove the resource";
  if (size > MAX_CLUSTERS) {
    return `has ${countClusters(size)}, but at most ${grouped(MAX_CLUSTERS)} are supported. Split it into several fleets`;
  }
  try {
    if (Buffer.byteLength(JSON.stringify(clusters)) <= MAX_BYTES) return undefined;
  } catch {
    // The text is too long for JavaScript, because a small object may have the same text many times.
  }
  return "is larger than 8 MiB as JSON, which is not supported. Split it into several fleets";
}

const COMPARISONS: readonly ClusterFilterOperator[] = ["gt", "gte", "lt", "lte"];

/** The operators of each type, and the form of a value if not every text is one. */
const FILTER_TYPES: Record<ClusterFilterType, [operators: ClusterFilterOperator[], form?: RegExp, expected?: string]> =
  {
    string: [["eq", "contains", "beginsWith"]],
    keyValue: [["eq"]],
    bool: [["eq"], /^(true|false)$/, '"true" or "false"'],
    int: [["eq", ...COMPARISONS], /^-?\d{1,15}$/, "a whole number"],
    float: [["eq", ...COMPARISONS], /^-?\d{1,15}(\.\d+)?$/, "a decimal number"],
    date: [
      ["eq", ...COMPARISONS, "range"],
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
      'a date and time such as "2026-01-31T12:00:00Z"',
    ],
  };
