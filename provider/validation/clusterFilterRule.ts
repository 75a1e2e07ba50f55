import { UNKNOWN } from "../engine/unknown.js";
import { objectsAt } from "../json/paths.js";
import { describeBlank, isBlank, quote } from "../json/text.js";
import { UNCHECKABLE } from "../json/value.js";
import type { Report } from "../messages/finding.js";
import type { FormatValue } from "../messages/values.js";
import type { ClusterFilter, ClusterFilterOperator, ClusterFilterType } from "../model/functions.js";
import type { Rule } from "./rule.js";

type Filter = Partial<ClusterFilter>;

const COMPARISONS: readonly ClusterFilterOperator[] = ["gt", "gte", "lt", "lte"];

/** The operators of each type, and the form of a value if not every text is one. */
const TYPES: Record<ClusterFilterType, { operators: ClusterFilterOperator[]; form?: RegExp; expected?: string }> = {
  string: { operators: ["eq", "contains", "beginsWith"] },
  keyValue: { operators: ["eq"] },
  bool: { operators: ["eq"], form: /^(true|false)$/, expected: '"true" or "false"' },
  int: { operators: ["eq", ...COMPARISONS], form: /^-?\d{1,15}$/, expected: "a whole number" },
  float: { operators: ["eq", ...COMPARISONS], form: /^-?\d{1,15}(\.\d+)?$/, expected: "a decimal number" },
  date: {
    operators: ["eq", ...COMPARISONS, "range"],
    form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
    expected: 'a date and time such as "2026-01-31T12:00:00Z"',
  },
};

/** What the types of a filter's members cannot express: which of them fit together. */
export const CLUSTER_FILTER_RULE: Rule = {
  description: "The members of a filter fit the type of its property.",
  check(args, report, format) {
    for (const [path, filter] of objectsAt("filters[]", args)) {
      if (Object.values(filter).some((value) => value === UNKNOWN || value === UNCHECKABLE)) continue;
      const reportHere: Report = (segments, message) => report([...path, ...segments], message);
      reportFilter(filter, reportHere, format);
    }
  },
};

function reportFilter(filter: Filter, report: Report, format: FormatValue): void {
  const { key, operator = "eq", ignoreCase } = filter;
  const type = filter.type ?? (key === undefined ? "string" : "keyValue");
  if (!Object.hasOwn(TYPES, type)) return;
  const ofType = TYPES[type];
  if (type === "keyValue" && key === undefined) report(["key"], 'is required for the type "keyValue"');
  if (type !== "keyValue" && key !== undefined)
    report(["key"], `does not fit the type ${quote(type)}: remove one of them`);
  if (!ofType.operators.includes(operator)) {
    const operators = ofType.operators.map((each) => quote(each)).join(" or ");
    report(["operator"], `must be ${operators} for the type ${quote(type)}, not ${format(operator)}`);
  }
  if (ignoreCase && type !== "string" && type !== "keyValue")
    report(["ignoreCase"], `does not fit the type ${quote(type)}`);
  reportValues(filter, type, report, format);
}

function reportValues(
  { values, operator }: Filter,
  type: ClusterFilterType,
  report: Report,
  format: FormatValue,
): void {
  if (!Array.isArray(values)) return;
  const hasOneValue = type === "bool" || COMPARISONS.some((each) => each === operator);
  if (operator === "range" && values.length !== 2) {
    report(["values"], `must have two values, the start and the end, not ${format(values)}`);
  } else if (operator !== "range" && hasOneValue && values.length !== 1) {
    report(["values"], `must have one value, not ${format(values)}`);
  } else if (values.length === 0) {
    report(["values"], "must not be empty: without a value the filter means nothing");
  }
  const { form, expected } = TYPES[type];
  for (const [index, value] of values.entries()) {
    if (typeof value !== "string") continue;
    // The value of a tag may be empty, and a part of a text white space.
    const mayBeBlank = type === "keyValue" ? value === "" : operator === "contains" && value !== "";
    if (form === undefined && isBlank(value) && !mayBeBlank) {
      report(["values", index], `must not be ${describeBlank(value)}`);
    } else if (form?.test(value) === false) {
      report(["values", index], `must be ${expected} for the type ${quote(type)}, not ${format(value)}`);
    }
  }
}
