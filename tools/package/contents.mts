import { readFile } from "node:fs/promises";
import { homedir } from "node:os";
import path from "node:path";
import type { Tarball } from "./tarball.mjs";

/** All that the package may have at its top. */
const TOP_LEVEL = [
  ...["LICENSE", "README.md", "CHANGELOG.md", "SECURITY.md", "package.json", "schema.json"],
  ...["dist", "docs", "provider"],
];

const REQUIRED = [
  ...["LICENSE", "README.md", "package.json", "schema.json"],
  ...["dist/sdk/index.js", "dist/sdk/index.d.ts", "dist/provider/index.js", "dist/provider/index.d.ts"],
  ...["dist/provider/validation/index.js", "dist/provider/validation/index.d.ts"],
  ...["dist/cli/index.js", "docs/guides/getting-started.md"],
  // pulumi runs the plugin, and reads its schema, in this folder.
  ...["pulumi-resource-spectrocluster", "pulumi-resource-spectrocluster.cmd", "schema.json"].map(
    (name) => `provider/plugin/${name}`,
  ),
];

/** Scripts that npm runs on the machine of whoever installs the package, or makes it from its repository. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepare"];

/** What no file of the package may be. */
const FORBIDDEN: readonly { what: string; is(file: string): boolean }[] = [
  { what: "a test", is: (file) => /\.test\.|(^|\/)test\//.test(file) },
  { what: "TypeScript source", is: (file) => /\.[cm]?ts$/.test(file) && !/\.d\.[cm]?ts$/.test(file) },
  { what: "a state of the compiler", is: (file) => file.endsWith(".tsbuildinfo") },
  { what: "a source map, whose sources are not in the package", is: (file) => file.endsWith(".map") },
];

/**
 * Says what the package has too much, and what it lacks.
 *
 * @param folder - Where the tarball is unpacked.
 */
export async function contentProblems({ files }: Tarball, folder: string): Promise<string[]> {
  const names = files.map((file) => file.path);
  const { scripts = {} } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  return [
    ...names.filter((name) => !TOP_LEVEL.includes(top(name))).map((name) => `${name} is not to be in the package`),
    ...REQUIRED.filter((name) => !names.includes(name)).map((name) => `${name} is missing`),
    ...FORBIDDEN.flatMap(({ what, is }) => names.filter(is).map((name) => `${name} is ${what}`)),
    ...INSTALL_SCRIPTS.filter((name) => name in scripts).map((name) => `package.json has a script "${name}"`),
    ...(await placesOfMachine(folder, names)),
  ];
}

function top(name: string): string {
  return name.split("/")[0] ?? name;
}

/** Finds what tells where the package was built, or by whom. */
async function placesOfMachine(folder: string, names: readonly string[]): Promise<string[]> {
  const places = [path.resolve(import.meta.dirname, "../.."), homedir()].filter((place) => place !== path.sep);
  const problems: string[] = [];
  for (const name of names) {
    const content = await readFile(path.join(folder, name), "utf8");
    const place = places.find((each) => content.includes(each)) ?? content.match(ANY_HOME)?.[0];
    if (place) problems.push(`${name} names ${place}`);
  }
  return problems;
}

/** The beginning of anybody's own folder, on any system. */
const ANY_HOME = /(?<![\w.~])\/(?:home|Users|root)\/\w+|\b[A-Z]:\\+Users\\+\w+|file:\/\/\/\w+/;
