import { _, type Ajv } from "ajv";
import { INPUT_FORMATS } from "../../provider/validation/inputFormats.js";
import { INPUT_KEYWORDS } from "../../provider/validation/inputKeywords.js";
import { MACHINE_FORMATS } from "../../provider/validation/machineFormats.js";
import { CONDITIONS, MACHINE_KEYWORDS } from "../../provider/validation/machineKeywords.js";
import type { Format, Mistake, Rule } from "../../provider/validation/rule.js";
import { type ModelSchema, mapValues, modelSchema, type Schema, type Source } from "./modelSchema.mjs";

/**
 * The tags of the model that state what JSON Schema cannot express. A value of the type `tolerates` is only a
 * warning, a `kind` has several spellings, and what is required of an `identity` identifies a response.
 */
export const RULE_TAGS: string[] = [
  "exactlyOneOf",
  "unique",
  "valuesByOperator",
  ...Object.keys(CONDITIONS),
  "rule",
  "tolerates",
  "kind",
  "identity",
];

/** The schema of the types with their rules. */
export function schemaWithRules(types: readonly string[], source: Source, additionalProperties: boolean): ModelSchema {
  const { definitions } = modelSchema(types, source, { additionalProperties, extraTags: RULE_TAGS });
  return { definitions: mapValues(definitions, withRules) };
}

/** The schema of the package, whose descriptions include the rules. */
export function describedPackage(source: Source): ModelSchema {
  const described = (schema: Schema): Schema => {
    const sentences = [schema.description ?? [], ...ruleSentences(schema)].flat();
    return { ...schema, ...(sentences.length > 0 && { description: sentences.join(" ") }) };
  };
  const extraTags = ["secret", "willReplaceOnChanges", "environment", ...RULE_TAGS];
  const definitions = mapValues(modelSchema(["PulumiPackage"], source, { extraTags }).definitions, withRules);
  return {
    definitions: mapValues(definitions, ({ properties, ...definition }) => ({
      ...described(definition),
      ...(properties && { properties: mapValues(properties, described) }),
    })),
  };
}

/** The definition with the texts of tags as lists. */
function withRules(definition: Schema): Schema {
  const { exactlyOneOf, unique, valuesByOperator, rule, properties = {}, required = [] } = definition;
  const optional = Object.keys(properties).filter((name) => !required.includes(name));
  const lists = {
    exactlyOneOf: exactlyOneOf === true ? optional : exactlyOneOf && words(exactlyOneOf),
    unique: unique && String(unique).split(", ").map(words),
    valuesByOperator: valuesByOperator && words(valuesByOperator),
    rule: rule && words(rule),
  };
  return { ...definition, ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined)) };
}

function words(text: unknown): string[] {
  return String(text).split(/\s+/);
}

/** The definition as validators need it: a rule that concerns several properties is a keyword of the object. */
export function withKeywords(definition: Schema): Schema {
  const { exactlyOneOf, rule = [], properties, ...rest } = definition;
  const keywords: Record<string, unknown> = Object.fromEntries(rule.map((name) => [name, true]));
  if (exactlyOneOf) keywords["exactlyOneOf"] = { of: exactlyOneOf, besides: rest.required ?? [] };
  for (const condition of Object.keys(CONDITIONS) as (keyof Schema)[]) {
    const members = Object.entries(properties ?? {}).filter(([, member]) => condition in member);
    if (members.length > 0)
      keywords[condition] = Object.fromEntries(members.map(([name, member]) => [name, String(member[condition])]));
  }
  const isOwn = ([name]: [string, unknown]) => !(name in CONDITIONS);
  const members =
    properties &&
    mapValues(properties, (member) => ({
      ...Object.fromEntries(Object.entries(member).filter(isOwn)),
      ...(member.identity && { required: words(member.identity) }),
    }));
  return { ...rest, ...(members && { properties: members }), ...keywords };
}

/** The rules of a type, or of a property, as sentences. */
export function ruleSentences(schema: Schema): string[] {
  const { format = "", items } = schema;
  // The text of a property's tag is the parameter of the object's keyword for this property.
  const keywords = Object.entries(withKeywords({ ...schema, properties: {} })).flatMap(([name, parameter]) => {
    const forMember = name in CONDITIONS ? { "": String(parameter) } : parameter;
    const { description = [] } = KEYWORDS[name] ?? {};
    return typeof description === "function" ? description(forMember as never) : description;
  });
  const ofItems = items
    ? ruleSentences(items).map((text) => `Each ${text.charAt(0).toLowerCase()}${text.slice(1)}`)
    : [];
  return [(FORMATS[format]?.description as string | undefined) ?? [], ...ofItems, ...keywords].flat();
}

/** The mistakes of a value's format that have a severity of their own. */
export function mistakesIn({ format = "" }: Schema): readonly Mistake[] {
  return FORMATS[format]?.mistakes ?? [];
}

/** The rules of validators. */
export interface Rules {
  formats: Readonly<Record<string, Format>>;
  keywords: Readonly<Record<string, Rule<never>>>;
  /** The code that imports them. */
  imports: string;
}

const HELPERS = `import { isBlank } from "../../json/text.js";
import { follows } from "../rule.js";`;

export const INPUT_RULES: Rules = {
  formats: INPUT_FORMATS,
  keywords: INPUT_KEYWORDS,
  imports: `import { INPUT_FORMATS as FORMATS } from "../inputFormats.js";
import { INPUT_KEYWORDS as KEYWORDS } from "../inputKeywords.js";
${HELPERS}`,
};

/** Responses are not checked for what only arguments must follow. */
export const RESPONSE_RULES: Rules = {
  formats: MACHINE_FORMATS,
  keywords: MACHINE_KEYWORDS,
  imports: `import { MACHINE_FORMATS as FORMATS } from "../machineFormats.js";
import { MACHINE_KEYWORDS as KEYWORDS } from "../machineKeywords.js";
${HELPERS}`,
};

const FORMATS: Rules["formats"] = { ...MACHINE_FORMATS, ...INPUT_FORMATS };
const KEYWORDS: Rules["keywords"] = { ...MACHINE_KEYWORDS, ...INPUT_KEYWORDS };

/**
 * Adds the rules as keywords that generate code, which only calls the rule. Ajv can write code keywords and macros to a file,
 * but a macro consists of other keywords and has their messages.
 */
export function addRules(ajv: Ajv, { formats, keywords }: Rules): Ajv {
  ajv.removeKeyword("format").addKeyword({
    keyword: "format",
    error: { message: "", params: ({ schema }) => _`{name: ${schema}, rule: FORMATS[${schema}]}` },
    code(cxt) {
      if (FORMATS[cxt.schema] === undefined)
        throw new Error(`provider/model has a format without a rule: ${cxt.schema}`);
      if (formats[cxt.schema] !== undefined) cxt.fail(_`!follows(FORMATS[${cxt.schema}], ${cxt.data})`);
    },
  });
  // A blank text is as wrong as an empty one.
  ajv.removeKeyword("minLength").addKeyword({
    keyword: "minLength",
    before: "format",
    code(cxt) {
      if (cxt.schema !== 1) throw new Error("provider/model has a @minLength of arguments that is not 1");
      cxt.fail(_`typeof ${cxt.data} === "string" && isBlank(${cxt.data})`);
    },
  });
  for (const keyword of Object.keys(keywords)) {
    const name = keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    ajv.addKeyword({
      keyword,
      type: "object",
      error: { message: "", params: _`{name: ${name}, rule: KEYWORDS[${keyword}]}` },
      code: (cxt) => cxt.fail(_`!follows(KEYWORDS[${keyword}], ${cxt.data}, ${cxt.schemaValue})`),
    });
  }
  return ajv;
}
