import { readFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";

/** Finds reasons why a checkout cannot be published with correct provenance. */
export async function publishProblems(folder: string): Promise<string[]> {
  const problems: string[] = [];
  const { repository } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  if (!repository) {
    problems.push(
      'package.json has no "repository", which npm\'s provenance requires. ' +
        'Add the URL of the repository that publishes the package: {"type": "git", "url": …}.',
    );
  }
  const { stdout: differences } = await execa("git", ["status", "--porcelain"], {
    cwd: folder,
    // In a hook, git sets these to the repository of the hook.
    env: { GIT_DIR: undefined, GIT_WORK_TREE: undefined },
  });
  if (differences) {
    problems.push(
      `The checkout differs from the commit that provenance refers to. Commit or remove these changes.\n${differences}`,
    );
  }
  return problems;
}
