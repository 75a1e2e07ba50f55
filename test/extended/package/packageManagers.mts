import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { execa } from "execa";

const require = createRequire(import.meta.url);

/** Installs the dependencies in the package.json of a folder. */
export type Install = (folder: string, env: NodeJS.ProcessEnv) => Promise<unknown>;

export const npm: Install = (folder, env) =>
  run(folder, env, "npm", "install", "--prefer-offline", "--no-audit", "--no-fund");

// Its package.json is all that pnpm lets others resolve.
const PNPM = path.join(path.dirname(require.resolve("pnpm")), "bin", "pnpm.cjs");

export const pnpm: Install = (folder, env) => run(folder, env, process.execPath, PNPM, "install", "--prefer-offline");

const YARN = require.resolve("@yarnpkg/cli-dist/bin/yarn.js");

export const yarn: Install = (folder, env) => run(folder, env, process.execPath, YARN, "install");

/** Raised by hand: a new Bun is to break nothing by itself. */
const BUN_VERSION = "1.4.5";

/** Installs Bun with npm into a new folder, and returns its executable. */
export async function bunExecutable(folder: string): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@oven/bun-${platform}-${process.arch === "arm64" ? "aarch64" : process.arch}`;
  await mkdir(folder);
  await writeFile(path.join(folder, "package.json"), JSON.stringify({ dependencies: { [name]: BUN_VERSION } }));
  await npm(folder, process.env);
  return path.join(folder, "node_modules", name, "bin", process.platform === "win32" ? "bun.exe" : "bun");
}

export function bun(executable: string): Install {
  return (folder, env) => run(folder, env, executable, "install");
}

/** What an npm around this one says of itself, its package and its work; but not where npm has its things. */
const OF_OUTER_NPM = /^npm_(?!config_(userconfig|globalconfig|cache|cafile)$)/i;

/** Runs a package manager with npm's registry. */
async function run(folder: string, env: NodeJS.ProcessEnv, command: string, ...args: string[]) {
  const { stdout: registry } = await execa("npm", ["config", "get", "registry"]);
  const others = Object.entries(env).filter(([name]) => !OF_OUTER_NPM.test(name));
  const settings = {
    npm_config_registry: registry,
    YARN_NPM_REGISTRY_SERVER: registry,
    YARN_ENABLE_TELEMETRY: "0",
    // There is no lock file yet, which it minds where it finds itself in a CI.
    YARN_ENABLE_IMMUTABLE_INSTALLS: "0",
  };
  await execa(command, args, { cwd: folder, env: { ...Object.fromEntries(others), ...settings }, extendEnv: false });
}
