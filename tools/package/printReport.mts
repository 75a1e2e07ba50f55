/** `npm run package:report`: prints the size of an installation of the package. */
import path from "node:path";
import { productionPackages } from "./dependencies.mjs";
import { packageReport } from "./report.mjs";
import { withTarball } from "./tarball.mjs";

const packages = await productionPackages(path.resolve(import.meta.dirname, "../.."));
console.log(await withTarball(async (tarball) => packageReport(tarball, packages)));
