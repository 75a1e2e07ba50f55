import type { SpectroclusterError } from "../errors.js";
import type { ClusterTarget } from "./clusterRequests.js";

/**
 * The projects in which the service has accepted the API key. A rejected key can get the same response as a cluster that
 * does not exist, so "not found" alone proves nothing.
 */
export class KeyProof {
  readonly #proven = new Set<string>();
  readonly #requests = new Map<string, Promise<SpectroclusterError | undefined>>();
  readonly #request: (projectUid: string) => Promise<unknown>;

  /** @param request - Makes a request in a project that names no cluster. */
  constructor(request: (projectUid: string) => Promise<unknown>) {
    this.#request = request;
  }

  /** Records that a request succeeded. */
  record({ projectUid = "" }: Pick<ClusterTarget, "projectUid">): void {
    this.#proven.add(projectUid);
  }

  /** Why nothing proves that the key works in the project; `undefined` if a request has succeeded there. */
  async failureIn({ projectUid = "" }: Pick<ClusterTarget, "projectUid">): Promise<SpectroclusterError | undefined> {
    if (this.#proven.has(projectUid)) return undefined;
    const earlier = this.#requests.get(projectUid);
    const request = earlier ?? this.#failureOfRequest(projectUid);
    this.#requests.set(projectUid, request);
    const failure = await request;
    // Another request may have succeeded meanwhile.
    return this.#proven.has(projectUid) ? undefined : failure;
  }

  #failureOfRequest(projectUid: string): Promise<SpectroclusterError | undefined> {
    return this.#request(projectUid).then(
      () => undefined,
      (error) => error,
    );
  }
}
