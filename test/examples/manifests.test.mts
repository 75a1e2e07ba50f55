import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { CREATED_BY_READERS, EXAMPLES } from "../support/examples.mjs";

const ROOT = path.dirname(EXAMPLES);

interface Manifest {
  name: string;
  private?: boolean;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** What every Node.js program of ours depends on. */
const ALWAYS = ["@pulumi/pulumi", "pulumi-spectrocluster", "typescript"];

describe("what the examples have in common", () => {
  let files: string[];
  let manifests: [file: string, manifest: Manifest][];
  before(async () => {
    files = (await readdir(EXAMPLES, { recursive: true })).filter((file) => !CREATED_BY_READERS.test(file));
    const named = files.filter((file) => path.basename(file) === "package.json").sort();
    manifests = await Promise.all(
      named.map(async (file): Promise<[string, Manifest]> => {
        return [file, JSON.parse(await readFile(path.join(EXAMPLES, file), "utf8"))];
      }),
    );
  });

  it("each package.json is private and has the SDK, the provider and TypeScript", () => {
    assert.ok(manifests.length >= 8);
    for (const [file, manifest] of manifests) {
      assert.equal(manifest.private, true, file);
      for (const name of ALWAYS) assert.ok(manifest.dependencies[name], `${file} has ${name}`);
    }
  });

  it("each package has the same range in all of them, and one that admits what the tests run with", async () => {
    const ours: Manifest & { version: string; peerDependencies: Record<string, string> } = JSON.parse(
      await readFile(path.join(ROOT, "package.json"), "utf8"),
    );
    const known: Record<string, string> = {
      ...ours.devDependencies,
      ...ours.dependencies,
      ...ours.peerDependencies,
      "pulumi-spectrocluster": `^${ours.version}`,
      typescript: `^${ours.devDependencies?.["typescript"]}`,
    };
    for (const [file, { dependencies, devDependencies }] of manifests) {
      for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
        assert.equal(range, known[name], `${name} in ${file}`);
      }
    }
  });

  it("each program's README, Pulumi.yaml and package.json go by the folder's name", async () => {
    for (const project of files.filter((file) => path.basename(file) === "Pulumi.yaml")) {
      const folder = path.dirname(project);
      const text = await readFile(path.join(EXAMPLES, project), "utf8");
      assert.match(text, /^description: \S/m, project);
      assert.ok(files.includes(path.join(folder, "README.md")), `${folder} has a README`);
      const manifest = manifests.find(([file]) => file === path.join(folder, "package.json"))?.[1];
      assert.match(text, new RegExp(`^name: ${folder}$`, "m"), project);
      if (manifest) assert.equal(manifest.name, folder);
    }
  });

  it("each program's folder ignores what its README installs, and says how to install before the publication", async () => {
    for (const project of files.filter((file) => path.basename(file) === "Pulumi.yaml")) {
      const folder = path.join(EXAMPLES, path.dirname(project));
      assert.match(await readFile(path.join(folder, ".gitignore"), "utf8"), /^node_modules\/$/m, project);
      const readme = await readFile(path.join(folder, "README.md"), "utf8");
      const { version } = JSON.parse(await readFile(path.join(ROOT, "package.json"), "utf8"));
      assert.ok(readme.includes(`npm install /path/to/pulumi-spectrocluster-${version}.tgz`), project);
    }
  });

  it("each README sets what the program asks for, and nothing else", async () => {
    for (const project of files.filter((file) => path.basename(file) === "Pulumi.yaml")) {
      const { config = {} } = parse(await readFile(path.join(EXAMPLES, project), "utf8"));
      const declared = Object.entries(config as Record<string, { default?: unknown }>);
      const own = declared.filter(([name]) => !name.startsWith("spectrocluster:"));
      const readme = await readFile(path.join(EXAMPLES, path.dirname(project), "README.md"), "utf8");
      const commands = [...readme.matchAll(/pulumi config set (?:--\w+ )*'?([\w:]+)/g)];
      const set = new Set(commands.map(([, name = ""]) => name).filter((name) => !name.startsWith("spectrocluster:")));
      for (const name of set) assert.ok(name in config, `${project} declares ${name}`);
      const asked = own.filter(([, { default: preset }]) => preset === undefined).map(([name]) => name);
      for (const name of asked) assert.ok(set.has(name), `the README beside ${project} sets ${name}`);
    }
  });

  it("examples/README.md names every example, and nothing else", async () => {
    const text = await readFile(path.join(EXAMPLES, "README.md"), "utf8");
    const named = [...text.matchAll(/\]\(([\w-]+)\/?(?:README\.md)?\)/g)].map(([, folder]) => folder);
    const entries = await readdir(EXAMPLES, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    assert.deepEqual([...new Set(named)].sort(), folders.sort());
  });
});
