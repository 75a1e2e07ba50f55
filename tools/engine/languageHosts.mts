import path from "node:path";
import { hasHelper } from "./executables.mjs";
import type { Report } from "./goBuild.mjs";
import { cachedGoProgram, type GoProgram } from "./goProgram.mjs";
import type { Engine } from "./index.mjs";

const PULUMI_SDK = "github.com/pulumi/pulumi/sdk/v3";

const HOSTS = {
  YAML: { name: "pulumi-language-yaml", description: "the YAML language host", module: "yaml-host", program: "." },
  Python: {
    name: "pulumi-language-python",
    description: "the Python language host",
    module: "language-hosts",
    program: `${PULUMI_SDK}/python/cmd/pulumi-language-python`,
    script: "python/cmd/pulumi-language-python-exec",
  },
  Go: {
    name: "pulumi-language-go",
    description: "the Go language host",
    module: "language-hosts",
    program: `${PULUMI_SDK}/go/pulumi-language-go`,
  },
  Java: {
    name: "pulumi-language-java",
    description: "the Java language host",
    module: "java-host",
    program: "github.com/pulumi/pulumi-java/pkg/cmd/pulumi-language-java",
  },
} as const satisfies Record<string, GoProgram>;

/** A language that has no host in the engine's own build. */
export type HostedLanguage = keyof typeof HOSTS;

/**
 * Finds the language host of a language, which the official Pulumi release includes. Builds and caches a missing one.
 *
 * @returns The folders to put on PATH.
 * @throws Error with installation instructions.
 */
export async function languageHost(language: HostedLanguage, { pulumi }: Engine, report: Report): Promise<string[]> {
  const host = HOSTS[language];
  return hasHelper(pulumi, host.name) ? [] : [path.dirname(await cachedGoProgram(host, report))];
}
