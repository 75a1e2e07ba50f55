import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import semver from "semver";
import { buildEngine } from "./build.mjs";

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

/** How long to wait for the first sign of the official installer's server. */
const PROBE_MS = 4000;

type Report = (message: string) => void;

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
    (await attempt("cache", () => checked(executable(cacheFolder()), "cache"))) ??
    (await attempt("official installer", () => intoCache((folder) => installOfficially(folder, report), report))) ??
    (await attempt("build with Go", () => intoCache((folder) => buildEngine(folder, VERSION, report), report)));
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
    const beside = path.join(path.dirname(resolved), helper);
    if (![beside, `${beside}.exe`, `${beside}.cmd`].some(existsSync) && !onPath(helper)) {
      throw new Error(`${resolved} has no ${helper} beside it`);
    }
  }
  return { pulumi: resolved, version, origin };
}

function onPath(command: string): string | undefined {
  const names = process.platform === "win32" ? [`${command}.exe`, `${command}.cmd`] : [command];
  return (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(existsSync);
}

function cacheFolder(): string {
  return inCache(`pulumi-${VERSION}`);
}

/** Where something is kept that took long to get, and that works on this platform only. */
export function inCache(name: string): string {
  const caches = process.env["XDG_CACHE_HOME"] || path.join(homedir(), ".cache");
  return path.join(caches, "pulumi-spectrocluster", `${name}-${process.platform}-${process.arch}`);
}

function executable(folder: string): string {
  return path.join(folder, "bin", process.platform === "win32" ? "pulumi.exe" : "pulumi");
}

/** Has the cache's folder made beside its place and moved there when it is whole: a break leaves no half an engine. */
async function intoCache(make: (folder: string) => Promise<string>, report: Report): Promise<Engine> {
  const folder = cacheFolder();
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const origin = await make(unfinished);
    await checked(executable(unfinished), origin);
    await rename(unfinished, folder).catch(async () => {
      // Another process was faster; or what is there does not work.
      const works = await checked(executable(folder), origin).catch(() => false);
      if (works) return;
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
    });
    report(`The Pulumi CLI is ready, and kept in ${folder}.`);
    return await checked(executable(folder), origin);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function installOfficially(folder: string, report: Report): Promise<string> {
  // A closed network may also swallow what it does not let through.
  await fetch("https://get.pulumi.com/install.sh", { method: "HEAD", signal: AbortSignal.timeout(PROBE_MS) });
  report(`Downloading the Pulumi CLI ${VERSION} by its official installer…`);
  const { PulumiCommand } = await import("@pulumi/pulumi/automation/index.js");
  await PulumiCommand.install({ root: folder, version: new semver.SemVer(VERSION) });
  return "official installer";
}
