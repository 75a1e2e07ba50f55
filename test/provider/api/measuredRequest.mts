/**
 * A process that makes one request, which must fail, and reports its memory.
 *
 * Arguments: baseUrl, then `read` or `update`.
 */

import { setInterval } from "node:timers";
import { createClient } from "../../../provider/api/client.js";
import { readClusterSearchInputs, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import { resolveSettings } from "../../../provider/configuration/index.js";
import type { SpectroclusterError } from "../../../provider/errors.js";

/** The error, and the peak number of bytes used by the request. */
export interface Measurement extends Pick<SpectroclusterError, "name" | "message" | "outcomeUnknown"> {
  rss: number;
  arrayBuffers: number;
}

const [, , baseUrl, operation] = process.argv;
const client = createClient(resolveSettings({ baseUrl, apiKey: "test-key", maxRetries: 0 }, {}));
const before = process.memoryUsage();
const peak = { rss: 0, arrayBuffers: 0 };
const sampling = setInterval(() => {
  const { rss, arrayBuffers } = process.memoryUsage();
  peak.rss = Math.max(peak.rss, rss - before.rss);
  peak.arrayBuffers = Math.max(peak.arrayBuffers, arrayBuffers - before.arrayBuffers);
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
process.send?.({ name, message, outcomeUnknown, ...peak } satisfies Measurement);
