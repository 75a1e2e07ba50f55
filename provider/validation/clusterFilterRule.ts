import { UNKNOWN } from "../engine/unknown.js";
import { isBlank, quote } from "../json/text.js";
import { UNCHECKABLE } from "../json/value.js";
import { choiceHint } from "../messages/didYouMean.js";
import type { ClusterFilter, ClusterFilterOperator, ClusterFilterType } from "../model/functions.js";
import type { Rule } from "./rule.js";

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

/** What the types of a filter's properties cannot express: which of them fit together. */
export const CLUSTER_FILTER_RULE: Rule<unknown, Partial<ClusterFilter>> = {
  description: "The properties of a filter fit its type.",
  check(filter, report, format) {
    if (Object.values<unknown>(filter).some((value) => value === UNKNOWN || value === UNCHECKABLE)) return;
    const { key, operator = "eq", ignoreCase, values } = filter;
    const type = filter.type ?? (key === undefined ? "string" : "keyValue");
    if (!Object.hasOwn(TYPES, type)) return;
    const { operators, form, expected } = TYPES[type];
    const forType = `for the type ${quote(type)}`;
    if (type === "keyValue" && key === undefined) report(["key"], `is required ${forType}`);
    if (type !== "keyValue" && key !== undefined)
      report(["key"], `does not fit the type ${quote(type)}: remove one of them`);
    if (!operators.includes(operator)) {
      const known = operators.map((each) => quote(each)).join(" or ");
      report(["operator"], `must be ${known} ${forType}, not ${format(operator)}${choiceHint(operator, operators)}`);
    }
    if (ignoreCase && form !== undefined) report(["ignoreCase"], `does not fit the type ${quote(type)}`);
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
      if (form === undefined && isBlank(value) && !mayBeBlank) {
        report(["values", index], "must not be blank");
      } else if (form?.test(value) === false) {
        report(["values", index], `must be ${expected} ${forType}, not ${format(value)}`);
      }
    }
  },
};
