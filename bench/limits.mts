/** Measurements at the documented limits of the hosted service, without an engine. */
import { readVirtualMachine } from "../provider/functions/getVirtualMachine.js";
import { hostClusterConfig } from "../provider/resources/hostClusterConfig.js";
import { hostClusterFleet } from "../provider/resources/hostClusterFleet.js";
import { serviceOf } from "../provider/resources/resource.js";
import type { Call } from "../provider/run/call.js";
import { Run } from "../provider/run/run.js";
import { Emulator } from "../test/emulator/index.mjs";
import { DOCUMENTED_LIMITS } from "../test/emulator/rateLimits.mjs";
import { type Clusters, clusterConfigs } from "./candidates/candidate.mjs";

/** What was measured with one number of connections. */
export interface LimitMeasurement {
  title: string;
  /** Programs that run at the same time. */
  runs: number;
  connections: number;
  seconds: number;
  /** The shortest time in which the limits allow the accepted requests. */
  allowedSeconds: number;
  requests: number;
  /** Without the requests that were in flight when the first one was refused. */
  refused: number;
}

interface Task {
  clusters: Clusters;
  newCall(): Call;
}

interface Row {
  title: string;
  runs: number;
  work(task: Task): Promise<unknown>;
}

const ROWS: readonly Row[] = [
  {
    title: "fleet, first up",
    runs: 1,
    work: ({ clusters, newCall }) => hostClusterFleet.create({ clusters }, newCall()),
  },
  {
    title: "fleet, refresh",
    runs: 1,
    work: ({ clusters, newCall }) => {
      const call = newCall();
      return hostClusterFleet.read("fleet", { clusters, __service: serviceOf(call.run) }, {}, call);
    },
  },
  {
    title: "single resources, first up",
    runs: 1,
    work: ({ clusters, newCall }) => {
      const call = newCall();
      const some = Object.entries(clusters).slice(0, Math.ceil(Object.keys(clusters).length * 0.3));
      return Promise.all(
        some.map(([clusterUid, config]) =>
          hostClusterConfig.create({ clusterUid, isHostCluster: true, ...config }, call),
        ),
      );
    },
  },
  {
    title: "lookups of virtual machines",
    runs: 1,
    work: ({ clusters, newCall }) => {
      const { run } = newCall();
      const machines = Object.keys(clusters).map((clusterUid) => ({ clusterUid, namespace: "default", name: "web-0" }));
      return Promise.all(machines.map((machine) => run.client.send(readVirtualMachine(machine))));
    },
  },
  {
    title: "two fleets of half the size, in two programs",
    runs: 2,
    work: ({ clusters, newCall }) => {
      const entries = Object.entries(clusters);
      const half = Math.ceil(entries.length / 2);
      const fleets = [entries.slice(0, half), entries.slice(half)];
      return Promise.all(
        fleets.map((each) => hostClusterFleet.create({ clusters: Object.fromEntries(each) }, newCall())),
      );
    },
  },
];

/** Measures every row with 10 and 100 connections. */
export async function measureAtLimits(count = 1000): Promise<LimitMeasurement[]> {
  const measurements: LimitMeasurement[] = [];
  for (const connections of [10, 100]) {
    for (const row of ROWS) measurements.push(await measureRow(row, connections, clusterConfigs(count)));
  }
  return measurements;
}

async function measureRow(
  { title, runs, work }: Row,
  connections: number,
  clusters: Clusters,
): Promise<LimitMeasurement> {
  const emulator = await Emulator.start({ rateLimits: DOCUMENTED_LIMITS });
  try {
    for (const [uid, config] of Object.entries(clusters)) {
      emulator.addCluster({ uid, hostClusterConfig: { ...config } });
      emulator.machines.push({ clusterUid: uid, name: "web-0", namespace: "default", body: MACHINE });
    }
    const { baseUrl, apiKey, requests } = emulator;
    const newCall = (): Call => {
      const run = new Run();
      run.configure({ baseUrl, apiKey, maxConcurrentRequests: connections });
      return { run, hasSecrets: false, log() {}, warn() {}, logProgress() {} };
    };
    const started = performance.now();
    await work({ clusters, newCall });
    const seconds = Math.round(performance.now() - started) / 1000;
    const { rate, burst } = DOCUMENTED_LIMITS["spectroclusters"] ?? DOCUMENTED_LIMITS.default;
    const accepted = requests.filter(({ status }) => status !== 429).length;
    const first = requests.findIndex(({ status }) => status === 429);
    const inFlight = connections * runs;
    const refused = first < 0 ? 0 : requests.slice(first + inFlight).filter(({ status }) => status === 429).length;
    const allowedSeconds = Math.max(0, (accepted - burst) / rate);
    return { title, runs, connections, seconds, allowedSeconds, requests: requests.length, refused };
  } finally {
    await emulator.stop();
  }
}

const MACHINE = { metadata: { name: "web-0", namespace: "default" }, spec: { running: true } };
