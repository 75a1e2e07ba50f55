import { readFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { ROOT } from "../../../tools/checkout.mjs";
import { type HostedLanguage, languageHost } from "../../../tools/engine/languageHosts.mjs";
import { mavenEnvironment } from "../../../tools/engine/maven.mjs";
import { generateSdk, SDK_FOLDER, type SdkLanguage } from "../../../tools/engine/packageSdk.mjs";
import { createVirtualEnvironment, VIRTUAL_ENVIRONMENT_BIN } from "../../../tools/engine/python.mjs";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import { examples } from "../../../tools/generate/descriptions.mjs";
import { testEngine } from "../../engine/stack.mjs";

const report = (message: string) => console.error(message);

/** A program with a configuration, a fleet and a virtual machine. */
export type LanguageProgram = Awaited<ReturnType<typeof languageProgram>>;

/** The program of a language. An error lists what to install. */
export async function languageProgram(language: HostedLanguage) {
  const { bin = [], env = async () => ({}), install }: Language = LANGUAGES[language];
  const host = await languageHost(language, await testEngine(), report);
  /** Also the name of the Pulumi project. */
  const project = language.toLowerCase();
  const program = path.join(ROOT, "examples", project);
  return { language, project, options: { program, modules: [], path: [...bin, ...host], env: await env() }, install };
}

interface Language {
  /** Folders of the program's folder that come before the others on PATH. */
  bin?: readonly string[];
  env?: () => Promise<Record<string, string>>;
  /** Runs what the README of the program runs before `pulumi up`. */
  install(workspace: Workspace): Promise<void>;
}

const LANGUAGES: Record<HostedLanguage, Language> = {
  YAML: { async install() {} },
  Python: {
    // An old host is not given the project's virtual environment, but uses an active one.
    bin: [path.join("venv", VIRTUAL_ENVIRONMENT_BIN)],
    async install(workspace) {
      await addPackage("python", workspace);
      const folder = workspace.programFolder;
      await createVirtualEnvironment(path.join(folder, "venv"), path.join(folder, SDK_FOLDER), report);
    },
  },
  Go: {
    // Compiles as the engine was compiled, without C, so that Go reuses its cache. Omits debugging information.
    env: async () => ({ CGO_ENABLED: "0", GOFLAGS: `${process.env["GOFLAGS"] ?? ""} -ldflags=-w`.trim() }),
    async install(workspace) {
      await addPackage("go", workspace);
      await execa("go", ["mod", "tidy"], { cwd: workspace.programFolder }).catch((error: Error) => {
        throw new Error(`Go programs cannot run: install Go (https://go.dev/dl/)\n${error.message}`);
      });
    },
  },
  Java: {
    env: () => mavenEnvironment(report),
    async install(workspace) {
      await workspace.run("package", "gen-sdk", SCHEMA, "--language", "java", "--local", "--out", "sdks");
    },
  },
};

/** The schema in the folder of a program. */
const SCHEMA = "node_modules/pulumi-spectrocluster/provider/plugin/schema.json";

/** Writes the SDK that the `pulumi package add` of the guide writes. */
function addPackage(language: SdkLanguage, { programFolder }: Workspace): Promise<void> {
  return generateSdk(language, path.join(programFolder, SCHEMA), path.join(programFolder, SDK_FOLDER));
}

/** The file of a program that is only the example of a function in the plugin's schema. */
export async function exampleProgram(
  functionName: string,
  { language, options }: LanguageProgram,
): Promise<Record<string, string>> {
  const { yaml, python = "", go = "", java = "" } = examples(ROOT, functionName);
  if (language === "YAML") {
    const [header] = (await readFile(path.join(options.program, "Pulumi.yaml"), "utf8")).split("\nconfig:");
    return { "Pulumi.yaml": `${header}\n${yaml}\n` };
  }
  if (language === "Python") return { "__main__.py": python };
  if (language === "Go") return { "main.go": go };
  return { "src/main/java/program/App.java": java };
}
