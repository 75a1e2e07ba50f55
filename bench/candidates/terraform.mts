import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { onPath } from "../../tools/engine/executables.mjs";
import { cachedGoProgram, type Report } from "../../tools/engine/goProgram.mjs";
import type { Candidate, Clusters, Installation, Task } from "./candidate.mjs";

/** The folder with the Terraform program and the Go module that pins the provider. */
const SOURCES = path.join(import.meta.dirname, "terraform");
const PROVIDER = "terraform-provider-restapi";
const CLI_CONFIG = "terraform.rc";

/**
 * Terraform with a generic provider for REST APIs, which is built with Go unless the cache contains it. Without Terraform or Go, this is
 * reported, and there is no such candidate.
 */
export async function terraformCandidates(report: Report): Promise<Candidate[]> {
  try {
    if (!onPath("terraform")) throw new Error("it is not on PATH");
    const program = `github.com/Mastercard/${PROVIDER}`;
    const build = { module: SOURCES, program, description: PROVIDER };
    const provider = path.dirname(await cachedGoProgram(build, report));
    return [{ name: "terraform", install: (task) => installProgram(provider, task) }];
  } catch (error) {
    report(`without Terraform: ${(error as Error).message}`);
    return [];
  }
}

async function installProgram(provider: string, { clusters, baseUrl, apiKey }: Task): Promise<Installation> {
  const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
  // Terraform then needs neither `terraform init` nor a registry.
  const overrides = `dev_overrides {\n"mastercard/restapi" = ${JSON.stringify(provider)}\n}`;
  await writeFile(path.join(folder, CLI_CONFIG), `provider_installation {\n${overrides}\n}\n`);
  await copyFile(path.join(SOURCES, "main.tf"), path.join(folder, "main.tf"));
  const declare = (declared: Clusters) => writeFile(path.join(folder, "clusters.json"), JSON.stringify(declared));
  await declare(clusters);
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
      const running = execa("terraform", args, { cwd: folder, env, extendEnv: false, all: true, stdin: "ignore" });
      return { pid: running.pid, ended: running };
    },
    declare,
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
