import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { parse } from "yaml";
import { EXAMPLES } from "../support/examples.mjs";

/** Reads the CSV files in a process of its own, because the example imports the package by its name. */
async function parseAll(files: string[][]): Promise<string[][]> {
  const program = `
    const { parseClusters } = require("./fleet/clusters.ts");
    console.log(JSON.stringify(${JSON.stringify(files)}.map((lines) => {
      try {
        return parseClusters(lines.join("\\n"), "clusters.csv");
      } catch (error) {
        return error.message.split("\\n");
      }
    })));`;
  const tsconfig = path.join(EXAMPLES, "tsconfig.json");
  const { stdout } = await execa(process.execPath, ["--import", "tsx", "--eval", program], {
    cwd: EXAMPLES,
    env: { TSX_TSCONFIG_PATH: tsconfig },
  });
  return JSON.parse(stdout);
}

describe("examples/fleet: the CSV file", () => {
  const cases: { title: string; lines: string[]; result: object }[] = parse(
    readFileSync(new URL("fleet.yaml", import.meta.url), "utf8"),
  );

  let results: unknown[];
  before(async () => {
    results = await parseAll(cases.map(({ lines }) => lines));
  });

  cases.forEach(({ title, result }, index) => {
    it(title, () => assert.deepEqual(results[index], result));
  });
});
