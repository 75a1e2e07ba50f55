import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import semver from "semver";
import { PULUMI } from "../versions.mjs";
import { cacheFolder, intoCache } from "./cache.mjs";
import { EXECUTABLE_SUFFIX, hasHelper, onPath } from "./executables.mjs";
import { type GoProgram, goBuild, goVersion, type Report } from "./goProgram.mjs";

/** A Pulumi CLI that can run Node.js programs. */
export interface Engine {
  /** The `pulumi` executable. */
  pulumi: string;
  version: string;
  /** Origin of the executable, for messages. */
  origin: string;
}

/** Older versions ignore the inputs that a provider's `read` returns. */
const MIN_VERSION = "3.217.0";

const FOLDER = cacheFolder(`pulumi-${PULUMI}`);

/** The programs that a Node.js program needs. */
const PARTS: readonly GoProgram[] = [
  {
    module: "cli",
    program: "github.com/pulumi/pulumi/pkg/v3/cmd/pulumi",
    description: "the Pulumi CLI",
    // It starts the process of dynamic providers.
    script: `nodejs/dist/pulumi-resource-pulumi-nodejs${process.platform === "win32" ? ".cmd" : ""}`,
  },
  {
    module: "language-hosts",
    program: "github.com/pulumi/pulumi/sdk/v3/nodejs/cmd/pulumi-language-nodejs",
    description: "its Node.js language host",
  },
];

/** Timeout of the request that tests whether the official installer can be reached. */
const PROBE_TIMEOUT_MS = 4000;

/**
 * Finds a Pulumi CLI on PATH or in the cache; otherwise downloads it with the official installer, or builds it with Go.
 *
 * @param report - Receives progress messages.
 * @throws Error that lists each attempt and why it failed.
 */
export async function findEngine(report: Report): Promise<Engine> {
  const failures: string[] = [];
  const attempt = async (origin: string, find: () => Promise<string>): Promise<Engine | undefined> => {
    try {
      return { ...(await checked(await find())), origin };
    } catch (error) {
      failures.push(`- ${origin}: ${(error as Error).message.split("\n")[0]}`);
      return undefined;
    }
  };
  const cached = async (make: (folder: string) => Promise<unknown>) => {
    await intoCache(FOLDER, make, (folder) => checked(executable(folder)));
    report(`The Pulumi CLI is ready, and cached in ${FOLDER}.`);
    return executable(FOLDER);
  };
  const engine =
    (await attempt("PATH", async () => onPath("pulumi") ?? "pulumi")) ??
    (await attempt("cache", async () => executable(FOLDER))) ??
    (await attempt("official installer", () => cached((folder) => installOfficially(folder, report)))) ??
    (await attempt("build with Go", () => cached((folder) => buildEngine(folder, report))));
  if (!engine) {
    throw new Error(
      `There is no Pulumi CLI, and none could be downloaded or built. Install one (https://www.pulumi.com/docs/install/) or Go. Tried:\n${failures.join("\n")}`,
    );
  }
  return engine;
}

/** Checks that an executable runs, is recent enough and can run Node.js programs. */
async function checked(pulumi: string): Promise<Omit<Engine, "origin">> {
  if (!existsSync(pulumi)) throw new Error(`there is no ${pulumi}`);
  const { stdout } = await execa(pulumi, ["version"], { env: { PULUMI_SKIP_UPDATE_CHECK: "1" } });
  const version = stdout.trim().replace(/^v/, "");
  if (semver.lt(version, MIN_VERSION)) throw new Error(`${pulumi} is ${version}, older than ${MIN_VERSION}`);
  for (const helper of ["pulumi-language-nodejs", "pulumi-resource-pulumi-nodejs"]) {
    if (!hasHelper(pulumi, helper)) throw new Error(`${pulumi} has no ${helper} in its folder`);
  }
  return { pulumi, version };
}

function executable(folder: string): string {
  return path.join(folder, "bin", `pulumi${EXECUTABLE_SUFFIX}`);
}

async function installOfficially(folder: string, report: Report): Promise<void> {
  // A firewall may drop packets without a response.
  await fetch("https://get.pulumi.com/install.sh", { method: "HEAD", signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
  report(`Downloading the Pulumi CLI ${PULUMI} with the official installer…`);
  const { PulumiCommand } = await import("@pulumi/pulumi/automation/index.js");
  await PulumiCommand.install({ root: folder, version: new semver.SemVer(PULUMI) });
}

/** Builds from pinned modules, for machines that can reach a Go module proxy but no download server. */
async function buildEngine(folder: string, report: Report): Promise<void> {
  const go = await goVersion();
  report(`Building the Pulumi CLI ${PULUMI} with ${go}: some minutes, once…`);
  const bin = path.dirname(executable(folder));
  await mkdir(bin, { recursive: true });
  for (const part of PARTS) await goBuild(part, bin, report, PULUMI);
}
