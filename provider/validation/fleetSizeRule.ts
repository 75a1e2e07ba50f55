import { isJsonObject } from "../json/value.js";
import { countClusters, grouped } from "../messages/lists.js";
import type { Rule } from "./rule.js";

/** The engine handles more, but each update transfers the whole state. */
export const MAX_CLUSTERS = 5000;

/** The state of a partial failure travels in a gRPC trailer, of which the engine receives 16 MiB of Base64. */
export const MAX_BYTES = 8 * 1024 * 1024;

export const FLEET_SIZE_RULE: Rule = {
  // A function, because formatting a number loads the data of languages, which takes longer than the rest of the package.
  description: () =>
    `A fleet has at least one and at most ${grouped(MAX_CLUSTERS)} clusters, and at most 8 MiB as JSON.`,
  check({ clusters }, report) {
    if (!isJsonObject(clusters)) return;
    const size = Object.keys(clusters).length;
    if (size === 0) {
      report(
        ["clusters"],
        "is empty. Check that the list is complete. To manage no cluster any more, remove the resource",
      );
    } else if (size > MAX_CLUSTERS) {
      const message = `has ${countClusters(size)}, but at most ${grouped(MAX_CLUSTERS)} are supported. Split it into several fleets`;
      report(["clusters"], message);
    } else if (isTooLarge(clusters)) {
      report(["clusters"], "is larger than 8 MiB as JSON, which is not supported. Split it into several fleets");
    }
  },
};

/** Also if the JSON text is too long for JavaScript, because a small object may have the same text many times. */
function isTooLarge(clusters: object): boolean {
  try {
    return Buffer.byteLength(JSON.stringify(clusters)) > MAX_BYTES;
  } catch {
    return true;
  }
}
