import { Emulator, type EmulatorOptions } from "../../test/emulator/index.mjs";
import { virtualMachine } from "./virtualMachine.mjs";

/** The cluster that README.md and the examples declare. */
export const CLUSTER_UID = "63a1f0e2c0ffee0011223344";

/** Starts an emulator of the service with the objects that README.md and the examples name. */
export async function startService(options: EmulatorOptions): Promise<Emulator> {
  const emulator = await Emulator.start(options);
  emulator.addCluster({ uid: CLUSTER_UID });
  emulator.machines.push({ clusterUid: CLUSTER_UID, name: "web-0", namespace: "default", body: virtualMachine });
  emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "5f1c0001" }] } } };
  return emulator;
}
