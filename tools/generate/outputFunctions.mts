import ts from "typescript";

const HEADER = `// Generated from sdk/functions.ts by \`npm run generate\`; do not edit.
import type * as pulumi from "@pulumi/pulumi";
import type { FunctionOutputOptions, FunctionResult } from "../functionOptions.js";
import type { ArgsOf } from "../inputs.js";
import { invokeOutput } from "../invoke.js";`;

/** The output forms of functions, from the code with their promise forms. */
export function outputFunctions(code: string): string {
  const { statements } = ts.createSourceFile("functions.ts", code, ts.ScriptTarget.Latest, true);
  const imports = statements.filter(ts.isImportDeclaration).map((statement) => statement.getText());
  const ofModel = imports.filter((text) => text.includes('"../')).map((text) => text.replace('"../', '"../../'));
  const forms = statements.filter(ts.isFunctionDeclaration).map(outputForm);
  return `${[HEADER, ...ofModel].join("\n")}\n\n${forms.join("\n")}`;
}

/** The last example of a promise form is that of the output form. */
function outputForm(promiseForm: ts.FunctionDeclaration): string {
  const name = promiseForm.name?.text;
  const tags = ts.getJSDocTags(promiseForm).map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "");
  const [args, opts, example = ""] = [tags[0], tags[1], tags.at(-1)].map((text) => text?.replaceAll("\n", "\n * "));
  if (!example.includes(`${name}Output(`)) throw new Error(`The last @example of ${name} must call ${name}Output`);
  const code = promiseForm
    .getText()
    .replace(/function \w+/, "$&Output")
    .replace(/(?<=args: )[\w.]+/, "ArgsOf<$&>")
    .replace("FunctionOptions", "FunctionOutputOptions")
    .replace(/Promise<(.+)>/, "pulumi.Output<FunctionResult<$1>>")
    .replace("invoke(", "invokeOutput(");
  return `/**
 * {@link ${name}} with arguments that may be outputs. It waits for the resources that the arguments come from and for
 * \`dependsOn\`. In a preview the result is unknown if one of those resources does not exist yet, or if an argument is unknown.
 *
 * @param args ${args}
 * @param opts ${opts?.replace("The provider to use", "$&, the resources to wait for")}
 *
 * @throws ValidationError if an argument or option that is already known is invalid, ConfigurationError if the stack's
 * configuration is, and RunError if the provider does not belong to this package or there is no engine. All other errors of
 * {@link ${name}} reject the output and so fail the program.
 *
 * @example
 * ${example}
 */
${code}
`;
}
