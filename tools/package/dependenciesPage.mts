import path from "node:path";
import type { ProductionPackage } from "./dependencies.mjs";

export const PAGE = {
  path: path.join("docs", "dependencies.md"),
  command: "npm run generate:dependencies",
};

/** The page with the production dependencies of this package. It does not depend on the version of Pulumi's SDK. */
export function dependenciesPage(packages: readonly ProductionPackage[]): string {
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  return `<!-- Generated from the installed packages by \`${PAGE.command}\`; do not edit. -->

# Dependencies

\`pulumi-spectrocluster\` has ${packages.length} production dependencies, direct and transitive.
\`@pulumi/pulumi\`, which every Pulumi program has, also depends on about half of them.
Packages with an install script: ${withScript.join(", ") || "none"}.

| package | licence | dependents |
|---|---|---|
${packages.map(row).join("\n")}
`;
}

function row({ name, license, dependents }: ProductionPackage): string {
  const rows = dependents.map((by) => `${by.name || "**this package**"} (\`${by.range}\`)`);
  return `| ${name} | ${license} | ${rows.join(", ")} |`;
}
