import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { parse } from "yaml";
import { ROOT } from "../../../tools/checkout.mjs";
import { actionlint } from "../../../tools/engine/goProgram.mjs";

const GITHUB = path.join(ROOT, ".github");
const EXAMPLES = ["github-actions.yml", "github-actions-s3.yml"].map((name) =>
  path.join(ROOT, "examples/pipelines", name),
);

const yamlFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".yml"))
    .map((name) => path.join(folder, name));
const workflows = yamlFiles(path.join(GITHUB, "workflows"));

/** Lints without the other linters that a machine may have. */
const lint = async (args: readonly string[], input = "") =>
  execa(await actionlint(), ["-no-color", "-shellcheck=", "-pyflakes=", ...args], { cwd: ROOT, reject: false, input });

describe(".github", () => {
  it("has workflows that actionlint accepts, as the examples of pipelines are", async () => {
    assert.ok(workflows.length > 1);
    const { exitCode, stdout } = await lint([...workflows, ...EXAMPLES]);
    assert.equal(exitCode, 0, stdout);
    const { stdout: mistakes } = await lint(["-"], "on: push\njobs:\n  test:\n    runs-on: ubuntu-24.04\n");
    assert.match(mistakes, /"steps" section is missing/);
  });

  it("runs actions that are pinned by commit, the same as the examples", () => {
    const used = [...workflows, ...EXAMPLES].flatMap(
      (file) => readFileSync(file, "utf8").match(/uses: (?!\.\/).*/g) ?? [],
    );
    assert.ok(used.length > 0);
    for (const each of used) assert.match(each, /^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const actions = new Set(used.map((each) => each.split("@")[0]));
    assert.equal(new Set(used).size, actions.size, "each action has one version");
  });

  it("names no repository and no registry, and only the jobs that need it can write", () => {
    const permissions: Record<string, Record<string, string>> = {};
    for (const file of workflows) {
      const text = readFileSync(file, "utf8");
      assert.doesNotMatch(text, /github\.com\/|registry-url:|NPM_TOKEN|NODE_AUTH_TOKEN/, file);
      assert.match(text, /^permissions:\n {2}contents: read\n\n/m, file);
      const jobs: Record<string, { permissions?: Record<string, string> }> = parse(text).jobs;
      for (const [name, job] of Object.entries(jobs)) if (job.permissions) permissions[name] = job.permissions;
    }
    assert.deepEqual(permissions, {
      publish: { contents: "read", "id-token": "write" },
      notes: { contents: "write" },
    });
  });
});
