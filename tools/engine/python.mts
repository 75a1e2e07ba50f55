import { access, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { cacheFolder, fingerprint, intoCache } from "./cache.mjs";
import type { Report } from "./goProgram.mjs";

const WINDOWS = process.platform === "win32";
const PYTHON = WINDOWS ? "python" : "python3";

/** The folder with the executables of a virtual environment. */
export const VIRTUAL_ENVIRONMENT_BIN = WINDOWS ? "Scripts" : "bin";

/** The folder whose requirements.txt pins Pulumi's SDK for Python and the build tools of generated SDKs. */
const REQUIREMENTS = "python-packages";

/**
 * Installs those packages into the cache, separately for each version of Python.
 *
 * @returns The folder with the packages.
 * @throws Error with installation instructions.
 */
export async function pythonPackages(report: Report): Promise<string> {
  const version = await pythonVersion();
  const folder = cacheFolder(`python-${version}-${await fingerprint(REQUIREMENTS)}`);
  const assertInstalled = (directory: string) => access(path.join(directory, "pulumi"));
  const install = async (unfinished: string) => {
    report(`Installing Pulumi's SDK for Python ${version}, once…`);
    const file = path.resolve(import.meta.dirname, REQUIREMENTS, "requirements.txt");
    await execa(PYTHON, ["-m", "pip", "install", ...QUIETLY, "--target", unfinished, "-r", file]);
  };
  await intoCache(folder, install, assertInstalled);
  return folder;
}

/** Creates a virtual environment with those packages, and installs another package from its sources. */
export async function createVirtualEnvironment(folder: string, sources: string, report: Report): Promise<void> {
  const packages = await pythonPackages(report);
  await execa(PYTHON, ["-m", "venv", "--without-pip", folder]);
  const python = path.join(folder, VIRTUAL_ENVIRONMENT_BIN, "python");
  const { stdout: site } = await execa(python, ["-c", "import site; print(site.getsitepackages()[0])"]);
  // Python reads additional package folders from .pth files.
  await writeFile(path.join(site, "shared.pth"), `${packages}\n`);
  await execa(python, ["-m", "pip", "install", ...QUIETLY, "--no-deps", "--no-build-isolation", sources]);
}

const QUIETLY = ["--quiet", "--disable-pip-version-check", "--root-user-action=ignore"];

async function pythonVersion(): Promise<string> {
  const print = "import ensurepip, pip, sys, venv; print('%d.%d' % sys.version_info[:2])";
  const { stdout: version } = await execa(PYTHON, ["-c", print]).catch((error: Error) => {
    throw new Error("Python is missing: install 3.10 or later, with its modules venv and pip", { cause: error });
  });
  return version;
}
