import { shortened } from "../messages/lists.js";

/** Detects two resources of one program and provider that declare the same cluster. */
export class DuplicateCheck {
  readonly #owners = new Map<string, { label: string; identity: unknown }>();

  /**
   * Records that a resource declares clusters.
   *
   * @param label - The resource as messages show it: `HostClusterConfig "prod"`.
   * @param identity - Identifies the resource: calls with the same identity may declare the same clusters. Default: a
   * new identity.
   * @returns An error message if other resources declare some of the clusters, else `undefined`.
   */
  declare(clusterUids: readonly string[], label: string, identity: unknown = {}): string | undefined {
    const messages: string[] = [];
    for (const uid of clusterUids) {
      const owner = this.#owners.get(uid);
      if (owner === undefined) this.#owners.set(uid, { label, identity });
      else if (owner.identity !== identity) messages.push(`${owner.label} and ${label} both declare cluster "${uid}".`);
    }
    if (messages.length === 0) return undefined;
    return `${shortened(messages, String).join("\n")}\nEach would overwrite the other in every run. Remove one of the declarations.`;
  }
}
