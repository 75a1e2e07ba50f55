import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Figure } from "../figure.mjs";
import { interleaved } from "./interleaved.mjs";
import { runProgram } from "./program.mjs";

/** What the dynamic provider adds to an `up` in which nothing has changed, without the engine's way to it. */
export interface UnchangedResources {
  resources: number;
  /** `check` and `diff` of one resource, on average over all resources of a fresh process. */
  perResourceMicroseconds: Figure;
}

export async function measureUnchangedResources({ runs = 9, resources = 500 } = {}): Promise<UnchangedResources> {
  // The provider notes there which clusters are declared.
  const folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-bench-"));
  try {
    const env = { TMPDIR: folder, TEMP: folder, RESOURCES: String(resources) };
    const figures = await interleaved(runs, {
      perResourceMicroseconds: () => runProgram<number>("unchangedResources", [], { env }),
    });
    return { resources, ...figures };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
