import { type ModelSchema, mapValues, referencedType, type Schema } from "./modelSchema.mjs";

/** A part of a Pulumi package schema. What may be in it is up to Pulumi's metaschema, by which it is checked. */
export interface Spec {
  [member: string]: unknown;
}

interface ObjectSpec extends Spec {
  properties: Record<string, Spec>;
  required?: string[] | undefined;
}

/**
 * What a type is used for:
 * - `input`: what a resource is declared with. SDKs fill in nothing.
 * - `option`: what a provider or a lookup is given. SDKs fill in defaults.
 * - `variable`: what a stack's configuration has, where the code that Pulumi generates cannot cope with enums.
 * - `answer`: what the service has, which may have values that its reference does not know, and no defaults of SDKs.
 */
export type Use = "input" | "option" | "variable" | "answer";

const ANY = { $ref: "pulumi.json#/Any" };

/** The types of a Pulumi package, taken over from the model as they are needed. One for inputs serves answers too. */
export class PackageTypes {
  readonly specs: Record<string, Spec> = {};
  readonly #model: ModelSchema;
  readonly #tokenOf: (name: string) => string;

  constructor(model: ModelSchema, tokenOf: (name: string) => string) {
    this.#model = model;
    this.#tokenOf = tokenOf;
  }

  /** Name of a type in the model, and what it is. */
  #resolve(schema: Schema): [name: string | undefined, schema: Schema] {
    const name = referencedType(schema);
    return [name, (name !== undefined && this.#model.definitions[name]) || schema];
  }

  /** An object type, with the types of its members. */
  object(schema: Schema, use: Use): ObjectSpec {
    const [name = "", { description, properties = {}, required }] = this.#resolve(schema);
    return {
      type: "object",
      description,
      properties: mapValues(properties, (property, member) =>
        this.#property(property, name + capitalized(member), use),
      ),
      required,
    };
  }

  /** @param enumName - Name of the type that a list of values in this place becomes. */
  #property(schema: Schema, enumName: string, use: Use): Spec {
    const { default: value, deprecated, secret, willReplaceOnChanges } = schema;
    return {
      ...this.#type(schema, enumName, use),
      description: this.#description(schema, use),
      ...((use === "option" || use === "variable") && { default: value }),
      ...(deprecated && { deprecationMessage: "The service's reference calls it deprecated." }),
      secret,
      willReplaceOnChanges,
    };
  }

  #type(schema: Schema, enumName: string, use: Use): Spec {
    const [name, resolved] = this.#resolve(schema);
    const { type, anyOf, items, properties, additionalProperties } = resolved;
    if (anyOf !== undefined) return this.#type(withoutNull(anyOf), enumName, use);
    if (name !== undefined && properties !== undefined) return this.#named(name, () => this.object(schema, use));
    if (resolved.enum !== undefined && (use === "input" || use === "option")) {
      return this.#named(name ?? enumName, () => enumType(resolved, resolved.description ?? schema.description));
    }
    if (items !== undefined) return { type: "array", items: this.#type(items, enumName, use) };
    if (type === "object") {
      const values = typeof additionalProperties === "object" ? additionalProperties : {};
      return { type, additionalProperties: this.#type(values, enumName, use) };
    }
    const types = [type ?? []].flat().filter((one) => one !== "null");
    if (types.length === 0) return ANY;
    // What is a number or a name is a port.
    if (types.length > 1) return { oneOf: types.map((one) => ({ type: one === "number" ? "integer" : one })) };
    // In some generated SDKs an integer has 32 bits.
    return { type: resolved.maximum === 2 ** 63 ? "number" : types[0] };
  }

  #named(name: string, make: () => Spec): Spec {
    const token = this.#tokenOf(name);
    if (this.specs[token] === undefined) {
      // Known before it is made: a type may hold itself.
      this.specs[token] = {};
      Object.assign(this.specs[token], make());
    }
    return { $ref: `#/types/${token}` };
  }

  /** What is said of a member. Of an answer that is also what the type does not say. */
  #description(schema: Schema, use: Use): string {
    const { description = "", default: value, items = schema } = schema;
    if (use !== "answer") return description;
    const [, { enum: known = [] }] = this.#resolve(items);
    const values = known.map((each) => `\`${each || '""'}\``);
    const isTold = values.every((each) => description.includes(each));
    return [
      description,
      ...(isTold ? [] : [`Documented values: ${values.join(", ")}.`]),
      ...(value === undefined ? [] : [`Default: \`${value}\`.`]),
    ].join(" ");
  }
}

function enumType({ type, enum: values = [] }: Schema, description: string | undefined): Spec {
  return { type, description, enum: values.map((value) => ({ value })) };
}

function withoutNull(options: Schema[]): Schema {
  return options.find(({ type }) => type !== "null") ?? {};
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
