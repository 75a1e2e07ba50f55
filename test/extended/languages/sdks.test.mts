import assert from "node:assert/strict";
import { readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { ROOT } from "../../../tools/checkout.mjs";
import { checkPackageSchema } from "../../../tools/engine/packageSdk.mjs";
import { DESCRIPTIONS, examples, SCHEMA, version, withSdk, write } from "./generatedSdk.mjs";

describe("the package schema", () => {
  it("is valid for Pulumi's own code, without a warning", () => checkPackageSchema(SCHEMA));

  it("has an example of each resource and function in every language", () => {
    const tokens = DESCRIPTIONS.map(([token]) => token);
    for (const language of ["typescript", "python", "go", "java", "yaml"]) {
      const subjects = examples(language).map(({ subject }) => `spectrocluster:index:${subject}`);
      assert.deepEqual(subjects, tokens, language);
    }
  });
});

describe("the SDK that Pulumi generates from the package schema compiles with the examples", () => {
  it("nodejs, as another package than the one with the plugin", () =>
    withSdk("nodejs", async (folder) => {
      const { name, version: ofSdk } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
      assert.deepEqual([name, ofSdk], ["pulumi-spectrocluster-sdk", version]);
      await symlink(path.join(ROOT, "node_modules"), path.join(folder, "node_modules"), "junction");
      const files = examples("typescript").map(({ subject }) => `example-${subject}.ts`);
      for (const { subject, code } of examples("typescript")) {
        await write(path.join(folder, `example-${subject}.ts`), code.replace('"pulumi-spectrocluster"', '"./index"'));
      }
      await write(path.join(folder, "examples.json"), JSON.stringify({ extends: "./tsconfig.json", files }));
      await execa("node", ["node_modules/typescript/bin/tsc", "-p", "examples.json"], { cwd: folder });
    }));

  it("python", () =>
    withSdk("python", async (folder) => {
      for (const { subject, code } of examples("python")) await write(path.join(folder, `example_${subject}.py`), code);
      await execa("python3", ["-m", "compileall", "-q", folder]);
      assert.match(await readFile(path.join(folder, "pyproject.toml"), "utf8"), /name = "pulumi_spectrocluster"/);
    }));
});
