import { readFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";

/** Says why a checkout cannot be published: what would fail at the end, or make provenance say what is not so. */
export async function publishProblems(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const { repository } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  if (!repository) {
    problems.push(
      'package.json has no "repository", from which npm\'s provenance proves that the package was built: ' +
        'state the address of the repository that publishes, as {"type": "git", "url": …}.',
    );
  }
  const { stdout: differences } = await execa("git", ["status", "--porcelain"], {
    cwd: folder,
    // A hook names the repository that it is of.
    env: { GIT_DIR: undefined, GIT_WORK_TREE: undefined },
  });
  if (differences) {
    problems.push(
      `The checkout differs from its commit, which provenance names: commit or remove these.\n${differences}`,
    );
  }
  return problems;
}
