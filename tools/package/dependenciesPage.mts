import path from "node:path";
import type { ProductionPackage } from "./dependencies.mjs";

export const PAGE = {
  path: path.join("docs", "dependencies.md"),
  command: "npm run generate:dependencies",
};

/** The page with the production dependencies of this package. It does not depend on the version of Pulumi's SDK. */
export function dependenciesPage(packages: readonly ProductionPackage[]): string {
  const direct = packages.filter(({ dependents }) => dependents.some(({ name }) => name === ""));
  const withScript = packages.filter(({ hasInstallScript }) => hasInstallScript);
  const licences = [...new Set(packages.map(({ license }) => license))].sort();
  const rows = licences.map((licence) => {
    const names = namesOf(packages.filter(({ license }) => license === licence));
    return `- **${licence}**: ${names}`;
  });
  return `<!-- Generated from the installed packages by \`${PAGE.command}\`; do not edit. -->

# Dependencies

\`pulumi-spectrocluster\` has ${packages.length} production dependencies. \`@pulumi/pulumi\`, which every Pulumi program has, also depends on
about half of them. \`npm explain <package>\` shows why one is installed.

- **direct dependencies**: ${namesOf(direct)}
- **dependencies that run a script at installation**: ${namesOf(withScript) || "none"}

By licence, direct and transitive:

${rows.join("\n")}
`;
}

function namesOf(packages: readonly ProductionPackage[]): string {
  return packages.map(({ name }) => name).join(", ");
}
