import path from "node:path";
import { execa } from "execa";
import { cachedGoProgram, type Report } from "./goProgram.mjs";

/** Where `pulumi package add` puts the SDK of this package. */
export const SDK_FOLDER = path.join("sdks", "spectrocluster");

/** A language whose host is older here than `pulumi package add`. */
export type SdkLanguage = "python" | "go" | "nodejs";

/** @throws Error with all that Pulumi's own code finds in a package schema: against the metaschema, and for consistency. */
export async function checkPackageSchema(schemaFile: string): Promise<void> {
  await sdkgen(schemaFile);
}

/** Generates the SDK of a package as `pulumi package add` does, into a folder that need not exist. */
export async function generateSdk(language: SdkLanguage, schemaFile: string, folder: string): Promise<void> {
  await sdkgen(schemaFile, language, folder);
}

async function sdkgen(...args: string[]): Promise<void> {
  const { failed, stderr, message } = await execa(await sdkGenerator(), args, { reject: false });
  if (failed) throw new Error(stderr || message);
}

/** The generator of SDKs. A first build takes some minutes. */
export function sdkGenerator(report: Report = () => {}): Promise<string> {
  return cachedGoProgram({ module: "cli", program: "./sdkgen", description: "the generator of Pulumi SDKs" }, report);
}
