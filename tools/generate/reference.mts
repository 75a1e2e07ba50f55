import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  Application,
  type Comment,
  type Context,
  Converter,
  type DeclarationReflection,
  OptionDefaults,
  type ProjectReflection,
  ReferenceType,
  ReflectionKind,
  type TypeDocOptions,
  UnknownType,
} from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { ROOT } from "../checkout.mjs";
import type { ModelSchema } from "./modelSchema.mjs";
import { RULE_TAGS, ruleSentences } from "./rules.mjs";

/** The pages by the modules of their entry points. A symbol is on the page of the first one that exports it. */
const PAGES = {
  "provider/model/virtualMachine": "virtual-machine",
  sdk: "pulumi-spectrocluster",
  "sdk/validation": "validation",
};

const NOTICE = "Generated from the documentation in the sources by `npm run generate`; do not edit.";

const INTRODUCTION = `# Reference

*${NOTICE}*

[pulumi-spectrocluster](pulumi-spectrocluster.md) has the exports of the package, [virtual-machine](virtual-machine.md) its types of
virtual machines, and [validation](validation.md) the exports of \`pulumi-spectrocluster/validation\`.

\`Input\`, \`Output\`, \`CustomResource\`, its options and \`RunError\` come from
[Pulumi's SDK](https://www.pulumi.com/docs/reference/pkg/nodejs/pulumi/pulumi/). Members that a class inherits from
Pulumi's SDK are not listed.

Examples without an import are fragments of an ES module that imports the names in use. In examples, \`host\` is a
\`HostClusterConfig\`, \`config\` is the program's \`pulumi.Config\`, and \`clusterUid\` is the UID of a cluster.

The third entry point, \`pulumi-spectrocluster/provider\`, is not for programs: the state of a stack names it, and the
engine's provider process loads it.`;

/** Sentences replace these tags. */
const RULES = [...RULE_TAGS, "asType", "examples", "format", "propertyNames", "title"].map(
  (tag): `@${string}` => `@${tag}`,
);
const BOUNDS = ["@environment", "@minimum", "@maximum", "@minLength", "@maxLength"] as const;

const OPTIONS: TypeDocOptions & Partial<PluginOptions> = {
  entryPoints: Object.keys(PAGES).map((module) => {
    const file = path.join(ROOT, `${module}.ts`);
    return existsSync(file) ? file : path.join(ROOT, module, "index.ts");
  }),
  tsconfig: path.join(ROOT, "tsconfig.build.json"),
  plugin: ["typedoc-plugin-markdown"],
  logLevel: "Warn",
  skipErrorChecking: true,
  readme: "none",
  // Excludes content that differs between machines, commits or versions of Pulumi's SDK.
  disableSources: true,
  disableGit: true,
  excludeExternals: true,
  excludePrivate: true,
  excludeProtected: true,
  excludeReferences: true,
  blockTags: [...OptionDefaults.blockTags, ...BOUNDS, ...RULES],
  modifierTags: [...OptionDefaults.modifierTags, "@secret", "@willReplaceOnChanges"],
  excludeTags: [...OptionDefaults.excludeTags, "@internal", ...RULES],
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  requiredToBeDocumented: [
    ...(["Class", "Interface", "TypeAlias", "Function", "Variable", "Enum"] as const),
    ...(["Constructor", "Property", "Method", "Accessor", "EnumMember", "Parameter"] as const),
  ],
  treatWarningsAsErrors: true,
  sort: ["source-order"],
  groupOrder: ["Classes", "Functions", "Interfaces", "Type Aliases"],
  router: "module",
  hideBreadcrumbs: true,
  textContentMappings: { "header.title": "All symbols" },
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  classPropertiesFormat: "table",
  typeAliasPropertiesFormat: "table",
  typeDeclarationFormat: "table",
  tableColumnSettings: { hideDefaults: true, hideInherited: true, hideModifiers: true, hideOverrides: true },
};

/**
 * The reference of all public symbols, and their index.
 *
 * @param definitions - The types of the model with their rules.
 * @throws Error if the documentation of a symbol is missing or wrong. TypeDoc prints which.
 */
export async function referenceFiles(definitions: ModelSchema["definitions"]) {
  const app = await Application.bootstrapWithPlugins(OPTIONS);
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, nameType);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => complete(project, definitions));
  const project = await app.convert();
  if (project === undefined) throw new Error("TypeDoc cannot read the sources");
  app.validate(project);
  for (const problem of missingIn(project)) app.logger.error(problem as never);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error("The documentation of symbols is incomplete");
  const folder = await mkdtemp(path.join(tmpdir(), "reference-"));
  try {
    app.options.setValue("outputs", [{ name: "markdown", path: folder }]);
    await app.generateOutputs(project);
    const names = (await readdir(folder)).filter((name) => name !== "README.md");
    const pages = names.map(async (name) => ({ name, content: await readFile(path.join(folder, name), "utf8") }));
    return withErrorTable([{ name: "README.md", content: indexOf(project) }, ...(await Promise.all(pages))]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** TypeDoc drops the parameter of `Input` and `Output` in some computed types: the compiler has its name. */
function nameType(context: Context, member: DeclarationReflection): void {
  const { type } = member;
  if (!(type instanceof ReferenceType) || !/^(Input|Output|OutputInstance)$/.test(type.name)) return;
  type.name = type.name.replace("Instance", "");
  const symbol = context.getSymbolFromReflection(member);
  if (type.typeArguments?.length || symbol === undefined) return;
  member.type = new UnknownType(context.checker.typeToString(context.checker.getTypeOfSymbol(symbol)));
}

/** Names the pages, and adds the rules of the model to the descriptions. */
function complete(project: ProjectReflection, definitions: ModelSchema["definitions"]): void {
  for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
    module.name = PAGES[module.name as keyof typeof PAGES];
  }
  for (const member of inheritedOfErrors(project)) project.removeReflection(member);
  for (const reflection of Object.values(project.reflections)) {
    const { comment, name, parent } = reflection;
    // The overridden method depends on the version of Pulumi's SDK.
    if (reflection.isDeclaration() || reflection.isSignature()) delete reflection.overwrites;
    if (comment === undefined) continue;
    const isType = parent?.kind === ReflectionKind.Module;
    const schema = isType ? definitions[name] : definitions[parent?.name ?? ""]?.properties?.[name];
    for (const sentence of schema ? ruleSentences(schema) : [])
      comment.summary.push({ kind: "text", text: ` ${sentence}` });
    for (const part of comment.getTags("@example").flatMap(({ content }) => content)) {
      // An example of the model is a JSON value, which TypeDoc marks as TypeScript and leaves with comment asterisks.
      if (part.text.startsWith("```ts\n{")) part.text = part.text.replace("```ts", "```json").replace(/^ \* /gm, "");
    }
  }
}

/** Members that an error class inherits: the class from which it does has them. */
function inheritedOfErrors(project: ProjectReflection): DeclarationReflection[] {
  const classes = project.getReflectionsByKind(ReflectionKind.Class) as DeclarationReflection[];
  const errors = classes.filter(({ name }) => name.endsWith("Error"));
  return errors.flatMap(({ children = [] }) => children.filter(({ inheritedFrom }) => inheritedFrom !== undefined));
}

/** The functions and classes without an example (an error class may inherit it), and without documented errors. */
function missingIn(project: ProjectReflection): string[] {
  const found = project.getReflectionsByKind(ReflectionKind.Function | ReflectionKind.Class) as DeclarationReflection[];
  return found.flatMap((symbol) => {
    const constructed = symbol.getChildByName("constructor") as DeclarationReflection | undefined;
    const called = symbol.signatures ?? constructed?.signatures ?? [];
    return [
      ...(hasExample(symbol) ? [] : [`${symbol.name} has no @example`]),
      ...(called.every(({ comment }) => documentsErrors(comment)) ? [] : [`${symbol.name} has no @throws`]),
    ];
  });
}

function hasExample({ comment, signatures = [], extendedTypes = [] }: DeclarationReflection): boolean {
  const comments = [comment, ...signatures.map((signature) => signature.comment)];
  const bases = extendedTypes.flatMap((type) => (type instanceof ReferenceType ? [type.reflection] : []));
  return (
    comments.some((each) => each?.getTag("@example")) || bases.some((base) => base?.isDeclaration() && hasExample(base))
  );
}

/** Whether a comment has `@throws` or the words "Never throws". */
function documentsErrors(comment: Comment | undefined): boolean {
  const parts = comment && [comment.summary, ...comment.blockTags.map(({ content }) => content)].flat();
  return Boolean(comment?.getTag("@throws") ?? parts?.some(({ text }) => text.includes("Never throws")));
}

/** The section of an error class without members and examples of its own. */
const PLAIN_ERROR = /^### (\w+Error)\n\n([^#]+)\n\n#### Extends\n\n- (.+)\n*$/;

/** Makes plain error classes rows of one table, to which the links to them lead. */
function withErrorTable<Page extends { content: string }>(pages: readonly Page[]): Page[] {
  const anchors: string[] = [];
  const grouped = pages.map((page) => {
    const sections = page.content.split("\n***\n\n");
    const rows = sections.flatMap((section) => {
      const [, name = "", text = "", base = ""] = PLAIN_ERROR.exec(section) ?? [];
      if (name !== "") anchors.push(`#${name.toLowerCase()})`);
      return name === "" ? [] : [`| \`${name}\` | ${base} | ${text.replaceAll("\n", " ")} |`];
    });
    if (rows.length === 0) return page;
    const table = ["### Other errors\n", "| class | extends | thrown for |", "|---|---|---|", ...rows, ""].join("\n");
    const others = sections.filter((section) => !PLAIN_ERROR.test(section));
    const position = others.findLastIndex((section) => /^### \w+Error\n/.test(section)) + 1;
    return { ...page, content: others.toSpliced(position, 0, table).join("\n***\n\n") };
  });
  const linked = (text: string) => anchors.reduce((all, anchor) => all.replaceAll(anchor, "#other-errors)"), text);
  return grouped.map((page) => ({ ...page, content: linked(page.content) }));
}

function indexOf(project: ProjectReflection): string {
  const modules = project.getChildrenByKind(ReflectionKind.Module);
  const pages = modules
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((module) => {
      const symbols = (module.groups ?? []).flatMap(({ children }) => children);
      const links = symbols.map(({ name }) => `- [\`${name}\`](${module.name}.md#${name.toLowerCase()})`);
      return `## [${module.name}](${module.name}.md)\n\n${links.join("\n")}`;
    });
  return `${[INTRODUCTION, ...pages].join("\n\n")}\n`;
}
