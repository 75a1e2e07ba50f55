import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { isOlder, OLDEST } from "../../provider/installedPackage.js";
import { failed, passed, type Result, warning } from "./report.js";

const INSTALL_CLI = "https://www.pulumi.com/docs/install/";

/** @param version - Undefined if there is no CLI on PATH. */
export function checkCli(version: string | undefined): Result {
  if (version === undefined) return warning("pulumi is not on PATH", `Install it: ${INSTALL_CLI}`);
  return checkVersion(version, `Install a newer one: ${INSTALL_CLI}`);
}

export function checkSdk(): Result {
  try {
    const manifest = createRequire(path.resolve("index.js")).resolve("@pulumi/pulumi/package.json");
    const { version } = JSON.parse(readFileSync(manifest, "utf8"));
    return checkVersion(String(version), "Install a newer one: npm install @pulumi/pulumi@latest");
  } catch {
    return passed("not installed in this folder");
  }
}

function checkVersion(version: string, advice: string): Result {
  if (!isOlder(version, OLDEST.pulumi)) return passed(version);
  return failed(`${version} is too old: ${OLDEST.pulumi} or newer is required`, advice);
}
