/**
 * `npm run release`: publishes the checked-out version, in the workflow for its tag. With `-- --dry-run`, does everything
 * except publishing. Passes its arguments on to `npm publish`, which builds and checks the package first.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { $ as execa } from "execa";
import packageJson from "../../package.json" with { type: "json" };

const cwd = path.resolve(import.meta.dirname, "../..");
const $ = execa({ cwd });
const { version } = packageJson;
const { GITHUB_SERVER_URL = "https://github.com", GITHUB_REPOSITORY, GITHUB_REF_NAME } = process.env;

const changelog = await readFile(path.join(cwd, "CHANGELOG.md"), "utf8");
const heading = new RegExp(`^## ${version.replaceAll(".", "\\.")}( \\([\\d-]+\\))?$`, "m");
const { stdout: changes } = await $`git status --porcelain`;
const problems = [
  GITHUB_REPOSITORY
    ? []
    : "GITHUB_REPOSITORY is not set. For a dry run, set it to the owner and the name of the repository.",
  GITHUB_REF_NAME === `v${version}`
    ? []
    : `The version in package.json is ${version}, so the tag must be v${version}, not ${GITHUB_REF_NAME}.`,
  heading.test(changelog) ? [] : `CHANGELOG.md has no section with the heading "${version}" or "${version} (date)".`,
  changes ? `The checkout differs from the commit that provenance refers to. Commit or remove:\n${changes}` : [],
].flat();

if (problems.length > 0) {
  console.error(`Cannot release.\n${problems.join("\n")}`);
  process.exitCode = 1;
} else {
  // npm compares it with the origin of the build, and resolves the README's links with it.
  const url = `git+${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}.git`;
  await $`npm pkg set repository.type=git repository.url=${url}`;
  try {
    await $({ stdio: "inherit" })`npm publish ${process.argv.slice(2)}`;
  } finally {
    await $`git restore package.json`;
  }
}
