import { copyFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import type { RunningProcess } from "../../test/support/processes.mjs";
import { onPath } from "../../tools/engine/executables.mjs";
import { cachedGoProgram } from "../../tools/engine/goProgram.mjs";
import { type Candidate, CHANGED_PORT, type Installation, PORT, type RunningCommand, type Task } from "./candidate.mjs";

/** The folder with the program in Terraform's language, and the Go module that pins the provider. */
const SOURCES = path.join(import.meta.dirname, "terraform");

const PROVIDER = "terraform-provider-restapi";

/**
 * Terraform with a generic provider of REST APIs. It does not see drift: what it reads of a cluster goes into the state,
 * but it compares what is declared only with what it declared before.
 */
export const terraform: Candidate = {
  name: "terraform",
  title: "Terraform, generic REST provider",

  async unavailable() {
    if (!onPath("terraform")) return "terraform is not on PATH";
    return provider().then(
      () => undefined,
      (error: Error) => {
        console.error(error.message);
        return `${PROVIDER} could not be built`;
      },
    );
  },

  async install(task) {
    const providerFolder = await provider();
    const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    await copyFile(path.join(SOURCES, "main.tf"), path.join(folder, "main.tf"));
    await writeFile(path.join(folder, CLI_CONFIG), cliConfig(providerFolder));
    const installation = new TerraformFolder(folder, task);
    await installation.declare(PORT);
    return installation;
  },
};

const CLI_CONFIG = "terraform.rc";

/** Has the provider taken from its folder, and others from nowhere. Nothing is to be initialized then. */
function cliConfig(providerFolder: string): string {
  return `provider_installation {
  dev_overrides {
    "mastercard/restapi" = ${JSON.stringify(providerFolder)}
  }
}
`;
}

/** A program for Terraform in a temporary folder, with its state beside it. */
class TerraformFolder implements Installation {
  readonly #folder: string;
  readonly #task: Task;

  constructor(folder: string, task: Task) {
    this.#folder = folder;
    this.#task = task;
  }

  apply(): RunningCommand {
    const running = execa("terraform", ["apply", "-auto-approve", "-input=false", "-no-color"], {
      cwd: this.#folder,
      env: this.#environment(),
      extendEnv: false,
      reject: false,
      all: true,
      stdin: "ignore",
    });
    const ended = running.then(({ failed, shortMessage, all }) => {
      if (failed) throw new Error(`${shortMessage}\n${all ?? ""}`);
    });
    return { pid: running.pid, ended };
  }

  changeOne(): Promise<void> {
    return this.declare(CHANGED_PORT);
  }

  /** Declares the clusters, of which the first has this port. */
  async declare(portOfFirst: number): Promise<void> {
    const { count, baseUrl } = this.#task;
    const variables = { base_url: baseUrl, cluster_count: count, port_of_c0: portOfFirst };
    await writeFile(path.join(this.#folder, "terraform.tfvars.json"), JSON.stringify(variables));
  }

  async state(): Promise<object> {
    return JSON.parse(await readFile(path.join(this.#folder, "terraform.tfstate"), "utf8"));
  }

  isProvider({ command }: RunningProcess): boolean {
    return /[\\/]terraform-provider-restapi(\.exe)?( |$)/.test(command);
  }

  async dispose(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** That of ours without the user's settings of Terraform and of the provider. */
  #environment(): Record<string, string | undefined> {
    const settings = /^(TF_|REST_API_|API_DATA_IS_SENSITIVE$)/;
    return {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.test(name))),
      TF_CLI_CONFIG_FILE: path.join(this.#folder, CLI_CONFIG),
      TF_VAR_api_key: this.#task.apiKey,
      CHECKPOINT_DISABLE: "1",
    };
  }
}

let built: Promise<string> | undefined;

/** The folder with the provider, which is built with Go where the cache has none of the same sources: half a minute. */
function provider(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  const program = {
    name: PROVIDER,
    module: SOURCES,
    program: `github.com/Mastercard/${PROVIDER}`,
    description: PROVIDER,
  };
  return path.dirname(await cachedGoProgram(program, (message) => console.error(message)));
}
