import assert from "node:assert/strict";
import { copyFile, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa, type Options } from "execa";
import { ROOT } from "../../../tools/checkout.mjs";
import { mavenEnvironment } from "../../../tools/engine/maven.mjs";
import { checkPackageSchema, generateSdk, type SdkLanguage } from "../../../tools/engine/packageSdk.mjs";
import { withFolder } from "../../support/withFolder.mjs";

const SCHEMA = path.join(ROOT, "provider/plugin/schema.json");
const { resources, functions, version } = JSON.parse(await readFile(SCHEMA, "utf8"));
const DESCRIPTIONS: [token: string, { description: string }][] = Object.entries({ ...resources, ...functions });

/** The examples of resources and functions in the descriptions of the schema. */
function examples(language: string): { subject: string; code: string }[] {
  return DESCRIPTIONS.flatMap(([token, { description }]) => {
    const code = new RegExp(`\n\`\`\`${language}\n([\\s\\S]*?)\n\`\`\`\n`).exec(description)?.[1];
    return code === undefined ? [] : [{ subject: token.replace("spectrocluster:index:", ""), code }];
  });
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

describe("the package schema", () => {
  it("is valid for Pulumi's own code, without a warning", () => checkPackageSchema(SCHEMA));

  it("has an example of each resource and function in every language", () => {
    for (const language of ["typescript", "python", "go", "java", "yaml"]) {
      const subjects = examples(language).map(({ subject }) => `spectrocluster:index:${subject}`);
      assert.deepEqual(
        subjects,
        DESCRIPTIONS.map(([token]) => token),
        language,
      );
    }
  });
});

describe("the SDK that Pulumi generates from the package schema compiles with the examples", () => {
  // Go and Maven may have to compile or download Pulumi's SDK first.
  const withSdk = (language: SdkLanguage, test: (folder: string) => Promise<unknown>, subfolder = "") =>
    withFolder(async (folder) => {
      await generateSdk(language, SCHEMA, path.join(folder, subfolder));
      await test(folder);
    });

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

  it("go, which are formatted", () =>
    withSdk("go", async (folder) => {
      const env = { CGO_ENABLED: "0", GOWORK: "off", GOFLAGS: "-mod=mod -buildvcs=false" };
      const options: Options = { cwd: folder, env };
      for (const { subject, code } of examples("go")) {
        // Go links programs, which takes longer than compiling them.
        const library = code.replace(/^package main$/m, "package example");
        await write(path.join(folder, "examples", subject, "main.go"), `${library}\n`);
      }
      assert.equal((await execa("gofmt", ["-l", "examples"], options)).stdout, "");
      await execa("go", ["mod", "edit", "-require", "github.com/pulumi/pulumi/sdk/v3@v3.250.0"], options);
      await execa("go", ["build", "./..."], options);
    }));

  it("java", () =>
    withSdk(
      "java",
      async (folder) => {
        for (const { subject, code } of examples("java")) {
          const example = code.replace(/^package program;$/m, `package example.${subject};`);
          await write(path.join(folder, "src/main/java/example", subject, "App.java"), example);
        }
        await copyFile(path.join(ROOT, "examples/java/pom.xml"), path.join(folder, "pom.xml"));
        await execa("mvn", ["--batch-mode", "--quiet", "compile"], {
          cwd: folder,
          env: await mavenEnvironment(() => {}),
        });
      },
      "sdks/java",
    ));
});
