import assert from "node:assert/strict";
import * as sdk from "pulumi-spectrocluster";
import { FUNCTIONS } from "../../../provider/functions/index.js";

const names = Object.keys(FUNCTIONS);

describe("the registry of functions", () => {
  it("has the name of each function as its key", () => {
    assert.deepEqual(
      Object.values(FUNCTIONS).map(({ name }) => name),
      names,
    );
  });

  it("has only functions that the package exports in both forms", () => {
    const exported: Record<string, unknown> = { ...sdk };
    const missing = names.flatMap((name) => [name, `${name}Output`]).filter((name) => !(name in exported));
    assert.deepEqual(missing, []);
  });
});
