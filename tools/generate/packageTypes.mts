import { type ModelSchema, mapValues, referencedType, type Schema } from "./modelSchema.mjs";

/** A part of a Pulumi package schema. A test validates the whole schema with Pulumi's metaschema. */
export interface Spec {
  [member: string]: unknown;
}

interface ObjectSpec extends Spec {
  properties: Record<string, Spec>;
  required?: string[] | undefined;
}

/**
 * How a type is used:
 * - `input`: arguments of a resource. SDKs fill in no defaults.
 * - `argument`: arguments of a function, likewise: the Go SDK 3.274 sends no arguments at all if it fills in defaults.
 * - `option`: arguments of a provider. SDKs fill in defaults.
 * - `variable`: a stack's configuration, in which Pulumi's generated code does not support enums.
 * - `state`: the properties of a resource, which may differ from the reference. SDKs fill in no defaults.
 * - `result`: likewise what a function received. SDKs of some languages fail without a required property, so only those are required
 *   that identify the result.
 */
export type Use = "input" | "argument" | "option" | "variable" | "state" | "result";

const ANY = { $ref: "pulumi.json#/Any" };

/** The types of a Pulumi package, converted from the model on demand. Inputs and results share types. */
export class PackageTypes {
  readonly specs: Record<string, Spec> = {};
  readonly #model: ModelSchema;
  readonly #tokenOf: (name: string) => string;

  constructor(model: ModelSchema, tokenOf: (name: string) => string) {
    this.#model = model;
    this.#tokenOf = tokenOf;
  }

  /** The name of a schema's type in the model, and the schema itself. */
  #resolve(schema: Schema): [name: string | undefined, schema: Schema] {
    const name = referencedType(schema);
    return [name, (name !== undefined && this.#model.definitions[name]) || schema];
  }

  /** An exported object type of the model, with the types of its properties. */
  named(type: string, use: Use): ObjectSpec {
    return this.object({ $ref: `#/definitions/${type}` }, use);
  }

  /** An object type, with the types of its properties. */
  object(schema: Schema, use: Use): ObjectSpec {
    const [name = "", { description, properties = {}, required, identity }] = this.#resolve(schema);
    return {
      type: "object",
      description,
      properties: mapValues(properties, (property, member) =>
        this.#property(property, name + capitalized(member), use),
      ),
      required: use !== "result" || identity ? required : undefined,
    };
  }

  /** @param enumName - Name of the type if the property is an enum. */
  #property(schema: Schema, enumName: string, use: Use): Spec {
    const { default: value, deprecated, secret, willReplaceOnChanges } = schema;
    return {
      ...this.#type(schema, enumName, use),
      description: this.#description(schema, use),
      ...((use === "option" || use === "variable") && { default: value }),
      ...(deprecated && { deprecationMessage: "Deprecated." }),
      secret,
      willReplaceOnChanges,
    };
  }

  #type(schema: Schema, enumName: string, use: Use): Spec {
    const [name, resolved] = this.#resolve(schema);
    const { type, anyOf, items, properties, additionalProperties } = resolved;
    if (anyOf !== undefined) return this.#type(withoutNull(anyOf), enumName, use);
    if (name !== undefined && properties !== undefined) return this.#named(name, () => this.object(schema, use));
    if (resolved.enum !== undefined && ["input", "argument", "option"].includes(use)) {
      return this.#named(name ?? enumName, () => enumType(resolved, resolved.description ?? schema.description));
    }
    if (items !== undefined) return { type: "array", items: this.#type(items, enumName, use) };
    if (type === "object") {
      const values = typeof additionalProperties === "object" ? additionalProperties : {};
      return { type, additionalProperties: this.#type(values, enumName, use) };
    }
    const types = [type ?? []].flat().filter((one) => one !== "null");
    if (types.length === 0) return ANY;
    // The only union of number and string is a port.
    if (types.length > 1) return { oneOf: types.map((one) => ({ type: one === "number" ? "integer" : one })) };
    // In some generated SDKs an integer has 32 bits.
    return { type: resolved.maximum === 2 ** 63 ? "number" : types[0] };
  }

  #named(name: string, make: () => Spec): Spec {
    const token = this.#tokenOf(name);
    if (this.specs[token] === undefined) {
      // Registered before it is complete, because a type may contain itself.
      this.specs[token] = {};
      Object.assign(this.specs[token], make());
    }
    return { $ref: `#/types/${token}` };
  }

  /** The description of a property, with the default that the type omits, and for states and results with the known values. */
  #description(schema: Schema, use: Use): string {
    const { description = "", default: value, items = schema } = schema;
    if (!["argument", "state", "result"].includes(use)) return description;
    const [, { enum: known = [] }] = this.#resolve(items);
    const values = (use === "argument" ? [] : known).map((each) => `\`${each || '""'}\``);
    const isDocumented = values.every((each) => description.includes(each));
    return [
      description,
      ...(isDocumented ? [] : [`Documented values: ${values.join(", ")}.`]),
      ...(value === undefined ? [] : [`Default: \`${value}\`.`]),
    ].join(" ");
  }
}

/** The names are capitalized, because some values, such as `int`, are keywords of Java. */
function enumType({ type, enum: values = [] }: Schema, description: string | undefined): Spec {
  return { type, description, enum: values.map((value) => ({ name: capitalized(`${value}`), value })) };
}

function withoutNull(options: Schema[]): Schema {
  return options.find(({ type }) => type !== "null") ?? {};
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
