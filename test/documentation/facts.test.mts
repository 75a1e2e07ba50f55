import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkHostClusterFleet } from "pulumi-spectrocluster/validation";
import semver from "semver";
import { SETTINGS } from "../../provider/model/generated/settings.js";
import { markdownFiles, ROOT } from "./markdownFiles.mjs";

const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** Pages with a fixed length, so that they can be read in one pass. Tables count, code does not. */
const MAX_WORDS: Record<string, number> = {
  "README.md": 600,
  "ARCHITECTURE.md": 850,
  "CONTRIBUTING.md": 800,
  "SECURITY.md": 450,
};

/** Of these pages and the guides together. */
const MAX_WORDS_OF_ALL = 10_000;

function wordsIn(file: string): number {
  const text = read(file).replaceAll(/^ *```[^]*?^ *```$|<!--.*?-->/gm, "");
  return text.split(/\s+/).filter(Boolean).length;
}

describe("facts in the documentation", () => {
  const { engines, peerDependencies } = JSON.parse(read("package.json"));
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
    const repeating = others.filter((file) => [node, sdk].some((version) => read(file).includes(`${version} or later`)));
    assert.deepEqual(repeating, []);
  });

  it("link to every guide from the README", () => {
    const readme = read("README.md");
    const guides = markdownFiles().filter((file) => file.startsWith("docs/guides/"));
    assert.equal(guides.length, 12);
    assert.deepEqual(
      guides.filter((file) => !readme.includes(`](${file})`)),
      [],
    );
  });

  it("calculate the duration of a fleet with the default of maxConcurrentRequests, as they say", () => {
    const guide = read("docs/guides/host-cluster-fleet.md");
    assert.ok(guide.includes(`\`maxConcurrentRequests\` (${SETTINGS.maxConcurrentRequests.default})`));
    const rows = [...guide.matchAll(/^\| ([\d.]+) s \| (\d+) \| (\d+) s \| the (.*) \|$/gm)];
    assert.ok(rows.length > 1);
    for (const [row, roundTrip, concurrency, seconds, limit] of rows) {
      const [allowed, possible] = [(1000 - 250) / 50, (1000 * Number(roundTrip)) / Number(concurrency)];
      assert.equal(Number(seconds), Math.max(allowed, possible), row);
      assert.equal(limit, allowed > possible ? "service" : "round trips", row);
    }
  });

  it("name as many operations in a row without a usable response as stop a run", () => {
    const most = /MAX_WITHOUT_RESPONSE = (\d+);/.exec(read("provider/api/stopRule.ts"))?.[1];
    assert.equal(most, "10");
    assert.match(read("docs/guides/host-cluster-fleet.md"), /^- ten operations in a row without a usable response/m);
  });

  it("are in the pages of Pulumi's registry without a link to the repository", () => {
    const pages = ["docs/_index.md", "docs/installation-configuration.md"];
    for (const page of pages) {
      const links = [...read(page).matchAll(/\]\(([^)]+)\)/g)].map(([, link = ""]) => link);
      assert.ok(links.length > 2);
      for (const link of links) {
        const [, file] = /^https:\/\/unpkg\.com\/pulumi-spectrocluster@[\d.]+\/([^#]+)/.exec(link) ?? [];
        assert.match(link, /^https:/, page);
        if (file !== undefined) assert.ok(existsSync(path.join(ROOT, file)), link);
      }
    }
  });

  it("show the type of each argument", () => {
    const reference = markdownFiles().filter((file) => file.startsWith("docs/api/"));
    const rows = reference.flatMap((file) =>
      read(file)
        .split("\n")
        .filter((line) => line.includes("| `Input` |")),
    );
    assert.deepEqual(rows, []);
  });

  it("have the limits of a fleet that the provider checks", () => {
    const guide = read("docs/guides/host-cluster-fleet.md");
    const [, clusters = "", mebibytes] = / ([\d,]+) clusters, and (\d+) MiB/.exec(guide) ?? assert.fail("no limits");
    const most = Number(clusters.replace(",", ""));
    const bytes = Number(mebibytes) * 1024 * 1024;
    const isAccepted = (size: number, name = "") => {
      const all = Array.from({ length: size }, (_, index) => [`n${index}`, { clusterGroup: { name } }]);
      return checkHostClusterFleet({ clusters: Object.fromEntries(all) }).every(({ rule }) => rule !== "fleet-size");
    };
    assert.deepEqual([isAccepted(most), isAccepted(most + 1)], [true, false]);
    const [small, large] = [101, 100].map((parts) => "x".repeat(bytes / parts));
    assert.deepEqual([isAccepted(100, small), isAccepted(100, large)], [true, false]);
  });

  for (const [file, limit] of Object.entries(MAX_WORDS)) {
    it(`fit into ${limit} words in ${file}`, () => assert.ok(wordsIn(file) <= limit, `${wordsIn(file)} words`));
  }

  it(`fit into ${MAX_WORDS_OF_ALL} words together`, () => {
    const files = [...Object.keys(MAX_WORDS), ...markdownFiles().filter((file) => file.startsWith("docs/guides/"))];
    const words = files.map(wordsIn).reduce((sum, count) => sum + count);
    assert.ok(words <= MAX_WORDS_OF_ALL, `${words} words`);
  });
});
