import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { goEnvironment } from "./build.mjs";
import { inCache } from "./index.mjs";

/** A language that SDKs of a package are generated for. */
export type SdkLanguage = "python" | "go" | "nodejs";

const MODULE = path.join(import.meta.dirname, "cli");
const SOURCES = ["go.mod", "go.sum", "sdkgen/main.go"];

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
  const hash = createHash("sha256");
  for (const source of SOURCES) hash.update(await readFile(path.join(MODULE, source)));
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = inCache(`sdkgen-${hash.digest("hex").slice(0, 16)}`) + suffix;
  if (existsSync(program)) return program;
  // Made beside its place and moved there when it is whole: a break leaves no half a program.
  const unfinished = `${program}.${process.pid}`;
  await mkdir(path.dirname(program), { recursive: true });
  try {
    await execa("go", ["build", "-o", unfinished, "-ldflags", "-s -w", "./sdkgen"], {
      cwd: MODULE,
      env: goEnvironment,
    });
    await rename(unfinished, program).catch((error) => {
      // Another process may have been faster, and its program in use, which Windows does not let replace.
      if (!existsSync(program)) throw error;
    });
  } finally {
    await rm(unfinished, { force: true });
  }
  return program;
}
