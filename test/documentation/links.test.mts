import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { markdownFiles, ROOT } from "./markdownFiles.mjs";

const modules = path.join(ROOT, "node_modules");

/** Reports broken links between the files and to their headings. Nothing is fetched. */
async function brokenLinks(folder: string, files: readonly string[]): Promise<string> {
  const options = ["--no-config", "--no-ignore", "--quiet", "--no-stdout", "--no-color"];
  const use = ["--use", `${path.join(modules, "remark-validate-links/index.js")}=repository:false`];
  const command = [path.join(modules, "remark-cli/cli.js"), ...options, ...use, ...files];
  return (await execa(process.execPath, command, { cwd: folder, stdin: "ignore" })).stderr;
}

/** The files of the repository to which a file links. */
function linksIn(file: string): string[] {
  const targets: string[] = [];
  visit(fromMarkdown(readFileSync(path.join(ROOT, file), "utf8")), "link", ({ url }) => {
    const [target = ""] = url.split("#");
    if (target !== "" && !/^[a-z]+:/.test(target)) targets.push(path.posix.join(path.posix.dirname(file), target));
  });
  return targets;
}

describe("links in the documentation", () => {
  const { files: shipped } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as { files: string[] };
  // npm always includes these.
  const contents = ["README.md", "LICENSE", "package.json", ...shipped];
  const isShipped = (file: string) => contents.some((each) => file === each || file.startsWith(`${each}/`));

  it("have existing targets", async () => {
    const files = markdownFiles();
    assert.ok(files.includes("examples/ingress/README.md"));
    assert.equal(await brokenLinks(ROOT, files), "");
  });

  it("lead from the files of the package to files of the package", () => {
    // The README also serves as the front page of the repository.
    const sources = markdownFiles().filter((file) => isShipped(file) && file !== "README.md");
    assert.ok(sources.includes("docs/guides/getting-started.md"));
    const links = sources.flatMap((file) => linksIn(file).map((target) => ({ file, target })));
    const outside = links.filter(({ target }) => !isShipped(target));
    assert.deepEqual(outside, []);
  });

  it("lead from the pages of Pulumi's registry to files of the package, on npm's mirror", () => {
    for (const page of ["docs/_index.md", "docs/installation-configuration.md", "provider/plugin/schema.json"]) {
      const links = [...readFileSync(path.join(ROOT, page), "utf8").matchAll(/\]\(([^)]+)\)/g)];
      assert.ok(links.length > 2);
      for (const [, link = ""] of links) {
        const [, file] = /^https:\/\/unpkg\.com\/pulumi-spectrocluster@[\d.]+\/([^#]+)/.exec(link) ?? [];
        assert.match(link, /^https:/, page);
        if (file !== undefined) assert.ok(existsSync(path.join(ROOT, file)) && isShipped(file), link);
      }
    }
  });
});
