import path from "node:path";
import { execa } from "execa";
import { cachedGoProgram, type Report } from "./goProgram.mjs";

/** Where `pulumi package add` puts the SDK of this package. */
export const SDK_FOLDER = path.join("sdks", "spectrocluster");

/** A language that SDKs of a package are generated for. */
export type SdkLanguage = "python" | "go" | "nodejs" | "java";

/**
 * Validates a package schema with Pulumi's own code: against the metaschema, and for consistency.
 *
 * @throws Error with all of Pulumi's errors and warnings.
 */
export async function checkPackageSchema(schemaFile: string): Promise<void> {
  await sdkgen("cli", "check", schemaFile);
}

/**
 * Generates the SDK of a package as `pulumi package add` does, for machines whose language hosts do not support that command.
 *
 * @param folder - Folder for the SDK, which is created if it does not exist.
 * @throws Error with all of Pulumi's errors and warnings about the schema.
 */
export async function generateSdk(language: SdkLanguage, schemaFile: string, folder: string): Promise<void> {
  const module = language === "java" ? "java-host" : "cli";
  await sdkgen(module, "generate", language, schemaFile, folder);
}

async function sdkgen(module: string, ...args: string[]): Promise<void> {
  const { failed, stderr, message } = await execa(await sdkGenerator(module), args, { reject: false });
  if (failed) throw new Error(stderr || message);
}

/** The generator of SDKs in a Go module of this folder: `cli` for all languages except Java. A first build takes some minutes. */
export function sdkGenerator(module: string, report: Report = () => {}): Promise<string> {
  const description = "the generator of Pulumi SDKs";
  return cachedGoProgram({ module, program: "./sdkgen", description }, report);
}
