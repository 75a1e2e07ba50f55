import type { Got, RequestError, Response, RetryObject } from "got";
import type { Settings } from "../configuration.js";
import type { HostClusterConfig } from "../model/hostClusterConfig.js";
import { isJsonObject } from "../validation/jsonValue.js";
import { Deadline } from "./deadline.js";
import {
  type Answer,
  cancelledError,
  connectionError,
  disguisedError,
  misfitError,
  notJsonError,
  parseServiceError,
  redirectError,
  refusalError,
  timeoutError,
  tooLargeError,
  unreadableJsonError,
} from "./failures.js";
import { type ParsedJson, parseJson, within } from "./json.js";
import type { Effort, Operation } from "./operation.js";
import { ProxyError } from "./proxy.js";
import { createTransport, NOT_CONNECTED, type Transport } from "./transport.js";

/** The operations of the service that the provider uses, one method each. */
export interface Requests {
  /** Sends the whole host-cluster configuration of a cluster. */
  updateHostClusterConfig(target: ClusterTarget, config: HostClusterConfig): Promise<void>;
  /** Has a cluster no longer be a host cluster. */
  disableHostCluster(target: ClusterTarget): Promise<void>;
  /**
   * Reads the host-cluster configuration of a cluster, as JSON that is not checked yet; nothing where the answer has
   * none. The operation is not in the service's reference: a service may lack it.
   */
  getHostClusterConfig(target: ClusterTarget, effort?: Effort): Promise<ReceivedObject | undefined>;
  /** Reads a virtual machine, as JSON that is not checked yet. */
  getVirtualMachine(target: VirtualMachineTarget): Promise<ReceivedObject>;
  /** Reads the inputs of the cluster search filter, as JSON that is not checked yet. */
  getClusterSearchInputs(target: { projectUid?: string }): Promise<ReceivedObject>;
}

/** The operations, each with a turn and a deadline of its own, or several with one. */
export interface Client extends Requests {
  /**
   * Makes several requests as one operation: they wait for their turn once, and one deadline is for all of them.
   *
   * @param timeoutSeconds - Instead of the setting `operationTimeoutSeconds`.
   */
  asOneOperation<T>(work: (requests: Requests) => Promise<T>, timeoutSeconds?: number): Promise<T>;
}

/** A JSON object of the service. Nobody else has the same one: it may be changed. */
export interface ReceivedObject extends ParsedJson {
  value: object;
}

/** The settings in use, and the client made from them. */
export interface Connection {
  settings: Settings;
  client: Client;
}

/** The cluster that an operation is about, and the project that scopes the request. */
export interface ClusterTarget {
  clusterUid: string;
  projectUid?: string;
}

/** The virtual machine that an operation is about. */
export interface VirtualMachineTarget extends ClusterTarget {
  name: string;
  namespace: string;
}

/** Far more than any documented answer takes, and little enough to hold in memory many times over. */
const MOST_RESPONSE_BYTES = 16 * 1024 * 1024;

/** Nothing depends on a request that is tried once, but others wait for it. */
const LONGEST_LOOK_MS = 5000;

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;

/**
 * Makes the client for one provider's settings. Nothing is loaded or sent before the first operation.
 *
 * @param end - Once it is aborted, nothing is sent any more, and what is under way is given up.
 */
export function createClient(settings: Settings, end?: AbortSignal): Client {
  // got and p-limit take most of the package's loading time, and a run without changes needs neither.
  let transport: Promise<Transport> | undefined;

  async function inTurn<T>(
    work: (send: Send) => Promise<T>,
    timeoutSeconds = settings.operationTimeoutSeconds,
  ): Promise<T> {
    transport ??= createTransport(settings);
    const { got, limit } = await transport;
    return limit(() => {
      const deadline = new Deadline(timeoutSeconds);
      return work((operation) => sendNow(got, operation, settings, deadline, end));
    });
  }

  return {
    ...createRequests(settings, (operation) => inTurn((send) => send(operation))),
    asOneOperation: (work, timeoutSeconds) => inTurn((send) => work(createRequests(settings, send)), timeoutSeconds),
  };
}

type Send = (operation: Operation) => Promise<Answer>;

function createRequests(settings: Settings, send: Send): Requests {
  /** Requests for reading that are under way: an equal one waits for the same answer. */
  const reads = new Map<string, Promise<Answer>>();

  function sendOnce(operation: Operation): Promise<Answer> {
    const key = JSON.stringify([operation.url, operation.projectUid]);
    const underWay = reads.get(key);
    if (underWay) return underWay;
    const answer = send(operation).finally(() => reads.delete(key));
    reads.set(key, answer);
    return answer;
  }

  /**
   * @param expected - A member that tells the object from an error of the service.
   * @param misfitOf - Says what else of the object is not what was asked for, if anything is.
   */
  async function read(
    operation: Operation,
    expected: string,
    misfitOf: (value: object) => string | undefined = () => undefined,
  ): Promise<ReceivedObject> {
    const answer = await sendOnce(operation);
    const { value, inexactIntegers } = await parsed(operation, answer);
    if (!isJsonObject(value)) throw unreadableJsonError(operation, answer, "JSON that is not an object");
    const disguised = expected in value ? undefined : disguisedError(operation, answer, value, settings);
    if (disguised) throw disguised;
    const misfit = misfitOf(value);
    if (misfit !== undefined) throw misfitError(operation, answer, misfit, settings);
    return { value, inexactIntegers };
  }

  async function parsed(operation: Operation, answer: Answer): Promise<ParsedJson> {
    if (!isJson(answer)) throw notJsonError(operation, answer, settings);
    const received = await parseJson(answer.text);
    if (typeof received === "string") throw unreadableJsonError(operation, answer, received);
    return received;
  }

  const clusterUrl = (uid: string) => `${settings.baseUrl}/v1/spectroclusters/${encodeURIComponent(uid)}`;

  async function patch({ clusterUid, projectUid }: ClusterTarget, intent: string, config: HostClusterConfig) {
    const operation: Operation = {
      description: `${intent} cluster "${clusterUid}"`,
      toCheck: "the uid",
      method: "PATCH",
      url: `${clusterUrl(clusterUid)}/clusterConfig/hostCluster`,
      projectUid,
      body: { hostClusterConfig: config },
    };
    const answer = await send(operation);
    if (answer.text.trim() === "") return;
    // A login page or a proxy may call itself a success as well, and probably nothing has been stored then.
    const { value } = await parsed(operation, answer);
    const disguised = disguisedError(operation, answer, value, settings);
    if (disguised) throw disguised;
  }

  async function getHostClusterConfig({ clusterUid, projectUid }: ClusterTarget, effort?: Effort) {
    const operation: Operation = {
      description: `read cluster "${clusterUid}"`,
      toCheck: "the uid",
      method: "GET",
      url: clusterUrl(clusterUid),
      projectUid,
      effort,
    };
    const { value, inexactIntegers } = await read(operation, "spec", (cluster) => misfitOfCluster(cluster, clusterUid));
    const config = configIn(value);
    if (!isJsonObject(config)) return undefined;
    return { value: config, inexactIntegers: within(CONFIG_IN_CLUSTER, inexactIntegers) };
  }

  return {
    updateHostClusterConfig: (target, config) => patch(target, "update the host-cluster configuration of", config),
    disableHostCluster: (target) => patch(target, "disable the host", { isHostCluster: false }),
    getHostClusterConfig,
    getVirtualMachine: ({ clusterUid, projectUid, name, namespace }) =>
      read(
        {
          description: `read virtual machine "${name}" in namespace "${namespace}" of cluster "${clusterUid}"`,
          toCheck: "its name and namespace, the cluster's uid",
          method: "GET",
          url: `${clusterUrl(clusterUid)}/vms/${encodeURIComponent(name)}?namespace=${encodeURIComponent(namespace)}`,
          projectUid,
        },
        "spec",
      ),
    getClusterSearchInputs: ({ projectUid }) =>
      read(
        {
          description: "read the inputs of the cluster search filter",
          toCheck: "the address",
          method: "GET",
          url: `${settings.baseUrl}/v1/dashboard/spectroclusters/search/input`,
          projectUid,
        },
        "inputs",
      ),
  };
}

/** What is used of the answer about a cluster. */
interface AnsweredCluster {
  metadata: { uid?: unknown } | null;
  spec: { clusterConfig?: { hostClusterConfig?: unknown } | null } | null;
}

/** Where the answer about a cluster has its setting. */
const CONFIG_IN_CLUSTER = ["spec", "clusterConfig", "hostClusterConfig"];

function configIn({ spec }: Partial<AnsweredCluster>): unknown {
  // Null counts as absent.
  return spec?.clusterConfig?.hostClusterConfig ?? undefined;
}

function misfitOfCluster(cluster: Partial<AnsweredCluster>, askedUid: string): string | undefined {
  const uid = cluster.metadata?.uid;
  if (typeof uid === "string" && uid !== askedUid) return `is about another object, ${uid}`;
  const config = configIn(cluster);
  if (config === undefined || isJsonObject(config)) return undefined;
  return `has a ${CONFIG_IN_CLUSTER.join(".")} that is not an object`;
}

/** Sends with retries until there is an answer, a final refusal, the deadline or the end. */
async function sendNow(
  got: Got,
  operation: Operation,
  settings: Settings,
  deadline: Deadline,
  end: AbortSignal | undefined,
): Promise<Answer> {
  if (end?.aborted) throw cancelledError(operation, false);
  const timedOut = deadline.signal;
  const once = operation.effort === "once";
  const tooLarge = new AbortController();
  // A try whose fate is unknown makes that of the whole operation unknown, whatever ends it.
  let mayHaveTakenEffect = false;
  let stuckAtProxy = "";

  const request = got(operation.url, {
    method: operation.method,
    headers: { ApiKey: settings.apiKey, ...(operation.projectUid ? { ProjectUid: operation.projectUid } : {}) },
    ...(operation.body === undefined ? {} : { json: operation.body }),
    timeout: { request: Math.min(settings.requestTimeoutSeconds * 1000, once ? longestLook(deadline) : Infinity) },
    signal: AbortSignal.any([timedOut, tooLarge.signal, ...(end ? [end] : [])]),
    retry: {
      ...(once ? { limit: 0 } : {}),
      calculateDelay: (attempt) => {
        mayHaveTakenEffect ||= leavesEffectOpen(operation, attempt.error);
        const { cause } = attempt.error;
        stuckAtProxy = cause instanceof ProxyError ? `, and not got past the proxy ${cause.address}` : "";
        return delayOfRetry(attempt, deadline);
      },
    },
  });
  request.on("downloadProgress", ({ transferred }) => {
    if (transferred > MOST_RESPONSE_BYTES) tooLarge.abort();
  });

  let response: Response<string>;
  try {
    response = await request;
  } catch (error) {
    const failure = error as RequestError<string>;
    mayHaveTakenEffect ||= leavesEffectOpen(operation, failure);
    if (tooLarge.signal.aborted) throw tooLargeError(operation, MOST_RESPONSE_BYTES, mayHaveTakenEffect);
    if (end?.aborted) throw cancelledError(operation, mayHaveTakenEffect);
    if (timedOut.aborted) {
      const given =
        deadline.seconds === settings.operationTimeoutSeconds ? "operationTimeoutSeconds" : "customTimeouts";
      throw timeoutError(operation, `${deadline.seconds} s${stuckAtProxy}`, given, mayHaveTakenEffect);
    }
    // An answer that calls itself a success and is cut off is a broken connection.
    const { response } = failure;
    if (response && response.statusCode >= 400) throw refusalError(operation, response, settings, mayHaveTakenEffect);
    throw connectionError(operation, failure, settings, mayHaveTakenEffect);
  }
  const answer: Answer = {
    status: response.statusCode,
    contentType: response.headers["content-type"] ?? "",
    text: response.body,
    location: response.headers.location,
  };
  if (answer.status >= 300) throw redirectError(operation, answer, settings);
  return answer;
}

/** Milliseconds for a request that is tried once: time has to be left for what follows. */
function longestLook(deadline: Deadline): number {
  return Math.min(LONGEST_LOOK_MS, deadline.left / 2);
}

/** Whether a failed try may have been carried out all the same. */
function leavesEffectOpen(operation: Operation, error: RequestError): boolean {
  if (operation.method === "GET") return false;
  // Before it has a socket nothing of a request is sent: the proxy has not let it through.
  if (error.timings && error.timings.socket === undefined) return false;
  if (error.response) {
    // A proxy in front may give up on a service that goes on with the request; and of a success the rest may be torn.
    const { statusCode } = error.response;
    return statusCode >= 500 || statusCode < 300;
  }
  const inHandshake = /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(String(error.code));
  const whileConnecting = error.code === "ETIMEDOUT" && error.timings?.socket !== undefined && !error.timings.connect;
  return !inHandshake && !whileConnecting && !NOT_CONNECTED.includes(error.code);
}

/** Milliseconds until the next try of a request that got may repeat; 0 ends it. */
function delayOfRetry({ attemptCount, error, retryAfter }: RetryObject, deadline: Deadline): number {
  const body = error.response?.body;
  if (error.response?.statusCode === 500) {
    const { code, reason } = parseServiceError(typeof body === "string" ? body : "");
    if (code !== "ServerTimeout" && reason !== "ServerTimeout") return 0;
  }
  const delay = retryAfter !== undefined && retryAfter > 0 ? retryAfter : jitter(attemptCount);
  return delay < deadline.left ? delay : 0;
}

/** Milliseconds to wait where the service does not say: anything up to a bound that doubles with each try. */
function jitter(attemptCount: number): number {
  const longest = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attemptCount - 1));
  // Full jitter: clients that failed together do not come back together. 0 would mean not to try again.
  return 1 + Math.random() * longest;
}

function isJson({ contentType }: Answer): boolean {
  return /^application\/(.+\+)?json\b/i.test(contentType);
}
