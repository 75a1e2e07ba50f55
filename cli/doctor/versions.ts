import { isOlder, OLDEST } from "../version.js";
import type { Cli } from "./pulumi.js";
import { failed, passed, type Result, warning } from "./report.js";

const INSTALL_CLI = "https://www.pulumi.com/docs/install/";

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
