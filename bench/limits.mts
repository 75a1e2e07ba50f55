/** Measurements at the documented limits of the hosted service, without an engine. */
import { readVirtualMachine } from "../provider/functions/getVirtualMachine.js";
import { hostClusterConfig, hostClusterFleet } from "../provider/resources/index.js";
import { serviceOf } from "../provider/resources/resource.js";
import { type Call, Run } from "../provider/run/run.js";
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

interface Row {
  title: string;
  /** How many programs share the clusters. */
  runs: number;
  /** What one program does with its clusters. */
  work(clusters: Clusters, call: Call): Promise<unknown>;
}

const firstUp: Row["work"] = (clusters, call) => hostClusterFleet.create({ clusters }, call);

const ROWS: readonly Row[] = [
  { title: "fleet, first up", runs: 1, work: firstUp },
  { title: "two fleets of half the size, in two programs", runs: 2, work: firstUp },
  {
    title: "fleet, refresh",
    runs: 1,
    work: (clusters, call) => hostClusterFleet.read("fleet", { clusters, __service: serviceOf(call.run) }, {}, call),
  },
  {
    title: "single resources, first up",
    runs: 1,
    work: (clusters, call) =>
      Promise.all(
        Object.entries(clusters).map(([clusterUid, config]) =>
          hostClusterConfig.create({ clusterUid, ...config }, call),
        ),
      ),
  },
  {
    title: "reads of virtual machines",
    runs: 1,
    work: (clusters, { run }) =>
      Promise.all(
        Object.keys(clusters).map((clusterUid) =>
          run.client.send(readVirtualMachine({ clusterUid, namespace: "default", name: "web-0" })),
        ),
      ),
  },
];

/** Measures every row with 10 and 100 connections. */
export async function measureAtLimits(clusters: number): Promise<LimitMeasurement[]> {
  const measurements: LimitMeasurement[] = [];
  for (const connections of [10, 100]) {
    for (const row of ROWS) measurements.push(await measureRow(row, connections, clusters));
  }
  return measurements;
}

async function measureRow({ title, runs, work }: Row, connections: number, count: number): Promise<LimitMeasurement> {
  const emulator = await Emulator.start({ rateLimits: DOCUMENTED_LIMITS });
  try {
    const clusters = Object.entries(clusterConfigs(count));
    for (const [uid, config] of clusters) {
      emulator.addCluster({ uid, hostClusterConfig: { ...config } });
      emulator.machines.push({ clusterUid: uid, name: "web-0", namespace: "default", body: MACHINE });
    }
    const { baseUrl, apiKey, requests } = emulator;
    const workOfProgram = (program: number) => {
      const run = new Run();
      run.configure({ baseUrl, apiKey, maxConcurrentRequests: connections });
      const call = { run, hasSecrets: false, log() {}, warn() {}, logProgress() {}, debug() {} };
      return work(Object.fromEntries(clusters.filter((_, index) => index % runs === program)), call);
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: runs }, (_, program) => workOfProgram(program)));
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
