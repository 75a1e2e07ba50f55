import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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
});
