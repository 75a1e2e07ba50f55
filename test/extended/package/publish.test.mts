import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { publishProblems } from "../../../tools/package/publishProblems.mjs";

describe("npm publish", () => {
  let folder: string;
  const manifest = (content: object) => writeFile(path.join(folder, "package.json"), JSON.stringify(content));
  /** Git as on any machine: with nobody's configuration, and in no repository that a hook may have named. */
  const git = (...args: string[]) => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
    const nobody = { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_SYSTEM: devNull };
    return execa("git", args, { cwd: folder, env: { ...env, ...nobody }, extendEnv: false });
  };
  const commit = async () => {
    const author = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.com"];
    await git("add", "--all");
    await git(...author, "commit", "--message", "a commit", "--no-gpg-sign");
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    await git("init");
    await manifest({ repository: { type: "git", url: "git+https://git.example.com/some/repository.git" } });
    await commit();
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("continues if package.json contains the repository and all changes are committed", async () => {
    assert.deepEqual(await publishProblems(folder), []);
  });

  it("refuses a package.json without repository", async () => {
    await manifest({});
    await commit();
    const [problem, ...others] = await publishProblems(folder);
    assert.match(problem ?? "", /^package\.json has no "repository".* Add the URL of the repository that publishes/);
    assert.deepEqual(others, []);
  });

  it("fails with uncommitted changes, and lists them", async () => {
    await writeFile(path.join(folder, "notes.txt"), "");
    const [problem, ...others] = await publishProblems(folder);
    assert.match(problem ?? "", /differs from the commit.*\n\?\? notes\.txt$/);
    assert.deepEqual(others, []);
  });
});
