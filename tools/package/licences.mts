import satisfies from "spdx-satisfies";
import type { ProductionPackage } from "./dependencies.mjs";

/** The permitted licences of production dependencies, as SPDX identifiers. */
const PERMITTED = ["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "0BSD", "BlueOak-1.0.0"];

/** Finds packages whose licence is not permitted or not a valid SPDX expression. */
export function licenceProblems(packages: readonly ProductionPackage[]): string[] {
  return packages
    .filter(({ license }) => !isPermitted(license))
    .map(
      ({ name, license }) =>
        `${name} has the licence "${license}", but only these are permitted: ${PERMITTED.join(", ")}`,
    );
}

function isPermitted(license: string): boolean {
  try {
    return satisfies(license, PERMITTED);
  } catch {
    // Not an SPDX expression.
    return false;
  }
}
