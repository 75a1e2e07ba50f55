import type { Figure } from "../figure.mjs";
import { interleaved } from "./interleaved.mjs";
import { runProgram } from "./program.mjs";

const SDK = "@pulumi/pulumi";

/** How long `require` takes in a fresh process. */
export interface PackageLoad {
  /** `@pulumi/pulumi`, which every program loads. */
  sdkMilliseconds: Figure;
  /** `pulumi-spectrocluster` once `@pulumi/pulumi` is loaded: what a program waits for because of us. */
  packageMilliseconds: Figure;
  /** `pulumi-spectrocluster/provider`, which the engine's process loads for the first resource. */
  providerMilliseconds: Figure;
}

export function measurePackageLoad({ runs = 9 } = {}): Promise<PackageLoad> {
  return interleaved(runs, {
    sdkMilliseconds: () => runProgram<number>("timeToLoad", [SDK]),
    packageMilliseconds: () => runProgram<number>("timeToLoad", [SDK, "pulumi-spectrocluster"]),
    providerMilliseconds: () => runProgram<number>("timeToLoad", [SDK, "pulumi-spectrocluster/provider"]),
  });
}
