import { copyFile, symlink } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import type { Report } from "./goBuild.mjs";
import { cachedGoProgram } from "./goProgram.mjs";

/** Where `pulumi package add` puts the SDK of this package. */
export const SDK_FOLDER = path.join("sdks", "spectrocluster");

/** A language that SDKs of a package are generated for. */
export type SdkLanguage = "python" | "go" | "nodejs";

/**
 * Checks a package schema with Pulumi's own code: against the metaschema, and for whether its parts fit together.
 *
 * @throws Error with all that Pulumi remarks, warnings too.
 */
export async function checkPackageSchema(schemaFile: string): Promise<void> {
  await sdkgen("check", schemaFile);
}

/**
 * Generates the SDK of a package as `pulumi package add` does, for machines whose language hosts are older than that.
 *
 * @param folder - Gets the SDK's files; it is made where there is none.
 * @throws Error with all that Pulumi remarks about the schema.
 */
export async function generateSdk(language: SdkLanguage, schemaFile: string, folder: string): Promise<void> {
  await sdkgen("generate", language, schemaFile, folder);
}

/** Generates and links this package's SDK for a program in TypeScript or JavaScript. */
export async function addNodejsPackage(folder: string): Promise<void> {
  const schema = path.resolve(import.meta.dirname, "../../provider/plugin/schema.json");
  await generateSdk("nodejs", schema, path.join(folder, SDK_FOLDER));
  await linkNodejsSdk(folder);
}

/** Compiles the generated SDK, which the program then imports as `pulumi-spectrocluster-sdk`. */
export async function linkNodejsSdk(folder: string): Promise<void> {
  const sdk = path.join(folder, SDK_FOLDER);
  const modules = path.join(folder, "node_modules");
  await execa(process.execPath, [path.join(modules, "typescript", "bin", "tsc")], { cwd: sdk });
  await copyFile(path.join(sdk, "package.json"), path.join(sdk, "bin", "package.json"));
  await symlink(sdk, path.join(modules, "pulumi-spectrocluster-sdk"), "junction");
}

async function sdkgen(...args: string[]): Promise<void> {
  const { failed, stderr, message } = await execa(await sdkGenerator(), args, { reject: false });
  if (failed) throw new Error(stderr || message);
}

let generator: Promise<string> | undefined;

/**
 * The program that does the work, compiled with Go where the cache has none of the same sources: some minutes, once.
 *
 * @param report - Is told of the wait.
 */
export function sdkGenerator(report: Report = () => {}): Promise<string> {
  const what = "the generator of Pulumi SDKs";
  generator ??= cachedGoProgram(
    { name: "sdkgen", cache: "pulumi-sdkgen", module: "cli", program: "./sdkgen", what },
    report,
  );
  return generator;
}
