import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Cluster, clusterBody, clusterSummary } from "./clusters.mjs";
import { type ActiveFault, errorBody, Refusal, send, sendFault, takeFault, usual } from "./faults.mjs";
import type { Emulator } from "./index.mjs";
import { pageOf, type Search, searchedClusters, searchSchema } from "./lists.mjs";
import { hostClusterConfigBody } from "./requestSchema.mjs";

/** A request of any route: which properties it has depends on the route. */
type ServiceRequest = FastifyRequest<{
  Params: { uid: string; vmName: string };
  Querystring: { namespace?: string; limit?: string; continue?: string };
  Body: Search & { hostClusterConfig: Record<string, unknown> };
}>;

/** What a route responds with: an object, JSON text that is sent unchanged, or nothing. */
type Execute = (request: ServiceRequest) => object | string | undefined;

/** The routes of the service. Each may have faults, also for requests that are invalid. */
export function addRoutes(
  server: FastifyInstance,
  emulator: Emulator,
  options: { patch: "replace" | "merge"; faults: ActiveFault[] },
): void {
  const route = (method: "GET" | "PATCH" | "POST", url: string, execute: Execute, body?: object) =>
    server.route({
      method,
      url: `/v1${url}`,
      ...(body && { schema: { body } }),
      attachValidation: true,
      handler(request, reply) {
        const fault = takeFault(options.faults, request.method, request.raw.url ?? "");
        const executed = () => {
          assertAccess(emulator, request.headers);
          return execute(request as ServiceRequest);
        };
        return fault ? sendFault(reply, fault, executed) : send(reply, usual(executed()));
      },
    });

  function writeCluster({ params, body, headers, ...request }: ServiceRequest): undefined {
    if (!headers["content-type"]?.startsWith("application/json"))
      throw new Refusal(415, "UnsupportedMediaType", "The body must be application/json");
    const cluster = visibleCluster(emulator, headers, params.uid);
    if (cluster.state === "Deleted") throw new Refusal(400, "InvalidState", `Cluster ${cluster.uid} is deleted`);
    const { validationError } = request;
    const problems = validationError?.validation.filter(
      ({ keyword }: { keyword?: string }) => keyword !== "additionalProperties" || !emulator.acceptsUnknownMembers,
    );
    if (validationError && problems?.length !== 0) throw new Refusal(422, "InvalidBody", validationError.message);
    const { hostClusterConfig } = body;
    cluster.hostClusterConfig =
      options.patch === "merge" ? merge(cluster.hostClusterConfig, hostClusterConfig) : hostClusterConfig;
  }

  function readMachine({ params: { uid, vmName }, query: { namespace }, headers }: ServiceRequest) {
    visibleCluster(emulator, headers, uid);
    if (!namespace) throw new Refusal(400, "InvalidQuery", "The query parameter namespace is required");
    const machine = emulator.machines.find(
      (each) => each.clusterUid === uid && each.name === vmName && each.namespace === namespace,
    );
    if (machine) return machine.body;
    throw new Refusal(404, "ResourceNotFound", `Virtual machine ${namespace}/${vmName} is not found`);
  }

  function readMachines({ params, query, headers }: ServiceRequest) {
    visibleCluster(emulator, headers, params.uid);
    const namespaces = query.namespace?.split(",");
    const machines = emulator.machines.filter(
      ({ clusterUid, namespace }) => clusterUid === params.uid && (namespaces?.includes(namespace) ?? true),
    );
    const { items, next } = pageOf(machines, query);
    // Bodies that are text contain integers that JavaScript cannot represent.
    const bodies = items.map(({ body }) => (typeof body === "string" ? body : JSON.stringify(body)));
    const list = bodies.length === 0 ? "null" : `[${bodies.join(",")}]`;
    const metadata = JSON.stringify({ continue: next });
    return `{"apiVersion":"v1","kind":"VirtualMachineList","items":${list},"metadata":${metadata}}`;
  }

  function searchClusters({ body, query, headers }: ServiceRequest) {
    const scope = headers["projectuid"] as string | undefined;
    const visible = [...emulator.clusters.values()].filter(({ projectUid }) => [undefined, projectUid].includes(scope));
    const found = searchedClusters(visible, body);
    const { items, next } = pageOf(found, query);
    const listmeta = { continue: next, count: found.length, limit: 50, offset: 0 };
    return { items: items.map((cluster) => clusterSummary(cluster, emulator.projects)), listmeta };
  }

  route("GET", "/spectroclusters/:uid", ({ headers, params }) =>
    clusterBody(visibleCluster(emulator, headers, params.uid)),
  );
  route("PATCH", "/spectroclusters/:uid/clusterConfig/hostCluster", writeCluster, hostClusterConfigBody);
  route("GET", "/spectroclusters/:uid/vms/:vmName", readMachine);
  route("GET", "/spectroclusters/:uid/vms", readMachines);
  route("POST", "/dashboard/spectroclusters/search", searchClusters);
  route("GET", "/dashboard/spectroclusters/search/input", () => emulator.searchInputs);
  route("GET", "/dashboard/spectroclusters/search/schema", searchSchema);
  // A test can give a function that has no route a response, as a fault.
  server.setNotFoundHandler((request, reply) => {
    const fault = takeFault(options.faults, request.method, request.raw.url ?? "");
    if (fault) return sendFault(reply, fault, () => undefined);
    return reply.code(404).type("text/html").send("<html><body>404 page not found</body></html>");
  });
  server.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .send(errorBody(error instanceof Refusal ? error.code : "BadRequest", error.message)),
  );
}

type Headers = FastifyRequest["headers"];

/** The cluster. @throws Refusal if the project does not contain it. */
function visibleCluster({ clusters }: Emulator, headers: Headers, uid: string): Cluster {
  const cluster = clusters.get(uid);
  if (cluster && [undefined, headers["projectuid"]].includes(cluster.projectUid)) return cluster;
  throw new Refusal(404, "ResourceNotFound", `Cluster ${uid} is not found`);
}

/** @throws Refusal if the key or the project is wrong. */
function assertAccess({ apiKeys, projects }: Emulator, { apikey, projectuid }: Headers): void {
  if (!apiKeys.includes(String(apikey))) throw new Refusal(401, "InvalidApiKey", "The API key is not valid");
  if (projectuid === undefined || projects.size === 0 || projects.has(String(projectuid))) return;
  // A key has permissions in projects, so it has none in one that does not exist.
  throw new Refusal(403, "Forbidden", `The API key has no permission in project ${projectuid}`);
}

/** What a service that merges has after a change: objects are merged recursively, lists replaced. */
export function merge(current: unknown, change: Record<string, unknown>): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...(current as object | undefined) };
  for (const [name, value] of Object.entries(change)) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    merged[name] = isObject ? merge(merged[name], value as Record<string, unknown>) : value;
  }
  return merged;
}
