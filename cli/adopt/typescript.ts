import { isJsonObject } from "../../provider/validation/jsonValue.js";
import type { Host } from "./hosts.js";
import { FLEET_NAME, inLine, quoted } from "./text.js";

export function typescriptFleet(hosts: readonly Host[]): string {
  const clusters = hosts.map(
    ({ name, args: { clusterUid, ...cluster } }) =>
      `    // ${quoted(name)}\n    ${quoted(clusterUid)}: ${inBraces(cluster, "    ")},\n`,
  );
  return `import { HostClusterFleet } from "pulumi-spectrocluster";

new HostClusterFleet("${FLEET_NAME}", {
  clusters: {
${clusters.join("")}  },
});
`;
}

export function typescriptSingles(hosts: readonly Host[]): string {
  const resources = hosts.map(
    ({ name, args }) => `
// ${quoted(name)}
new HostClusterConfig(${quoted(args.clusterUid)}, ${inBraces(args, "")});
`,
  );
  return `import { HostClusterConfig } from "pulumi-spectrocluster";\n${resources.join("")}`;
}

/** An object with names that are identifiers. */
function inBraces(object: object, indent: string): string {
  const inner = `${indent}  `;
  const members = Object.entries(object).map(
    ([name, value]) => `${inner}${name}: ${isJsonObject(value) ? inBraces(value, inner) : inLine(value, quoted)},\n`,
  );
  return `{\n${members.join("")}${indent}}`;
}
