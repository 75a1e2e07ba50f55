import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { execa } from "execa";
import packageJson from "../../../package.json" with { type: "json" };
import { loaderOf } from "../../../sdk/resource.js";
import { ROOT } from "../../../tools/checkout.mjs";
import { CLUSTER_UID } from "../../../tools/demo/service.mjs";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import { NOW, withWorkspace } from "../../engine/stack.mjs";
import type { Install } from "./packageManagers.mjs";

const require = createRequire(import.meta.url);

const README = readFileSync(path.join(ROOT, "README.md"), "utf8");

/** The first program of README.md. */
export const FIRST_PROGRAM = README.match(/^```ts\n(.*?)^```$/ms)?.[1] ?? assert.fail("README.md has no program");

/** The configuration that it declares. */
const DECLARED = {
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } },
};

interface InstalledProgram {
  /** The program's files, but Pulumi.yaml and package.json. */
  files: Record<string, string>;
  /** Members of package.json in addition to the dependencies. */
  manifest?: object;
  /** Dependencies in addition to `@pulumi/pulumi` and the package. */
  devDependencies?: Record<string, string>;
  /** Options of the language host. Default none. */
  options?: object;
  /** Folders with executables that come before others. */
  path?: readonly string[];
  /** Path of the package's tarball. */
  tarball: string;
  install: Install;
}

/** The versions of packages that this checkout has: what a program is run with is not to change by itself. */
function ownVersions(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, require(path.posix.join(name, "package.json")).version]));
}

/** As `pulumi new` writes it. */
export const TYPESCRIPT = {
  files: { "index.ts": FIRST_PROGRAM },
  devDependencies: ownVersions("typescript", "@types/node"),
};

/** Performs the steps of a new user in an empty folder, up to `pulumi destroy`, and asserts their results. */
export async function assertRuns(program: InstalledProgram): Promise<void> {
  const { manifest = {}, devDependencies = {}, options = {}, path: executables = [], tarball, install } = program;
  const dependencies = { ...ownVersions("@pulumi/pulumi"), "pulumi-spectrocluster": `file:${tarball}` };
  const files = {
    // JSON is YAML.
    "Pulumi.yaml": JSON.stringify({ name: "first", runtime: { name: "nodejs", options } }),
    "package.json": JSON.stringify({ name: "first", private: true, ...manifest, dependencies, devDependencies }),
    ...program.files,
  };
  const clusters = [{ uid: CLUSTER_UID }];
  await withWorkspace({ program: files, path: executables, install }, { clusters }, async (workspace, emulator) => {
    const command = path.join(workspace.programFolder, "node_modules/.bin/pulumi-spectrocluster");
    assert.equal((await execa(command, ["--version"])).stdout, packageJson.version);

    await workspace.run("up", ...NOW);
    const sent = emulator.patches.map(({ body }) => body);
    assert.deepEqual(sent, [{ hostClusterConfig: DECLARED }]);
    // In the resource's inputs and in its outputs.
    assert.deepEqual(codeIn(await resources(workspace)), [
      loaderOf("HostClusterConfig"),
      loaderOf("HostClusterConfig"),
    ]);

    await workspace.run("destroy", ...NOW);
    assert.equal(emulator.patches.length, 1);
    assert.deepEqual(await resources(workspace), []);
  });
}

async function resources(workspace: Workspace): Promise<object[]> {
  return JSON.parse(await workspace.run("stack", "export")).deployment.resources ?? [];
}

/** All text in a state that could be code. */
function codeIn(value: unknown): string[] {
  if (typeof value === "string") return /=>|\bfunction\b|\brequire\b|\bexports\b/.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(codeIn) : [];
}
