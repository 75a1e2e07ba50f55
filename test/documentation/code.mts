import path from "node:path";
import { fromMarkdown } from "mdast-util-from-markdown";
import ts from "typescript";
import { visit } from "unist-util-visit";
import { EXAMPLES, examplesCompilerOptions } from "../support/examples.mjs";

/** A block of code in a Markdown file. */
export interface CodeBlock {
  /** Path of the file. */
  file: string;
  /** Line of the file in which the code begins. */
  line: number;
  language: string;
  code: string;
}

/** The fenced blocks of code in a Markdown text. */
export function codeBlocks(file: string, markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(fromMarkdown(markdown), "code", ({ lang, value, position }) => {
    if (lang) blocks.push({ file, line: (position?.start.line ?? 0) + 1, language: lang, code: value });
  });
  return blocks;
}

/** What a fragment may name without saying where it comes from, beside all that the package exports. */
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
 * What the compiler has to say of blocks of TypeScript, each with its place.
 *
 * - A block with an import is a whole program.
 * - One without is a fragment: all that the package exports is imported for it, and it may name {@link GLOBALS}.
 * - A fragment that is no program but members of an object is some of the arguments of a `HostClusterConfig`.
 */
export function complaintsAbout(blocks: readonly CodeBlock[]): string[] {
  const options = examplesCompilerOptions();
  const files = new Map([[path.join(EXAMPLES, "globals.mts"), GLOBALS]]);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  const compile = (old?: ts.Program) => ts.createProgram([...files.keys()], options, host, old);

  const entryPoints = path.join(EXAMPLES, "entryPoints.mts");
  files.set(entryPoints, ENTRY_POINTS.map((name) => `import {} from "${name}";`).join(" "));
  const first = compile();
  const imports = importsOfAll(first, entryPoints);
  const places = new Map<string, CodeBlock>();
  for (const block of blocks) {
    const name = path.join(EXAMPLES, `${block.file.replaceAll("/", ".")}.${block.line}.mts`);
    files.set(name, framed(block.code, imports));
    places.set(name, block);
  }
  const program = compile(first);
  return [...places].flatMap(([name, { file, line }]) => {
    const source = program.getSourceFile(name);
    return ts.getPreEmitDiagnostics(program, source).map(({ start = 0, messageText }) => {
      // The line before the code is the frame's.
      const within = (source?.getLineAndCharacterOfPosition(start).line ?? 1) - 1;
      return `${file}:${line + within}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    });
  });
}

/** One line that imports everything from the modules which a file imports; a name of two of them from the first. */
function importsOfAll(program: ts.Program, file: string): string {
  const checker = program.getTypeChecker();
  const seen = new Set<string>();
  const statements = program.getSourceFile(file)?.statements.filter(ts.isImportDeclaration) ?? [];
  const imports = statements.map(({ moduleSpecifier }) => {
    const symbol = checker.getSymbolAtLocation(moduleSpecifier);
    const names = (symbol ? checker.getExportsOfModule(symbol) : []).map(({ name }) => name);
    const fresh = names.filter((name) => !seen.has(name));
    for (const name of fresh) seen.add(name);
    return `import { ${fresh.join(", ")} } from ${moduleSpecifier.getText()};`;
  });
  return imports.join(" ");
}

/** A module of a block's code, which begins in its second line. */
function framed(code: string, imports: string): string {
  if (ts.preProcessFile(code).importedFiles.length > 0) return `\n${code}`;
  const members = `const members: Partial<HostClusterConfigArgs> = {\n${code}\n};`;
  return hasSyntaxErrors(code) && !hasSyntaxErrors(members)
    ? `${imports} ${members}`
    : `${imports}\n${code}\nexport {};`;
}

function hasSyntaxErrors(code: string): boolean {
  return (ts.transpileModule(code, { reportDiagnostics: true }).diagnostics ?? []).length > 0;
}
