import type { ErrorObject, ValidateFunction } from "ajv";
import {
  type Finding,
  formatPath,
  formatPointer,
  type Segments,
  type Show,
  showExcept,
  show as showPlainly,
} from "./finding.js";
import { copyAsJson } from "./jsonValue.js";
import { violationOf } from "./schemaFindings.js";
import { createVisit, type Structure } from "./structure.js";
import type { MemberRule, Rule, TypeRule } from "./virtualMachineRules/rule.js";

/** What there is to check about one kind of response. */
export interface ResponseModel {
  /** Name of the type in the model. */
  type: string;
  /** Checks shape, bounds and lists of values. */
  validate: ValidateFunction;
  structure: Structure;
  rules: readonly Rule[];
  /** The strings, numbers and booleans in a response that no message may quote. */
  sensitiveValues(response: unknown): ReadonlySet<unknown>;
}

/** Makes the check of one kind of response. It never throws, whatever it is given. */
export function createResponseCheck({
  type,
  validate,
  structure,
  rules,
  sensitiveValues,
}: ResponseModel): (response: unknown) => Finding[] {
  const memberRules = new Map<string, string>();
  const typeRules = new Map<string, TypeRule[]>();
  for (const rule of rules) {
    if (isMemberRule(rule)) memberRules.set(rule.member, rule.name);
    else typeRules.set(rule.type, [...(typeRules.get(rule.type) ?? []), rule]);
  }
  const visit = createVisit(structure, new Set(typeRules.keys()), type);

  return (response) => {
    const findings: Finding[] = [];
    const add = (rule: string, severity: Finding["severity"], segments: Segments, message: string) => {
      findings.push({ rule, path: formatPath(segments), pointer: formatPointer(segments), severity, message });
    };
    const reportLoss = (segments: Segments, message: string) => add("json-value", "error", segments, message);
    // Servers write null for what is not there.
    const copy = { root: copyAsJson(response, reportLoss, showPlainly, { withoutNullMembers: true }) };
    let showSafely: Show | undefined;
    const show: Show = (value) => {
      showSafely ??= showExcept(sensitiveValues(copy.root));
      return showSafely(value);
    };
    if (!validate(copy.root)) {
      const errors = validate.errors ?? [];
      const ofWrongType = new Map<string, Segments>();
      for (const error of errors.filter(({ keyword }) => keyword === "type")) {
        const { segments, message } = violationOf(error, copy.root, show);
        ofWrongType.set(error.instancePath, segments);
        add("type", "error", segments, message);
      }
      for (const error of errors.filter(({ instancePath }) => !ofWrongType.has(instancePath))) {
        const { segments, message } = violationOf(error, copy.root, show);
        if (error.keyword === "required")
          add("required", "error", segments, isNull(response, segments) ? NULL : message);
        else add(nameOfBound(error, memberRules), "warning", segments, message);
      }
      // Rules need not care for what is wrong already.
      for (const segments of ofWrongType.values()) removeAt(copy, segments);
    }
    visit(copy.root, (visited, value, segments) => {
      for (const rule of typeRules.get(visited) ?? []) {
        rule.check(
          value as never,
          (inner, message) => add(rule.name, "warning", [...segments, ...inner], message),
          show,
        );
      }
    });
    return findings;
  };
}

function isMemberRule(rule: Rule): rule is MemberRule {
  return "member" in rule;
}

/** The rule behind a bound or a list of values: the generator marks each with its member. */
function nameOfBound({ parentSchema, keyword }: ErrorObject, memberRules: ReadonlyMap<string, string>): string {
  const member = (parentSchema as { $comment?: string })["$comment"] ?? "";
  return memberRules.get(member) ?? keyword;
}

const NULL = "must not be null: it is required";

function isNull(response: unknown, segments: Segments): boolean {
  return at(response, segments) === null;
}

function at(value: unknown, segments: Segments): unknown {
  return segments.reduce<unknown>((current, segment) => (current as Record<string, unknown>)?.[segment], value);
}

function removeAt(copy: { root: unknown }, segments: Segments): void {
  const parent = at(copy, ["root", ...segments].slice(0, -1)) as Record<string | number, unknown>;
  // An item stays as undefined, so that those behind it keep their places.
  parent[segments.at(-1) ?? "root"] = undefined;
}
