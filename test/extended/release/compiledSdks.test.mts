import assert from "node:assert/strict";
import path from "node:path";
import { execa, type Options } from "execa";
import { PULUMI } from "../../../tools/versions.mjs";
import { withWorkspace } from "../../engine/stack.mjs";
import { examples, withSdk, write } from "../languages/generatedSdk.mjs";
import { languageProgram } from "../languages/languages.mjs";

describe("the SDK that Pulumi generates from the package schema compiles with the examples", () => {
  // Go and Maven may have to compile or download Pulumi's SDK first.
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
      await execa("go", ["mod", "edit", "-require", `github.com/pulumi/pulumi/sdk/v3@v${PULUMI}`], options);
      await execa("go", ["build", "./..."], options);
    }));

  it("java", async () => {
    const { options, install } = await languageProgram("Java");
    await withWorkspace(options, {}, async (workspace) => {
      await install(workspace);
      const { programFolder: cwd, env } = workspace;
      for (const { subject, code } of examples("java")) {
        const example = code.replace(/^package program;$/m, `package example.${subject};`);
        await write(path.join(cwd, "src/main/java/example", subject, "App.java"), example);
      }
      await execa("mvn", ["--batch-mode", "--quiet", "compile"], { cwd, env });
    });
  });
});
