import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { generatedFiles, staleFiles } from "../../tools/generate/generatedFiles.mjs";

const files = await generatedFiles();

describe("generated files", () => {
  for (const { name, path, content } of files) {
    it(`${name} is what npm run generate would write`, () => {
      assert.equal(readFileSync(path, "utf8"), content, `${name} is out of date: run npm run generate`);
    });
  }

  it("there are no others among them", () => {
    assert.deepEqual(staleFiles(files), [], "run npm run generate, which removes them");
  });

  it("the schema has the promised definitions", () => {
    const schema = files.find(({ name }) => name === "schema.json");
    const { definitions } = JSON.parse(schema?.content ?? "");
    assert.deepEqual(definitions.HostClusterConfigArgs.required, ["clusterUid"]);
    assert.equal(definitions.HostClusterConfig.required, undefined);
    assert.deepEqual(definitions.IngressConfig.properties.port, {
      type: "integer",
      minimum: 1,
      maximum: 65535,
      description: "TCP port of the Ingress.",
    });
  });
});
