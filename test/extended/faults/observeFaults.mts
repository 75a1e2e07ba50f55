import assert from "node:assert/strict";
import { PartialFailure } from "../../../provider/engine.js";
import { Emulator } from "../../emulator/index.mjs";
import { resourceIn } from "../../provider/resources/resourceIn.mjs";
import { testRun } from "../../provider/run/testRun.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { FAULTS, type FaultRow } from "./faultTable.mjs";
import { type Traps, withTraps } from "./traps.mjs";

/** What a row has shown: requests, message and state of the write. */
export interface Observation extends FaultRow {
  /** Number of requests. */
  gets: number;
  patches: number;
  /** Empty if a retry succeeded. */
  message: string;
  state: "created" | "pending" | "absent";
}

const UID = "63a1f0e2c0ffee0011223344";
const CONFIG = { isHostCluster: true, hostCluster: { uid: "h1" } };
const ARGS = { clusterUid: UID, ...CONFIG };

/**
 * Creates a resource for each fault, with a service of its own, and then writes it without the fault.
 *
 * @throws AssertionError if the second write does not complete the change, or if a message or a state contains the API key.
 */
export async function observeFaults(): Promise<Observation[]> {
  return withTraps(async (traps) => {
    const services = await Promise.all(FAULTS.map(() => Emulator.start({ apiKeys: [plantKey()] })));
    // Most wait for a timeout or a retry.
    return Promise.all(FAULTS.map((row, index) => observeFault(row, services[index] as Emulator, traps)));
  });
}

async function observeFault(row: FaultRow, emulator: Emulator, traps: Traps): Promise<Observation> {
  const { fault, trap, settings } = row;
  try {
    emulator.addCluster({ uid: UID });
    if (fault) emulator.fail({ ...fault, method: "PATCH" });
    const address = trap && { baseUrl: traps[trap].address };
    const first = resourceIn(testRun(emulator, { ...settings, ...address }), "HostClusterConfig");
    const { error, state } = await outcomeOf(first.create(ARGS));
    const patches = emulator.patches.length;
    const gets = trap ? traps[trap].requests() : emulator.requests.length - patches;

    emulator.recover();
    const next = resourceIn(testRun(emulator), "HostClusterConfig");
    const last = await (state === undefined ? next.create(ARGS) : next.update(state, ARGS));
    assert.equal(last["pending"], undefined, row.name);
    assert.deepEqual(emulator.clusters.get(UID)?.hostClusterConfig, CONFIG, row.name);

    const message = error?.message ?? "";
    await assertKeyNowhere(emulator.apiKey, { contents: { error, state, logged: [...first.logged, ...next.logged] } });
    const outcome = state === undefined ? "absent" : error === undefined ? "created" : "pending";
    return { ...row, gets, patches, message, state: outcome };
  } finally {
    await emulator.stop();
  }
}

/** The error of a write, and the state that it leaves. */
async function outcomeOf(write: Promise<object>): Promise<{ error?: Error; state?: object }> {
  try {
    return { state: await write };
  } catch (error) {
    return { error: error as Error, ...(error instanceof PartialFailure && { state: error.properties as object }) };
  }
}
