import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentProblems } from "../../../tools/package/contents.mjs";
import { productionPackages } from "../../../tools/package/dependencies.mjs";
import { checkTypes, publintProblems, type TypesCheck } from "../../../tools/package/linters.mjs";
import { packageReport } from "../../../tools/package/report.mjs";
import { packInto, type Tarball, unpackInto } from "../../../tools/package/tarball.mjs";

const ROOT = path.resolve(import.meta.dirname, "../../..");

describe("the tarball", function () {
  this.timeout(60_000);
  let folder: string;
  let tarball: Tarball;
  /** Where it is unpacked. */
  let unpacked: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    tarball = await packInto(folder);
    unpacked = path.join(folder, "unpacked");
    await unpackInto(unpacked, tarball);
  });
  after(() => rm(folder, { recursive: true }));

  it("holds what is needed and nothing else", async () => {
    assert.deepEqual(await contentProblems(tarball, unpacked), []);
  });

  const intruders: [string, string, RegExp][] = [
    ["tools/index.js", "", /^tools\/index\.js is not to be in the package$/],
    ["dist/sdk/lookups.test.js", "", /^dist\/sdk\/lookups\.test\.js is a test$/],
    ["dist/sdk/index.ts", "", /^dist\/sdk\/index\.ts is TypeScript source$/],
    ["dist/tsconfig.tsbuildinfo", "", /^dist\/tsconfig\.tsbuildinfo is a state of the compiler$/],
    ["dist/sdk/index.js.map", "", /^dist\/sdk\/index\.js\.map is a source map/],
    ["dist/here.js", `"${ROOT}/sdk"`, /^dist\/here\.js names /],
    ["dist/home.js", '"/home/somebody/checkout"', /^dist\/home\.js names \/home\/somebody$/],
    ["dist/windows.js", '"C:\\\\Users\\\\somebody"', /^dist\/windows\.js names C:/],
  ];
  for (const [name, content, said] of intruders) {
    it(`with ${name} would be found out`, async () => {
      const tampered = path.join(folder, "tampered");
      await cp(unpacked, tampered, { recursive: true });
      try {
        await mkdir(path.dirname(path.join(tampered, name)), { recursive: true });
        await writeFile(path.join(tampered, name), content);
        const files = [...tarball.files, { path: name, size: content.length }];
        const problems = await contentProblems({ ...tarball, files }, tampered);
        assert.equal(problems.length, 1);
        assert.match(problems[0] ?? "", said);
      } finally {
        await rm(tampered, { recursive: true });
      }
    });
  }

  it("without a licence, or with a script that runs on installation, would be found out", async () => {
    const tampered = path.join(folder, "tampered");
    await mkdir(tampered);
    await writeFile(path.join(tampered, "package.json"), '{"scripts":{"postinstall":"node telemetry.js"}}');
    const files = tarball.files.filter(({ path }) => path === "package.json");
    const problems = await contentProblems({ ...tarball, files }, tampered);
    assert.ok(problems.includes("LICENSE is missing"));
    assert.ok(problems.includes('package.json has a script "postinstall"'));
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
      "./provider": everyWay("dist/provider/index.d.ts"),
      "./validation": everyWay("dist/provider/validation/index.d.ts"),
      "./schema.json": everyWay("schema.json"),
      "./package.json": everyWay("package.json"),
    } satisfies TypesCheck["entries"]);
  });

  it("imports what is an ES module only, and does not require it", async () => {
    const transport = await readFile(path.join(unpacked, "dist/provider/api/transport.js"), "utf8");
    assert.match(transport, /\bimport\("got"\)/);
    assert.match(transport, /\bimport\("p-limit"\)/);
    assert.doesNotMatch(transport, /require\("(got|p-limit)"\)/);
  });

  it("costs what the report says", async () => {
    const report = packageReport(tarball, await productionPackages(ROOT));
    console.log(report.replace(/^/gm, "      "));
    assert.match(report, /^packed +\d+ kB\nunpacked +[\d,]+ kB in \d+ files\npackages +\d+ that npm install adds /);
    assert.match(report, /biggest entries:\n(.* kB {2}\S+\n){7}.* kB {2}\S+$/);
  });
});
