/** What pipelines run most: `pulumi up` and `pulumi preview` of a large fleet that has not changed. */
import assert from "node:assert/strict";
import { Emulator } from "../test/emulator/index.mjs";
import { clusterConfigs } from "./candidates/candidate.mjs";
import type { PulumiCandidate, PulumiInstallation } from "./candidates/pulumi.mjs";
import { measureCommand } from "./measure.mjs";

/** The candidates, each a single resource with the same map. */
export const COMPARED = ["fleet", "documentedMap"] as const;
export const COMMANDS = ["up", "preview"] as const;

export type ComparedName = (typeof COMPARED)[number];
export type Command = (typeof COMMANDS)[number];

export interface UnchangedFleet {
  clusters: number;
  /** Seconds, in the order of the turns. */
  samples: Record<ComparedName, Record<Command, number[]>>;
}

/** Measures in turns, so that a change of the machine's speed affects both candidates. */
export async function measureUnchangedFleet(
  candidates: readonly PulumiCandidate[],
  { clusters = 5000, turns = 5 } = {},
): Promise<UnchangedFleet> {
  const declared = clusterConfigs(clusters);
  const samples: UnchangedFleet["samples"] = {
    fleet: { up: [], preview: [] },
    documentedMap: { up: [], preview: [] },
  };
  const emulator = await Emulator.start();
  const installed: [name: ComparedName, installation: PulumiInstallation][] = [];
  try {
    emulator.addCluster(...Object.keys(declared).map((uid) => ({ uid })));
    const { baseUrl, apiKey } = emulator;
    for (const name of COMPARED) {
      const candidate = candidates.find((each) => each.name === name) ?? assert.fail(name);
      const installation = await candidate.install({ clusters: declared, baseUrl, apiKey });
      installed.push([name, installation]);
      await installation.apply("first").ended;
    }
    for (let turn = 1; turn <= turns; turn += 1) {
      for (const command of COMMANDS) {
        for (const [name, installation] of installed) {
          const start = () => (command === "up" ? installation.apply("unchanged") : installation.preview());
          const { seconds, requests } = await measureCommand(start, installation, emulator);
          assert.equal(requests, 0, name);
          samples[name][command].push(seconds);
        }
      }
    }
    return { clusters, samples };
  } finally {
    for (const [, installation] of installed) await installation.dispose();
    await emulator.stop();
  }
}
