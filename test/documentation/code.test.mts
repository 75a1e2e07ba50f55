import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import ts from "typescript";
import { visit } from "unist-util-visit";
import { EXAMPLES, examplesProject } from "../support/examples.mjs";
import { markdownFiles, ROOT } from "./markdownFiles.mjs";

/** A fenced block of code in a Markdown file, with the line in which the code begins. */
type CodeBlock = { file: string; line: number; language: string; code: string };

function codeBlocks(file: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(fromMarkdown(readFileSync(path.join(ROOT, file), "utf8")), "code", ({ lang, value, position }) => {
    if (lang) blocks.push({ file, line: (position?.start.line ?? 0) + 1, language: lang, code: value });
  });
  return blocks;
}

/** Names that a fragment may use in addition to the exports of the package. */
const GLOBALS = `
import type * as sdk from "@pulumi/pulumi";
import type { HostClusterConfig, HostClusterConfigArgs } from "pulumi-spectrocluster";
declare global {
  const pulumi: typeof sdk;
  const config: sdk.Config;
  const host: HostClusterConfig;
  const clusterUid: string;
  const args: HostClusterConfigArgs;
}`;

const ENTRY_POINTS = ["pulumi-spectrocluster", "pulumi-spectrocluster/validation"];

/**
 * Compiles blocks of TypeScript and the programs in `examples`, and returns the errors with their file and line.
 *
 * - A block with an import is a complete program.
 * - A block without an import is a fragment: it can use all exports of the package, and {@link GLOBALS}.
 * - A fragment that consists of members is a part of the arguments of a `HostClusterConfig`.
 */
function compileErrors(blocks: readonly CodeBlock[]): string[] {
  const { options, fileNames } = examplesProject();
  const files = new Map([[path.join(EXAMPLES, "globals.mts"), GLOBALS]]);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  const compile = (old?: ts.Program) => ts.createProgram([...files.keys(), ...fileNames], options, host, old);

  const entryPoints = path.join(EXAMPLES, "entryPoints.mts");
  files.set(entryPoints, ENTRY_POINTS.map((name) => `import {} from "${name}";`).join(" "));
  const first = compile();
  const imports = importsOfAll(first, entryPoints);
  const blockOfFile = new Map<string, CodeBlock>();
  for (const block of blocks) {
    const name = path.join(EXAMPLES, `${block.file.replaceAll("/", ".")}.${block.line}.mts`);
    files.set(name, moduleOf(block.code, imports));
    blockOfFile.set(name, block);
  }
  const program = compile(first);
  return program.getRootFileNames().flatMap((name) => {
    const source = program.getSourceFile(name);
    // The module of a block has one line before the code, and its line is where the code begins.
    const { file, line } = blockOfFile.get(name) ?? { file: path.relative(ROOT, name), line: 2 };
    return ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
      const within = (source?.getLineAndCharacterOfPosition(start).line ?? 1) - 1;
      return `${file}:${line + within}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
  });
}

/** One line that imports all exports of the modules that a file imports. A name that two modules export comes from the first. */
function importsOfAll(program: ts.Program, file: string): string {
  const checker = program.getTypeChecker();
  const seen = new Set<string>();
  const statements = program.getSourceFile(file)?.statements.filter(ts.isImportDeclaration) ?? [];
  const imports = statements.map(({ moduleSpecifier }) => {
    const symbol = checker.getSymbolAtLocation(moduleSpecifier);
    const names = (symbol ? checker.getExportsOfModule(symbol) : []).map(({ name }) => name);
    const newNames = names.filter((name) => !seen.has(name));
    for (const name of newNames) seen.add(name);
    return `import { ${newNames.join(", ")} } from ${moduleSpecifier.getText()};`;
  });
  return imports.join(" ");
}

/** A module with the code of a block from its second line on. */
function moduleOf(code: string, imports: string): string {
  if (ts.preProcessFile(code).importedFiles.length > 0) return `\n${code}`;
  const members = `const members: Partial<HostClusterConfigArgs> = {\n${code}\n};`;
  return hasSyntaxErrors(code) && !hasSyntaxErrors(members)
    ? `${imports} ${members}`
    : `${imports}\n${code}\nexport {};`;
}

function hasSyntaxErrors(code: string): boolean {
  return (ts.transpileModule(code, { reportDiagnostics: true }).diagnostics ?? []).length > 0;
}

describe("code in the documentation and the examples", () => {
  it("compiles", () => {
    // Includes the reference, which contains the examples of all public symbols.
    const blocks = markdownFiles().flatMap(codeBlocks);
    // The examples for Pulumi's registry have the name of the language that the registry expects.
    const programs = blocks.filter(({ language }) => language === "ts" || language === "typescript");
    for (const file of ["README.md", "docs/registry/HostClusterFleet.md"])
      assert.ok(programs.some((block) => block.file === file));
    assert.deepEqual(compileErrors(programs), []);
  });

  it("is that of the registry in other languages, which the tests of the SDKs compile", () => {
    const [guide = "", registry = ""] = ["guides/other-languages", "registry/HostClusterConfig"].map((name) =>
      readFileSync(path.join(ROOT, "docs", `${name}.md`), "utf8"),
    );
    for (const language of ["python", "yaml", "go", "java"]) {
      const [program] = new RegExp(`\`\`\`${language}\n[^]*?\`\`\``).exec(registry) ?? assert.fail(language);
      assert.ok(guide.includes(program), language);
    }
  });
});
