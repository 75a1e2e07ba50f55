/**
 * `npm run release`: publishes the checked-out version, in the workflow for its tag. With `-- --dry-run`, does everything
 * except publishing. Passes its arguments on to `npm publish`, which builds and checks the package first.
 */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { releaseProblems } from "./releaseProblems.mjs";

const root = path.resolve(import.meta.dirname, "../..");

async function publish(): Promise<void> {
  const { GITHUB_SERVER_URL = "https://github.com", GITHUB_REPOSITORY } = process.env;
  const manifest = path.join(root, "package.json");
  const original = await readFile(manifest, "utf8");
  // npm compares it with the origin of the build, and resolves the README's links with it.
  const repository = { type: "git", url: `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git` };
  await writeFile(manifest, `${JSON.stringify({ ...JSON.parse(original), repository }, null, 2)}\n`);
  try {
    const published = await execa("npm", ["publish", ...process.argv.slice(2)], {
      cwd: root,
      stdio: "inherit",
      reject: false,
    });
    if (published.failed) fail(String(published.message));
  } finally {
    await writeFile(manifest, original);
  }
}

function fail(message: string): void {
  console.error(`Cannot release. ${message}`);
  process.exitCode = 1;
}

const problems = await releaseProblems(root, process.env);
problems.forEach(fail);
if (problems.length === 0) await publish();
