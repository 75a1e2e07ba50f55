import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type ProductionPackage, productionPackages } from "../../../tools/package/dependencies.mjs";
import { dependenciesPage, PAGE } from "../../../tools/package/dependenciesPage.mjs";
import { licenceProblems } from "../../../tools/package/licences.mjs";
import { withTarball } from "../../../tools/package/tarball.mjs";
import { withFolder } from "../../support/withFolder.mjs";
import { dependenciesOn } from "./installedProgram.mjs";
import { npm } from "./packageManagers.mjs";

const ROOT = path.resolve(import.meta.dirname, "../../..");

describe("production dependencies", function () {
  this.timeout(120_000);

  it(`are those of ${PAGE.path}: otherwise run ${PAGE.command}`, async () => {
    const page = await readFile(path.join(ROOT, PAGE.path), "utf8");
    assert.equal(page, dependenciesPage(await productionPackages(ROOT)));
  });

  it("as a new user gets them have a permissive licence, and add no script that npm runs to those of the SDK", () =>
    withTarball(async ({ file }) => {
      const packages = await freshlyInstalled(file);
      assert.ok(packages.some(({ name }) => name === "got"));
      assert.deepEqual(licenceProblems(packages), []);
      const added = packages.filter(({ isInSdk }) => !isInSdk);
      assert.deepEqual(
        added.filter(({ hasInstallScript }) => hasInstallScript),
        [],
      );
    }));
});

async function freshlyInstalled(tarball: string): Promise<ProductionPackage[]> {
  return withFolder(async (folder) => {
    await writeFile(path.join(folder, "package.json"), JSON.stringify({ dependencies: dependenciesOn(tarball) }));
    await npm(folder, process.env);
    return await productionPackages(folder);
  });
}
