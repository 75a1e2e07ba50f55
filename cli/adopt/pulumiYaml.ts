/** Programs for Pulumi's YAML. */
import { isJsonObject } from "../../provider/validation/jsonValue.js";
import type { Host } from "./hosts.js";
import { FLEET_NAME, inLine, quoted } from "./text.js";

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
${clusters.join("")}`;
}

export function yamlSingles(hosts: readonly Host[]): string {
  const resources = hosts.map(
    ({ name, args }) => `  # ${quoted(name)}
  ${quoted(args.clusterUid)}:
    type: spectrocluster:HostClusterConfig
    properties:
${inBlock(args, "      ")}`,
  );
  return `resources:\n${resources.join("")}`;
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
