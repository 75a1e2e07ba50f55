import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { packInto } from "../../../tools/package/tarball.mjs";
import { withFolder } from "../../support/withFolder.mjs";
import { npm } from "../package/packageManagers.mjs";

/** The permitted licences, as package.json has them. */
const PERMISSIVE = [
  ...["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "0BSD", "BlueOak-1.0.0"],
  ...["(BSD-3-Clause AND Apache-2.0)", "(MIT OR CC0-1.0)"],
];

const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall"];

describe("production dependencies", () => {
  it("as a new user gets them have a permissive licence, and only one of Pulumi's SDK has an installation script", () =>
    withFolder(async (folder) => {
      const { file } = await packInto(folder);
      const manifest = { name: "user", license: "MIT", dependencies: { "pulumi-spectrocluster": `file:${file}` } };
      await writeFile(path.join(folder, "package.json"), JSON.stringify(manifest));
      // What the program has from Pulumi's SDK is no dependency of this package.
      await writeFile(path.join(folder, ".npmrc"), "omit=peer\n");
      await npm(folder, process.env);
      const { stdout } = await execa("npm", ["query", "*"], { cwd: folder });
      const packages: { name: string; license: string; scripts?: object }[] = JSON.parse(stdout);
      assert.ok(packages.some(({ name }) => name === "got"));
      const namesOf = (some: typeof packages) => some.map(({ name, license }) => `${name}: ${license}`);
      const others = packages.filter(({ license }) => !PERMISSIVE.includes(license));
      assert.deepEqual(namesOf(others), []);
      const withScript = packages.filter(({ scripts = {} }) => INSTALL_SCRIPTS.some((script) => script in scripts));
      assert.deepEqual(namesOf(withScript), ["protobufjs: BSD-3-Clause"]);
    }));
});
