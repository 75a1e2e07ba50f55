import { copyFile, symlink } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import type { Report } from "./goBuild.mjs";
import { cachedGoProgram } from "./goProgram.mjs";

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

/**
 * Puts this package's SDK where `pulumi package add` does.
 *
 * @param folder - The program's.
 * @returns The folder of the SDK.
 */
export async function addPackage(language: SdkLanguage, folder: string): Promise<string> {
  const sdk = path.join(folder, "sdks", "spectrocluster");
  await generateSdk(language, path.resolve(import.meta.dirname, "../../provider/plugin/schema.json"), sdk);
  return sdk;
}

/** The same for a program in TypeScript or JavaScript, which then finds the SDK as `pulumi-spectrocluster-sdk`. */
export async function addNodejsPackage(folder: string): Promise<void> {
  const sdk = await addPackage("nodejs", folder);
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
