import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { packInto, unpackInto } from "../../../tools/package/tarball.mjs";

const INSTALLED = path.resolve(import.meta.dirname, "../../../node_modules");
const TSC = createRequire(import.meta.url).resolve("typescript/bin/tsc");

/** Uses types of each entry point. */
const PROGRAM = `
import * as pulumi from "@pulumi/pulumi";
import * as spectrocluster from "pulumi-spectrocluster";
import { resource } from "pulumi-spectrocluster/provider";
import { checkHostClusterConfig, type CheckOptions, type Finding } from "pulumi-spectrocluster/validation";

const args: spectrocluster.HostClusterConfigArgs = { clusterUid: pulumi.output("c1"), isHostCluster: true };
const options: CheckOptions = { hideValues: true };
export const findings: Finding[] = checkHostClusterConfig(args, options);
export const host = new spectrocluster.HostClusterConfig("host", args);
const machine = spectrocluster.getVirtualMachineOutput({ clusterUid: host.clusterUid, name: "a", namespace: "b" });
export const isReady: pulumi.Output<boolean | undefined> = machine.status.apply((status) => status?.ready);
export const provider: unknown = resource("HostClusterConfig");
`;

/** What `pulumi new typescript` wrote until March 2026. */
const PULUMI_NEW = {
  target: "es2020",
  module: "commonjs",
  moduleResolution: "node",
  experimentalDecorators: true,
  noFallthroughCasesInSwitch: true,
  noImplicitReturns: true,
  forceConsistentCasingInFileNames: true,
};

/** How programs resolve modules: options of the compiler, and the type of their package. */
const WAYS: [name: string, compilerOptions: object, type: string][] = [
  ["node10, as pulumi new wrote it", PULUMI_NEW, "commonjs"],
  ["node16", { target: "es2022", module: "node16" }, "commonjs"],
  ["node16, as an ES module", { target: "es2022", module: "node16" }, "module"],
  ["nodenext", { target: "es2022", module: "nodenext" }, "commonjs"],
  ["nodenext, as an ES module", { target: "es2022", module: "nodenext" }, "module"],
  ["bundler", { target: "es2022", module: "esnext", moduleResolution: "bundler" }, "module"],
];

describe("the types in the tarball", function () {
  this.timeout(180_000);
  let folder: string;

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    const modules = path.join(folder, "node_modules");
    // Without the package's own dependencies, whose types it must not need.
    await unpackInto(path.join(modules, "pulumi-spectrocluster"), await packInto(folder));
    for (const name of ["@pulumi", "@types/node", "undici-types"]) {
      await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
      await symlink(path.join(INSTALLED, name), path.join(modules, name), "junction");
    }
    await writeFile(path.join(folder, "index.ts"), PROGRAM);
  });
  after(() => rm(folder, { recursive: true }));

  for (const [way, compilerOptions, type] of WAYS) {
    it(`compile without skipLibCheck: ${way}`, async () => {
      await writeFile(path.join(folder, "package.json"), JSON.stringify({ type }));
      const config = {
        compilerOptions: { ...compilerOptions, strict: true, noEmit: true, types: ["node"] },
        files: ["index.ts"],
      };
      await writeFile(path.join(folder, "tsconfig.json"), JSON.stringify(config));
      const { stdout } = await execa(process.execPath, [TSC, "-p", folder], { reject: false });
      assert.equal(stdout, "");
    });
  }
});
