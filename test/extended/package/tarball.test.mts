import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { execa } from "execa";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import * as tar from "tar";
import { ROOT } from "../../../tools/checkout.mjs";
import { packInto, type Tarball } from "../../../tools/package/tarball.mjs";

/** The engine runs the plugin in its folder. */
const PLUGIN = ["pulumi-resource-spectrocluster", "pulumi-resource-spectrocluster.cmd", "schema.json"];

const REQUIRED = [
  ...["LICENSE", "README.md", "CHANGELOG.md", "SECURITY.md", "package.json", "schema.json"],
  ...["dist/sdk/index", "dist/provider/dynamic/index", "dist/sdk/validation"].flatMap((module) => [
    `${module}.js`,
    `${module}.d.ts`,
  ]),
  ...["dist/cli/index.js", "docs/guides/getting-started.md", ...PLUGIN.map((name) => `provider/plugin/${name}`)],
];

/** Compiled code with its types, guides, the plugin, and files at the top level. */
const PERMITTED = /^dist\/(?!.*test).*(\.js|\.d\.ts)$|^docs\/guides\/.*\.md$|^provider\/plugin\/|^[\w.]+$/;

/** The beginning of a home directory on any system. */
const ANY_HOME = /(?<![\w.~])\/(?:home|Users|root)\/\w+|\b[A-Z]:\\+Users\\+\w+|file:\/\/\/\w+/;

/** Uses types of each entry point, as a program and as a library whose declarations refer to them. */
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
export const typed: pulumi.Output<spectrocluster.VirtualMachine> = machine;
export const isReady: pulumi.Output<boolean | undefined> = machine.status.apply((status) => status?.ready);
export const bus = machine.apply(({ spec }) => spec.template.spec?.domain.devices.disks?.[0]?.disk?.bus);
export const uid = spectrocluster
  .getClusterSearchInputsOutput()
  .apply((inputs) => spectrocluster.findSearchInputUid(inputs, "project", "dev"));
export const provider: unknown = resource("HostClusterConfig");
`;

/** The type of a program's package, and options of its compiler: those of `pulumi new`, and of an ES module. */
const WAYS = [
  ["commonjs", { target: "es2020", module: "commonjs", moduleResolution: "node", experimentalDecorators: true }],
  ["module", { target: "es2022", module: "nodenext" }],
] as const;

describe("the tarball", () => {
  let folder: string;
  let tarball: Tarball;
  /** Folder of a program that has installed it, without its dependencies. */
  let program: string;
  let unpacked: string;
  let bytes: Uint8Array<ArrayBuffer>;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    tarball = await packInto(folder);
    bytes = new Uint8Array(await readFile(tarball.file));
    program = path.join(folder, "program");
    unpacked = path.join(program, "node_modules/pulumi-spectrocluster");
    await mkdir(unpacked, { recursive: true });
    await tar.extract({ file: tarball.file, cwd: unpacked, strip: 1 });
    for (const name of ["@pulumi", "@types", "undici-types"]) {
      await symlink(path.join(ROOT, "node_modules", name), path.join(program, "node_modules", name), "junction");
    }
    await writeFile(path.join(program, "index.ts"), PROGRAM);
  });
  after(() => rm(folder, { recursive: true }));

  it("contains the required files and no others, and is small", () => {
    const names = tarball.files.map((file) => file.path);
    const missing = REQUIRED.filter((name) => !names.includes(name));
    const others = names.filter((name) => !PERMITTED.test(name));
    assert.deepEqual([missing, others], [[], []]);
    assert.ok(names.length <= 330, `${names.length} files`);
    assert.ok(tarball.size <= 352_000, `${tarball.size} bytes`);
  });

  it("has every module that another one loads", async () => {
    const names = new Set(tarball.files.map((file) => file.path));
    for (const name of [...names].filter((each) => each.endsWith(".js"))) {
      const code = await readFile(path.join(unpacked, name), "utf8");
      for (const [, module = ""] of code.matchAll(/(?:require|import)\("(\.[^"]+\.js)"\)/g)) {
        assert.ok(names.has(path.posix.join(path.posix.dirname(name), module)), `${name} loads ${module}`);
      }
    }
  });

  it("has no script that npm runs at installation, and no path of the machine that built it", async () => {
    const { scripts } = JSON.parse(await readFile(path.join(unpacked, "package.json"), "utf8"));
    for (const name of ["preinstall", "install", "postinstall", "prepare"]) assert.equal(scripts[name], undefined);
    for (const { path: name } of tarball.files) {
      const content = await readFile(path.join(unpacked, name), "utf8");
      assert.doesNotMatch(content, ANY_HOME, name);
      for (const local of [ROOT, homedir()]) assert.ok(local === path.sep || !content.includes(local), name);
    }
  });

  it("passes publint, its suggestions included", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, level: "suggestion", strict: true });
    const suggestions = messages.map((message) => formatMessage(message, pkg, { color: false }));
    assert.deepEqual(suggestions, []);
  });

  it("has types that every way of resolving modules finds", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(bytes));
    assert.ok(analysis.types);
    assert.deepEqual(analysis.problems, []);
    const exports = [".", "./provider", "./validation", "./schema.json", "./package.json"];
    assert.deepEqual(Object.keys(analysis.entrypoints), exports);
    for (const { resolutions } of Object.values(analysis.entrypoints)) {
      for (const { resolution } of Object.values(resolutions)) assert.ok(resolution);
    }
  });

  for (const [type, compilerOptions] of WAYS) {
    it(`has types that compile strictly, without skipLibCheck and without its dependencies: ${compilerOptions.module}`, async () => {
      const strict = { strict: true, exactOptionalPropertyTypes: true, types: ["node"] };
      const emit = { declaration: true, emitDeclarationOnly: true, outDir: compilerOptions.module };
      const config = { compilerOptions: { ...compilerOptions, ...strict, ...emit }, files: ["index.ts"] };
      await writeFile(path.join(program, "package.json"), JSON.stringify({ type }));
      await writeFile(path.join(program, "tsconfig.json"), JSON.stringify(config));
      const tsc = path.join(ROOT, "node_modules/typescript/bin/tsc");
      const { stdout } = await execa("node", [tsc, "-p", program], { reject: false });
      assert.equal(stdout, "");
      const declarations = await readFile(path.join(program, emit.outDir, "index.d.ts"), "utf8");
      assert.match(declarations, /"virtio" \| "sata"/);
    });
  }
});
