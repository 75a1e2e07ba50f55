import path from "node:path";
import { execa } from "execa";
import { EXECUTABLE_SUFFIX } from "../engine/executables.mjs";
import type { Report } from "../engine/goBuild.mjs";
import { cachedGoProgram } from "../engine/goProgram.mjs";
import { installRequirements, PYTHON } from "../engine/python.mjs";

/** Says what is wrong with a file, in the linter's words; nothing where all is well. */
export type Linter = (file: string) => Promise<string>;

/** The linters of pipeline files, each of which asks nobody on the network. */
export interface PipelineLinters {
  /** Workflows of GitHub Actions: syntax, expressions, contexts, inputs of well-known actions. */
  actionlint: Linter;
  /** The same: what is unsafe in them. */
  zizmor: Linter;
  /** `.gitlab-ci.yml`, by GitLab's own JSON Schema. */
  gitlab: Linter;
  /** Workflows of Woodpecker, by its own JSON Schema. */
  woodpecker: Linter;
}

/**
 * Gets the linters, once: they are kept in the cache.
 *
 * @throws Error that says what to install.
 */
export async function pipelineLinters(report: Report): Promise<PipelineLinters> {
  const actionlint = await cachedGoProgram(
    {
      name: "actionlint",
      module: path.join(import.meta.dirname, "actionlint"),
      program: "github.com/rhysd/actionlint/cmd/actionlint",
      what: "actionlint",
    },
    report,
  );
  const packages = await installRequirements(
    {
      name: "pipeline-linters",
      sources: path.join(import.meta.dirname, "python-packages"),
      module: "check_jsonschema",
      what: "linters of pipelines",
    },
    report,
  );
  const zizmor = path.join(packages, "bin", `zizmor${EXECUTABLE_SUFFIX}`);
  const bySchema = (...args: string[]) =>
    linter(PYTHON, ["-m", "check_jsonschema", ...args], { PYTHONPATH: packages, PYTHONDONTWRITEBYTECODE: "1" });
  return {
    // The linters of scripts are left out: where they are installed, they are of any version.
    actionlint: linter(actionlint, ["-no-color", "-shellcheck=", "-pyflakes="]),
    zizmor: linter(zizmor, ["--offline", "--no-config", "--no-progress", "--color=never"]),
    gitlab: bySchema("--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci"),
    woodpecker: bySchema("--builtin-schema", "vendor.woodpecker-ci"),
  };
}

function linter(executable: string, args: readonly string[], env: Record<string, string> = {}): Linter {
  return async (file) => {
    const { exitCode, all, message } = await execa(executable, [...args, file], { env, all: true, reject: false });
    if (exitCode === undefined) throw new Error(message);
    return exitCode === 0 ? "" : all;
  };
}
