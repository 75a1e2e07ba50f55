import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { checkPackageSchema, generateSdk, type SdkLanguage } from "../../../tools/engine/packageSdk.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const file = path.join(root, "provider/plugin/schema.json");

describe("the package schema", function () {
  this.timeout(60_000);

  it("is valid for Pulumi's own code, without a warning", () => checkPackageSchema(file));
});

describe("the SDKs that Pulumi makes of the package schema", function () {
  // Go may have to compile Pulumi's SDK first.
  this.timeout(600_000);

  it("nodejs: compiles, and is another package than the one with the plugin", () =>
    withSdk("nodejs", async (folder) => {
      await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
      const tsc = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
      await execa(process.execPath, [tsc, "-p", folder]);
      const { name, version } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
      const ours = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
      assert.notEqual(name, ours.name);
      assert.equal(version, ours.version);
    }));

  it("python: compiles", () =>
    withSdk("python", async (folder) => {
      await execa("python3", ["-m", "compileall", "-q", path.join(folder, "pulumi_spectrocluster")]);
      const project = await readFile(path.join(folder, "pyproject.toml"), "utf8");
      assert.match(project, /name = "pulumi_spectrocluster"/);
    }));

  it("go: the code for the stack's configuration compiles, which no program needs", () =>
    withSdk("go", async (folder) => {
      const env = { CGO_ENABLED: "0", GOWORK: "off", GOFLAGS: "-mod=mod -buildvcs=false" };
      await execa("go", ["mod", "edit", "-require", "github.com/pulumi/pulumi/sdk/v3@v3.250.0"], { cwd: folder, env });
      await execa("go", ["build", "./spectrocluster/config"], { cwd: folder, env });
    }));
});

function withSdk(language: SdkLanguage, test: (folder: string) => Promise<void>): Promise<void> {
  return inFolder(async (folder) => {
    await generateSdk(language, file, folder);
    await test(folder);
  });
}

async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-schema-"));
  try {
    await test(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
