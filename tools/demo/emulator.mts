/**
 * `npm run emulator`: an emulator of the service on loopback for a program of your own, until Ctrl-C. It knows the cluster
 * and the virtual machine of README.md, and tells each request.
 */
import { once } from "node:events";
import { interruptedBy } from "../interruption.mjs";
import { CLUSTER_UID, startService } from "./service.mjs";

const interruption = interruptedBy("SIGINT", "SIGTERM");
const emulator = await startService({
  // It accepts no other, and guards nothing.
  apiKeys: ["emulator-key"],
  onResponse: ({ method, url, status }) => console.log(`${method} ${url} → ${status}`),
});
console.log(`An emulator of the service listens on ${emulator.baseUrl}, with cluster ${CLUSTER_UID}. In your program's folder:

  pulumi config set spectrocluster:baseUrl ${emulator.baseUrl}
  pulumi config set --secret spectrocluster:apiKey ${emulator.apiKey}

Ctrl-C ends it. Its requests:`);
await once(interruption, "abort");
await emulator.stop();
