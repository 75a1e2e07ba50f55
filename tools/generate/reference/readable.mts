import {
  Comment,
  type CommentDisplayPart,
  CommentTag,
  type DeclarationReflection,
  IntrinsicType,
  type ProjectReflection,
  ReferenceType,
  type Reflection,
  ReflectionKind,
  type SomeType,
  UnionType,
} from "typedoc";
import type { ModelSchema } from "../modelSchema.mjs";
import { ruleSentences } from "../rules.mjs";

/** Converts tags to prose, and gives computed types the names that the sources use. */
export function makeReadable(project: ProjectReflection, definitions: ModelSchema["definitions"]): void {
  const classes = new Map(project.getReflectionsByKind(ReflectionKind.Class).map((each) => [each.name, each]));
  for (const reflection of Object.values(project.reflections)) {
    if (reflection.comment !== undefined) {
      writeTagsAsProse(reflection.comment, rulesOf(reflection, definitions), classes);
    }
    // The overridden method depends on the version of Pulumi's SDK.
    if (reflection.isDeclaration() || reflection.isSignature()) delete reflection.overwrites;
    if (reflection.isDeclaration()) nameTypes(reflection, project);
  }
}

const PROSE_TAGS = [
  ...(["@minimum", "@maximum", "@minLength", "@maxLength", "@default"] as const),
  "@environment",
] as const;

/** The rules of a type of the model, or of one of its members. */
function rulesOf({ name, parent }: Reflection, definitions: ModelSchema["definitions"]): string[] {
  const schema =
    parent?.kind === ReflectionKind.Module ? definitions[name] : definitions[parent?.name ?? ""]?.properties?.[name];
  return schema === undefined ? [] : ruleSentences(schema);
}

/** Writes rules, bounds and defaults as sentences, and lists errors under one heading, with links. */
function writeTagsAsProse(comment: Comment, rules: string[], classes: ReadonlyMap<string, Reflection>): void {
  const sentences = [...rules, ...[boundsOf(comment), defaultOf(comment), environmentOf(comment)]].filter(
    (sentence) => sentence !== undefined,
  );
  comment.summary.push(...sentences.map((sentence) => text(` ${sentence}`)));
  for (const tag of PROSE_TAGS) comment.removeTags(tag);
  for (const tag of ["@secret", "@willReplaceOnChanges"] as const) comment.removeModifier(tag);
  gatherErrors(comment, classes);
  for (const part of comment.getTags("@example").flatMap(({ content }) => content)) {
    // An example of the model is a JSON value, which TypeDoc marks as TypeScript and leaves with comment asterisks.
    if (part.text.startsWith("```ts\n{")) part.text = part.text.replace("```ts", "```json").replace(/^ \* /gm, "");
  }
}

function boundsOf(comment: Comment): string | undefined {
  const [min, max, minLength, length] = (["@minimum", "@maximum", "@minLength", "@maxLength"] as const).map((tag) =>
    tagged(comment, tag),
  );
  // A minimum of one character only excludes blank text.
  if (minLength !== undefined && minLength !== "1") return `At least ${minLength} characters.`;
  if (length !== undefined) return `At most ${length} characters.`;
  if (min !== undefined && max !== undefined) return `From ${min} to ${max}.`;
  return min === undefined ? undefined : `At least ${min}.`;
}

function defaultOf(comment: Comment): string | undefined {
  const value = tagged(comment, "@default");
  return value === undefined ? undefined : `Default: \`${value}\`.`;
}

function environmentOf(comment: Comment): string | undefined {
  const variable = tagged(comment, "@environment");
  return variable === undefined ? undefined : `Environment variable: \`${variable}\`.`;
}

function tagged(comment: Comment, tag: `@${string}`): string | undefined {
  const content = comment.getTag(tag)?.content;
  if (content === undefined) return undefined;
  // TypeDoc writes a default as a code block.
  const code = Comment.combineDisplayParts(content).replace(/^```ts\n|\n```$/g, "");
  return code.trim();
}

function gatherErrors(comment: Comment, classes: ReadonlyMap<string, Reflection>): void {
  const [first, ...others] = comment.getTags("@throws");
  if (first === undefined) return;
  const items = [first, ...others].flatMap(({ content }) => [
    text("- "),
    // Indents continuation lines to keep them in the list item.
    ...content.flatMap((part) => (part.kind === "text" ? linked(part.text.replaceAll("\n", "\n  "), classes) : [part])),
    text("\n"),
  ]);
  comment.blockTags[comment.blockTags.indexOf(first)] = new CommentTag("@throws", items);
  comment.blockTags = comment.blockTags.filter((tag) => !others.includes(tag));
}

/** A text with links for the class names of the package. */
function linked(content: string, classes: ReadonlyMap<string, Reflection>): CommentDisplayPart[] {
  return content.split(/\b([A-Z]\w*)\b/).map((word): CommentDisplayPart => {
    const target = classes.get(word);
    return target === undefined ? text(word) : { kind: "inline-tag", tag: "@linkcode", text: word, target };
  });
}

function text(content: string): CommentDisplayPart {
  return { kind: "text", text: content };
}

/** Gives types that the compiler computed the names that the sources use. */
function nameTypes(symbol: DeclarationReflection, project: ProjectReflection): void {
  if (symbol.type instanceof ReferenceType && symbol.type.name === "OutputInstance") symbol.type.name = "Output";
  for (const base of symbol.extendedTypes ?? []) {
    if (!(base instanceof ReferenceType)) continue;
    if (base.name === "ArgsOf") nameArguments(symbol, base, project);
    if (base.name === "OutputsOf") nameOutputs(symbol, base);
  }
}

function nameArguments(symbol: DeclarationReflection, base: ReferenceType, project: ProjectReflection): void {
  if (base.reflection === undefined) return;
  for (const member of symbol.children ?? []) {
    const type = memberOf(base.typeArguments?.[0], member.name)?.type;
    if (!(member.type instanceof ReferenceType) || !(type instanceof ReferenceType)) continue;
    const inputs = ReferenceType.createResolvedReference(base.name, base.reflection, project);
    inputs.typeArguments = [type];
    member.type.typeArguments = [inputs];
  }
}

/** Shows the types in the outputs of a resource, without the internal type that they inherit from. */
function nameOutputs(symbol: DeclarationReflection, base: ReferenceType): void {
  const types = symbol.typeHierarchy?.types;
  types?.splice(types.indexOf(base), 1);
  for (const member of symbol.children ?? []) {
    delete member.inheritedFrom;
    for (const signature of member.signatures ?? []) delete signature.inheritedFrom;
    const declared = memberOf(base.typeArguments?.[0], member.name);
    if (!(member.type instanceof ReferenceType) || declared?.type === undefined) continue;
    const undefinedType = declared.flags.isOptional ? [new IntrinsicType("undefined")] : [];
    member.type.typeArguments = [new UnionType([declared.type, ...undefinedType])];
  }
}

function memberOf(type: SomeType | undefined, name: string): DeclarationReflection | undefined {
  const target = type instanceof ReferenceType ? type.reflection : undefined;
  return target?.isDeclaration() ? target.children?.find((member) => member.name === name) : undefined;
}
