import path from "node:path";
import type { ProductionPackage } from "./dependencies.mjs";

export const PAGE = {
  path: path.join("docs", "dependencies.md"),
  command: "npm run generate:dependencies",
};

/** The page that lists what an installation has because of this package. It is the same whatever the SDK's version. */
export function dependenciesPage(packages: readonly ProductionPackage[]): string {
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  return `<!-- Generated from the installed packages by \`${PAGE.command}\`; do not edit. -->

# Dependencies

The ${packages.length} packages that \`pulumi-spectrocluster\` asks for, directly or through others.
About half of them every Pulumi program has already, through \`@pulumi/pulumi\`.
Packages with a script that npm runs when it installs them: ${withScript.join(", ") || "none"}.

| package | licence | asked for by |
|---|---|---|
${packages.map(row).join("\n")}
`;
}

function row({ name, license, wantedBy }: ProductionPackage): string {
  const wanted = wantedBy.map((by) => `${by.name || "**this package**"} (\`${by.range}\`)`);
  return `| ${name} | ${license} | ${wanted.join(", ")} |`;
}
