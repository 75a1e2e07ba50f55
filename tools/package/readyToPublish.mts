/** The first step of `npm publish`: refuses at once what would fail, or not be true, after all the checks. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";

const root = path.resolve(import.meta.dirname, "../..");

/** Why the checkout cannot be published as it is. */
async function problems(): Promise<string[]> {
  const found: string[] = [];
  const { repository } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  if (!repository) {
    found.push(
      'package.json has no "repository": npm\'s provenance proves that the package was built from that repository. ' +
        "State the address of the one that publishes.",
    );
  }
  const { stdout } = await execa("git", ["status", "--porcelain"], { cwd: root });
  if (stdout) {
    found.push(
      `The checkout differs from its commit, which provenance names. Commit or remove these first:\n${stdout}`,
    );
  }
  return found;
}

const found = await problems();
for (const problem of found) console.error(`Not ready to be published: ${problem}`);
if (found.length > 0) process.exitCode = 1;
