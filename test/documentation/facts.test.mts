import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import semver from "semver";
import { parse } from "yaml";
import { NEWEST, OLDEST, PULUMI } from "../../tools/versions.mjs";
import { ROOT } from "./markdownFiles.mjs";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

describe("facts in the documentation", () => {
  const { engines, peerDependencies, devDependencies } = JSON.parse(read("package.json"));
  const floorOf = (range: string) => {
    const { major, minor } = semver.minVersion(range) ?? assert.fail(range);
    return `${major}.${minor}`;
  };
  const [node, sdk] = [floorOf(engines.node), floorOf(peerDependencies["@pulumi/pulumi"])];

  it("state the required versions, as package.json has them", () => {
    const prerequisites = read("README.md").split("## Install")[1]?.split("\nUntil")[0] ?? "";
    for (const text of [`[Node.js](https://nodejs.org) ${node} or later`, `\`@pulumi/pulumi\` ${sdk} or later`])
      assert.ok(prerequisites.includes(text), text);
  });

  it("list the versions that the tests use", () => {
    const { jobs } = parse(read(".github/workflows/ci.yml"));
    const row = /^\| ([\d., ]+) \| ([\d.]+) \| ([\d.]+) \| (?:with|before) each /gm;
    const listed = [...read("docs/guides/getting-started.md").matchAll(row)].map(([, ...versions]) => versions);
    assert.deepEqual(listed, [
      [jobs.test.strategy.matrix.node.join(", "), devDependencies["@pulumi/pulumi"], PULUMI],
      [NEWEST.node, NEWEST.sdk, PULUMI],
      [OLDEST.node, OLDEST.sdk, PULUMI],
    ]);
    assert.deepEqual([floorOf(OLDEST.node), floorOf(OLDEST.sdk)], [node, sdk]);
    const steps = read("docs/guides/pipelines.md");
    for (const version of [`{ node-version: ${NEWEST.node} }`, `{ pulumi-version: ${PULUMI} }`])
      assert.ok(steps.includes(version), version);
  });

  it("show the registry's programs in other languages, which the tests of the SDKs compile", () => {
    const [guide, registry] = ["guides/other-languages", "registry/HostClusterConfig"].map((name) =>
      read(`docs/${name}.md`),
    );
    for (const language of ["python", "yaml", "go", "java"]) {
      const [program] = new RegExp(`\`\`\`${language}\n[^]*?\`\`\``).exec(registry ?? "") ?? assert.fail(language);
      assert.ok(guide?.includes(program), language);
    }
  });

  it("are in the pages of Pulumi's registry without a link to the repository", () => {
    const pages = ["docs/_index.md", "docs/installation-configuration.md", "provider/plugin/schema.json"];
    const shipped: string[] = ["README.md", ...JSON.parse(read("package.json")).files];
    for (const page of pages) {
      const links = [...read(page).matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
      assert.ok(links.length > 2);
      for (const link of links) {
        const [, file] = /^https:\/\/unpkg\.com\/pulumi-spectrocluster@[\d.]+\/([^#]+)/.exec(link) ?? [];
        assert.match(link, /^https:/, page);
        if (file === undefined) continue;
        assert.ok(existsSync(path.join(ROOT, file)) && shipped.some((each) => file.startsWith(each)), link);
      }
    }
  });
});
