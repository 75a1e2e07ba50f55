/**
 * `npm run emulator`: an emulator of the service on loopback for a program of your own, until Ctrl-C. It has the cluster
 * and the virtual machine of README.md, and logs each request.
 */
import { once } from "node:events";
import { interruptedBy } from "../interruption.mjs";
import { CLUSTER_UID, startService } from "./service.mjs";

const interruption = interruptedBy("SIGINT", "SIGTERM");
const emulator = await startService({
  // Fixed, so that a program's configuration stays valid. It protects nothing.
  apiKeys: ["emulator-key"],
  onResponse: ({ method, url, status }) => console.log(`${method} ${url} → ${status}`),
});
console.log(`The emulator of the service listens on ${emulator.baseUrl} and has the cluster ${CLUSTER_UID}.
In the folder of your program, run:

  pulumi config set spectrocluster:baseUrl ${emulator.baseUrl}
  pulumi config set --secret spectrocluster:apiKey ${emulator.apiKey}

Ctrl-C stops the emulator. Requests:`);
await once(interruption, "abort");
await emulator.stop();
