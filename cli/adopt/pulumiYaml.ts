/** Programs for Pulumi's YAML, which may also be JSON. */
import { isJsonObject } from "../../provider/validation/jsonValue.js";
import type { Host } from "./hosts.js";
import { escaped, FLEET_NAME, inLine, quoted } from "./text.js";

export function yamlFleet(hosts: readonly Host[]): string {
  const clusters = hosts.map(
    ({ name, args: { clusterUid, ...cluster } }) => `        # ${quoted(name)}
        ${quoted(literal(clusterUid))}:
${inBlock(cluster, "          ")}`,
  );
  return `resources:
  ${FLEET_NAME}:
    type: spectrocluster:HostClusterFleet
    properties:
      clusters:
${clusters.join("")}      maxRemovals: 0
    options:
      protect: true
`;
}

export function yamlSingles(hosts: readonly Host[]): string {
  const resources = hosts.map(
    ({ name, args }) => `  # ${quoted(name)}
  ${quoted(args.clusterUid)}:
    type: spectrocluster:HostClusterConfig
    properties:
${inBlock(args, "      ")}    options:
      protect: true
`,
  );
  return `resources:\n${resources.join("")}`;
}

export function jsonFleet(hosts: readonly Host[]): string {
  const clusters = hosts.map(({ args: { clusterUid, ...cluster } }) => [literal(clusterUid), cluster] as const);
  const properties = { clusters: Object.fromEntries(clusters), maxRemovals: 0 };
  return inJson([[FLEET_NAME, { type: "spectrocluster:HostClusterFleet", properties }]]);
}

export function jsonSingles(hosts: readonly Host[]): string {
  const type = "spectrocluster:HostClusterConfig";
  return inJson(hosts.map(({ args }) => [args.clusterUid, { type, properties: args }]));
}

function inJson(resources: readonly (readonly [name: string, resource: object])[]): string {
  const declared = resources.map(([name, resource]) => [name, { ...resource, options: { protect: true } }]);
  const asLiteral = (_name: string, value: unknown) => (typeof value === "string" ? literal(value) : value);
  return `${escaped(JSON.stringify({ resources: Object.fromEntries(declared) }, asLiteral, 2))}\n`;
}

/** A text in which Pulumi interpolates nothing, because it reads `$$` as `$`. Names of resources are not interpolated. */
function literal(text: string): string {
  return text.replaceAll("$", "$$$$");
}

/** The lines of an object, whose names need no quotes. */
function inBlock(object: object, indent: string): string {
  const members = Object.entries(object).map(([name, value]) => {
    const content = isJsonObject(value)
      ? `\n${inBlock(value, `${indent}  `)}`
      : ` ${inLine(value, (text) => quoted(literal(text)))}\n`;
    return `${indent}${name}:${content}`;
  });
  return members.join("");
}
