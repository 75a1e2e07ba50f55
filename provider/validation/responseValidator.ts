import type { ErrorObject, ValidateFunction } from "ajv";
import { type Rename, referencePath } from "../machine/wireNames.js";
import { type Finding, findingAt, type Report } from "../messages/finding.js";
import { formatPointer, type Segments } from "../messages/paths.js";
import { hideSecrets, type Show } from "../messages/values.js";
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
  /** Replaces names on the wire by those of the model, in place, and returns the renames. */
  useReferenceNames?(response: unknown): readonly Rename[];
  /** Names of members whose values are maps. A null value of a map is an error; any other null member counts as absent. */
  maps?: ReadonlySet<string>;
  /** The rule for a value of a wrong type that is only a warning. */
  ruleOfToleratedType?(error: ErrorObject): string | undefined;
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

/**
 * Returns the findings about a response.
 *
 * @param sensitiveValues - Returns the values that no message may quote, if the response is a part of another one. Default:
 * those in the response.
 */
export type ResponseValidator = (response: unknown, sensitiveValues?: () => ReadonlySet<unknown>) => Finding[];

/** Creates the check of one type of response. The check never throws. */
export function createResponseValidator(model: ResponseModel): ResponseValidator {
  const { type, validate, structure, rules, sensitiveValues, ruleOfToleratedType } = model;
  const memberRules = new Map<string, string>();
  const typeRules = new Map<string, TypeRule[]>();
  for (const rule of rules) {
    if (isMemberRule(rule)) memberRules.set(rule.member, rule.name);
    else typeRules.set(rule.type, [...(typeRules.get(rule.type) ?? []), rule]);
  }
  const visit = createVisit(structure, new Set(typeRules.keys()), type);

  /** Reports violations of the schema. Returns the paths of values of a wrong type. */
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
      if (lost.has(error.instancePath)) continue;
      const toleratedBy = ruleOfToleratedType?.(error);
      if (toleratedBy === undefined) add("type", "error", segments, message);
      else add(toleratedBy, "warning", segments, message);
    }
    for (const error of errors.filter(({ instancePath }) => !ofWrongType.has(instancePath))) {
      const { rule, segments, message } = violationOf(error, root, show);
      if (error.keyword === "required") {
        const isNull = pointersToNull.has(formatPointer(segments));
        add("required", "error", segments, isNull ? "is required but null" : message);
      } else {
        add(memberRules.get(memberOf(error)) ?? rule, "warning", segments, message);
      }
    }
    return wrong;
  }

  /** Reports violations of the rules. */
  function checkRules(root: unknown, add: Add, show: Show): void {
    let name = "";
    let path: Segments = [];
    // One function for all rules, because one for each would take a large part of the time.
    const report: Report = (inner, message) => add(name, "warning", [...path, ...inner], message);
    visit(root, (visited, value, segments) => {
      path = segments;
      for (const rule of typeRules.get(visited) ?? []) {
        name = rule.name;
        rule.check(value as never, report, show);
      }
    });
  }

  return (response, sensitiveValuesOfAll) => {
    const findings: Finding[] = [];
    const add: Add = (rule, severity, segments, message) => {
      findings.push(findingAt(segments, { rule, severity, message }));
    };
    const copy = copyOf(response, model, add);
    let safeShow: Show | undefined;
    const show: Show = (value) => {
      safeShow ??= hideSecrets(sensitiveValuesOfAll?.() ?? sensitiveValues(copy.root));
      return safeShow(value);
    };
    const wrong = checkShape(copy, add, show);
    if (wrong.length > 0) {
      // What must not be quoted may be among the values that are removed.
      show("");
      for (const segments of wrong) removeValue(copy, segments);
    }
    checkRules(copy.root, add, show);
    return findings;
  };
}

function copyOf(response: unknown, { useReferenceNames, maps }: ResponseModel, add: Add): Copy {
  const losses: { segments: Segments; message: string }[] = [];
  const nulls: Segments[] = [];
  const root = copyAsJson(
    response,
    (segments, message) => void losses.push({ segments: [...segments], message }),
    (segments) => void nulls.push(segments),
  );
  for (const segments of nulls) {
    if (maps?.has(String(segments.at(-2)))) parentOf({ root }, segments)[segments.at(-1) as string] = null;
  }

  const renames = useReferenceNames?.(root) ?? [];
  const lost = new Set<string>();
  for (const { segments, message } of losses) {
    const path = referencePath(renames, segments);
    if (path === undefined) continue;
    lost.add(formatPointer(path));
    add("json-value", "error", path, message);
  }
  const nullPaths = nulls.map((segments) => referencePath(renames, segments)).filter((path) => path !== undefined);
  return { root, lost, nulls: nullPaths };
}

function isMemberRule(rule: Rule): rule is MemberRule {
  return "member" in rule;
}

/** The member whose bound an error violates: the generator marks each bound with its member. */
function memberOf({ parentSchema }: ErrorObject): string {
  return (parentSchema as { $comment?: string }).$comment ?? "";
}

/** Replaces the value at a path by `undefined`. */
function removeValue(copy: { root: unknown }, segments: Segments): void {
  const parent = parentOf(copy, segments);
  parent[segments.at(-1) ?? "root"] = undefined;
}

/** The object or list that contains the value at a path. */
function parentOf(copy: { root: unknown }, segments: Segments): Record<string, unknown> {
  const path = segments.length === 0 ? [] : ["root", ...segments.slice(0, -1)];
  return path.reduce<unknown>((parent, segment) => (parent as Record<string, unknown>)[segment], copy) as Record<
    string,
    unknown
  >;
}
