import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { unpackInto, withTarball } from "../../tools/package/tarball.mjs";

/** Runs JavaScript in a new process in the project's folder and returns the output. */
const run = (code: string, ...flags: string[]) =>
  execFileSync(process.execPath, [...flags, "-e", code], { encoding: "utf8" }).trim();

/** A component library that uses the package. */
const LIBRARY = `
import * as pulumi from "@pulumi/pulumi";
import { findSearchInputUid, getClusterSearchInputsOutput, getVirtualMachineOutput, type VirtualMachine } from "pulumi-spectrocluster";
export const machine = getVirtualMachineOutput({ clusterUid: "c1", name: pulumi.output("web-0"), namespace: "default" });
export const typed: pulumi.Output<VirtualMachine> = machine;
export const ready = machine.status.apply((status) => status?.ready);
export const bus = machine.apply(({ spec }) => spec.template.spec?.domain.devices.disks?.[0]?.disk?.bus);
export const uid = getClusterSearchInputsOutput().apply((inputs) => findSearchInputUid(inputs, "project", "dev"));
`;

const root = path.resolve(import.meta.dirname, "../..");
/** Installs the package as it is published, and what its types need. Compilers would resolve a link. */
async function installInto(folder: string): Promise<void> {
  const modules = path.join(folder, "node_modules");
  await withTarball((tarball) => unpackInto(path.join(modules, "pulumi-spectrocluster"), tarball));
  for (const name of ["@pulumi", "@types"]) {
    symlinkSync(path.join(root, "node_modules", name), path.join(modules, name), "junction");
  }
}

const tsc = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");

describe("the package", () => {
  it("loads the provider without any module of Pulumi's, and without got", () => {
    const loaded = run(`
      require("pulumi-spectrocluster/provider");
      console.log(Object.keys(require.cache).join("\\n"));`);
    assert.match(loaded, /dist\/provider\/dynamic\/index\.js/);
    assert.doesNotMatch(loaded, /@pulumi|@grpc|node_modules\/got/);
  });

  it("loads the validators of results only for a function", () => {
    const loaded = run(`require("pulumi-spectrocluster"); console.log(Object.keys(require.cache).join("\\n"));`);
    assert.match(loaded, /dist\/sdk\/functions\.js/);
    assert.doesNotMatch(loaded, /resultValidators|virtualMachineRules/);
  });

  it("loads the validation without any module of Pulumi's", () => {
    const loaded = run(
      `require("pulumi-spectrocluster/validation"); console.log(Object.keys(require.cache).join("\\n"));`,
    );
    assert.doesNotMatch(loaded, /@pulumi|@grpc|node_modules\/got/);
  });

  it("has types that compile under the strictest options, and that declarations of a library can refer to", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "pulumi-spectrocluster-"));
    try {
      await installInto(folder);
      writeFileSync(path.join(folder, "index.ts"), LIBRARY);
      const options = ["--strict", "--exactOptionalPropertyTypes", "--declaration", "--skipLibCheck"];
      const target = ["--target", "es2022", "--module", "nodenext", "--types", "node"];
      const compiled = spawnSync(process.execPath, [tsc, ...options, ...target, "index.ts"], { cwd: folder });
      assert.equal(String(compiled.stdout), "");
      assert.match(readFileSync(path.join(folder, "index.d.ts"), "utf8"), /"virtio" \| "sata"/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
