import { stringify } from "yaml";
import type { Spec } from "./packageTypes.mjs";

/** A resource or function with values for its inputs. */
interface Example {
  /** Name of the resource or function. */
  name: string;
  kind: "resource" | "function";
  inputs: Spec;
  values: Record<string, unknown>;
}

interface Package {
  name: string;
  /** Modules that programs import, by language. */
  modules: { nodejs: string; python: string; go: string };
  types: Record<string, Spec>;
  resources: readonly string[];
}

/** A description with an example in each language, in the form that Pulumi's generators of SDKs and documentation read. */
export function withExample(description: string, example: Example, pack: Package): string {
  const programs = Object.entries({ typescript, python, go, yaml }).map(
    ([language, write]) => `\`\`\`${language}\n${write(example, pack).trim()}\n\`\`\``,
  );
  return [
    `${description}\n`,
    "{{% examples %}}",
    "## Example Usage",
    "{{% example %}}\n",
    ...programs,
    "{{% /example %}}",
    "{{% /examples %}}",
  ].join("\n");
}

/** Name of the resource in the example. */
const RESOURCE = "prod";

function typescript({ name, kind, inputs, values }: Example, pack: Package): string {
  const args = print(values, inputs, "", {
    types: pack.types,
    indent: "    ",
    separator: ": ",
    key: (key) => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)),
    scalar: (value) => JSON.stringify(value),
    type: () => "",
  });
  const statement =
    kind === "resource"
      ? `const ${RESOURCE} = new ${pack.name}.${name}("${RESOURCE}", ${args});`
      : `export const ${resultName(name)} = ${pack.name}.${name}Output(${args});`;
  return `import * as ${pack.name} from "${pack.modules.nodejs}";\n\n${statement}`;
}

function python({ name, kind, inputs, values }: Example, pack: Package): string {
  const style: Style = {
    types: pack.types,
    indent: "    ",
    separator: ": ",
    key: (key, isMap) => JSON.stringify(isMap ? key : snakeCase(key)),
    scalar: (value) => (typeof value === "boolean" ? capitalized(String(value)) : JSON.stringify(value)),
    type: () => "",
  };
  const keywords = { ...style, separator: "=", key: snakeCase, nested: style };
  if (kind === "function") {
    const args = printMembers(values, inputs, "    ", keywords);
    const call = `${pack.name}.${snakeCase(name)}_output(\n${args}    )`;
    return `${pythonImports(pack)}pulumi.export(\n    "${resultName(name)}",\n    ${call},\n)`;
  }
  const args = `    "${RESOURCE}",\n${printMembers(values, inputs, "", keywords)}`;
  return `${pythonImports(pack)}${RESOURCE} = ${pack.name}.${name}(\n${args})`;
}

function pythonImports({ name, modules }: Package): string {
  return `import pulumi\nimport ${modules.python} as ${name}\n\n`;
}

function go({ name, kind, inputs, values }: Example, pack: Package): string {
  const args = print(values, inputs, "\t\t", {
    types: pack.types,
    indent: "\t",
    separator: ": ",
    align: true,
    key: (key, isMap) => (isMap ? JSON.stringify(key) : capitalized(key)),
    scalar(value, spec) {
      const { typeName, isEnum } = resolve(spec, pack.types);
      if (isEnum) return `${pack.name}.${typeName}${capitalized(String(value))}`;
      if (typeof value === "number") return `pulumi.${spec["type"] === "integer" ? "Int" : "Float64"}(${value})`;
      return typeof value === "boolean" ? `pulumi.Bool(${value})` : `pulumi.String(${JSON.stringify(value)})`;
    },
    type(spec) {
      const { typeName, isMap, member } = resolve(spec, pack.types);
      if (typeName !== undefined) return `${pack.name}.${typeName}Args`;
      const memberName = resolve(member(""), pack.types).typeName;
      if (spec === inputs) return "";
      if (memberName === undefined) throw new Error("A Go example only supports maps and lists of object types");
      return `${pack.name}.${memberName}${isMap ? "Map" : "Array"}`;
    },
  });
  // Pulumi's generator for Go avoids the name of a resource's own getter.
  const goName = pack.resources.includes(name.slice(3)) ? `Lookup${name.slice(3)}` : capitalized(name);
  const statements =
    kind === "resource"
      ? `_, err := ${pack.name}.New${name}(ctx, "${RESOURCE}", &${pack.name}.${name}Args${args})\n\t\treturn err`
      : `${resultName(name)} := ${pack.name}.${goName}Output(ctx, ${pack.name}.${goName}OutputArgs${args})\n` +
        `\t\tctx.Export("${resultName(name)}", ${resultName(name)})\n\t\treturn nil`;
  return `package main

import (
\t"${pack.modules.go}"
\t"github.com/pulumi/pulumi/sdk/v3/go/pulumi"
)

func main() {
\tpulumi.Run(func(ctx *pulumi.Context) error {
\t\t${statements}
\t})
}`;
}

function yaml({ name, kind, values }: Example, pack: Package): string {
  if (kind === "resource") {
    return stringify({ resources: { [RESOURCE]: { type: `${pack.name}:${name}`, properties: values } } });
  }
  const call = { function: `${pack.name}:${name}`, arguments: values };
  const result = resultName(name);
  return stringify({ variables: { [result]: { "fn::invoke": call } }, outputs: { [result]: `\${${result}}` } });
}

/** How a language writes values. */
interface Style {
  types: Record<string, Spec>;
  indent: string;
  /** Between a key and its value. */
  separator: string;
  /** Pads keys of adjacent lines to the same width, as gofmt does. */
  align?: boolean;
  key(key: string, isMap: boolean): string;
  scalar(value: unknown, spec: Spec): string;
  /** The type before the brace of an object, map or list. */
  type(spec: Spec): string;
  /** The style of nested values, if it is another one. */
  nested?: Style;
}

function print(value: unknown, spec: Spec, indent: string, style: Style): string {
  if (typeof value !== "object" || value === null) return style.scalar(value, spec);
  if (Array.isArray(value)) {
    const items = value.map((item) => print(item, resolve(spec, style.types).member(""), indent, style)).join(", ");
    const type = style.type(spec);
    return type === "" ? `[${items}]` : `${type}{${items}}`;
  }
  return `${style.type(spec)}{\n${printMembers(value, spec, indent, style)}${indent}}`;
}

function printMembers(values: object, spec: Spec, outerIndent: string, style: Style): string {
  const { isMap, member } = resolve(spec, style.types);
  const indent = outerIndent + style.indent;
  const lines = Object.entries(values).map(([key, value]) => {
    const printed = print(value, member(key), indent, style.nested ?? style);
    return { key: style.key(key, isMap), printed, isLong: printed.includes("\n") };
  });
  return lines
    .map(({ key, printed, isLong }, index) => {
      const padding = style.align && !isLong ? widthAround(lines, index) - key.length : 0;
      return `${indent}${key}${style.separator}${" ".repeat(padding)}${printed},\n`;
    })
    .join("");
}

/** The longest key among the adjacent entries of one line. */
function widthAround(lines: { key: string; isLong: boolean }[], index: number): number {
  const start = lines.findLastIndex(({ isLong }, other) => isLong && other < index) + 1;
  const end = lines.findIndex(({ isLong }, other) => isLong && other > index);
  return Math.max(...lines.slice(start, end === -1 ? undefined : end).map(({ key }) => key.length));
}

/** The type that a schema refers to. */
function resolve(spec: Spec, types: Record<string, Spec>) {
  const token = /^#\/types\/(.*)$/.exec(String(spec["$ref"]))?.[1];
  const resolved = token === undefined ? spec : (types[token] ?? {});
  const properties = resolved["properties"] as Record<string, Spec> | undefined;
  return {
    typeName: token?.split(":").at(-1),
    isEnum: resolved["enum"] !== undefined,
    isMap: resolved["additionalProperties"] !== undefined,
    member: (key: string) => (properties?.[key] ?? resolved["additionalProperties"] ?? resolved["items"] ?? {}) as Spec,
  };
}

/** The name of a variable for the result of a function: without `get`, in lower camel case. */
function resultName(name: string): string {
  return name.charAt(3).toLowerCase() + name.slice(4);
}

function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, "_").toLowerCase();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
