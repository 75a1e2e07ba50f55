import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type DeclarationReflection, ReflectionKind } from "typedoc";
import type { ModelSchema } from "../modelSchema.mjs";
import type { PackageContents } from "../packageContents.mjs";
import { convert } from "./convert.mjs";
import { type Page, referencePages } from "./pages.mjs";

/** A page of the reference as a file. */
export interface ReferenceFile {
  name: string;
  content: string;
}

const root = path.resolve(import.meta.dirname, "../../..");

const ENTRY_POINTS = ["sdk/index.ts", "provider/validation/index.ts"].map((name) => path.join(root, name));

const NOTICE = "Generated from the documentation in the sources by `npm run generate`; do not edit.";

const INTRODUCTION = `The exports of \`pulumi-spectrocluster\` and \`pulumi-spectrocluster/validation\`.

\`Input\`, \`Output\`, \`CustomResource\`, its options and \`RunError\` come from
[Pulumi's SDK](https://www.pulumi.com/docs/reference/pkg/nodejs/pulumi/pulumi/). Members that a class inherits from
Pulumi's SDK are not listed.

Examples without an import are fragments of an ES module that imports the names in use. In examples, \`host\` is a
\`HostClusterConfig\`, \`config\` is the program's \`pulumi.Config\`, and \`clusterUid\` is the UID of a cluster.

The third entry point, \`pulumi-spectrocluster/provider\`, is not for programs: the state of a stack names it, and the
engine's provider process loads it.`;

/**
 * The reference pages of all public symbols, and their index.
 *
 * @throws Error that lists symbols whose documentation is missing or wrong.
 */
export async function referenceFiles(
  contents: PackageContents,
  { definitions }: ModelSchema,
): Promise<ReferenceFile[]> {
  const allPages = referencePages(contents);
  const { app, project } = await convert(ENTRY_POINTS, allPages, path.join(root, "tsconfig.build.json"), definitions);
  const folder = await mkdtemp(path.join(tmpdir(), "reference-"));
  try {
    app.options.setValue("outputs", [{ name: "markdown", path: folder }]);
    await app.generateOutputs(project);
    const pages = allPages.map(async (page) => {
      const file = `${page.name}.md`;
      return { name: file, content: pageText(page, await readFile(path.join(folder, file), "utf8")) };
    });
    const modules = project.getChildrenByKind(ReflectionKind.Module);
    return [{ name: "README.md", content: indexText(allPages, modules) }, ...(await Promise.all(pages))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

function pageText({ title, about }: Page, body: string): string {
  // Nothing refers to the anchors of table rows, and they make the Markdown source hard to read.
  const text = body.replace(/<a id="[^"]*"><\/a> /g, "").trim();
  return `# ${title}\n\n${about}\n\n*${NOTICE} [All symbols](README.md)*\n\n${text}\n`;
}

function indexText(pages: readonly Page[], modules: readonly DeclarationReflection[]): string {
  const sections = pages.map(({ name, title, about }) => {
    const groups = modules.find((module) => module.name === name)?.groups ?? [];
    const symbols = groups.flatMap(({ children }) => children as DeclarationReflection[]);
    const rows = symbols.map(
      (symbol) => `| [\`${symbol.name}\`](${name}.md${anchorOf(symbol)}) | ${summaryOf(symbol)} |`,
    );
    return `## [${title}](${name}.md)\n\n${about}\n\n| symbol | description |\n| --- | --- |\n${rows.join("\n")}`;
  });
  return `# Reference\n\n*${NOTICE}*\n\n${INTRODUCTION}\n\n${sections.join("\n\n")}\n`;
}

/** The anchor that GitHub and other hosts derive from the symbol's heading. */
function anchorOf({ name }: DeclarationReflection): string {
  return `#${name.toLowerCase()}`;
}

/** The first sentence of a symbol's description, with the names of symbols as code. */
function summaryOf({ comment, signatures }: DeclarationReflection): string {
  const parts = (comment ?? signatures?.[0]?.comment)?.summary ?? [];
  const text = parts.map((part) => (part.kind === "inline-tag" ? `\`${part.text}\`` : part.text)).join("");
  const [sentence = text] = /^.*?[.:](?=\s|$)/s.exec(text) ?? [];
  return sentence.replace(/:$/, ".").replace(/\s+/g, " ").replaceAll("|", "\\|");
}
