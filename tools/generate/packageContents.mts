import { type ModelSchema, mapValues, referencedType, type Schema } from "./modelSchema.mjs";

/** A resource of the package, with the names of its types in the model. */
export interface ResourceEntry {
  inputs: string;
  properties: string;
  /** The type of a response that is compared with the inputs. */
  remote?: string;
}

/** A function of the package, with the names of its types in the model. */
export interface FunctionEntry {
  args: string;
  options: string;
  result: string;
}

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
    const schema = memberOf(contents, name, "PulumiPackage");
    return definitions[referencedType(schema) ?? ""]?.properties ?? schema.properties ?? {};
  }
  const typeOf = (entry: Schema, member: string, name: string) => {
    const type = referencedType(memberOf(entry, member, name));
    if (type === undefined) throw new Error(`${member} of ${name} must be a type that provider/model exports`);
    return type;
  };

  return {
    provider: memberOf(contents, "provider", "PulumiPackage"),
    resources: mapValues(members("resources"), (entry, name) => ({
      inputs: typeOf(entry, "inputs", name),
      properties: typeOf(entry, "properties", name),
      ...(entry.properties?.["remote"] && { remote: typeOf(entry, "remote", name) }),
    })),
    functions: mapValues(members("functions"), (entry, name) => ({
      args: typeOf(entry, "args", name),
      options: typeOf(entry, "options", name),
      result: typeOf(entry, "result", name),
    })),
  };
}

/** The types of values from programs, and of remote values that are compared with them. Unknown members are errors. */
export function inputTypes(contents: PackageContents): string[] {
  const ofResources = Object.values(contents.resources).map(({ inputs }) => inputs);
  const ofFunctions = Object.values(contents.functions).flatMap(({ args, options }) => [args, options]);
  return unique([...remoteTypes(contents), ...ofResources, ...ofFunctions]);
}

/** The types that resources compare with their inputs. */
export function remoteTypes({ resources }: PackageContents): string[] {
  return unique(Object.values(resources).flatMap(({ remote = [] }) => remote));
}

/** The types of the functions' results. Services may return more members than the reference describes. */
export function resultTypes({ functions }: PackageContents): string[] {
  return unique(Object.values(functions).map(({ result }) => result));
}

function memberOf(schema: Schema, name: string, owner: string): Schema {
  const member = schema.properties?.[name];
  if (member === undefined) throw new Error(`${owner} has no member ${name} in provider/model`);
  return member;
}

const unique = (names: readonly string[]) => [...new Set(names)];

/** Code with the properties of each resource. */
export function propertyNames({ definitions }: ModelSchema, { resources }: PackageContents): string {
  const names = mapValues(resources, ({ properties }) => Object.keys(definitions[properties]?.properties ?? {}).sort());
  return `/** The properties of each resource. */\nexport const PROPERTIES = ${JSON.stringify(names)} as const;\n`;
}
