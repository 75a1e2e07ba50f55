import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { memberNames } from "./memberNames.mjs";
import { modelSchema, packageModel } from "./modelSchema.mjs";
import { packageSchema } from "./packageSchema.mjs";
import { referenceFiles } from "./reference/index.mjs";
import { guideWithSettings, settingsTable, withFullSettingDescriptions } from "./settings.mjs";
import { hostClusterConfigValidator, inputValidators, responseValidators } from "./validators.mjs";
import { virtualMachineStructure } from "./virtualMachineStructure.mjs";

const root = path.resolve(import.meta.dirname, "../..");

export const NOTICE = "Generated from provider/model by `npm run generate`; do not edit.";

export interface GeneratedFile {
  /** Path inside the repository. */
  name: string;
  /** Absolute path. */
  path: string;
  content: string;
}

/** A folder in which every file is generated. */
const REFERENCE = "docs/api";

/** A page with a generated table. */
const GUIDE = "docs/guides/configuration.md";

/** Every file that `npm run generate` writes and that is checked in, with the content it should have. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const [model, tsconfig] = [path.join(root, "provider/model"), path.join(root, "tsconfig.json")];
  const schema = modelSchema(model, tsconfig);
  const pulumiPackage = packageModel(model, tsconfig);
  const guide = readFileSync(path.join(root, GUIDE), "utf8");
  const npm = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  return [
    generatedJson("schema.json", { $schema: "http://json-schema.org/draft-07/schema#", $comment: NOTICE, ...schema }),
    generatedJson(
      "provider/plugin/schema.json",
      packageSchema(withFullSettingDescriptions(pulumiPackage), npm, NOTICE),
    ),
    generatedFile("provider/generated/members.ts", `// ${NOTICE}\n${memberNames(schema)}`),
    generatedFile("provider/generated/settings.ts", `// ${NOTICE}\n${settingsTable(pulumiPackage)}`),
    generatedFile(GUIDE, guideWithSettings(guide, pulumiPackage)),
    generatedSource("inputValidators.ts", inputValidators(schema)),
    generatedSource("responseValidators.ts", responseValidators(schema)),
    generatedSource("hostClusterConfigValidator.ts", hostClusterConfigValidator(schema)),
    generatedSource("virtualMachineStructure.ts", virtualMachineStructure(schema)),
    ...(await referenceFiles()).map(({ name, content }) => generatedFile(`${REFERENCE}/${name}`, content)),
  ];
}

/** Files that lie among the generated ones and are not, or no longer, generated. */
export function staleFiles(files: readonly GeneratedFile[]): string[] {
  const folder = path.join(root, REFERENCE);
  const present = existsSync(folder) ? readdirSync(folder).map((name) => path.join(folder, name)) : [];
  return present.filter((file) => !files.some((generated) => generated.path === file));
}

function generatedJson(name: string, value: object): GeneratedFile {
  return generatedFile(name, `${JSON.stringify(value, undefined, 2)}\n`);
}

function generatedSource(name: string, code: string): GeneratedFile {
  return generatedFile(`provider/validation/generated/${name}`, `// ${NOTICE}\n${code}`);
}

function generatedFile(name: string, content: string): GeneratedFile {
  return { name, path: path.join(root, name), content };
}
