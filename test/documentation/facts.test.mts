import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import semver from "semver";
import { parse } from "yaml";
import { ratioOfSingle } from "../../bench/page.mjs";
import { median, readResults, samplesOf } from "../../bench/results.mjs";
import { TARGET_CLUSTERS } from "../../bench/targets.mjs";
import { SETTINGS } from "../../provider/model/generated/settings.js";
import { MAX_BYTES, MAX_CLUSTERS } from "../../provider/validation/inputKeywords.js";
import { NEWEST, OLDEST, PULUMI } from "../../tools/versions.mjs";
import { markdownFiles, ROOT } from "./markdownFiles.mjs";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

describe("facts in the documentation", () => {
  const { engines, peerDependencies, devDependencies } = JSON.parse(read("package.json"));
  const floorOf = (range: string) => {
    const { major, minor } = semver.minVersion(range) ?? assert.fail(range);
    return `${major}.${minor}`;
  };
  const [node, sdk] = [floorOf(engines.node), floorOf(peerDependencies["@pulumi/pulumi"])];

  it("state the required versions once, as package.json has them", () => {
    const prerequisites = read("README.md").split("## Install")[1]?.split("\nUntil")[0] ?? "";
    for (const text of [`[Node.js](https://nodejs.org) ${node} or later`, `\`@pulumi/pulumi\` ${sdk} or later`]) {
      assert.ok(prerequisites.includes(text), text);
    }
    // The registry page is generated from the README.
    const others = markdownFiles().filter(
      (file) => !/^(examples\/|README\.md|docs\/(installation|performance))/.test(file),
    );
    assert.ok(others.includes("docs/guides/getting-started.md"));
    const repeating = others.filter((file) =>
      [node, sdk].some((version) => read(file).includes(`${version} or later`)),
    );
    assert.deepEqual(repeating, []);
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

  it("are in guides to which the list of all guides links, and that to the README", () => {
    const list = "docs/guides/README.md";
    const guides = markdownFiles().filter((file) => file.startsWith("docs/guides/") && file !== list);
    assert.ok(guides.includes("docs/guides/getting-started.md"));
    const missing = guides.filter((file) => !read(list).includes(`](${path.basename(file)})`));
    assert.deepEqual(missing, []);
    assert.ok(read("README.md").includes(`](${list})`));
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

  it("calculate the duration of a fleet as they say, first with the default of maxConcurrentRequests", () => {
    const rows = [...read("docs/guides/host-cluster-fleet.md").matchAll(/^\| ([\d.]+) s \| (\d+) \| (\d+) s \| the/gm)];
    assert.equal(Number(rows[0]?.[2]), SETTINGS.maxConcurrentRequests.default);
    for (const [row, roundTrip, concurrency, seconds] of rows)
      assert.equal(Number(seconds), Math.max((1000 - 250) / 50, (1000 * Number(roundTrip)) / Number(concurrency)), row);
  });

  it("have the durations and ratios that were measured", async () => {
    const results = await readResults(ROOT);
    const ups = samplesOf(results, "fleet", TARGET_CLUSTERS, ({ first }) => first.seconds);
    const duration = `The first \`up\` of ${TARGET_CLUSTERS} [takes ${median(ups).toFixed(1)} s](docs/performance.md) without a rate limit`;
    assert.ok(read("README.md").includes(duration), duration);
    const ratio = ratioOfSingle(results, TARGET_CLUSTERS);
    assert.ok(read("docs/performance.md").includes(`${ratio} times as long`), ratio);
    // Prose may round it.
    const words = ["", "once", "twice", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    const accepted = [ratio, String(Math.round(Number(ratio))), words[Math.round(Number(ratio))]];
    const stated = markdownFiles().flatMap((file) =>
      [...read(file).matchAll(/(\S+)\s+times\s+as\s+long/g)].map(([, times = ""]) => ({ file, times })),
    );
    const others = stated.filter(({ times }) => !accepted.includes(times));
    assert.deepEqual(others, []);
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

  it("have the limits of a fleet that the provider has", () => {
    const limits = `at most ${MAX_CLUSTERS.toLocaleString("en")} clusters, and ${MAX_BYTES / 1024 / 1024} MiB`;
    assert.match(read("provider/api/retries.ts"), /MAX_WITHOUT_RESPONSE = 10;/);
    assert.ok(read("docs/guides/host-cluster-fleet.md").includes(limits), limits);
    const stop = "- ten operations in a row without a usable response";
    assert.ok(read("docs/guides/failed-requests.md").includes(stop));
  });

  it("have the rooms of ARCHITECTURE.md in the order that the linter enforces", () => {
    const [, list = ""] = /const ROOMS = \[([^\]]*)\]/.exec(read(".dependency-cruiser.cjs")) ?? [];
    const [, ...enforced] = list.replaceAll("provider/", "").match(/\w+/g) ?? []; // The first are the examples.
    const documented = [...read("ARCHITECTURE.md").matchAll(/^- `(\w+)(?:\/|\.ts)`: /gm)].map(([, room]) => room);
    assert.deepEqual(documented, enforced);
  });
});
