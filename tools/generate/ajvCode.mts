/** Changes the code that ajv generates, as a syntax tree. */
import ts from "typescript";

const { factory, SyntaxKind } = ts;

/**
 * The code of ajv with types, without the paths in schemas, which are half of it, and with errors appended instead of copied: ajv copies
 * all previous errors for each wrong item, which takes hours if very many items are wrong.
 */
export function withoutCopies(code: string): string {
  const source = ts.createSourceFile("validators.js", code, ts.ScriptTarget.Latest);
  const { transformed } = ts.transform(source, [
    (context) => (file) => {
      const visit = (node: ts.Node): ts.Node | undefined => changed(ts.visitEachChild(node, visit, context));
      return ts.visitEachChild(file, visit, context);
    },
  ]);
  return transformed.map((file) => ts.createPrinter().printFile(file)).join("");
}

function changed(node: ts.Node): ts.Node | undefined {
  if (ts.isPropertyAssignment(node) && nameOf(node.name) === "schemaPath") return undefined;
  if (ts.isBlock(node)) return factory.updateBlock(node, node.statements.flatMap(withShortPush));
  if (ts.isVariableStatement(node) && node.modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword)) {
    return factory.updateVariableStatement(node, node.modifiers, typed(node.declarationList));
  }
  // vErrors.concat(validate1.errors)
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression: list, name } = node.expression;
    const [added] = node.arguments;
    if (nameOf(list) !== "vErrors" || name.text !== "concat" || added === undefined) return node;
    return factory.createCallExpression(factory.createIdentifier("append"), undefined, [list, added]);
  }
  return node;
}

/** Each `export const name` with its type. */
function typed(list: ts.VariableDeclarationList): ts.VariableDeclarationList {
  const type = factory.createTypeReferenceNode("ValidateFunction");
  const declarations = list.declarations.map(({ name, initializer }) =>
    factory.createVariableDeclaration(name, undefined, type, initializer),
  );
  return factory.updateVariableDeclarationList(list, declarations);
}

/** `const err0 = {…}; if (vErrors === null) {…} else {…}` as `(vErrors ??= []).push({…})`. */
function withShortPush(statement: ts.Statement, index: number, all: readonly ts.Statement[]): ts.Statement[] {
  if (isPush(statement) && errorIn(all[index - 1]) !== undefined) return [];
  const error = errorIn(statement);
  if (error === undefined || !isPush(all[index + 1])) return [statement];
  const list = factory.createParenthesizedExpression(
    factory.createBinaryExpression(
      factory.createIdentifier("vErrors"),
      SyntaxKind.QuestionQuestionEqualsToken,
      factory.createArrayLiteralExpression(),
    ),
  );
  const push = factory.createPropertyAccessExpression(list, "push");
  return [factory.createExpressionStatement(factory.createCallExpression(push, undefined, [error]))];
}

/** The value of `const err0 = {…}`. */
function errorIn(statement: ts.Statement | undefined): ts.Expression | undefined {
  if (statement === undefined || !ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  return nameOf(declaration?.name)?.startsWith("err") ? declaration?.initializer : undefined;
}

function isPush(statement: ts.Statement | undefined): boolean {
  if (statement === undefined || !ts.isIfStatement(statement)) return false;
  const { expression } = statement;
  return (
    ts.isBinaryExpression(expression) &&
    nameOf(expression.left) === "vErrors" &&
    expression.right.kind === SyntaxKind.NullKeyword
  );
}

function nameOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isIdentifier(node) ? node.text : undefined;
}
