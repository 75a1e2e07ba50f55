import path from "node:path";
import {
  Application,
  type Context,
  Converter,
  DeclarationReflection,
  LiteralType,
  Logger,
  LogLevel,
  type MinimalNode,
  type MinimalSourceFile,
  OptionDefaults,
  type ProjectReflection,
  ReferenceType,
  ReflectionKind,
  type TypeDocOptions,
  UnionType,
} from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import type { ModelSchema } from "../modelSchema.mjs";
import { RULE_TAGS } from "../rules.mjs";
import { missingIn } from "./missing.mjs";
import type { Page } from "./pages.mjs";
import { makeReadable } from "./readable.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

/** Sentences in the schema replace these tags. */
const RULE_BLOCKS = RULE_TAGS.map((tag): `@${string}` => `@${tag}`);

const OPTIONS: TypeDocOptions & Partial<PluginOptions> = {
  skipErrorChecking: true,
  plugin: ["typedoc-plugin-markdown"],
  logLevel: "Warn",
  readme: "none",
  // Excludes content that differs between machines, commits or versions of Pulumi's SDK.
  disableSources: true,
  disableGit: true,
  excludeExternals: true,
  excludePrivate: true,
  excludeProtected: true,
  // Tags of ts-json-schema-generator, which readable.mts converts to prose.
  blockTags: [
    ...OptionDefaults.blockTags,
    ...([
      "@asType",
      "@environment",
      "@examples",
      "@format",
      "@minimum",
      "@maximum",
      "@minLength",
      "@maxLength",
    ] as const),
    ...RULE_BLOCKS,
  ],
  modifierTags: [...OptionDefaults.modifierTags, "@secret", "@willReplaceOnChanges"],
  excludeTags: [...OptionDefaults.excludeTags, "@asType", "@examples", "@format", "@internal", ...RULE_BLOCKS],
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  requiredToBeDocumented: [
    ...(["Class", "Interface", "TypeAlias", "Function", "Variable", "Enum"] as const),
    ...(["Constructor", "Property", "Method", "Accessor", "EnumMember", "Parameter"] as const),
  ],
  // Keeps the order of pages and of declarations.
  sort: [],
  groupOrder: ["Classes", "Functions", "Interfaces", "Type Aliases"],
  router: "module",
  hideBreadcrumbs: true,
  hidePageHeader: true,
  hidePageTitle: true,
  hideGroupHeadings: true,
  parametersFormat: "table",
  interfacePropertiesFormat: "table",
  classPropertiesFormat: "table",
  typeAliasPropertiesFormat: "table",
  typeDeclarationFormat: "table",
  tableColumnSettings: { hideDefaults: true, hideInherited: true, hideModifiers: true, hideOverrides: true },
};

/** Collects TypeDoc's warnings and errors, each with its file. */
class ProblemLog extends Logger {
  readonly all: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.all.push(message);
  }

  protected override addContext(message: string, _level: LogLevel, ...[node, file]: Source): string {
    const source = typeof node === "number" ? file : node?.getSourceFile();
    return source === undefined ? message : `${path.relative(root, source.fileName)}: ${message}`;
  }
}

type Source = [MinimalNode?] | [number, MinimalSourceFile];

/** The documentation in the sources. */
export interface Converted {
  app: Application;
  /** One module for each page. */
  project: ProjectReflection;
}

/**
 * Reads the documentation of all exports of the entry points.
 *
 * @param entryPoints - Paths of modules.
 * @param pages - The pages and their modules.
 * @param tsconfig - Path of a configuration of the compiler that includes them.
 * @param definitions - The types of the model with their rules.
 * @throws Error that lists symbols whose documentation is missing or wrong.
 */
export async function convert(
  entryPoints: readonly string[],
  pages: readonly Page[],
  tsconfig: string,
  definitions: ModelSchema["definitions"],
): Promise<Converted> {
  const app = await Application.bootstrapWithPlugins({ ...OPTIONS, entryPoints: [...entryPoints], tsconfig });
  const log = new ProblemLog();
  app.logger = log;
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, nameLiterals);
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => moveToPages(context, pages));
  const project = await app.convert();
  if (project !== undefined) app.validate(project);
  const problems = [...log.all, ...(project === undefined ? [] : missingIn(project))];
  if (project === undefined || problems.length > 0)
    throw new Error(`The documentation of public symbols is incomplete:\n${problems.join("\n")}`);
  makeReadable(project, definitions);
  return { app, project };
}

/** TypeDoc drops the literals of an input whose type is a union with a name: `Input` instead of `Input<"auto" | "off">`. */
function nameLiterals(context: Context, member: DeclarationReflection): void {
  const { type } = member;
  if (!(type instanceof ReferenceType) || type.name !== "Input" || type.typeArguments?.length) return;
  const symbol = context.getSymbolFromReflection(member);
  const found = symbol && context.checker.getTypeOfSymbol(symbol);
  const literals = found?.isUnion() ? found.types.filter((each) => each.isStringLiteral()) : [];
  type.typeArguments = [new UnionType(literals.map(({ value }) => new LiteralType(value)))];
}

/** Replaces the modules of entry points by one module for each page. */
function moveToPages(context: Context, pages: readonly Page[]): void {
  const { project } = context;
  const entryPoints = [...project.getChildrenByKind(ReflectionKind.Module)];
  const modules = new Map<Page, DeclarationReflection>();
  for (const page of pages) {
    const module = new DeclarationReflection(page.name, ReflectionKind.Module, project);
    project.addChild(module);
    context.registerReflection(module, undefined);
    modules.set(page, module);
  }
  const assigned = entryPoints.flatMap((entryPoint) =>
    (entryPoint.children ?? [])
      // Skips exports that another entry point exports too.
      .filter((symbol) => !symbol.isReference())
      .map((symbol) => ({ symbol, ...pageOf(symbol, entryPoint, context, pages) })),
  );
  assigned.sort((one, other) => one.module - other.module);
  for (const { symbol, page } of assigned) {
    const module = modules.get(page) as DeclarationReflection;
    entryPoints.find((entryPoint) => entryPoint === symbol.parent)?.removeChild(symbol);
    symbol.parent = module;
    module.addChild(symbol);
  }
  for (const entryPoint of entryPoints) project.removeReflection(entryPoint);
}

/** The page that describes a symbol, by its entry point, else by its source, and the index of that module on the page. */
function pageOf(
  symbol: DeclarationReflection,
  entryPoint: DeclarationReflection,
  context: Context,
  pages: readonly Page[],
): { page: Page; module: number } {
  const file = context.getSymbolFromReflection(symbol)?.declarations?.[0]?.getSourceFile().fileName ?? "";
  const source = path.relative(root, file).replaceAll(path.sep, "/").replace(/\.ts$/, "");
  for (const name of [entryPoint.name, source]) {
    const page = pages.find(({ modules }) => modules.includes(name));
    if (page) return { page, module: page.modules.indexOf(name) };
  }
  throw new Error(`${source} exports ${symbol.name}, but no page in pages.mts lists ${source}`);
}
