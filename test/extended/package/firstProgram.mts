import { readFileSync } from "node:fs";
import path from "node:path";

const README = readFileSync(path.resolve(import.meta.dirname, "../../../README.md"), "utf8");

/** The first program of README.md. */
export const FIRST_PROGRAM = firstProgram();

/** The configuration that the program declares. */
export const DECLARED = {
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } },
};

function firstProgram(): string {
  const program = README.match(/^```ts\n(.*?)^```$/ms)?.[1];
  if (!program) throw new Error("README.md has no program");
  return program;
}
