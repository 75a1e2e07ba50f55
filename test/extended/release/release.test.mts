import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { parse } from "yaml";
import { copyCheckout, ROOT } from "../../../tools/checkout.mjs";

describe("npm run release", () => {
  let checkout: string;
  let version: string;
  const edit = async (name: string, change: (content: string) => string) => {
    const file = path.join(checkout, name);
    await writeFile(file, change(await readFile(file, "utf8")));
  };
  /** Runs a command on a machine without a configuration of git, and in no repository that a hook has named. */
  const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const outer = Object.entries(process.env).filter(([name]) => !/^(GIT|GITHUB)_/.test(name));
    return execa(command, args, {
      ...{ cwd: checkout, extendEnv: false, all: true, reject: false },
      env: { ...Object.fromEntries(outer), GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_SYSTEM: devNull, ...env },
    });
  };
  const commit = async () => {
    const author = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.com"];
    await run("git", ["add", "--all"]);
    await run("git", [...author, "commit", "--message", "a release", "--no-gpg-sign"]);
  };
  before(async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    checkout = await copyCheckout(path.join(folder, "checkout"));
    await symlink(path.join(ROOT, "node_modules"), path.join(checkout, "node_modules"), "junction");
    version = JSON.parse(await readFile(path.join(checkout, "package.json"), "utf8")).version;
    await run("git", ["init"]);
  });
  after(() => rm(path.dirname(checkout), { recursive: true }));

  it("refuses another tag, an unknown repository, a change log that is not ready, and changes that are not committed", async () => {
    const section = `## ${version} (not published yet)\n\n- What is new.\n`;
    await edit("CHANGELOG.md", (text) => text.replace(/^## .*\n/m, section));
    await commit();
    await writeFile(path.join(checkout, "notes.txt"), "");
    const { exitCode, all } = await run("npm", ["run", "release", "--", "--dry-run"], { GITHUB_REF_NAME: "v1.2.4" });
    assert.equal(exitCode, 1);
    for (const problem of [
      "GITHUB_REPOSITORY is not set.",
      `The version in package.json is ${version}, so the tag must be v${version}, not v1.2.4.`,
      `CHANGELOG.md has no section with the heading "${version}" or "${version} (date)".`,
      "?? notes.txt",
    ])
      assert.ok(all.includes(problem), all);
    await rm(path.join(checkout, "notes.txt"));
  });

  it("does everything except publishing with --dry-run", async () => {
    // As the person who releases does.
    await edit("CHANGELOG.md", (text) => text.replace(" (not published yet)", " (2026-01-02)"));
    // Runs after npm has packed the package.
    const postpack = "node --eval 'console.error(require(`./package.json`).repository.url)'";
    await edit("package.json", (text) =>
      text.replace('"scripts": {', `"scripts": { "postpack": ${JSON.stringify(postpack)},`),
    );
    await commit();
    const { exitCode, all } = await run("npm", ["run", "release", "--", "--dry-run"], {
      ...{ GITHUB_REPOSITORY: "some/repository", GITHUB_REF_NAME: `v${version}` },
      npm_config_loglevel: "notice",
    });
    assert.equal(exitCode, 0, all);
    assert.match(all, /\d+ passed, 0 failed/, "the package was checked");
    assert.match(all, /^git\+https:\/\/github\.com\/some\/repository\.git$/m, "the repository was set");
    assert.match(all, new RegExp(`^\\+ pulumi-spectrocluster@${version}$`, "m"));
    assert.equal((await run("git", ["status", "--porcelain"])).stdout, "");
  });

  it("leads to a release on GitHub with the section of the version in the change log", async () => {
    const workflow = parse(await readFile(path.join(ROOT, ".github/workflows/release.yml"), "utf8"));
    const steps: { run?: string }[] = workflow.jobs.notes.steps;
    const command = steps.find((step) => step.run?.includes("CHANGELOG.md"))?.run ?? assert.fail();
    await edit("CHANGELOG.md", (text) =>
      text.replace(/^## /m, "## 99.0.0\n\n- Newer.\n\n$&").concat("\n## 0.0.1\n\n- Old.\n"),
    );
    const folder = path.dirname(checkout);
    await run("bash", ["-c", command], { GITHUB_REF_NAME: `v${version}`, RUNNER_TEMP: folder });
    const notes = await readFile(path.join(folder, "notes.md"), "utf8");
    assert.match(notes, /^\n- What is new\.\n/);
    assert.doesNotMatch(notes, /^## |Newer|Old/m);
  });
});
