/**
 * `npm run emulator`: an emulator of the service on loopback for a program of your own, until Ctrl-C. It has the clusters of
 * README.md and of all examples, and logs each request.
 */
import { once } from "node:events";
import { DOCUMENTED_LIMITS } from "../../test/emulator/rateLimits.mjs";
import { interruptedBy } from "../interruption.mjs";
import { emulatorOptions, type Options, USAGE } from "./emulatorOptions.mjs";
import { CLUSTER_UID, EXAMPLE_CLUSTERS, startService } from "./service.mjs";

const interruption = interruptedBy("SIGINT", "SIGTERM");

async function serve({ port, patch, clusters, faults, rejectsKey, rateLimits }: Options): Promise<void> {
  const emulator = await startService({
    port,
    patch,
    ...(rateLimits && { rateLimits: DOCUMENTED_LIMITS }),
    // Fixed, so that a program's configuration stays valid. It protects nothing.
    apiKeys: ["emulator-key"],
    onResponse: ({ method, url, status }) => console.log(`${method} ${url} → ${status || "closed"}`),
  });
  emulator.addCluster(...clusters);
  emulator.fail(...faults);
  const apiKey = emulator.apiKey;
  if (rejectsKey) {
    emulator.apiKeys.length = 0;
    emulator.hidesWrongKeys = true;
  }
  const lines = [...EXAMPLE_CLUSTERS].map(({ uid, hostClusterConfig }) =>
    hostClusterConfig === undefined ? `  ${uid}` : `  ${uid}  configured already`,
  );
  if (clusters.length > 0)
    lines.push(`  ${clusters.length} of --clusters: ${clusters[0]?.uid} to ${clusters.at(-1)?.uid}`);
  console.log(`The emulator of the service listens on ${emulator.baseUrl} and has these clusters:

${lines.join("\n")}

In the folder of your program, run:

  pulumi config set spectrocluster:baseUrl ${emulator.baseUrl}
  pulumi config set --secret spectrocluster:apiKey ${apiKey}
  pulumi config set clusterUid ${CLUSTER_UID}       # for the examples

npm run emulator -- --help lists the failures that it can play. Ctrl-C stops it. Requests:`);
  await once(interruption, "abort");
  await emulator.stop();
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
