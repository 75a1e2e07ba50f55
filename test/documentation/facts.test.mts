import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkHostClusterConfig } from "pulumi-spectrocluster/validation";
import semver from "semver";
import { markdownFiles, ROOT } from "./markdownFiles.mjs";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** Pages with a fixed length, so that they can be read in one pass. */
const MAX_WORDS: Record<string, number> = { "README.md": 900, "ARCHITECTURE.md": 900 };

describe("facts in the documentation", () => {
  const { engines, peerDependencies } = JSON.parse(read("package.json"));
  const floorOf = (range: string) => {
    const { major, minor } = semver.minVersion(range) ?? assert.fail(range);
    return `${major}.${minor}`;
  };
  const [node, sdk] = [floorOf(engines.node), floorOf(peerDependencies["@pulumi/pulumi"])];

  it("state the required versions once, as package.json has them", () => {
    const prerequisites = read("README.md").split("## Prerequisites")[1]?.split("\n## ")[0] ?? "";
    for (const text of [`[Node.js](https://nodejs.org) ${node} or later`, `\`@pulumi/pulumi\` ${sdk} or later`]) {
      assert.ok(prerequisites.includes(text), text);
    }
    // The examples are copied without the rest of the repository; the registry page is generated from the README.
    const others = markdownFiles().filter(
      (file) => !/^(examples\/|README\.md|docs\/(installation|performance|dep))/.test(file),
    );
    assert.ok(others.includes("docs/guides/getting-started.md"));
    const repeating = others.filter((file) => read(file).includes(node) || read(file).includes(`${sdk} or later`));
    assert.deepEqual(repeating, []);
  });

  it("link to every guide from the README", () => {
    const readme = read("README.md");
    const guides = markdownFiles().filter((file) => file.startsWith("docs/guides/"));
    assert.ok(guides.length > 10);
    assert.deepEqual(
      guides.filter((file) => !readme.includes(`](${file})`)),
      [],
    );
  });

  it("show the current messages about the mistakes in the README", () => {
    const readme = read("README.md");
    const findings = checkHostClusterConfig({
      clusterUid: "63a1f0e2c0ffee0011223344",
      isHostCluster: true,
      clusterEndpoint: { type: "Ingres", config: { ingressConfig: { host: "*.dev.example.com", port: 70_000 } } },
    });
    assert.equal(findings.length, 2);
    for (const { path: place, message } of findings) assert.ok(readme.includes(`${place} ${message}\n`), message);
  });

  it("have the limits of a fleet that the provider checks", () => {
    const source = read("provider/validation/checkHostClusterFleet.ts");
    const [, clusters] = /MAX_CLUSTERS = (\d+)/.exec(source) ?? [];
    const [, mebibytes] = /MAX_BYTES = (\d+) \* 1024 \* 1024/.exec(source) ?? [];
    const limits = `${Number(clusters).toLocaleString("en")} clusters, and ${mebibytes} MiB`;
    assert.ok(read("docs/guides/host-cluster-fleet.md").includes(limits), limits);
  });

  for (const [file, limit] of Object.entries(MAX_WORDS)) {
    it(`fit into ${limit} words in ${file}`, () => {
      const words = read(file).split(/\s+/).filter(Boolean).length;
      assert.ok(words <= limit, `${words} words`);
    });
  }
});
