import type { ErrorObject, ValidateFunction } from "ajv";
import {
  type Finding,
  findingAt,
  formatPointer,
  type Report,
  type Segments,
  type Show,
  showExcept,
} from "../finding.js";
import { copyAsJson } from "./jsonValue.js";
import { violationOf } from "./schemaFindings.js";
import { createVisit, type Structure } from "./structure.js";
import type { MemberRule, Rule, TypeRule } from "./virtualMachineRules/rule.js";

/** The type of a response and its rules. */
export interface ResponseModel {
  /** Name of the type in the model. */
  type: string;
  /** Validates types, bounds and enums. */
  validate: ValidateFunction;
  structure: Structure;
  rules: readonly Rule[];
  /** The strings, numbers and booleans in a response that no message may quote. */
  sensitiveValues(response: unknown): ReadonlySet<unknown>;
}

type Add = (rule: string, severity: Finding["severity"], segments: Segments, message: string) => void;

/** The JSON of a response. */
interface Copy {
  root: unknown;
  /** Pointers to values that are not JSON and are reported already. */
  lost: ReadonlySet<string>;
  /** Paths of members that were null, which count as absent. */
  nulls: readonly Segments[];
}

/** Makes the check of one type of response. The check never throws. */
export function createResponseCheck(model: ResponseModel): (response: unknown) => Finding[] {
  const { type, validate, structure, rules, sensitiveValues } = model;
  const memberRules = new Map<string, string>();
  const typeRules = new Map<string, TypeRule[]>();
  for (const rule of rules) {
    if (isMemberRule(rule)) memberRules.set(rule.member, rule.name);
    else typeRules.set(rule.type, [...(typeRules.get(rule.type) ?? []), rule]);
  }
  const visit = createVisit(structure, new Set(typeRules.keys()), type);

  /** Reports violations of the schema. Returns the paths of values of a wrong type and of missing values. */
  function checkShape({ root, lost, nulls }: Copy, add: Add, show: Show): Segments[] {
    if (validate(root)) return [];
    const errors = validate.errors ?? [];
    const pointersToNull = new Set(nulls.map(formatPointer));
    const wrong: Segments[] = [];
    const ofWrongType = new Set<string>();
    for (const error of errors.filter(({ keyword }) => keyword === "type")) {
      const { segments, message } = violationOf(error, root, show);
      ofWrongType.add(error.instancePath);
      wrong.push(segments);
      if (!lost.has(error.instancePath)) add("type", "error", segments, message);
    }
    for (const error of errors.filter(({ instancePath }) => !ofWrongType.has(instancePath))) {
      const { rule, segments, message } = violationOf(error, root, show);
      if (error.keyword === "required") {
        wrong.push(segments);
        const isNull = pointersToNull.has(formatPointer(segments));
        add("required", "error", segments, isNull ? "must not be null: it is required" : message);
      } else {
        add(memberRules.get(memberOf(error)) ?? rule, "warning", segments, message);
      }
    }
    return wrong;
  }

  /** Reports violations of rules. Violations that follow from a value of a wrong type or a missing value are dropped. */
  function checkRules(copy: Copy, wrong: readonly Segments[], add: Add, show: Show): void {
    let sawWrong = false;
    for (const segments of wrong) {
      watchAt(copy, segments, () => {
        sawWrong = true;
      });
    }
    let reports: [Segments, string][] = [];
    const report: Report = (segments, message) => void reports.push([segments, message]);
    visit(copy.root, (visited, value, segments) => {
      for (const rule of typeRules.get(visited) ?? []) {
        sawWrong = false;
        rule.check(value as never, report, show);
        if (reports.length === 0) continue;
        if (!sawWrong) {
          for (const [inner, message] of reports) add(rule.name, "warning", [...segments, ...inner], message);
        }
        reports = [];
      }
    });
  }

  return (response) => {
    const findings: Finding[] = [];
    const add: Add = (rule, severity, segments, message) => {
      findings.push(findingAt(segments, { rule, severity, message }));
    };
    const copy = copyOf(response, add);
    let safeShow: Show | undefined;
    const show: Show = (value) => {
      safeShow ??= showExcept(sensitiveValues(copy.root));
      return safeShow(value);
    };
    const wrong = checkShape(copy, add, show);
    checkRules(copy, wrong, add, show);
    return findings;
  };
}

function copyOf(response: unknown, add: Add): Copy {
  const lost = new Set<string>();
  const nulls: Segments[] = [];
  const reportLoss: Report = (segments, message) => {
    lost.add(formatPointer(segments));
    add("json-value", "error", segments, message);
  };
  // Services write null for absent members.
  const noteNull = (segments: Segments) => void nulls.push(segments);
  return { root: copyAsJson(response, reportLoss, noteNull), lost, nulls };
}

function isMemberRule(rule: Rule): rule is MemberRule {
  return "member" in rule;
}

/** The member whose bound an error violates: the generator marks each bound with its member. */
function memberOf({ parentSchema }: ErrorObject): string {
  return (parentSchema as { $comment?: string }).$comment ?? "";
}

/** Makes the value at a path undefined, and reports when a rule reads it. */
function watchAt(copy: { root: unknown }, segments: Segments, onRead: () => void): void {
  const [name = "root", ...outer] = [...segments].reverse();
  const place = segments.length === 0 ? [] : ["root", ...outer.reverse()];
  const parent = place.reduce<unknown>((current, segment) => (current as Record<string, unknown>)[segment], copy);
  const enumerable = Object.hasOwn(parent as object, name);
  Object.defineProperty(parent, name, { enumerable, configurable: true, get: onRead });
}
