import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { codeBlocks, complaintsAbout } from "./code.mjs";
import { markdownFiles, ROOT } from "./markdownFiles.mjs";

/** The reference has the examples of all public symbols, so these are checked too. */
const blocks = markdownFiles().flatMap((file) => codeBlocks(file, readFileSync(path.join(ROOT, file), "utf8")));

describe("code in the documentation", function () {
  this.timeout(60_000);

  it("compiles", () => {
    const programs = blocks.filter(({ language }) => language === "ts");
    for (const file of ["README.md", "docs/api/functions.md"]) assert.ok(programs.some((block) => block.file === file));
    assert.deepEqual(complaintsAbout(programs), []);
  });

  it("is JSON where it says so", () => {
    for (const { file, line, code } of blocks.filter(({ language }) => language === "json")) {
      assert.doesNotThrow(() => JSON.parse(code), `${file}:${line}`);
    }
  });

  it("is noticed where it does not compile: a program, a fragment, members of the arguments", () => {
    const wrong = `# A
\`\`\`ts
import { HostClusterConfig } from "pulumi-spectrocluster";
new HostClusterConfig("prod", {});
new Provider("east");
\`\`\`
- \`\`\`ts
  new Provider("east", { baseUrl: 1 });
  new HostClusterConfig("prod", args);
  \`\`\`

\`\`\`ts
isHostCluster: true,
clusterEndpoint: { type: "Ingres" },
\`\`\`
`;
    const complaints = complaintsAbout(codeBlocks("a.md", wrong));
    assert.deepEqual(
      complaints.map((complaint) => complaint.split(": ")[0]),
      ["a.md:4", "a.md:5", "a.md:8", "a.md:14"],
      complaints.join("\n"),
    );
  });
});
