import satisfies from "spdx-satisfies";
import type { ProductionPackage } from "./dependencies.mjs";

/** Licences under which a production dependency may come: permissive ones, as SPDX names them. */
const PERMITTED = ["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "0BSD", "BlueOak-1.0.0"];

/** Says which packages come under another licence, or name none that can be understood. */
export function licenceProblems(packages: readonly ProductionPackage[]): string[] {
  return packages
    .filter(({ license }) => !isPermitted(license))
    .map(({ name, license }) => `${name} comes under "${license}", which is none of ${PERMITTED.join(", ")}`);
}

function isPermitted(license: string): boolean {
  try {
    return satisfies(license, PERMITTED);
  } catch {
    // No SPDX expression.
    return false;
  }
}
