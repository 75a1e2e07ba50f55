import path from "node:path";
import { hasHelper } from "./executables.mjs";
import { cachedGoProgram, type GoProgram, type Report } from "./goProgram.mjs";
import type { Engine } from "./index.mjs";

const PULUMI_SDK = "github.com/pulumi/pulumi/sdk/v3";

const HOSTS = {
  YAML: { module: "pulumi-language-yaml", program: "pulumi-spectrocluster/tools/engine/pulumi-language-yaml" },
  Python: {
    module: "language-hosts",
    program: `${PULUMI_SDK}/python/cmd/pulumi-language-python`,
    script: "python/cmd/pulumi-language-python-exec",
  },
  Go: { module: "language-hosts", program: `${PULUMI_SDK}/go/pulumi-language-go` },
  Java: { module: "java-host", program: "github.com/pulumi/pulumi-java/pkg/cmd/pulumi-language-java" },
} as const satisfies Record<string, Omit<GoProgram, "description">>;

/** A language that has no host in the engine's own build. */
export type HostedLanguage = keyof typeof HOSTS;

/**
 * Finds the language host of a language, which the official Pulumi release includes. Builds and caches a missing one.
 *
 * @returns The folders to put on PATH.
 * @throws Error with installation instructions.
 */
export async function languageHost(language: HostedLanguage, { pulumi }: Engine, report: Report): Promise<string[]> {
  const host = { ...HOSTS[language], description: `the ${language} language host` };
  if (hasHelper(pulumi, path.posix.basename(host.program))) return [];
  return [path.dirname(await cachedGoProgram(host, report))];
}
