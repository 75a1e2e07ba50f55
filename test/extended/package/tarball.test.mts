import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentProblems } from "../../../tools/package/contents.mjs";
import { checkTypes, publintProblems, type TypesCheck } from "../../../tools/package/linters.mjs";
import { packInto, type Tarball, unpackInto } from "../../../tools/package/tarball.mjs";

describe("the tarball", function () {
  this.timeout(180_000);
  let folder: string;
  let tarball: Tarball;
  /** Folder with its content. */
  let unpacked: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    tarball = await packInto(folder);
    unpacked = path.join(folder, "unpacked");
    await unpackInto(unpacked, tarball);
  });
  after(() => rm(folder, { recursive: true }));

  it("contains the required files and no others", async () => {
    assert.deepEqual(await contentProblems(tarball, unpacked), []);
  });

  it("passes publint, its suggestions included", async () => {
    assert.deepEqual(await publintProblems(tarball), []);
  });

  it("has types that every way of resolving modules finds", async () => {
    const { problems, entries } = await checkTypes(tarball);
    assert.deepEqual(problems, []);
    const everyWay = (file: string) => {
      const found = `/node_modules/pulumi-spectrocluster/${file}`;
      return { node10: found, "node16-cjs": found, "node16-esm": found, bundler: found };
    };
    assert.deepEqual(entries, {
      ".": everyWay("dist/sdk/index.d.ts"),
      "./provider": everyWay("dist/provider/dynamic/index.d.ts"),
      "./validation": everyWay("dist/provider/validation/index.d.ts"),
      "./schema.json": everyWay("schema.json"),
      "./package.json": everyWay("package.json"),
    } satisfies TypesCheck["entries"]);
  });
});
