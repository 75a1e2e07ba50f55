import path from "node:path";
import {
  Application,
  type Context,
  Converter,
  DeclarationReflection,
  Logger,
  LogLevel,
  type MinimalNode,
  type MinimalSourceFile,
  OptionDefaults,
  type ProjectReflection,
  ReflectionKind,
  type TypeDocOptions,
} from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { missingIn } from "./missing.mjs";
import type { Page } from "./pages.mjs";
import { makeReadable } from "./readable.mjs";

const root = path.resolve(import.meta.dirname, "../../..");

const OPTIONS: TypeDocOptions & Partial<PluginOptions> = {
  skipErrorChecking: true,
  plugin: ["typedoc-plugin-markdown"],
  logLevel: "Warn",
  readme: "none",
  // Nothing that differs between machines, commits or versions of Pulumi's SDK.
  disableSources: true,
  disableGit: true,
  excludeExternals: true,
  excludePrivate: true,
  // Tags of ts-json-schema-generator; what they say to a reader is made prose.
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
  ],
  modifierTags: [...OptionDefaults.modifierTags, "@secret", "@willReplaceOnChanges"],
  excludeTags: [...OptionDefaults.excludeTags, "@asType", "@examples", "@format", "@internal"],
  validation: { notExported: true, invalidLink: true, notDocumented: true },
  requiredToBeDocumented: [
    ...(["Class", "Interface", "TypeAlias", "Function", "Variable", "Enum"] as const),
    ...(["Constructor", "Property", "Method", "Accessor", "EnumMember", "Parameter"] as const),
  ],
  // Pages have their own order, and members the one of their declaration.
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

/** Keeps what TypeDoc complains about, each with its file. */
class Complaints extends Logger {
  readonly all: string[] = [];

  override log(message: string, level: LogLevel): void {
    if (level >= LogLevel.Warn) this.all.push(message);
  }

  protected override addContext(message: string, _level: LogLevel, ...[place, file]: Place): string {
    const source = typeof place === "number" ? file : place?.getSourceFile();
    return source === undefined ? message : `${path.relative(root, source.fileName)}: ${message}`;
  }
}

type Place = [MinimalNode?] | [number, MinimalSourceFile];

/** What the documentation in the sources comes to. */
export interface Converted {
  app: Application;
  /** Has one module for each page. */
  project: ProjectReflection;
}

/**
 * Reads the documentation of all that the entry points export.
 *
 * @param entryPoints - Paths of modules.
 * @param pages - What is described where.
 * @param tsconfig - Path of a configuration of the compiler that includes them.
 * @throws Error that lists what is not documented, or wrongly.
 */
export async function convert(
  entryPoints: readonly string[],
  pages: readonly Page[],
  tsconfig: string,
): Promise<Converted> {
  const app = await Application.bootstrapWithPlugins({ ...OPTIONS, entryPoints: [...entryPoints], tsconfig });
  const complaints = new Complaints();
  app.logger = complaints;
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => moveToPages(context, pages));
  const project = await app.convert();
  if (project !== undefined) app.validate(project);
  const problems = [...complaints.all, ...(project === undefined ? [] : missingIn(project))];
  if (project === undefined || problems.length > 0)
    throw new Error(`The reference lacks this:\n${problems.join("\n")}`);
  makeReadable(project);
  return { app, project };
}

/** Makes a module of each page, instead of one of each entry point. */
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
  const placed = entryPoints.flatMap((entryPoint) =>
    (entryPoint.children ?? [])
      // What a second entry point exports too has a page already.
      .filter((symbol) => !symbol.isReference())
      .map((symbol) => ({ symbol, ...placeOf(symbol, entryPoint, context, pages) })),
  );
  placed.sort((one, other) => one.module - other.module);
  for (const { symbol, page } of placed) {
    const module = modules.get(page) as DeclarationReflection;
    entryPoints.find((entryPoint) => entryPoint === symbol.parent)?.removeChild(symbol);
    symbol.parent = module;
    module.addChild(symbol);
  }
  for (const entryPoint of entryPoints) project.removeReflection(entryPoint);
}

/** The page that describes a symbol, by its entry point, else by its source; and where that comes on the page. */
function placeOf(
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
  throw new Error(`No page of the reference describes ${symbol.name} of ${source}`);
}
