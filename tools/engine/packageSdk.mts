import { existsSync } from "node:fs";
import { access } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { cacheFolder, fingerprint, intoCache } from "./cache.mjs";
import { EXECUTABLE_SUFFIX } from "./executables.mjs";
import { goBuild } from "./goBuild.mjs";

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

async function sdkgen(...args: string[]): Promise<void> {
  const { failed, stderr, message } = await execa(await sdkGenerator(), args, { reject: false });
  if (failed) throw new Error(stderr || message);
}

let generator: Promise<string> | undefined;

/** The program that does the work, compiled with Go where the cache has none from the same sources: minutes, once. */
export function sdkGenerator(): Promise<string> {
  generator ??= compiled();
  return generator;
}

async function compiled(): Promise<string> {
  const folder = cacheFolder(`pulumi-sdkgen-${await fingerprint("cli")}`);
  const programIn = (place: string) => path.join(place, `sdkgen${EXECUTABLE_SUFFIX}`);
  const build = (place: string) =>
    goBuild({ module: "cli", program: "./sdkgen", output: programIn(place), what: "the generator of SDKs" }, () => {});
  if (!existsSync(programIn(folder))) await intoCache(folder, build, (place) => access(programIn(place)));
  return programIn(folder);
}
