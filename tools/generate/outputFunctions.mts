import ts from "typescript";

const HEADER = `// Generated from sdk/functions.ts by \`npm run generate\`; do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { FunctionOutputOptions, FunctionResult } from "../functionOptions.js";
import type { ArgsOf } from "../inputs.js";
import { invokeOutput } from "../invoke.js";`;

/** The output forms of functions, from the code with their direct forms: `(args: Args, opts: FunctionOptions): Promise<Result>`. */
export function outputFunctions(code: string): string {
  const { statements } = ts.createSourceFile("functions.ts", code, ts.ScriptTarget.Latest, true);
  const imports = statements.filter(ts.isImportDeclaration).flatMap(modelImport);
  const forms = statements.filter(ts.isFunctionDeclaration).map(outputForm);
  return `${[HEADER, ...imports].join("\n")}\n\n${forms.join("\n")}`;
}

/** The import of types of the model, from a folder further down. */
function modelImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): string[] {
  const { text } = moduleSpecifier as ts.StringLiteral;
  return importClause && text.startsWith("../") ? [`import ${importClause.getText()} from "../${text}";`] : [];
}

/** The last example of a direct form is that of the output form. */
function outputForm(direct: ts.FunctionDeclaration): string {
  const name = direct.name?.text;
  const [args, opts] = direct.parameters;
  const { type: result } = direct;
  const examples = ts.getJSDocTags(direct).filter(({ tagName }) => tagName.text === "example");
  const example = commentOf(examples.at(-1));
  if (!example.includes(`${name}Output(`)) throw new Error(`The last @example of ${name} must call ${name}Output`);
  if (!args?.type || !opts?.type || !result || !ts.isTypeReferenceNode(result)) {
    throw new Error(`${name} must have the types of args, opts and of a Promise`);
  }
  const ofOptions = ts.isIntersectionTypeNode(opts.type) ? opts.type.types : [opts.type];
  const [options = "", ...others] = ofOptions.map((each) => each.getText());
  if (options !== "FunctionOptions") throw new Error(`The first type of opts of ${name} must be FunctionOptions`);
  return `/**
 * {@link ${name}} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * \`dependsOn\`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args ${commentOf(ts.getJSDocParameterTags(args)[0])}
 * @param opts ${commentOf(ts.getJSDocParameterTags(opts)[0])}
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link ${name}} reject the output and so fail the program.
 *
 * @example
 * ${example}
 */
export function ${name}Output(
  args: ArgsOf<${args.type.getText()}>${defaultOf(args)},
  opts: ${["FunctionOutputOptions", ...others].join(" & ")}${defaultOf(opts)},
): pulumi.Output<FunctionResult<${result.typeArguments?.[0]?.getText()}>> {
  return invokeOutput("${name}", args, opts);
}
`;
}

function defaultOf({ initializer }: ts.ParameterDeclaration): string {
  return initializer ? ` = ${initializer.getText()}` : "";
}

function commentOf(tag: ts.JSDocTag | undefined): string {
  return (ts.getTextOfJSDocComment(tag?.comment) ?? "").replaceAll("\n", "\n * ");
}
