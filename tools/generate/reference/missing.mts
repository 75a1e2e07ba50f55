import {
  type Comment,
  type DeclarationReflection,
  type ProjectReflection,
  ReferenceType,
  ReflectionKind,
} from "typedoc";

/**
 * The functions and classes without an example, or without documented errors (or "Never throws"). An error class may
 * inherit the example of its base class.
 */
export function missingIn(project: ProjectReflection): string[] {
  const found = project.getReflectionsByKind(ReflectionKind.Function | ReflectionKind.Class) as DeclarationReflection[];
  return found.flatMap((symbol) => {
    const constructed = symbol.getChildByName("constructor") as DeclarationReflection | undefined;
    const called = symbol.signatures ?? constructed?.signatures ?? [];
    return [
      ...(hasExample(symbol) ? [] : [`${symbol.name} has no @example`]),
      ...(called.every(({ comment }) => documentsErrors(comment))
        ? []
        : [`${symbol.name} has neither @throws nor "Never throws"`]),
    ];
  });
}

function hasExample({ comment, signatures = [], extendedTypes = [] }: DeclarationReflection): boolean {
  const comments = [comment, ...signatures.map((signature) => signature.comment)];
  const bases = extendedTypes.flatMap((type) => (type instanceof ReferenceType ? [type.reflection] : []));
  return (
    comments.some((each) => each?.getTag("@example") !== undefined) ||
    bases.some((base) => base?.isDeclaration() && hasExample(base))
  );
}

function documentsErrors(comment: Comment | undefined): boolean {
  const parts = [comment?.summary ?? [], ...(comment?.blockTags.map(({ content }) => content) ?? [])].flat();
  const text = parts.map((part) => part.text).join("");
  return comment?.getTag("@throws") !== undefined || text.includes("Never throws");
}
