import assert from "node:assert/strict";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { packInto } from "../../../tools/package/tarball.mjs";
import { assertRuns, FIRST_PROGRAM, TYPESCRIPT } from "../package/installedProgram.mjs";
import { bun, bunExecutable, npm, pnpm, yarn } from "../package/packageManagers.mjs";

describe("the published package runs the README's first program, in other ways", () => {
  let folder: string;
  let tarball: string;
  let bunPath: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    tarball = (await packInto(folder)).file;
    bunPath = await bunExecutable(path.join(folder, "bun"));
  });
  after(() => rm(folder, { recursive: true }));

  it("in TypeScript, as an ES module, with npm", () => {
    // Pulumi's SDK wants this one for ES modules.
    const devDependencies = { ...TYPESCRIPT.devDependencies, "ts-node": "10.9.2" };
    return assertRuns({ ...TYPESCRIPT, devDependencies, manifest: { type: "module" }, tarball, install: npm });
  });

  it("in JavaScript, as an ES module, with npm", () =>
    assertRuns({ files: { "index.js": FIRST_PROGRAM }, manifest: { type: "module" }, tarball, install: npm }));

  it("with pnpm, in which packages can import only their own dependencies", () => {
    const settings = { "pnpm-workspace.yaml": "nodeLinker: isolated\nhoist: false\npublicHoistPattern: []\n" };
    return assertRuns({ ...TYPESCRIPT, files: { ...TYPESCRIPT.files, ...settings }, tarball, install: pnpm });
  });

  it("with Yarn, which lays packages out in node_modules", () => {
    const settings = { ".yarnrc.yml": "nodeLinker: node-modules\n", "yarn.lock": "" };
    return assertRuns({ ...TYPESCRIPT, files: { ...TYPESCRIPT.files, ...settings }, tarball, install: yarn });
  });

  // Bun cannot serialize functions, which other dynamic resources need. A language host for `runtime: bun` is not to be
  // had everywhere, so Bun takes the place of the command that any of them starts.
  it("with program and provider on Bun", async () => {
    const [executables, calls] = [path.join(folder, "bin"), path.join(folder, "calls")];
    await mkdir(executables);
    const node = path.join(executables, "node");
    await writeFile(node, `#!/bin/sh\necho "$*" >> '${calls}'\nexec '${bunPath}' "$@"\n`);
    await chmod(node, 0o755);
    const bunRuns = { options: { typescript: false }, path: [executables] };
    await assertRuns({ ...TYPESCRIPT, ...bunRuns, tarball, install: bun(bunPath) });
    const started = await readFile(calls, "utf8");
    for (const script of ["run", "dynamic-provider"]) assert.match(started, new RegExp(`/cmd/${script}/index\\.js `));
  });
});
