import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// Mocha would load it as CommonJS otherwise, and so TypeDoc another time than TypeDoc's plugin does.
const { convert } = await import("../../tools/generate/reference/convert.mjs");

const PAGE = { name: "all", title: "All", about: "Everything.", modules: ["index"] };

/** What the reference of a module with this code lacks. */
async function lacking(code: string): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "reference-"));
  try {
    const [file, tsconfig] = [path.join(folder, "index.ts"), path.join(folder, "tsconfig.json")];
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "fixture" }));
    writeFileSync(file, code);
    writeFileSync(tsconfig, JSON.stringify({ compilerOptions: { types: [], lib: ["es2023"] }, files: [file] }));
    await convert([file], [PAGE], tsconfig);
    return [];
  } catch (error) {
    return (error as Error).message.split("\n").slice(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the reference", function () {
  this.timeout(60_000);

  it("cannot be made of what is not documented in full", async () => {
    const problems = await lacking(`
interface Hidden { a: string }
/** Has a member that nothing is said of. */
export interface Args {
  b: string;
  /** Of a type that nobody can name. */
  hidden: Hidden;
}
/** Reads. {@link nowhere} */
export function read(args: Args): void {}
/**
 * Fails.
 *
 * @example
 * \`\`\`ts
 * new Failure();
 * \`\`\`
 */
export class Failure {
  /** Makes one. */
  constructor() {}
}
`);
    const expected = [
      /^read\.args .*does not have any documentation/,
      /^Args\.b .*does not have any documentation/,
      /^Failed to resolve link to "nowhere"/,
      /^Hidden, .*is referenced by Args\.hidden but not included/,
      /^read has no @example$/,
      /^read has neither @throws nor "Never throws"$/,
      /^Failure has neither @throws nor "Never throws"$/,
    ];
    for (const pattern of expected)
      assert.ok(
        problems.some((problem) => pattern.test(problem)),
        problems.join("\n"),
      );
    assert.equal(problems.length, expected.length, problems.join("\n"));
  });

  it("can be made of what is: an error class has the example of the one that it extends", async () => {
    const problems = await lacking(`
/**
 * Something failed.
 *
 * @hideconstructor
 *
 * @example
 * \`\`\`ts
 * throw new Failure("no");
 * \`\`\`
 */
export class Failure {}
/**
 * It took too long.
 *
 * @hideconstructor
 */
export class Timeout extends Failure {}
/**
 * Reads.
 *
 * @returns What there is. Never throws.
 *
 * @example
 * \`\`\`ts
 * read();
 * \`\`\`
 */
export function read(): string { return ""; }
`);
    assert.deepEqual(problems, []);
  });
});
