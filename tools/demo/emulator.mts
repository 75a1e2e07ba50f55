/**
 * `npm run emulator`: an emulator of the service on loopback for a program of your own, until Ctrl-C. It has the clusters of
 * README.md and of all examples, and logs each request.
 */
import { once } from "node:events";
import type { Cluster, Emulator } from "../../test/emulator/index.mjs";
import { DOCUMENTED_LIMITS } from "../../test/emulator/rateLimits.mjs";
import { interruptedBy } from "../interruption.mjs";
import { emulatorOptions, type Options, USAGE } from "./emulatorOptions.mjs";
import { CLUSTER_UID, startService } from "./service.mjs";

const interruption = interruptedBy("SIGINT", "SIGTERM");

async function serve(options: Options): Promise<void> {
  const { port, patch, clusters, deleted, faults, rejectsKey, rateLimits, quiet } = options;
  const emulator = await startService({
    port,
    patch,
    ...(rateLimits && { rateLimits: DOCUMENTED_LIMITS }),
    // Fixed, so that a program's configuration stays valid. It protects nothing.
    apiKeys: ["emulator-key"],
    ...(!quiet && {
      onResponse: ({ method, url, status }) => console.log(`${method} ${url} → ${status || "closed"}`),
    }),
  });
  // Those of --clusters are counted, not listed.
  const listed = new Set([...emulator.clusters.keys(), ...deleted]);
  for (const cluster of [...clusters, ...deleted.map((uid): Cluster => ({ uid, state: "Deleted" }))]) {
    emulator.addCluster({ ...emulator.clusters.get(cluster.uid), ...cluster });
    const { projectUid } = cluster;
    if (projectUid && !emulator.projects.has(projectUid)) emulator.projects.set(projectUid, projectUid);
  }
  emulator.fail(...faults);
  const apiKey = emulator.apiKey;
  if (rejectsKey) {
    emulator.apiKeys.length = 0;
    emulator.hidesWrongKeys = true;
  }
  const lines = [...listed].map((uid) => `  ${inShort(emulator.clusters.get(uid) as Cluster, emulator)}`);
  if (clusters.length > 0)
    lines.push(`  ${clusters.length} of --clusters: ${clusters[0]?.uid} to ${clusters.at(-1)?.uid}`);
  const projects = [...emulator.projects].map(([uid, name]) => (uid === name ? uid : `${uid} (${name})`));
  console.log(`The emulator of the service listens on ${emulator.baseUrl} and has these clusters:

${lines.join("\n")}

Its projects: ${projects.join(", ")}

In the folder of your program, run:

  pulumi config set spectrocluster:baseUrl ${emulator.baseUrl}
  pulumi config set --secret spectrocluster:apiKey ${apiKey}
  pulumi config set clusterUid ${CLUSTER_UID}       # for the examples

npm run emulator -- --help lists the failures that it can play. Ctrl-C stops it.${quiet ? "" : " Requests:"}`);
  await once(interruption, "abort");
  await emulator.stop();
}

/** Such as `63a1f0e2c0ffee0011223344  prod-1  host-cluster=yes tier=gold  configured already`. */
function inShort(
  { uid, name, labels = {}, projectUid, hostClusterConfig, state }: Cluster,
  { projects }: Emulator,
): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}=${value}`);
  const project = projectUid && `project ${projects.get(projectUid)}`;
  const status = state === "Deleted" ? "deleted" : hostClusterConfig && "configured already";
  return [uid, name, pairs.join(" "), project, status].filter(Boolean).join("  ");
}

try {
  const options = emulatorOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await serve(options);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const advice = code === "EADDRINUSE" ? "Another program uses the port: add -- --port N." : "See --help.";
  console.error(`npm run emulator failed: ${message}\n${advice}`);
  process.exitCode = 1;
}
