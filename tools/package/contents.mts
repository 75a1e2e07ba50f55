import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import type { Tarball } from "./tarball.mjs";

/** The allowed files and folders at the top level of the package. */
const TOP_LEVEL = [
  ...["LICENSE", "README.md", "CHANGELOG.md", "SECURITY.md", "package.json", "schema.json"],
  ...["dist", "docs", "provider"],
];

const REQUIRED = [
  ...["LICENSE", "README.md", "package.json", "schema.json"],
  ...["dist/sdk/index.js", "dist/sdk/index.d.ts", "dist/provider/dynamic/index.js", "dist/provider/dynamic/index.d.ts"],
  ...["dist/provider/validation/index.js", "dist/provider/validation/index.d.ts"],
  ...["dist/cli/index.js", "docs/guides/getting-started.md"],
  // The engine runs the plugin in this folder.
  ...["pulumi-resource-spectrocluster", "pulumi-resource-spectrocluster.cmd", "schema.json"].map(
    (name) => `provider/plugin/${name}`,
  ),
];

/** Scripts that npm runs when the package is installed, from the registry or from its repository. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepare"];

/** Kinds of files that the package must not contain. */
const FORBIDDEN: readonly { kind: string; is(file: string): boolean }[] = [
  { kind: "a test", is: (file) => /\.test\.|(^|\/)test\//.test(file) },
  { kind: "TypeScript source", is: (file) => /\.[cm]?ts$/.test(file) && !/\.d\.[cm]?ts$/.test(file) },
  { kind: "a compiler cache", is: (file) => file.endsWith(".tsbuildinfo") },
  { kind: "a source map, whose sources are not in the package", is: (file) => file.endsWith(".map") },
];

/**
 * Finds missing and unexpected files in the package.
 *
 * @param folder - Folder with the unpacked tarball.
 */
export async function contentProblems({ files }: Tarball, folder: string): Promise<string[]> {
  const names = files.map((file) => file.path);
  const { scripts = {} } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  return [
    ...names.filter((name) => !TOP_LEVEL.includes(top(name))).map((name) => `${name} must not be in the package`),
    ...REQUIRED.filter((name) => !names.includes(name)).map((name) => `${name} is missing`),
    ...FORBIDDEN.flatMap(({ kind, is }) => names.filter(is).map((name) => `${name} is ${kind}`)),
    ...INSTALL_SCRIPTS.filter((name) => name in scripts).map((name) => `package.json has a script "${name}"`),
    ...(await machinePaths(folder, names)),
  ];
}

function top(name: string): string {
  return name.split("/")[0] ?? name;
}

/** Finds paths of the machine or the user that built the package. */
async function machinePaths(folder: string, names: readonly string[]): Promise<string[]> {
  const paths = [path.resolve(import.meta.dirname, "../.."), homedir()].filter((each) => each !== path.sep);
  const problems: string[] = [];
  for (const name of names) {
    const content = await readFile(path.join(folder, name), "utf8");
    const found = paths.find((each) => content.includes(each)) ?? content.match(ANY_HOME)?.[0];
    if (found) problems.push(`${name} contains the path ${found}`);
  }
  return problems;
}

/** The beginning of a home directory on any system. */
const ANY_HOME = /(?<![\w.~])\/(?:home|Users|root)\/\w+|\b[A-Z]:\\+Users\\+\w+|file:\/\/\/\w+/;
