import assert from "node:assert/strict";
import { parseAllDocuments } from "yaml";
import { readExample as read } from "../support/examples.mjs";

const { version } = JSON.parse(read("../package.json"));

describe("examples/operator", () => {
  const objects = ["stack.yaml", "program.yaml"].flatMap((file) =>
    parseAllDocuments(read("operator", file)).map((document) => document.toJS({ mapAsMap: false })),
  );
  const ours = objects.filter(({ apiVersion }) => apiVersion === "pulumi.com/v1");

  it("names this version everywhere, and the versions of Node.js and of the CLI that the pipelines run", () => {
    for (const { spec } of ours.filter(({ kind }) => kind === "Stack"))
      assert.equal(spec.workspaceTemplate.spec.image, `registry.example.com/pulumi-spectrocluster:${version}`);
    const { resources } = ours.find(({ kind }) => kind === "Program").program;
    assert.equal(resources.hosts.options.version, version);
    const image = read("operator", "Dockerfile");
    assert.deepEqual(new Set(image.match(/\d+\.\d+\.\d+(?=\.tgz| --file)/g)), new Set([version]));
    const pipeline = read("pipelines", "woodpecker.yaml");
    for (const [pinned = assert.fail()] of image.matchAll(/node:[\d.]+|pulumi-v[\d.]+\d/g))
      assert.ok(pipeline.includes(pinned), pinned);
  });
});
