import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "../../../tools/checkout.mjs";
import { generateSdk, type SdkLanguage } from "../../../tools/engine/packageSdk.mjs";
import { withFolder } from "../../support/withFolder.mjs";

export const SCHEMA = path.join(ROOT, "provider/plugin/schema.json");
const { resources, functions, version } = JSON.parse(readFileSync(SCHEMA, "utf8"));
export const DESCRIPTIONS: [token: string, { description: string }][] = Object.entries({ ...resources, ...functions });

export { version };

/** The examples of resources and functions in the descriptions of the schema. */
export function examples(language: string): { subject: string; code: string }[] {
  return DESCRIPTIONS.flatMap(([token, { description }]) => {
    const code = new RegExp(`\n\`\`\`${language}\n([\\s\\S]*?)\n\`\`\`\n`).exec(description)?.[1];
    return code === undefined ? [] : [{ subject: token.replace("spectrocluster:index:", ""), code }];
  });
}

export async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Generates the SDK of a language into a temporary folder. */
export const withSdk = (language: SdkLanguage, test: (folder: string) => Promise<unknown>) =>
  withFolder(async (folder) => {
    await generateSdk(language, SCHEMA, folder);
    await test(folder);
  });
