import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { USAGE } from "../../cli/usage.js";
import { ROOT } from "../checkout.mjs";
import { describe } from "./descriptions.mjs";
import { functionForms } from "./functions.mjs";
import { memberTable, mistakeTable, withSection } from "./guideTables.mjs";
import type { ModelSchema } from "./modelSchema.mjs";
import { inputTypes, packageContents, propertyNames, resultTypes } from "./packageContents.mjs";
import { packageSchema } from "./packageSchema.mjs";
import { referenceFiles } from "./reference.mjs";
import { registryPages } from "./registryPages.mjs";
import { describedPackage, schemaWithRules } from "./rules.mjs";
import { settingsSection, settingsTable, withFullSettings } from "./settings.mjs";
import { inputValidators, remoteValidators, resultValidators } from "./validators.mjs";

export const NOTICE = "Generated from provider/model by `npm run generate`; do not edit.";

export interface GeneratedFile {
  /** Path inside the repository. */
  name: string;
  /** Absolute path. */
  path: string;
  content: string;
}

/** Folders in which every file is generated. */
const REFERENCE = "docs/api";
const VALIDATORS = "provider/validation/generated";

/** Guides with generated sections: the content of each by its name. */
const GUIDES: Record<string, Record<string, (model: ModelSchema) => string>> = {
  "command-line": { usage: () => `\`\`\`text\n${USAGE}\`\`\`` },
  settings: { settings: settingsSection },
  functions: { options: (model) => memberTable(model, "VirtualMachineReadOptions", "option") },
  "host-cluster-config": {
    inputs: (model) => memberTable(model, "HostClusterConfigArgs", "argument"),
    mistakes: (model) => mistakeTable(model, "HostClusterConfigArgs"),
  },
  "host-cluster-fleet": { inputs: (model) => memberTable(model, "HostClusterFleetArgs", "argument") },
};

const source = { model: path.join(ROOT, "provider/model"), tsconfig: path.join(ROOT, "tsconfig.json") };
const model = describedPackage(source);
const contents = packageContents(model);

/** The functions of the package. Schema and reference repeat their documentation, so they are written first. */
export function functionsFile(): GeneratedFile {
  const needsArgs = (name: string) => model.definitions[contents.functions[name]?.args ?? ""]?.required !== undefined;
  const code = functionForms(readFileSync(path.join(source.model, "package.ts"), "utf8"), needsArgs);
  return generatedFile("sdk/generated/functions.ts", `// ${NOTICE}\n${code}`);
}

/** Every generated file that is checked in, with the content that it should have. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const npm = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  const inputs = schemaWithRules(inputTypes(contents), source, false);
  const results = schemaWithRules(resultTypes(contents), source, true);
  const definitions = { ...results.definitions, ...inputs.definitions };
  const schema = { $schema: "http://json-schema.org/draft-07/schema#", $comment: NOTICE, definitions };
  const guides = Object.entries(GUIDES).map(([name, sections]) => {
    const file = `docs/guides/${name}.md`;
    const guide = readFileSync(path.join(ROOT, file), "utf8");
    const withAll = Object.entries(sections).reduce(
      (text, [section, content]) => withSection(text, section, content(model)),
      guide,
    );
    return generatedFile(file, withAll);
  });
  return [
    generatedJson("schema.json", schema),
    generatedJson(
      "provider/plugin/schema.json",
      packageSchema(withFullSettings(model), contents, npm, NOTICE, (name) => describe(ROOT, name)),
    ),
    generatedFile("provider/model/generated/members.ts", `// ${NOTICE}\n${propertyNames(model, contents)}`),
    generatedFile("provider/model/generated/settings.ts", `// ${NOTICE}\n${settingsTable(model)}`),
    functionsFile(),
    ...guides,
    ...registryPages(ROOT, model).map(({ name, content }) => generatedFile(name, content)),
    generatedSource("inputValidators.ts", inputValidators(inputs, contents)),
    generatedSource("resultValidators.ts", resultValidators(results, contents)),
    generatedSource("remoteValidators.ts", remoteValidators(inputs, contents)),
    ...(await referenceFiles(definitions)).map(({ name, content }) => generatedFile(`${REFERENCE}/${name}`, content)),
  ];
}

/** Files in folders of generated files that are not, or no longer, generated. */
export function staleFiles(files: readonly GeneratedFile[]): string[] {
  const folders = [REFERENCE, VALIDATORS].map((folder) => path.join(ROOT, folder)).filter(existsSync);
  const present = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  return present.filter((file) => !files.some((generated) => generated.path === file));
}

function generatedJson(name: string, value: object): GeneratedFile {
  return generatedFile(name, `${JSON.stringify(value, undefined, 2)}\n`);
}

function generatedSource(name: string, code: string): GeneratedFile {
  return generatedFile(`${VALIDATORS}/${name}`, `// ${NOTICE}\n${code}`);
}

function generatedFile(name: string, content: string): GeneratedFile {
  return { name, path: path.join(ROOT, name), content };
}
