/** Which resource declares a cluster, in one run of a program and for one provider. */
export class ClusterClaims {
  readonly #claims = new Map<string, { name: string; identity: unknown }>();

  /**
   * Notes that a resource declares a cluster.
   *
   * @param name - The resource's name, as the user knows it.
   * @param identity - What tells the resource from others, for one that may claim again. By default it does not.
   * @returns What is wrong if another resource declares the cluster already.
   */
  claim(clusterUid: string, name: string, identity: unknown = {}): string | undefined {
    const claim = this.#claims.get(clusterUid);
    if (claim === undefined) this.#claims.set(clusterUid, { name, identity });
    if (claim === undefined || claim.identity === identity) return undefined;
    return (
      `HostClusterConfig "${claim.name}" and HostClusterConfig "${name}" both declare cluster "${clusterUid}": ` +
      "each would overwrite the other at every run. Keep one of them."
    );
  }
}
