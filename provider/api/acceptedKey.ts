import { ApiError, type SpectroclusterError } from "../errors.js";
import type { ClusterTarget } from "./clusterRequests.js";

/**
 * The projects in which the service has accepted the API key. A rejected key can get the same response as a cluster that
 * does not exist, so "not found" alone proves nothing.
 */
export class AcceptedKey {
  readonly #projects = new Set<string>();
  readonly #requests = new Map<string, Promise<SpectroclusterError | undefined>>();
  readonly #request: (projectUid: string) => Promise<unknown>;

  /** @param request - Makes a request in a project that names no cluster. */
  constructor(request: (projectUid: string) => Promise<unknown>) {
    this.#request = request;
  }

  /** Records that a request succeeded. */
  record({ projectUid = "" }: Pick<ClusterTarget, "projectUid">): void {
    this.#projects.add(projectUid);
  }

  /** Why no request with the key has succeeded in the project; `undefined` if one has. */
  async errorIn({ projectUid = "" }: Pick<ClusterTarget, "projectUid">): Promise<SpectroclusterError | undefined> {
    if (this.#projects.has(projectUid)) return undefined;
    const request = this.#requests.get(projectUid) ?? this.#errorOfRequest(projectUid);
    this.#requests.set(projectUid, request);
    const error = await request;
    // Another request may have succeeded meanwhile.
    return this.#projects.has(projectUid) ? undefined : error;
  }

  #errorOfRequest(projectUid: string): Promise<SpectroclusterError | undefined> {
    return this.#request(projectUid).then(
      () => undefined,
      (error) => {
        // A rejected key is rejected for all clusters. After another error, the next cluster makes the request again.
        if (!(error instanceof ApiError && [401, 403, 404].includes(error.status))) {
          this.#requests.delete(projectUid);
        }
        return error;
      },
    );
  }
}
