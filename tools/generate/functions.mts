import ts from "typescript";

const HEADER = `import type * as pulumi from "@pulumi/pulumi";
import type { ArgsOf, FunctionOptions, FunctionOutputOptions, FunctionResult } from "../inputs.js";
import { invoke, invokeOutput } from "../invoke.js";`;

/** A member of the interface `Functions`, with its types as texts. */
type Member = Record<"name" | "args" | "options" | "result", string> & { comment: ts.JSDoc | undefined };

/**
 * The direct and the output form of each function.
 *
 * @param code - The file of the interface `Functions`, whose members have the types and the documentation.
 * @param needsArgs - Whether a function has a required argument. The arguments of the others may be omitted as a whole.
 */
export function functionForms(code: string, needsArgs: (name: string) => boolean): string {
  const { statements } = ts.createSourceFile("package.ts", code, ts.ScriptTarget.Latest, true);
  const listed = statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === "Functions");
  const members = (listed?.members ?? []).map(memberOf);
  const used = members.flatMap(({ args, options, result }) => `${args} ${options} ${result}`.match(/\w+/g) ?? []);
  const imports = statements
    .filter(ts.isImportDeclaration)
    .filter(({ importClause }) => used.some((word) => importClause?.getText().match(`\\b${word}\\b`)))
    .map((each) => each.getText().replace('"./', '"../../provider/model/'));
  const forms = [directForm, outputForm].flatMap((form) =>
    members.map((member) => form(member, needsArgs(member.name) ? "" : " = {}")),
  );
  return `${[HEADER, ...imports].join("\n")}\n\n${forms.join("\n")}`;
}

function memberOf(member: ts.TypeElement): Member {
  const { type } = member as ts.PropertySignature;
  const properties = type && ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
  const types = Object.fromEntries(properties.map(({ name, type }) => [name.getText(), type?.getText()]));
  const comment = ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc);
  if (!types["args"] || !types["options"] || !types["result"]) throw new Error(`${member.getText()} is incomplete`);
  return { name: member.name?.getText(), comment, ...types } as Member;
}

function directForm({ name, args, options, result, comment }: Member, defaultArgs: string): string {
  return `${comment?.getText().replaceAll("\n  ", "\n")}
export function ${name}(
  args: ${args}${defaultArgs},
  opts: ${optionsType("FunctionOptions", options)} = {},
): Promise<${result}> {
  return invoke("${name}", args, opts);
}
`;
}

/** The last example of a function is that of its output form. */
function outputForm({ name, args, options, result, comment }: Member, defaultArgs: string): string {
  const tags = comment?.tags ?? [];
  const params = tags.filter(ts.isJSDocParameterTag).map(textOf);
  const example = textOf(tags.findLast(({ tagName }) => tagName.text === "example"));
  if (!example.includes(`${name}Output(`)) throw new Error(`The last @example of ${name} must call ${name}Output`);
  return `/**
 * {@link ${name}} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * \`dependsOn\`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args ${params[0]}
 * @param opts ${params[1]}
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link ${name}} reject the output and so fail the program.
 *
 * @example
 * ${example}
 */
export function ${name}Output(
  args: ArgsOf<${args}>${defaultArgs},
  opts: ${optionsType("FunctionOutputOptions", options)} = {},
): pulumi.Output<FunctionResult<${result}>> {
  return invokeOutput("${name}", args, opts);
}
`;
}

/** The options of a form include those that every function has. */
function optionsType(ofForm: string, options: string): string {
  return /\bReadOptions$/.test(options) ? ofForm : `${ofForm} & ${options}`;
}

function textOf(tag: ts.JSDocTag | undefined): string {
  return (ts.getTextOfJSDocComment(tag?.comment) ?? "").replaceAll("\n", "\n * ");
}
