import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as sdk from "pulumi-spectrocluster";
import { FUNCTIONS } from "../../../provider/functions/index.js";

const root = path.resolve(import.meta.dirname, "../../..");
const names = Object.keys(FUNCTIONS);

/** The sources that serve all functions alike. */
const GENERIC_SOURCES = [
  "provider/index.ts",
  "sdk/function.ts",
  ...["provider/plugin", "tools/generate", "tools/generate/reference"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.m?ts$/.test(entry.name))
      .map(({ name }) => `${folder}/${name}`),
  ),
];

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

  it("is the only list: no adapter and no generator names a function", () => {
    const found = GENERIC_SOURCES.flatMap((file) => {
      const code = readFileSync(path.join(root, file), "utf8");
      return names.filter((name) => code.includes(name)).map((name) => `${file}: ${name}`);
    });
    assert.deepEqual(found, []);
  });
});
