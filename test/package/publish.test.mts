import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { publishProblems } from "../../tools/package/publishProblems.mjs";

describe("npm publish", () => {
  let folder: string;
  const manifest = (content: object) => writeFile(path.join(folder, "package.json"), JSON.stringify(content));
  const commit = async () => {
    const author = ["-c", "user.name=somebody", "-c", "user.email=somebody@example.com"];
    await execa("git", ["add", "--all"], { cwd: folder });
    await execa("git", [...author, "commit", "--message", "a commit", "--no-gpg-sign"], { cwd: folder });
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-"));
    await execa("git", ["init"], { cwd: folder });
    await manifest({ repository: { type: "git", url: "git+https://git.example.com/some/repository.git" } });
    await commit();
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("goes on where package.json names the repository, and all is committed", async () => {
    assert.deepEqual(await publishProblems(folder), []);
  });

  it("refuses a package.json without repository", async () => {
    await manifest({});
    await commit();
    const [problem, ...others] = await publishProblems(folder);
    assert.match(
      problem ?? "",
      /^package\.json has no "repository".* state the address of the repository that publishes/,
    );
    assert.deepEqual(others, []);
  });

  it("refuses what is not committed, and names it", async () => {
    await writeFile(path.join(folder, "notes.txt"), "");
    const [problem, ...others] = await publishProblems(folder);
    assert.match(problem ?? "", /differs from its commit.*\n\?\? notes\.txt$/);
    assert.deepEqual(others, []);
  });
});
