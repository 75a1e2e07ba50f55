import assert from "node:assert/strict";
import { Emulator } from "../test/emulator/index.mjs";
import { watchMemory } from "../test/support/processes.mjs";
import {
  type Candidate,
  type CandidateName,
  clusterConfigs,
  type Installation,
  type RunningCommand,
  type Step,
} from "./candidates/candidate.mjs";

/** One turn of a candidate. */
export interface Measurement extends Readonly<Record<Step, MeasuredStep>> {
  candidate: CandidateName;
  clusters: number;
  /** Of the state after the first apply, as JSON without white space. */
  stateBytes: number;
}

interface MeasuredStep {
  seconds: number;
  requests: number;
  /** Maximum memory of the provider's process. Absent if the process ended before it was seen. */
  providerMegabytes?: number;
}

const CHANGED_PORT = 8443;

/**
 * Measures a candidate against its own emulator of the service.
 *
 * @throws AssertionError if the clusters are not configured as declared afterwards.
 */
export async function measure(candidate: Candidate, clusters: number): Promise<Measurement> {
  const declared = clusterConfigs(clusters);
  const changed = clusterConfigs(clusters, CHANGED_PORT);
  const emulator = await Emulator.start();
  try {
    emulator.addCluster(...Object.keys(declared).map((uid) => ({ uid })));
    const assertConfigured = (expected: object) => {
      if (candidate.name.startsWith("noOp")) return;
      const actual = Array.from(emulator.clusters.values(), ({ uid, hostClusterConfig }) => [uid, hostClusterConfig]);
      assert.deepEqual(Object.fromEntries(actual), expected, candidate.name);
    };
    const { baseUrl, apiKey } = emulator;
    const installation = await candidate.install({ clusters: declared, baseUrl, apiKey });
    const apply = (step: Step) => measureCommand(() => installation.apply(step), installation, emulator);
    try {
      const first = await apply("first");
      assertConfigured(declared);
      const stateBytes = JSON.stringify(await installation.state()).length;
      const unchanged = await apply("unchanged");
      await installation.declare(changed);
      const oneChanged = await apply("oneChanged");
      assertConfigured(changed);
      return { candidate: candidate.name, clusters, stateBytes, first, unchanged, oneChanged };
    } finally {
      await installation.dispose();
    }
  } finally {
    await emulator.stop();
  }
}

async function measureCommand(
  start: () => RunningCommand,
  { isProvider }: Installation,
  emulator: Emulator,
): Promise<MeasuredStep> {
  const before = emulator.requests.length;
  const started = performance.now();
  const { pid, ended } = start();
  const memory = pid === undefined ? undefined : watchMemory(pid, isProvider);
  try {
    await ended;
    const milliseconds = Math.round(performance.now() - started);
    // A process that has just started has no memory yet.
    const providerMegabytes = (await memory?.stop()) || undefined;
    return {
      seconds: milliseconds / 1000,
      requests: emulator.requests.length - before,
      ...(providerMegabytes === undefined ? {} : { providerMegabytes }),
    };
  } finally {
    await memory?.stop();
  }
}
