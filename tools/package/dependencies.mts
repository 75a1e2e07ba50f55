import Arborist from "@npmcli/arborist";

/** A production dependency, direct or transitive. */
export interface ProductionPackage {
  name: string;
  version: string;
  /** Licence in package.json: an SPDX expression, or empty if there is none. */
  license: string;
  hasInstallScript: boolean;
  /** The packages that depend on it, with their ranges; `""` is this package. */
  dependents: { name: string; range: string }[];
  /** Whether `@pulumi/pulumi`, which every program has, depends on it too. */
  isInSdk: boolean;
}

const PACKAGE = "pulumi-spectrocluster";
const SDK = "@pulumi/pulumi";

/**
 * The production dependencies of this package by name, direct and transitive, without those of only `@pulumi/pulumi`.
 *
 * @param folder - The checkout, or a folder in which the package is installed as a dependency.
 */
export async function productionPackages(folder: string): Promise<ProductionPackage[]> {
  const root = await new Arborist({ path: folder }).loadActual();
  const ours = root.edgesOut.get(PACKAGE)?.to ?? root;
  const sdk = root.edgesOut.get(SDK)?.to;
  if (!sdk) throw new Error(`${SDK} is not installed in ${folder}`);
  const [production, withSdk] = [dependenciesOf(ours), dependenciesOf(sdk)];
  const packages = [...production].map((node) => ({
    name: node.packageName,
    version: node.version,
    license: typeof node.package.license === "string" ? node.package.license : "",
    hasInstallScript: node.hasInstallScript,
    dependents: [...node.edgesIn]
      .filter((edge) => isNeeded(edge) && edge.from && (edge.from === ours || production.has(edge.from)))
      .map(({ from, spec }) => ({ name: from === ours ? "" : (from?.packageName ?? ""), range: spec }))
      .sort((a, b) => compare(a.name, b.name)),
    isInSdk: withSdk.has(node),
  }));
  return packages.sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** The direct and transitive dependencies of a package. */
function dependenciesOf(node: Arborist.Node): Set<Arborist.Node> {
  const found = new Set<Arborist.Node>();
  const visit = ({ edgesOut }: Arborist.Node) => {
    for (const edge of edgesOut.values()) {
      if (!isNeeded(edge) || !edge.to || found.has(edge.to)) continue;
      found.add(edge.to);
      visit(edge.to);
    }
  };
  visit(node);
  return found;
}

/** Optional dependencies are included if they are installed. */
function isNeeded({ type }: Arborist.Edge): boolean {
  return type === "prod" || type === "optional";
}

/** Unlike localeCompare, does not depend on the language of the machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
