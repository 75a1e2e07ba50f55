import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { onPath } from "../../tools/engine/executables.mjs";
import { cachedGoProgram } from "../../tools/engine/goProgram.mjs";
import type { Candidate, Clusters, Installation, Task } from "./candidate.mjs";

/** The folder with the Terraform program and the Go module that pins the provider. */
const SOURCES = path.join(import.meta.dirname, "terraform");
const PROVIDER = "terraform-provider-restapi";
const CLI_CONFIG = "terraform.rc";

/** Terraform with a generic provider for REST APIs. */
export const terraform: Candidate = {
  name: "terraform",

  async unavailable() {
    if (!onPath("terraform")) return "terraform is not on PATH";
    try {
      await providerFolder();
      return undefined;
    } catch (error) {
      console.error((error as Error).message);
      return `${PROVIDER} cannot be built`;
    }
  },

  async install({ clusters, ...service }) {
    const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    await copyFile(path.join(SOURCES, "main.tf"), path.join(folder, "main.tf"));
    await writeFile(path.join(folder, CLI_CONFIG), cliConfig(await providerFolder()));
    const installation = terraformFolder(folder, service);
    await installation.declare(clusters);
    return installation;
  },
};

/** Makes Terraform use the provider in the folder, so that `terraform init` and a registry are not needed. */
function cliConfig(folder: string): string {
  return `provider_installation {
  dev_overrides {
    "mastercard/restapi" = ${JSON.stringify(folder)}
  }
}
`;
}

function terraformFolder(folder: string, { baseUrl, apiKey }: Omit<Task, "clusters">): Installation {
  const env = {
    ...withoutTerraformSettings(process.env),
    TF_CLI_CONFIG_FILE: path.join(folder, CLI_CONFIG),
    TF_VAR_base_url: baseUrl,
    TF_VAR_api_key: apiKey,
    CHECKPOINT_DISABLE: "1",
  };
  return {
    apply() {
      const args = ["apply", "-auto-approve", "-input=false", "-no-color"];
      const options = { cwd: folder, env, extendEnv: false, reject: false, all: true, stdin: "ignore" } as const;
      const running = execa("terraform", args, options);
      const ended = running.then(({ failed, shortMessage, all }) => {
        if (failed) throw new Error(`${shortMessage}\n${all}`);
      });
      return { pid: running.pid, ended };
    },
    declare: (clusters: Clusters) => writeFile(path.join(folder, "clusters.json"), JSON.stringify(clusters)),
    state: async () => JSON.parse(await readFile(path.join(folder, "terraform.tfstate"), "utf8")),
    isProvider: ({ command }) => /[\\/]terraform-provider-restapi(\.exe)?( |$)/.test(command),
    dispose: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The environment without the user's settings of Terraform and of the provider. */
function withoutTerraformSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const setting = /^(TF_|REST_API_|API_DATA_IS_SENSITIVE$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !setting.test(name)));
}

let built: Promise<string> | undefined;

/** The folder with the provider. Building it with Go takes half a minute, unless the cache contains it. */
function providerFolder(): Promise<string> {
  const program = {
    name: PROVIDER,
    module: SOURCES,
    program: `github.com/Mastercard/${PROVIDER}`,
    description: PROVIDER,
  };
  built ??= cachedGoProgram(program, (message) => console.error(message)).then(path.dirname);
  return built;
}
