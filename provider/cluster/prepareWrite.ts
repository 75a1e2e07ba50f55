/** What a write does before it sends anything, and all that a preview does with the setting `readInPreview`. */
import type { ClusterTarget, Send } from "../api/client.js";
import type { Call } from "../run/call.js";
import { type ClusterState, formerFields } from "./clusterState.js";
import type { CompleteConfig } from "./config.js";
import { type Merge, mergeConfig } from "./merge.js";
import { readBeforeWrite } from "./readBeforeWrite.js";
import { logWrite } from "./writeMessages.js";

/** What the state has of a cluster, if it has it. A preview in the program has no state, so there it is unknown. */
export type PreviewedState = ClusterState | undefined | "unknown";

/** Reads the cluster, logs what the write overwrites and keeps, and returns what it sends. */
export async function prepareWrite(
  send: Send,
  target: ClusterTarget,
  config: CompleteConfig,
  old: PreviewedState,
  call: Call,
): Promise<Merge> {
  const actual = await readBeforeWrite(send, target, call);
  const merge = mergeConfig(config, old === "unknown" ? [] : formerFields(old), actual);
  if (actual !== undefined) await logWrite(target, config, old, actual, merge, call);
  return merge;
}

/**
 * Reads a cluster in a preview, and logs what the update would overwrite and keep.
 *
 * @param config - `undefined` if a part of it is not known yet: then only the read has to succeed.
 * @throws The errors of the client, as the update would.
 */
export async function previewWrite(
  target: ClusterTarget,
  config: CompleteConfig | undefined,
  old: PreviewedState,
  call: Call,
): Promise<void> {
  const { run, timeoutSeconds } = call;
  await run.connect().client.inSlot(
    async (send) => {
      if (config === undefined) await readBeforeWrite(send, target, call);
      else await prepareWrite(send, target, config, old, call);
    },
    { timeoutSeconds },
  );
}
