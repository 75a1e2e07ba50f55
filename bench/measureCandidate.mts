import assert from "node:assert/strict";
import { Emulator } from "../test/emulator/index.mjs";
import { watchMemory } from "../test/support/processes.mjs";
import {
  type Candidate,
  CHANGED_PORT,
  hostClusterConfig,
  type Installation,
  PORT,
  type Step,
} from "./candidates/candidate.mjs";

/** What one run of a candidate's command took. */
export interface MeasuredStep {
  seconds: number;
  /** What the service was asked. */
  requests: number;
  /** Connections that were opened to the service. */
  connections: number;
  /** The most memory that the process which talks to the service held; nothing where it was too short to be seen. */
  providerMegabytes: number | undefined;
}

/** The three things that users do again and again. */
export interface Steps {
  /** All clusters are declared, and none is in the state. */
  first: MeasuredStep;
  /** Nothing has changed. */
  unchanged: MeasuredStep;
  /** One of the clusters has another port. */
  oneChanged: MeasuredStep;
  /** Of the state after the first step, as JSON without white space. */
  stateBytes: number;
}

/**
 * Has a candidate bring so many clusters of a service of its own to a declared state.
 *
 * @throws AssertionError if the clusters are not what was declared then: what does not do its work cannot be compared.
 */
export async function measureCandidate(candidate: Candidate, count: number): Promise<Steps> {
  const emulator = await Emulator.start();
  try {
    emulator.addCluster(...Array.from({ length: count }, (_, index) => ({ uid: `c${index}` })));
    const { baseUrl, apiKey } = emulator;
    const assertHas = (firstPort: number) => {
      if (candidate.idle) return;
      for (const { uid, hostClusterConfig: held } of emulator.clusters.values()) {
        assert.deepEqual(held, hostClusterConfig(uid === "c0" ? firstPort : PORT), `${candidate.name}: ${uid}`);
      }
    };
    const installation = await candidate.install({ count, baseUrl, apiKey });
    try {
      const first = await measureStep("first", installation, emulator);
      assertHas(PORT);
      const stateBytes = JSON.stringify(await installation.state()).length;
      const unchanged = await measureStep("unchanged", installation, emulator);
      await installation.changeOne();
      const oneChanged = await measureStep("oneChanged", installation, emulator);
      assertHas(CHANGED_PORT);
      return { first, unchanged, oneChanged, stateBytes };
    } finally {
      await installation.dispose();
    }
  } finally {
    await emulator.stop();
  }
}

async function measureStep(step: Step, installation: Installation, emulator: Emulator): Promise<MeasuredStep> {
  const [requests, connections] = [emulator.requests.length, emulator.connections];
  const started = performance.now();
  const { pid, ended } = installation.apply(step);
  const memory = pid === undefined ? undefined : watchMemory(pid, installation.isProvider);
  try {
    await ended;
    const seconds = (performance.now() - started) / 1000;
    return {
      seconds,
      requests: emulator.requests.length - requests,
      connections: emulator.connections - connections,
      providerMegabytes: await memory?.stop(),
    };
  } finally {
    await memory?.stop();
  }
}
