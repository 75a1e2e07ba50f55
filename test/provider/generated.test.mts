import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { generatedFiles } from "../../tools/generate/generatedFiles.mjs";

describe("generated files", function () {
  this.timeout(60_000);

  const files = generatedFiles();
  for (const { name, path, content } of files) {
    it(`${name} is what npm run generate would write`, () => {
      assert.equal(readFileSync(path, "utf8"), content, `${name} is out of date: run npm run generate`);
    });
  }

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
