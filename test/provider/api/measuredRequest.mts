/**
 * A process that makes one request, which is to fail, and says how much memory that took.
 *
 * Arguments: the service's address, then `read` or `update`.
 */

import { setInterval } from "node:timers";
import { createClient } from "../../../provider/api/client.js";
import { updateHostClusterConfig } from "../../../provider/api/operations.js";
import { resolveSettings } from "../../../provider/configuration.js";
import type { SpectroclusterError } from "../../../provider/errors.js";
import { readClusterSearchInputs } from "../../../provider/functions/getClusterSearchInputs.js";

/** The error, and the most bytes in use beyond those before the request. */
export interface Measurement extends Pick<SpectroclusterError, "name" | "message" | "outcomeUnknown"> {
  rss: number;
  arrayBuffers: number;
}

const [, , baseUrl, operation] = process.argv;
const client = createClient(resolveSettings({ baseUrl, apiKey: "k-e-y", maxRetries: 0 }, {}));
const before = process.memoryUsage();
const most = { rss: 0, arrayBuffers: 0 };
const sampling = setInterval(() => {
  const { rss, arrayBuffers } = process.memoryUsage();
  most.rss = Math.max(most.rss, rss - before.rss);
  most.arrayBuffers = Math.max(most.arrayBuffers, arrayBuffers - before.arrayBuffers);
}, 5);

const request =
  operation === "read"
    ? client.send(readClusterSearchInputs({}))
    : client.send(updateHostClusterConfig({ clusterUid: "c1" }, {}));
const error: SpectroclusterError | undefined = await request.then(
  () => undefined,
  (reason) => reason,
);
clearInterval(sampling);
const { name = "none", message = "", outcomeUnknown = false } = error ?? {};
process.send?.({ name, message, outcomeUnknown, ...most } satisfies Measurement);
