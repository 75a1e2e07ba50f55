import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { copyCheckout } from "../../../tools/extended/runCell.mjs";
import { releaseProblems } from "../../../tools/package/releaseProblems.mjs";

const ROOT = path.resolve(import.meta.dirname, "../../..");

const AUTHOR = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.com"];

/** As on any machine: with nobody's configuration of git, and in no repository that a hook may have named. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const env = Object.entries(process.env).filter(([name]) => !/^(GIT|GITHUB)_/.test(name));
  return { ...Object.fromEntries(env), GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_SYSTEM: devNull };
}

describe("npm run release", function () {
  this.timeout(300_000);
  let folder: string;
  const manifest = (content: object) => writeFile(path.join(folder, "package.json"), JSON.stringify(content));
  const git = (...args: string[]) => execa("git", args, { cwd: folder, env: cleanEnvironment(), extendEnv: false });
  const commit = async () => {
    await git("add", "--all");
    await git(...AUTHOR, "commit", "--message", "a commit", "--no-gpg-sign");
  };
  const CONTEXT = { GITHUB_REPOSITORY: "some/repository", GITHUB_REF_NAME: "v1.2.3" };
  const changelog = (...lines: string[]) => writeFile(path.join(folder, "CHANGELOG.md"), lines.join("\n"));
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    await git("init");
    await manifest({ version: "1.2.3" });
    await changelog("# Changelog", "", "## 1.2.3 (2026-01-02)", "", "- New.", "", "## 1.2.2", "", "- Old.");
    await commit();
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("continues if tag, version and change log agree and all changes are committed", async () => {
    assert.deepEqual(await releaseProblems(folder, CONTEXT), []);
  });

  it("refuses another tag, and a machine that does not know the repository", async () => {
    assert.deepEqual(await releaseProblems(folder, { GITHUB_REF_NAME: "v1.2.4" }), [
      "GITHUB_REPOSITORY is not set. For a dry run, set it to the owner and the name of the repository.",
      "The version in package.json is 1.2.3, so the tag must be v1.2.3, not v1.2.4.",
    ]);
  });

  it("refuses a version whose section in the change log is missing, empty or not ready", async () => {
    for (const lines of [
      ["## 1.2.2", "- Old."],
      ["## 1.2.3", "", "## 1.2.2"],
      ["## 1.2.3 (not published yet)", "- New."],
    ]) {
      await changelog("# Changelog", ...lines);
      await commit();
      const problems = await releaseProblems(folder, CONTEXT);
      assert.deepEqual(problems, ['CHANGELOG.md has no section with the heading "1.2.3" or "1.2.3 (date)".']);
    }
  });

  it("fails with uncommitted changes, and lists them", async () => {
    await writeFile(path.join(folder, "notes.txt"), "");
    const [problem, ...others] = await releaseProblems(folder, CONTEXT);
    assert.match(problem ?? "", /differs from the commit.*\n\?\? notes\.txt$/);
    assert.deepEqual(others, []);
  });

  it("does everything except publishing with --dry-run, and prints the release notes", async () => {
    const checkout = await copyCheckout(path.join(folder, "checkout"));
    await symlink(path.join(ROOT, "node_modules"), path.join(checkout, "node_modules"), "junction");
    const edit = async (name: string, change: (content: string) => string) => {
      const file = path.join(checkout, name);
      await writeFile(file, change(await readFile(file, "utf8")));
    };
    const { version } = JSON.parse(await readFile(path.join(checkout, "package.json"), "utf8"));
    // As the person who releases does.
    await edit("CHANGELOG.md", (text) => text.replace(" (not published yet)", ""));
    // Runs after npm has packed the package.
    const postpack = "node --eval 'console.error(require(`./package.json`).repository.url)'";
    await edit("package.json", (text) =>
      text.replace('"scripts": {', `"scripts": { "postpack": ${JSON.stringify(postpack)},`),
    );
    const git = (...args: string[]) => execa("git", args, { cwd: checkout, env: cleanEnvironment(), extendEnv: false });
    await git("init");
    await git("add", "--all");
    await git(...AUTHOR, "commit", "--message", "a release", "--no-gpg-sign");

    const context = { GITHUB_REPOSITORY: "some/repository", GITHUB_REF_NAME: `v${version}` };
    const { exitCode, all } = await execa("npm", ["run", "release", "--", "--dry-run"], {
      cwd: checkout,
      env: { ...cleanEnvironment(), ...context, npm_config_loglevel: "notice" },
      extendEnv: false,
      all: true,
      reject: false,
    });
    assert.equal(exitCode, 0, all);
    assert.match(all, /\d+ passed, 0 failed/, "the package was checked");
    assert.match(all, /^git\+https:\/\/github\.com\/some\/repository\.git$/m, "the repository was set");
    assert.match(all, new RegExp(`^\\+ pulumi-spectrocluster@${version}$`, "m"));
    assert.equal((await git("status", "--porcelain")).stdout, "");

    const notes = await execa("npx", ["tsx", "tools/package/printReleaseNotes.mts"], { cwd: checkout });
    assert.match(notes.stdout, /^\S(?![\s\S]*\n## )/);
    assert.ok((await readFile(path.join(checkout, "CHANGELOG.md"), "utf8")).includes(notes.stdout));
  });
});
