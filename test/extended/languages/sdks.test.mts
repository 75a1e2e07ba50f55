import assert from "node:assert/strict";
import { copyFile, mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { execa } from "execa";
import { parse } from "yaml";
import { onPath } from "../../../tools/engine/executables.mjs";
import { mavenEnvironment } from "../../../tools/engine/maven.mjs";
import { checkPackageSchema, generateSdk, type SdkLanguage } from "../../../tools/engine/packageSdk.mjs";
import { withFolder } from "../../support/withFolder.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const file = path.join(root, "provider/plugin/schema.json");

describe("the package schema", function () {
  this.timeout(180_000);

  it("is valid for Pulumi's own code, without a warning", () => checkPackageSchema(file));

  it("has an example of each resource and function in every language", async () => {
    const { resources, functions } = await packageSchema();
    const tokens = Object.keys({ ...resources, ...functions });
    for (const language of ["typescript", "python", "go", "java", "yaml"]) {
      const subjects = (await examples(language)).map(({ subject }) => `spectrocluster:index:${subject}`);
      assert.deepEqual(subjects, tokens, language);
    }
  });

  it("has YAML examples of the types and functions of the package", async () => {
    const { resources, functions } = await packageSchema();
    const named = (await examples("yaml")).flatMap(({ code }) => {
      const program = parse(code);
      const declared: { type: string }[] = Object.values(program.resources ?? {});
      const called: Record<string, { function: string }>[] = Object.values(program.variables ?? {});
      return [...declared.map(({ type }) => type), ...called.map((call) => call["fn::invoke"]?.function)];
    });
    const tokens = [...Object.keys(resources), ...Object.keys(functions)].map((token) => token.replace(":index:", ":"));
    assert.deepEqual([...new Set(named)].sort(), tokens.sort());
  });
});

describe("the SDKs that Pulumi generates from the package schema", function () {
  // Go and Maven may have to compile or download Pulumi's SDK first.
  this.timeout(600_000);

  it("nodejs: compiles with the examples, and is another package than the one with the plugin", () =>
    withSdk("nodejs", async (folder) => {
      await symlink(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
      const { name, version } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
      const ours = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
      assert.notEqual(name, ours.name);
      assert.equal(version, ours.version);

      const programs = await examples("typescript");
      for (const { subject, code } of programs) {
        await writeFile(path.join(folder, `example-${subject}.ts`), code.replace(`"${ours.name}"`, '"./index"'));
      }
      const configuration = {
        extends: "./tsconfig.json",
        files: programs.map(({ subject }) => `example-${subject}.ts`),
      };
      await writeFile(path.join(folder, "examples.json"), JSON.stringify(configuration));
      const tsc = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
      await execa(process.execPath, [tsc, "-p", path.join(folder, "examples.json")]);
      await assertDocumented(folder, programs);
    }));

  it("python: compiles, and documents the examples", () =>
    withSdk("python", async (folder) => {
      const programs = await examples("python");
      for (const { subject, code } of programs) await writeFile(path.join(folder, `example_${subject}.py`), code);
      await execa("python3", ["-m", "compileall", "-q", folder]);
      const project = await readFile(path.join(folder, "pyproject.toml"), "utf8");
      assert.match(project, /name = "pulumi_spectrocluster"/);
      await assertDocumented(path.join(folder, "pulumi_spectrocluster"), programs);
    }));

  it("go: compiles with the examples, which are formatted", () =>
    withSdk("go", async (folder) => {
      const env = { CGO_ENABLED: "0", GOWORK: "off", GOFLAGS: "-mod=mod -buildvcs=false" };
      const programs = await examples("go");
      for (const { subject, code } of programs) {
        await mkdir(path.join(folder, "examples", subject), { recursive: true });
        // Go links programs, which takes longer than compiling them.
        const library = code.replace(/^package main$/m, "package example");
        await writeFile(path.join(folder, "examples", subject, "main.go"), `${library}\n`);
      }
      const { stdout: unformatted } = await execa("gofmt", ["-l", "examples"], { cwd: folder });
      assert.equal(unformatted, "");
      await execa("go", ["mod", "edit", "-require", "github.com/pulumi/pulumi/sdk/v3@v3.250.0"], { cwd: folder, env });
      await execa("go", ["build", "./..."], { cwd: folder, env });
      await assertDocumented(path.join(folder, "spectrocluster"), programs);
    }));

  it("java: compiles with the examples", () =>
    withFolder(async (folder) => {
      await generateSdk("java", file, path.join(folder, "sdks/java"));
      const programs = await examples("java");
      for (const { subject, code } of programs) {
        const example = path.join(folder, "src/main/java/example", subject);
        await mkdir(example, { recursive: true });
        await writeFile(
          path.join(example, "App.java"),
          code.replace(/^package program;$/m, `package example.${subject};`),
        );
      }
      await copyFile(path.join(root, "examples/java/pom.xml"), path.join(folder, "pom.xml"));
      const env = await mavenEnvironment(() => {});
      await execa("mvn", ["--batch-mode", "--quiet", "compile"], { cwd: folder, env });
      await assertDocumented(path.join(folder, "sdks/java/src/main/java/com/pulumi/spectrocluster"), programs);
    }));

  it("csharp: compiles, if there is a .NET SDK", () =>
    withSdk("csharp", async (folder) => {
      const names = await readdir(folder);
      assert.ok(names.includes("HostClusterConfig.cs"));
      if (onPath("dotnet")) await execa("dotnet", ["build"], { cwd: folder });
    }));
});

interface UsageExample {
  /** The resource or function, without the package. */
  subject: string;
  code: string;
}

async function packageSchema(): Promise<Record<"resources" | "functions", Record<string, { description: string }>>> {
  return JSON.parse(await readFile(file, "utf8"));
}

/** The examples in the descriptions of the schema. */
async function examples(language: string): Promise<UsageExample[]> {
  const { resources, functions } = await packageSchema();
  return Object.entries({ ...resources, ...functions }).flatMap(([token, { description }]) => {
    const code = new RegExp(`\n\`\`\`${language}\n([\\s\\S]*?)\n\`\`\`\n`).exec(description)?.[1];
    return code === undefined ? [] : [{ subject: token.replace("spectrocluster:index:", ""), code }];
  });
}

/** Asserts that the sources of an SDK contain the examples in comments. */
async function assertDocumented(folder: string, programs: readonly UsageExample[]): Promise<void> {
  const names = (await readdir(folder)).filter(
    (name) => /\.(ts|py|go|java)$/.test(name) && !name.startsWith("example"),
  );
  const sources = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  for (const { subject, code } of programs) {
    const isDocumented = sources.some((source) => withoutLayout(source).includes(withoutLayout(code)));
    assert.ok(isDocumented, `the SDK documents the example of ${subject}`);
  }
}

/** The lines without indentation and comment marks. The generator for Go formats comments anew. */
function withoutLayout(code: string): string {
  const lines = code.split("\n").map((line) => line.replace(/^[\s/*]+/, "").trimEnd());
  return lines.filter((line) => line !== "").join("\n");
}

function withSdk(language: SdkLanguage, test: (folder: string) => Promise<void>): Promise<void> {
  return withFolder(async (folder) => {
    await generateSdk(language, file, folder);
    await test(folder);
  });
}
