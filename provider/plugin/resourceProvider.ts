/** The engine's provider protocol. Methods that are missing here are reported as unimplemented. */
import { readFile } from "node:fs/promises";
import type { handleUnaryCall, UntypedServiceImplementation } from "@grpc/grpc-js";
import { type PluginAttach, PluginInfo } from "@pulumi/pulumi/proto/plugin_pb.js";
import {
  GetSchemaResponse,
  type ProviderHandshakeRequest,
  ProviderHandshakeResponse,
} from "@pulumi/pulumi/proto/provider_pb.js";
import { Empty } from "google-protobuf/google/protobuf/empty_pb.js";
import { packageFile, version } from "../installedPackage.js";
import { configurationMethods } from "./configurationMethods.js";
import { functionMethods } from "./functionMethods.js";
import { PluginRun } from "./pluginRun.js";
import { resourceMethods } from "./resourceMethods.js";
import { errorResponse } from "./responses.js";

/** @param engine - Address of the engine, unless it attaches later. */
export function resourceProvider(engine: string | undefined): UntypedServiceImplementation {
  const plugin = new PluginRun(engine);
  const methods = {
    handshake(request: ProviderHandshakeRequest, connection: string) {
      plugin.attach(request.getEngineAddress(), connection);
      return new ProviderHandshakeResponse().setAcceptSecrets(true);
    },
    attach(request: PluginAttach, connection: string) {
      plugin.attach(request.getAddress(), connection);
      return new Empty();
    },
    getPluginInfo: () => new PluginInfo().setVersion(version),
    async getSchema() {
      const schema = await readFile(packageFile("provider/plugin/schema.json"), "utf8");
      return new GetSchemaResponse().setSchema(schema);
    },
    cancel(_request: Empty, connection: string) {
      plugin.cancel(connection);
      return new Empty();
    },
  };
  const methodsOfRun = { ...configurationMethods(plugin), ...resourceMethods(plugin), ...functionMethods(plugin) };
  return Object.fromEntries([
    ...Object.entries(methods).map(([name, method]) => [name, handler(method as Method, plugin)]),
    ...Object.entries(methodsOfRun).map(([name, method]) => [name, handler(inRun(method as Method, plugin), plugin)]),
  ]);
}

/** @param connection - Identifies the connection of the call. */
type Method = (request: unknown, connection: string) => unknown;

/** Calls the method in the run of the connection. */
function inRun(method: Method, plugin: PluginRun): Method {
  return async (request, connection) => {
    await plugin.serve(connection);
    return method(request, connection);
  };
}

/** Responds with the result of the method, or with its error. */
function handler(method: Method, plugin: PluginRun): handleUnaryCall<unknown, unknown> {
  return async (call, callback) => {
    let response: Parameters<typeof callback>;
    try {
      response = [null, await method(call.request, call.getPeer())];
    } catch (error) {
      response = [errorResponse(error)];
    }
    // The engine ends this process after the run's last response, and later messages would be lost.
    await plugin.log.flush();
    callback(...response);
  };
}
