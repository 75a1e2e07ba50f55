import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { generatedFiles, staleFiles } from "../../tools/generate/generatedFiles.mjs";
import { definitions } from "./schema.mjs";

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

  it("the schema's examples are valid by it", () => {
    const ajv = new Ajv({ schemas: [{ $id: "model", definitions }], strict: false, validateFormats: false });
    const examples = Object.entries(definitions).flatMap(([type, { examples = [] }]) =>
      examples.map((example) => ({ type, example })),
    );
    assert.ok(examples.some(({ type }) => type === "HostClusterConfigArgs"));
    for (const { type, example } of examples) {
      assert.ok(ajv.validate(`model#/definitions/${type}`, example), `${type}: ${ajv.errorsText()}`);
    }
  });
});
