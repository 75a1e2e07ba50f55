import type { Cli } from "../pulumi.js";
import { isOlder, OLDEST } from "../version.js";
import { failed, passed, type Result, warning } from "./report.js";

const INSTALL_CLI = "https://www.pulumi.com/docs/install/";

/** Releases of Node.js whose `util.inspect` may not end (nodejs/node#64011), from the first one up to the fix. */
const HANGING: readonly [from: string, fixedIn: string][] = [
  ["20.19.6", "21"],
  ["22.20", "22.24"],
  ["24.7", "24.19"],
  ["25", "26.5"],
];

export function checkNode(version: string): Result {
  if (!HANGING.some(([from, fixedIn]) => !isOlder(version, from) && isOlder(version, fixedIn))) return passed(version);
  return warning(
    `${version} may hang instead of showing an error of the program (nodejs/node#64011)`,
    "Use a release without this problem, such as 24.21.",
  );
}

export function checkCli(cli: Cli): Result {
  if (cli === undefined) return warning("pulumi is not on PATH", `Install it: ${INSTALL_CLI}`);
  if ("problem" in cli) return failed(cli.problem, "Run it to see its error: pulumi version");
  return checkVersion(cli.version, `Install a newer one: ${INSTALL_CLI}`);
}

export function checkSdk(version: string): Result {
  return checkVersion(version, "Install a newer one: npm install @pulumi/pulumi@latest");
}

function checkVersion(version: string, advice: string): Result {
  if (!isOlder(version, OLDEST.pulumi)) return passed(version);
  return failed(`${version} is too old: ${OLDEST.pulumi} or newer is required`, advice);
}
