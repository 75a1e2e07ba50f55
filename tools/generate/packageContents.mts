import { type ModelSchema, mapValues, referencedType, type Schema } from "./modelSchema.mjs";

/** A resource of the package, with the names of its types in the model. */
interface ResourceEntry {
  inputs: string;
  properties: string;
  /** The type of a response that is compared with the inputs. */
  remote?: string;
}

/** A function of the package, with the names of its types in the model. */
type FunctionEntry = Record<"args" | "options" | "result", string>;

/** The contents of the package, as listed in the interface `PulumiPackage`. All generated files derive from them. */
export interface PackageContents {
  provider: Schema;
  resources: Record<string, ResourceEntry>;
  functions: Record<string, FunctionEntry>;
}

/** @param model - The schema of `PulumiPackage`. */
export function packageContents({ definitions }: ModelSchema): PackageContents {
  const contents = definitions["PulumiPackage"] ?? {};

  function members(name: string): Record<string, Schema> {
    const schema = memberOf(contents, name);
    return definitions[referencedType(schema) ?? ""]?.properties ?? schema.properties ?? {};
  }
  const typesOf = <Entry,>(entries: Record<string, Schema>) =>
    mapValues(entries, ({ properties = {} }, name) =>
      mapValues(properties, (schema, member) => {
        const type = referencedType(schema);
        if (type === undefined) throw new Error(`${member} of ${name} must be a type that provider/model exports`);
        return type;
      }),
    ) as Record<string, Entry>;

  return {
    provider: memberOf(contents, "provider"),
    resources: typesOf<ResourceEntry>(members("resources")),
    functions: typesOf<FunctionEntry>(members("functions")),
  };
}

/** The types of values from programs, and of remote values that are compared with them. Unknown properties are errors. */
export function inputTypes(contents: PackageContents): string[] {
  const ofResources = Object.values(contents.resources).map(({ inputs }) => inputs);
  const ofFunctions = Object.values(contents.functions).flatMap(({ args, options }) => [args, options]);
  return unique([...remoteTypes(contents), ...ofResources, ...ofFunctions]);
}

/** The types that resources compare with their inputs. */
export function remoteTypes({ resources }: PackageContents): string[] {
  return unique(Object.values(resources).flatMap(({ remote = [] }) => remote));
}

/** The types of the functions' results. Services may return more properties than the reference describes. */
export function resultTypes({ functions }: PackageContents): string[] {
  return unique(Object.values(functions).map(({ result }) => result));
}

function memberOf({ properties }: Schema, name: string): Schema {
  const member = properties?.[name];
  if (member === undefined) throw new Error(`PulumiPackage has no member ${name} in provider/model`);
  return member;
}

const unique = (names: readonly string[]) => [...new Set(names)];

export function propertyNames({ definitions }: ModelSchema, { resources }: PackageContents): string {
  function tree(schema: Schema | undefined): object {
    const { properties = {}, additionalProperties } = definitions[referencedType(schema ?? {}) ?? ""] ?? schema ?? {};
    const ofMap = typeof additionalProperties === "object" && { "*": tree(additionalProperties) };
    return { ...mapValues(properties, tree), ...ofMap };
  }
  const names = mapValues(resources, ({ properties }) => Object.keys(definitions[properties]?.properties ?? {}).sort());
  const args = mapValues(resources, ({ inputs }) => tree(definitions[inputs]));
  const required = mapValues(resources, ({ inputs }) => definitions[inputs]?.required ?? []);
  return `/** The properties of each resource. */
export const PROPERTIES = ${JSON.stringify(names)} as const;

/** The arguments that each resource requires. */
export const REQUIRED = ${JSON.stringify(required)} as const;

/** The arguments of each resource, with the properties of each. In a map, \`*\` stands for its keys. */
export const ARGUMENTS = ${JSON.stringify(args)} as const;
`;
}
