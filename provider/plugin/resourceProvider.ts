/** The engine's provider protocol. Methods that are missing here are reported as unimplemented. */
import { readFile } from "node:fs/promises";
import type { handleUnaryCall, UntypedServiceImplementation } from "@grpc/grpc-js";
import { type PluginAttach, PluginInfo } from "@pulumi/pulumi/proto/plugin_pb.js";
import { GetSchemaResponse, ProviderHandshakeResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import { Empty } from "google-protobuf/google/protobuf/empty_pb.js";
import { packageFile, version } from "../installedPackage.js";
import { configurationMethods } from "./configurationMethods.js";
import { type EngineConnection, EngineConnections } from "./engineConnections.js";
import { functionMethods } from "./functionMethods.js";
import { resourceMethods } from "./resourceMethods.js";
import { errorResponse } from "./responses.js";

/** @param peer - The address from which the engine has opened the connection. */
type Method = (request: never, peer: string) => unknown;
type EngineMethod = (request: never, connection: EngineConnection) => unknown;

/** @param engine - Address of the engine that started the process, if one has. */
export function resourceProvider(engine: string | undefined): UntypedServiceImplementation {
  const connections = new EngineConnections(engine);
  const methods: Record<string, Method> = {
    handshake: () => new ProviderHandshakeResponse().setAcceptSecrets(true),
    /** The engine calls this if it has not started the process. */
    attach(request: PluginAttach, peer) {
      connections.attach(request.getAddress(), peer);
      return new Empty();
    },
    getPluginInfo: () => new PluginInfo().setVersion(version),
    async getSchema() {
      const schema = await readFile(packageFile("provider/plugin/schema.json"), "utf8");
      return new GetSchemaResponse().setSchema(schema);
    },
    cancel(_request, peer) {
      connections.cancel(peer);
      return new Empty();
    },
  };
  const engineMethods = { ...configurationMethods, ...resourceMethods, ...functionMethods };
  for (const [name, method] of Object.entries<EngineMethod>(engineMethods)) {
    methods[name] = async (request, peer) => {
      const connection = connections.of(peer);
      try {
        return await method(request, connection);
      } finally {
        // The engine ends this process after the run's last response, and later messages would be lost.
        await connection.log.flush();
      }
    };
  }
  const handler = (method: Method): handleUnaryCall<unknown, unknown> => {
    return async (call, callback) => {
      let response: Parameters<typeof callback>;
      try {
        response = [null, await method(call.request as never, call.getPeer())];
      } catch (error) {
        response = [errorResponse(error)];
      }
      callback(...response);
    };
  };
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, handler(method)]));
}
