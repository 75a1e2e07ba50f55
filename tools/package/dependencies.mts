import Arborist from "@npmcli/arborist";

/** A package that an installation has because of ours. */
export interface ProductionPackage {
  name: string;
  version: string;
  /** Its licence as package.json states it: an SPDX expression. Empty where it states none. */
  license: string;
  hasInstallScript: boolean;
  /** Who asks for it, and for which range; `""` stands for our own package. */
  wantedBy: { name: string; range: string }[];
  /** Whether `@pulumi/pulumi`, which every program has, brings it as well. */
  comesWithSdk: boolean;
}

const PACKAGE = "pulumi-spectrocluster";
const SDK = "@pulumi/pulumi";

/**
 * The packages that ours brings along, directly or through others, by name. What `@pulumi/pulumi` brings, and ours does
 * not ask for, is not among them.
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
    wantedBy: [...node.edgesIn]
      .filter((edge) => isNeeded(edge) && edge.from && (edge.from === ours || production.has(edge.from)))
      .map(({ from, spec }) => ({ name: from === ours ? "" : (from?.packageName ?? ""), range: spec }))
      .sort((a, b) => compare(a.name, b.name)),
    comesWithSdk: withSdk.has(node),
  }));
  return packages.sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** What has to be installed for a package to run, but the package itself. */
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

/** An optional dependency that is installed counts. */
function isNeeded({ type }: Arborist.Edge): boolean {
  return type === "prod" || type === "optional";
}

/** The same everywhere, whatever the language of the machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
