import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type DeclarationReflection, ReflectionKind } from "typedoc";
import { convert } from "./convert.mjs";
import { PAGES, type Page } from "./pages.mjs";

/** A page of the reference, as a file beside the others. */
export interface ReferenceFile {
  name: string;
  content: string;
}

const root = path.resolve(import.meta.dirname, "../../..");

const ENTRY_POINTS = ["sdk/index.ts", "provider/validation/index.ts"].map((name) => path.join(root, name));

const NOTICE = "Generated from the documentation in the sources by `npm run generate`; do not edit.";

const INTRODUCTION = `All that \`pulumi-spectrocluster\` and \`pulumi-spectrocluster/validation\` export.

\`Input\`, \`Output\`, \`CustomResource\` and its options, \`RunError\` and the like are those of
[Pulumi's SDK](https://www.pulumi.com/docs/reference/pkg/nodejs/pulumi/pulumi/), and members that a class inherits from there
are not listed.

Examples without an import are fragments: they stand in an ES module that imports what they name. In them \`host\` is a
\`HostClusterConfig\`, \`config\` the program's \`pulumi.Config\`, and \`clusterUid\` the uid of a cluster.

The third entry point, \`pulumi-spectrocluster/provider\`, is what the state of a stack names: the
engine's provider process loads it, and no program does.`;

/**
 * The reference of all public symbols, and an index of them.
 *
 * @throws Error that lists what is not documented, or wrongly.
 */
export async function referenceFiles(): Promise<ReferenceFile[]> {
  const { app, project } = await convert(ENTRY_POINTS, PAGES, path.join(root, "tsconfig.build.json"));
  const folder = await mkdtemp(path.join(tmpdir(), "reference-"));
  try {
    app.options.setValue("outputs", [{ name: "markdown", path: folder }]);
    await app.generateOutputs(project);
    const pages = PAGES.map(async (page) => {
      const file = `${page.name}.md`;
      return { name: file, content: pageText(page, await readFile(path.join(folder, file), "utf8")) };
    });
    const modules = project.getChildrenByKind(ReflectionKind.Module);
    return [{ name: "README.md", content: indexText(modules) }, ...(await Promise.all(pages))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function pageText({ title, about }: Page, body: string): string {
  // Anchors of table rows: nothing refers to them, and they hide the text from who reads the file as it is.
  const text = body.replace(/<a id="[^"]*"><\/a> /g, "").trim();
  return `# ${title}\n\n${about}\n\n*${NOTICE} [All symbols](README.md)*\n\n${text}\n`;
}

function indexText(modules: readonly DeclarationReflection[]): string {
  const sections = PAGES.map(({ name, title, about }) => {
    const groups = modules.find((module) => module.name === name)?.groups ?? [];
    const symbols = groups.flatMap(({ children }) => children as DeclarationReflection[]);
    const rows = symbols.map(
      (symbol) => `| [\`${symbol.name}\`](${name}.md${anchorOf(symbol)}) | ${summaryOf(symbol)} |`,
    );
    return `## [${title}](${name}.md)\n\n${about}\n\n| symbol | what it is |\n| --- | --- |\n${rows.join("\n")}`;
  });
  return `# Reference\n\n*${NOTICE}*\n\n${INTRODUCTION}\n\n${sections.join("\n\n")}\n`;
}

/** As GitHub and other hosts make it of the symbol's heading. */
function anchorOf({ name }: DeclarationReflection): string {
  return `#${name.toLowerCase()}`;
}

/** The first sentence of what is said of a symbol, with the names of symbols as code. */
function summaryOf({ comment, signatures }: DeclarationReflection): string {
  const parts = (comment ?? signatures?.[0]?.comment)?.summary ?? [];
  const text = parts.map((part) => (part.kind === "inline-tag" ? `\`${part.text}\`` : part.text)).join("");
  const [sentence = text] = /^.*?[.:](?=\s|$)/s.exec(text) ?? [];
  return sentence.replace(/:$/, ".").replace(/\s+/g, " ").replaceAll("|", "\\|");
}
