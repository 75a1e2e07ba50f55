/** `npm run generate:dependencies`: writes the page about production dependencies. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { productionPackages } from "./dependencies.mjs";
import { dependenciesPage, PAGE } from "./dependenciesPage.mjs";

const root = path.resolve(import.meta.dirname, "../..");

await writeFile(path.join(root, PAGE.path), dependenciesPage(await productionPackages(root)));
console.log(`wrote ${PAGE.path}`);
