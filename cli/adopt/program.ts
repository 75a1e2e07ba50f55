/** Programs that declare host clusters. A text from Palette cannot end a string or a comment in them, and nothing in it is evaluated. */
import { escapeOf, isBlank } from "../../provider/json/text.js";
import { isJsonObject } from "../../provider/json/value.js";
import { MAX_BYTES, MAX_CLUSTERS } from "../../provider/validation/inputKeywords.js";
import type { Declarable, Undeclared } from "./hosts.js";

/** Its UID begins with a letter or digit, and has only letters, digits, `-` and `_`. */
export interface Host extends Declarable {
  name: string;
}

/** How a language writes a comment, and an object: what begins and ends it, and what ends any other value. */
const SYNTAXES = {
  typescript: { comment: "//", open: " {", close: "},", end: ",", text: quoted },
  // Pulumi reads `$$` as `$`, and interpolates nothing then.
  yaml: { comment: "#", open: "", close: "", end: "", text: (text: string) => quoted(text.replaceAll("$", "$$$$")) },
};

type Syntax = (typeof SYNTAXES)[Format];
export type Format = keyof typeof SYNTAXES;
export const FORMATS = Object.keys(SYNTAXES) as Format[];

export function programOf(hosts: readonly Host[], format: Format, isSingle: boolean): string {
  const syntax = SYNTAXES[format];
  const type = isSingle ? "HostClusterConfig" : "HostClusterFleet";
  const resources = isSingle ? singlesOf(hosts) : fleetsOf(hosts);
  const comments = new Map(
    hosts.map(({ args, undeclared }, index) => {
      const key = isSingle ? resources[index]?.[0] : quoted(args.clusterUid);
      return [key, undeclared.flatMap(aboutUndeclared).map((text) => `${syntax.comment} ${text}`)];
    }),
  );
  const lines = (object: object, indent: string) => linesOf(object, indent, syntax, comments);
  if (format === "yaml") {
    const declared = resources.map(([name, properties]) => [name, { type: `spectrocluster:${type}`, properties }]);
    return `${lines({ resources: Object.fromEntries(declared) }, "").join("\n")}\n`;
  }
  const statements = resources.flatMap(([name, args]) => [
    ...["", ...(comments.get(name) ?? [])],
    ...[`new ${type}(${name}, {`, ...lines(args, "  "), "});"],
  ]);
  return [`import { ${type} } from "pulumi-spectrocluster";`, ...statements, ""].join("\n");
}

function aboutUndeclared({ path, value, problems }: Undeclared): string[] {
  const line = `Cannot be declared, so it stays as it is in Palette: ${path}: ${JSON.stringify(value)}`;
  return [line, ...problems.map((problem) => `  ${problem}`)].map(printable);
}

/** The clusters as resources, named like the clusters. The first one of a name keeps it, and others end with their UID. */
function singlesOf(hosts: readonly Host[]): [name: string, args: object][] {
  // YAML reserves this name.
  const names = new Set(["pulumi"]);
  return hosts.map(({ name: given, args }) => {
    let name = given.replace(/[^\w-]+/g, "-").replace(/^[-_]+|-+$/g, "") || args.clusterUid;
    while (names.has(name)) name += `-${args.clusterUid}`;
    names.add(name);
    return [quoted(name), args];
  });
}

function fleetsOf(hosts: readonly Host[]): [name: string, args: object][] {
  const fleets: [key: string, cluster: object][][] = [];
  let bytes = MAX_BYTES;
  for (const { name, args } of hosts) {
    const { clusterUid, ...config } = args;
    // A blank text would be an error.
    const cluster = { ...(!isBlank(name) && { name }), ...config };
    const size = Buffer.byteLength(JSON.stringify({ [clusterUid]: cluster }));
    bytes += size;
    if (bytes >= MAX_BYTES || fleets.at(-1)?.length === MAX_CLUSTERS) {
      fleets.push([]);
      bytes = size;
    }
    fleets.at(-1)?.push([quoted(clusterUid), cluster]);
  }
  return fleets.map((clusters, index) => {
    const name = index === 0 ? "host-clusters" : `host-clusters-${index + 1}`;
    return [quoted(name), { clusters: Object.fromEntries(clusters) }];
  });
}

/** The lines of the properties of an object, each below its comments. */
function linesOf(object: object, indent: string, syntax: Syntax, comments: Map<unknown, string[]>): string[] {
  const { open, close, end, text } = syntax;
  return Object.entries(object).flatMap(([name, value]) => {
    if (!isJsonObject(value)) return `${indent}${name}: ${inLine(value, text)}${end}`;
    return [
      ...(comments.get(name) ?? []).map((comment) => indent + comment),
      `${indent}${name}:${open}`,
      ...linesOf(value, `${indent}  `, syntax, comments),
      ...(close ? [indent + close] : []),
    ];
  });
}

function inLine(value: unknown, textOf: (text: string) => string): string {
  if (Array.isArray(value)) return `[${value.map((item) => inLine(item, textOf)).join(", ")}]`;
  return typeof value === "string" ? textOf(value) : String(value);
}

/**
 * A text as a string of TypeScript and YAML, without characters that could end a line, or that nobody sees.
 * Characters of two UTF-16 code units stay, because YAML has no escapes for code units.
 */
function quoted(text: string): string {
  return printable(JSON.stringify(text));
}

function printable(text: string): string {
  return text.replace(/[^ -~]/gu, (character) => (character.length > 1 ? character : escapeOf(character)));
}
