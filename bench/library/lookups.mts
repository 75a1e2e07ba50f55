import type { VirtualMachine } from "../../provider/model/virtualMachine/virtualMachine.js";
import { Emulator } from "../../test/emulator/index.mjs";
import { machines } from "../../test/provider/validation/machines.mjs";
import type { Figure } from "../figure.mjs";
import { interleaved } from "./interleaved.mjs";
import { runProgram } from "./program.mjs";

/** How long it takes to look up many different machines of a service that takes its time for each. */
export interface Lookups {
  lookups: number;
  serviceMilliseconds: number;
  /** By `getVirtualMachine` with default settings, which checks each answer. */
  ours: LookupRun;
  /** By a loop that awaits one request of got after the other, and checks nothing. */
  loop: LookupRun;
}

/** One program's lookups. */
export interface LookupRun {
  /** From the first call to the last answer. */
  milliseconds: Figure;
  /** Requests of one run. */
  requests: number;
  /** Connections that one run opened. */
  connections: number;
}

export async function measureLookups({ runs = 3, lookups = 500, serviceMilliseconds = 20 } = {}): Promise<Lookups> {
  const emulator = await Emulator.start();
  try {
    addMachines(emulator, lookups);
    emulator.fail({ times: Number.POSITIVE_INFINITY, delay: serviceMilliseconds });
    const seen = { ours: { requests: 0, connections: 0 }, loop: { requests: 0, connections: 0 } };
    const measured = (way: keyof typeof seen) => async () => {
      const [requests, connections] = [emulator.requests.length, emulator.connections];
      const milliseconds = await runProgram<number>("lookups", [way, String(lookups)], { env: environment(emulator) });
      seen[way] = { requests: emulator.requests.length - requests, connections: emulator.connections - connections };
      return milliseconds;
    };
    const figures = await interleaved(runs, { ours: measured("ours"), loop: measured("loop") });
    return {
      lookups,
      serviceMilliseconds,
      ours: { milliseconds: figures.ours, ...seen.ours },
      loop: { milliseconds: figures.loop, ...seen.loop },
    };
  } finally {
    await emulator.stop();
  }
}

function addMachines(emulator: Emulator, count: number): void {
  const body = machines.get("ubuntu-data-volumes.json") as VirtualMachine;
  emulator.addCluster({ uid: "c1" });
  for (let index = 0; index < count; index += 1) {
    const [name, namespace] = [`web-${index}`, "default"];
    const metadata = { ...body.metadata, name, namespace };
    emulator.machines.push({ clusterUid: "c1", name, namespace, body: { ...body, metadata } });
  }
}

/** That of a program which an engine runs. No engine listens there, as there is nothing to tell it. */
function environment({ baseUrl, apiKey }: Emulator): Record<string, string> {
  return { SPECTROCLOUD_HOST: baseUrl, SPECTROCLOUD_APIKEY: apiKey, PULUMI_NODEJS_ENGINE: "127.0.0.1:1" };
}
