import { existsSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import semver from "semver";
import { buildEngine } from "./build.mjs";
import { cacheFolder, intoCache } from "./cache.mjs";
import { EXECUTABLE_SUFFIX, hasHelper, onPath } from "./executables.mjs";
import type { Report } from "./goBuild.mjs";

/** A Pulumi CLI that can run Node.js programs. */
export interface Engine {
  /** The `pulumi` executable. */
  pulumi: string;
  version: string;
  /** Where it came from, in words. */
  origin: string;
}

/** The version that is installed or built where there is none. */
const VERSION = "3.250.0";

/** Older ones ignore the inputs that a provider's `read` returns. */
const OLDEST_VERSION = "3.217.0";

/** Where an engine is kept. */
const FOLDER = cacheFolder(`pulumi-${VERSION}`);

/** How long to wait for the first sign of the official installer's server. */
const PROBE_MS = 4000;

/**
 * Finds a Pulumi CLI, or gets one: on PATH, from the cache, by the official installer, or built with Go.
 *
 * @param report - Is told what is going on, for whoever waits.
 * @throws Error that lists what was tried and why it failed.
 */
export async function findEngine(report: Report): Promise<Engine> {
  const failures: string[] = [];
  const attempt = async (label: string, find: () => Promise<Engine>): Promise<Engine | undefined> => {
    try {
      return await find();
    } catch (error) {
      failures.push(`- ${label}: ${(error as Error).message.split("\n")[0]}`);
      return undefined;
    }
  };
  const engine =
    (await attempt("PATH", () => checked("pulumi", "PATH"))) ??
    (await attempt("cache", () => checked(executable(FOLDER), "cache"))) ??
    (await attempt("official installer", () => kept((folder) => installOfficially(folder, report), report))) ??
    (await attempt("build with Go", () => kept((folder) => buildEngine(folder, VERSION, report), report)));
  if (!engine) {
    throw new Error(
      `No Pulumi CLI could be had. Install one (https://www.pulumi.com/docs/install/), or Go, and run this again. Tried:\n${failures.join("\n")}`,
    );
  }
  return engine;
}

/** Makes sure that an executable runs, is recent enough and has what it needs to run Node.js programs. */
async function checked(pulumi: string, origin: string): Promise<Engine> {
  const resolved = path.isAbsolute(pulumi) ? pulumi : onPath(pulumi);
  if (!resolved || !existsSync(resolved)) throw new Error(`there is no ${pulumi}`);
  const { stdout } = await execa(resolved, ["version"], { env: { PULUMI_SKIP_UPDATE_CHECK: "1" } });
  const version = stdout.trim().replace(/^v/, "");
  if (semver.lt(version, OLDEST_VERSION)) throw new Error(`${resolved} is ${version}, older than ${OLDEST_VERSION}`);
  for (const helper of ["pulumi-language-nodejs", "pulumi-resource-pulumi-nodejs"]) {
    if (!hasHelper(resolved, helper)) throw new Error(`${resolved} has no ${helper} beside it`);
  }
  return { pulumi: resolved, version, origin };
}

function executable(folder: string): string {
  return path.join(folder, "bin", `pulumi${EXECUTABLE_SUFFIX}`);
}

/** Has an engine made in the cache. */
async function kept(make: (folder: string) => Promise<string>, report: Report): Promise<Engine> {
  const origin = await intoCache(FOLDER, make, (folder) => checked(executable(folder), "cache"));
  report(`The Pulumi CLI is ready, and kept in ${FOLDER}.`);
  return await checked(executable(FOLDER), origin);
}

async function installOfficially(folder: string, report: Report): Promise<string> {
  // A closed network may also swallow what it does not let through.
  await fetch("https://get.pulumi.com/install.sh", { method: "HEAD", signal: AbortSignal.timeout(PROBE_MS) });
  report(`Downloading the Pulumi CLI ${VERSION} by its official installer…`);
  const { PulumiCommand } = await import("@pulumi/pulumi/automation/index.js");
  await PulumiCommand.install({ root: folder, version: new semver.SemVer(VERSION) });
  return "official installer";
}
