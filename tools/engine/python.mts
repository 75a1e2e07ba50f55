import { access, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { cacheFolder, fingerprint, intoCache } from "./cache.mjs";
import type { Report } from "./goBuild.mjs";

const WINDOWS = process.platform === "win32";
const PYTHON = WINDOWS ? "python" : "python3";

/** As the SDK that is pinned asks for. */
const OLDEST_MINOR = 10;

/** Where a virtual environment has its executables. */
export const VIRTUAL_ENVIRONMENT_BIN = WINDOWS ? "Scripts" : "bin";

/**
 * Installs Pulumi's SDK for Python and what else programs need, once: kept in the cache for this Python.
 *
 * @returns The folder with the packages.
 * @throws Error that says what to install.
 */
export async function pythonPackages(report: Report): Promise<string> {
  const version = await pythonVersion();
  const folder = cacheFolder(`python-${version}-${await fingerprint("python-packages")}`);
  const isThere = (place: string) => access(path.join(place, "pulumi"));
  const install = async (unfinished: string) => {
    report(`Installing Pulumi's SDK for Python ${version}, once…`);
    const requirements = path.join(import.meta.dirname, "python-packages", "requirements.txt");
    await execa(PYTHON, ["-m", "pip", "install", ...QUIETLY, "--target", unfinished, "-r", requirements]);
  };
  await isThere(folder).catch(() => intoCache(folder, install, isThere));
  return folder;
}

/** Makes a virtual environment that has those packages, and installs another one from its sources. */
export async function createVirtualEnvironment(folder: string, sources: string, report: Report): Promise<void> {
  const packages = await pythonPackages(report);
  await execa(PYTHON, ["-m", "venv", "--without-pip", folder]);
  const python = path.join(folder, VIRTUAL_ENVIRONMENT_BIN, "python");
  const { stdout: site } = await execa(python, ["-c", "import site; print(site.getsitepackages()[0])"]);
  // Python takes from such a file where else to look for packages.
  await writeFile(path.join(site, "shared.pth"), `${packages}\n`);
  await execa(python, ["-m", "pip", "install", ...QUIETLY, "--no-deps", "--no-build-isolation", sources]);
}

const QUIETLY = ["--quiet", "--disable-pip-version-check", "--root-user-action=ignore"];

async function pythonVersion(): Promise<string> {
  const oldest = `3.${OLDEST_MINOR}`;
  const wanted = `Python ${oldest} or later, with its modules venv and pip`;
  const print = "import ensurepip, pip, sys, venv; print('%d.%d' % sys.version_info[:2])";
  const { stdout: version } = await execa(PYTHON, ["-c", print]).catch((error: Error) => {
    throw new Error(`Programs in Python cannot be run: install ${wanted}`, { cause: error });
  });
  const [, minor] = version.split(".").map(Number);
  if (minor === undefined || minor < OLDEST_MINOR) throw new Error(`Python is ${version} here: install ${wanted}`);
  return version;
}
