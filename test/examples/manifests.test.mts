import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { NEWEST, PULUMI } from "../../tools/versions.mjs";
import { CREATED_BY_READERS, EXAMPLES, readExample as read } from "../support/examples.mjs";

interface Manifest {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const files = readdirSync(EXAMPLES, { recursive: true, encoding: "utf8" }).filter(
  (file) => !CREATED_BY_READERS.test(file),
);
const named = (name: string) => files.filter((file) => path.basename(file) === name).sort();
const manifests = named("package.json").map((file): [file: string, Manifest] => [file, JSON.parse(read(file))]);
const programs = named("Pulumi.yaml").map((file) => path.dirname(file));
const ours: Manifest & { version: string; peerDependencies: Record<string, string> } = JSON.parse(
  read("../package.json"),
);

describe("what the examples have in common", () => {
  it("each package has the same range in all of them, and one that admits what the tests run with", () => {
    const known: Record<string, string> = {
      ...ours.devDependencies,
      ...ours.dependencies,
      ...ours.peerDependencies,
      "pulumi-spectrocluster": `^${ours.version}`,
      typescript: `^${ours.devDependencies?.["typescript"]}`,
    };
    for (const [file, { dependencies, devDependencies, peerDependencies }] of manifests) {
      for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies }))
        if (!range.startsWith("file:")) assert.equal(range, known[name], `${name} in ${file}`);
    }
  });

  it("all files have this version of the package, and of the CLI and of Node.js those that the tests run", () => {
    const runnable = files.filter((file) => /^pipelines.*\.ya?ml$|Dockerfile$/.test(file));
    assert.equal(runnable.length, 5);
    for (const [pattern, version, required] of [
      [/(?:spectrocluster[-: ]|^ +version: )(\d+\.\d+\.\d+)/gm, ours.version, []],
      [/(?:pulumi-version: |pulumi-v)(\d+\.\d+\.\d+)/g, PULUMI, runnable],
      // This one shows errors of programs (nodejs/node#64011).
      [/(?:node-version: |node:)(\d[\d.]*)/g, NEWEST.node, runnable],
    ] as [RegExp, string, string[]][])
      for (const file of files.filter((each) => /\.(md|ya?ml)$|Dockerfile$/.test(each))) {
        const found = Array.from(read(file).matchAll(pattern), ([, each]) => each);
        for (const each of found) assert.equal(each, version, file);
        assert.ok(found.length > 0 || !required.includes(file), file);
      }
  });

  for (const folder of programs) {
    it(`${folder}: its files go by the folder's name, and its README installs before the publication and sets what is asked`, () => {
      const project = read(folder, "Pulumi.yaml");
      const readme = read(folder, "README.md");
      assert.match(project, /^description: \S/m);
      assert.match(project, new RegExp(`^name: ${folder}$`, "m"));
      const manifest = manifests.find(([file]) => file === path.join(folder, "package.json"))?.[1];
      assert.equal(manifest?.name ?? folder, folder);
      assert.match(read(folder, ".gitignore"), /^node_modules\/$/m);
      assert.ok(readme.includes(`npm install /path/to/pulumi-spectrocluster-${ours.version}.tgz`));

      const { config = {} }: { config?: Record<string, { default?: unknown }> } = parse(project);
      const isOwn = (name: string) => !name.startsWith("spectrocluster:");
      const commands = readme.matchAll(/pulumi config set (?:--\w+ )*'?([\w:]+)/g);
      const set = [...commands].map(([, name = ""]) => name).filter(isOwn);
      for (const name of set) assert.ok(name in config, `Pulumi.yaml declares ${name}`);
      const asked = Object.keys(config).filter((name) => isOwn(name) && config[name]?.default === undefined);
      for (const name of asked) assert.ok(set.includes(name), `the README sets ${name}`);
    });
  }

  it("examples/README.md names every example, and nothing else", () => {
    const links = [...read("README.md").matchAll(/\]\(([\w-]+)\/?(?:README\.md)?\)/g)].map(([, folder]) => folder);
    const entries = readdirSync(EXAMPLES, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    assert.deepEqual([...new Set(links)].sort(), folders.sort());
  });
});
