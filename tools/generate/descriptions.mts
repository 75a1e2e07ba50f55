import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/**
 * The description of a resource or function in the plugin's schema, from which Pulumi generates SDKs and the pages of its
 * registry: the documentation comment of the symbol in `sdk/`, and the text with examples in `docs/registry/`.
 *
 * @param root - The repository.
 */
export function describe(root: string, name: string): string {
  // A resource has its own file.
  const files = [`${name.charAt(0).toLowerCase()}${name.slice(1)}.ts`, "generated/functions.ts"];
  const comment = files.map((file) => commentOf(path.join(root, "sdk", file), name)).join("");
  const text = [comment, registryText(root, name)].filter((part) => part !== "").join("\n\n");
  return withAbsoluteLinks(root, text, "docs/registry");
}

/**
 * Pages of the registry, and comments in generated SDKs, cannot link to files of a repository. npm's mirror has those of each version of
 * the package. Of a link to another file, the text remains.
 *
 * @param folder - The folder of the text in the repository.
 */
export function withAbsoluteLinks(root: string, markdown: string, folder = ""): string {
  const { name, version, files } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return markdown.replace(/\[([^\]]*)\]\((?!https?:|#)([^)]*)\)/g, (_, text: string, link: string) => {
    const target = path.posix.join(folder, link);
    const isInPackage = ["README.md", ...files].some((file: string) => target.startsWith(file));
    return isInPackage ? `[${text}](https://unpkg.com/${name}@${version}/${target})` : text;
  });
}

/** The first example in each language, by the language of its fence. */
export function examples(root: string, name: string): Record<string, string> {
  const text = read(path.join(root, "docs/registry", `${name}.md`)).split("\n## Example Usage\n")[1] ?? "";
  const [first = ""] = scenariosIn(text);
  const fences = [...first.matchAll(/```(typescript|python|go|java|yaml)\n([\s\S]*?)```(?:\n|$)/g)];
  return Object.fromEntries(fences.map(([, language = "", code = ""]) => [language, code.trim()]));
}

/** The examples of a page: one for each title, or a single one without a title. */
function scenariosIn(text: string): string[] {
  return text.trim().split(/\n(?=### )/);
}

/** The text without its title, with the examples between the marks that Pulumi's generators expect. */
function registryText(root: string, name: string): string {
  const [, text = ""] = read(path.join(root, "docs/registry", `${name}.md`)).split(/^# .*\n/);
  return text
    .replace(/\n## Example Usage\n([\s\S]*?)(?=\n## |$)/, (_, programs: string) => {
      const marked = scenariosIn(programs).map((each) => `{{% example %}}\n\n${each.trim()}\n{{% /example %}}\n`);
      return `\n{{% examples %}}\n## Example Usage\n${marked.join("")}{{% /examples %}}\n`;
    })
    .trim();
}

/** The first part of a symbol's documentation comment, as Markdown. */
function commentOf(file: string, name: string): string {
  const { statements } = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const symbols = statements.filter((each) => ts.isClassDeclaration(each) || ts.isFunctionDeclaration(each));
  const symbol = symbols.find((each) => each.name?.text === name);
  const comment = symbol && ts.getJSDocCommentsAndTags(symbol).find(ts.isJSDoc)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? "").replace(/\{@link (\w+)\}/g, "`$1`");
}

/** Empty if the file does not exist yet, while a function is being added. The tests require it. */
function read(file: string): string {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
