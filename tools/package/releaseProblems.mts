import { readFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { releaseNotes } from "./releaseNotes.mjs";

/** What GitHub tells its workflows, by the names of their environment variables. */
export interface ReleaseContext {
  /** Owner and name of the repository. */
  GITHUB_REPOSITORY?: string;
  /** The tag. */
  GITHUB_REF_NAME?: string;
}

/** Finds reasons why a checkout cannot be released with correct provenance. */
export async function releaseProblems(folder: string, context: ReleaseContext): Promise<string[]> {
  const problems: string[] = [];
  const { version } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  if (!context.GITHUB_REPOSITORY) {
    problems.push("GITHUB_REPOSITORY is not set. For a dry run, set it to the owner and the name of the repository.");
  }
  if (context.GITHUB_REF_NAME !== `v${version}`) {
    problems.push(
      `The version in package.json is ${version}, so the tag must be v${version}, not ${context.GITHUB_REF_NAME}.`,
    );
  }
  const notes = releaseNotes(await readFile(path.join(folder, "CHANGELOG.md"), "utf8"), version);
  if (notes === undefined) {
    problems.push(`CHANGELOG.md has no section with the heading "${version}" or "${version} (date)".`);
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
