import { isOlder, OLDEST } from "../../provider/installedPackage.js";
import { failed, passed, type Result, warning } from "./report.js";

const INSTALL = "https://www.pulumi.com/docs/install/";

/** @param version - Undefined if there is no CLI on PATH. */
export function checkCli(version: string | undefined): Result {
  if (version === undefined) return warning("pulumi is not on PATH", `Install it: ${INSTALL}`);
  if (!isOlder(version, OLDEST.pulumi)) return passed(version);
  return failed(`${version} is too old: ${OLDEST.pulumi} or newer is required`, `Install a newer one: ${INSTALL}`);
}
