/** `npm run emulator`: an emulator of the service on loopback for a program of your own, until Ctrl-C. */
import { once } from "node:events";
import { parseArgs } from "node:util";
import type { Cluster, Fault } from "../../test/emulator/index.mjs";
import { DOCUMENTED_LIMITS } from "../../test/emulator/rateLimits.mjs";
import { interruptedBy } from "../interruption.mjs";
import { drift } from "./drift.mjs";
import { CLUSTER_UID, numberedClusters, startService } from "./service.mjs";

const USAGE = `Usage: npm run emulator [-- OPTION…]

Starts an emulator of the service on loopback, with the clusters of README.md and of all examples, and logs each request.

Options:
  --port N            port (default: 8480)
  --clusters N        adds N clusters with the label host-cluster=yes: 63a1f0e2c0ffee0000000001 (cluster-1) and so on
  --cluster UID       adds a cluster; repeatable
  --fail UID=STATUS   all requests of this cluster get this status, or "reset" for a closed connection; UID=500x3
                      ends after three; repeatable
  --reject-key        rejects every key with 404 and ResourceNotFound, as for a cluster that does not exist
  --rate-limits       has the documented limits of the hosted service
  --no-reads          rejects the read of a cluster, as a gateway may do
  --bodies            also shows the bodies of requests (>) and responses (<)
  --help              shows this

To cause drift, run this in another terminal, with the --port of the emulator that runs:

  --drift UID=off     sets isHostCluster of a cluster to false, as somebody in the console would; UID=on sets it to true
  --drift UID=9443    sets the port of its Ingress
`;

/** Fixed, so that a program's configuration stays valid. It protects nothing. */
const API_KEY = "emulator-key";

const interruption = interruptedBy("SIGINT", "SIGTERM");

function parsedOptions() {
  const flag = { type: "boolean" } as const;
  const list = { type: "string", multiple: true, default: [] as string[] } as const;
  return parseArgs({
    options: {
      port: { type: "string", default: "8480" },
      clusters: { type: "string", default: "0" },
      ...{ cluster: list, fail: list, drift: list, bodies: flag },
      ...{ "reject-key": flag, "rate-limits": flag, "no-reads": flag, help: { ...flag, short: "h" } },
    },
  }).values;
}

async function serve(values: ReturnType<typeof parsedOptions>, port: number): Promise<void> {
  const faults = values.fail.map(faultOf);
  const numbered = numberedClusters(wholeNumber("--clusters", values.clusters, 10_000));
  const emulator = await startService({
    port,
    ...(values["rate-limits"] && { rateLimits: DOCUMENTED_LIMITS }),
    apiKeys: [API_KEY],
    onResponse({ method, url, status, body, response }) {
      console.log(`${method} ${url} → ${status || "closed"}`);
      if (values.bodies && body) console.log(`  > ${JSON.stringify(body)}`);
      if (values.bodies && response) console.log(`  < ${response}`);
    },
  });
  const { apiKey, baseUrl } = emulator;
  emulator.addCluster(...values.cluster.map((uid) => ({ uid })));
  const listed = [...emulator.clusters.values()].map((cluster) => inShort(cluster, emulator.projects));
  emulator.addCluster(...numbered);
  emulator.fail(...faults);
  // A read has the UID at the end of its path.
  const reads = { method: "GET", url: /\/v1\/spectroclusters\/[^/]+$/, times: Infinity };
  if (values["no-reads"]) emulator.fail({ ...reads, status: 405 });
  if (values["reject-key"]) {
    const body = { code: "ResourceNotFound", message: `API key ${emulator.apiKey} is not found` };
    emulator.fail({ times: Infinity, status: 404, body });
  }
  const projects = [...emulator.projects].map(([uid, name]) => `${uid} (${name})`);
  console.log(`The emulator of the service listens on ${baseUrl} and has these clusters:

  ${listed.join("\n  ")}

Its projects: ${projects.join(", ")}

In the folder of your program, run:

  pulumi config set spectrocluster:baseUrl ${baseUrl}
  pulumi config set --secret spectrocluster:apiKey ${apiKey}
  pulumi config set clusterUid ${CLUSTER_UID}       # for the examples

npm run emulator -- --help lists the failures that it can play, and how to cause drift. Ctrl-C stops it. Requests:`);
  await once(interruption, "abort");
  await emulator.stop();
}

/** Such as `63a1f0e2c0ffee0011223344  prod-1  host-cluster=yes tier=gold environment=prod  configured already`. */
function inShort(
  { uid, name, labels = {}, projectUid, hostClusterConfig }: Cluster,
  projects: ReadonlyMap<string, string>,
): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  const project = projectUid && `project ${projects.get(projectUid)}`;
  const status = hostClusterConfig && "configured already";
  return [uid, name, pairs.join(" "), project, status].filter(Boolean).join("  ");
}

function faultOf(value: string): Fault {
  const [, uid, status, times = Infinity] = /^([^=]+)=(\d{3}|reset)(?:x([1-9]\d*))?$/.exec(value) ?? [];
  if (uid === undefined || status === undefined) {
    throw new Error(`--fail is UID=STATUS or UID=reset, with x3 behind it for three times, not "${value}"`);
  }
  const fault = { url: `/v1/spectroclusters/${uid}`, times: Number(times) };
  if (status === "reset") return { ...fault, reset: true };
  const code = status === "404" ? "ResourceNotFound" : "Emulated";
  const body = { code, message: "The emulator was started with --fail for this cluster", details: "", ref: "emulated" };
  return { ...fault, status: Number(status), body };
}

function wholeNumber(option: string, value: string, maximum: number): number {
  if (/^\d+$/.test(value) && Number(value) <= maximum) return Number(value);
  throw new Error(`${option} is a number up to ${maximum}, not "${value}"`);
}

try {
  const values = parsedOptions();
  const port = wholeNumber("--port", values.port, 65_535);
  if (values.help) console.log(USAGE);
  else if (values.drift.length > 0) await drift(port, API_KEY, values.drift);
  else await serve(values, port);
} catch (error) {
  const { code, message, cause } = error as NodeJS.ErrnoException;
  const isRefused = (cause as NodeJS.ErrnoException | undefined)?.code === "ECONNREFUSED";
  const unlessRefused = code === "EADDRINUSE" ? "Another program uses the port: add -- --port N." : "See --help.";
  const advice = isRefused
    ? "No emulator listens on this port. Start one, or add the --port of the one that runs."
    : unlessRefused;
  console.error(`npm run emulator failed: ${message}\n${advice}`);
  process.exitCode = 1;
}
