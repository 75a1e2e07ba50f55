import type { Finding } from "../../provider/model/checks.js";
import { type ModelSchema, referencedType, type Schema } from "./modelSchema.mjs";
import { mistakesIn } from "./rules.mjs";

/** Replaces the generated section of a guide, which stands between two comments with its name. */
export function withSection(guide: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name}, by \`npm run generate\` -->`, `<!-- end of ${name} -->`];
  const [before, rest] = guide.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`A guide lacks its generated section: ${begin} … ${end}`);
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}

/**
 * A table of the properties of a type, required ones first. Properties of nested objects have their path as name, below a row for
 * the outermost object. An object of texts is one row with the names of its properties.
 */
export function memberTable(model: ModelSchema, type: string, heading: string): string {
  const all = members(model, model.definitions[type] ?? {}, "");
  const sorted = [...all.filter(({ isRequired }) => isRequired), ...all.filter(({ isRequired }) => !isRequired)];
  const rows = sorted.map(({ path, schema, isRequired }) => {
    const { description = "", default: value } = schema;
    const meaning = [description, ...(value === undefined ? [] : [`Default: \`${JSON.stringify(value)}\`.`])];
    const type = `${typeName(schema)}${isRequired ? ", required" : ""}`;
    return `| \`${path}\`: ${type} | ${escaped(meaning.join(" "))} |`;
  });
  return [`| ${heading} | description |`, "|---|---|", ...rows].join("\n");
}

interface Member {
  path: string;
  schema: Schema;
  isRequired: boolean;
}

function members(model: ModelSchema, { properties = {}, required = [] }: Schema, prefix: string): Member[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const path = prefix + name;
    const type = referencedType(property);
    const schema = type === undefined ? property : { ...model.definitions[type], ...property };
    const member = { path, schema, isRequired: required.includes(name) };
    if (!schema.properties || isOfStrings(schema)) return [member];
    return [...(prefix === "" ? [member] : []), ...members(model, schema, `${path}.`)];
  });
}

/** Whether an object has only texts without rules, so that one row describes it. */
function isOfStrings({ properties = {} }: Schema): boolean {
  return Object.values(properties).every(({ type, format, enum: choices }) => type === "string" && !format && !choices);
}

/** A table of the values that are errors, and of those that are only warnings, as the formats of a type's properties list them. */
export function mistakeTable(model: ModelSchema, type: string): string {
  const rows = members(model, model.definitions[type] ?? {}, "").flatMap(({ path, schema }) => {
    const mistakes = [schema, schema.items ?? {}].flatMap(mistakesIn);
    // What to do follows a colon.
    const ofSeverity = (wanted: Finding["severity"]) =>
      mistakes
        .flatMap(([severity, , problem]) => (severity === wanted ? (problem.split(":")[0] ?? []) : []))
        .join("; ");
    if (mistakes.length === 0) return [];
    return `| \`${path.split(".").at(-1)}\` | ${escaped(ofSeverity("error"))} | ${escaped(ofSeverity("warning"))} |`;
  });
  return ["| argument | error: a value … | warning: a value … |", "|---|---|---|", ...rows].join("\n");
}

function typeName({ type, enum: choices, items, minimum, maximum, properties }: Schema): string {
  if (choices !== undefined) return choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(", ");
  if (type === "array") return `list of ${typeName(items ?? {})}s`;
  if (type === "object" && properties && isOfStrings({ properties })) {
    return Object.keys(properties)
      .map((name) => `\`${name}\``)
      .join(", ");
  }
  if (type === "object") return properties ? "object" : "map";
  if (minimum === undefined) return String(type);
  return maximum === undefined ? `${type}, at least ${minimum}` : `${type}, ${minimum} to ${maximum}`;
}

function escaped(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
