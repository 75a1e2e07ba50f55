/** The engine's provider protocol. Methods that are missing here are reported as unimplemented. */
import { readFile } from "node:fs/promises";
import type { handleUnaryCall, UntypedServiceImplementation } from "@grpc/grpc-js";
import { type PluginAttach, PluginInfo } from "@pulumi/pulumi/proto/plugin_pb.js";
import { GetSchemaResponse, ProviderHandshakeResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import { Empty } from "google-protobuf/google/protobuf/empty_pb.js";
import { packageFile, version } from "../installedPackage.js";
import { configurationMethods } from "./configurationMethods.js";
import { functionMethods } from "./functionMethods.js";
import { type PluginRun, PluginRuns } from "./pluginRun.js";
import { resourceMethods } from "./resourceMethods.js";
import { errorResponse } from "./responses.js";

/** @param engine - Address of the engine that started the process, if one has. */
export function resourceProvider(engine: string | undefined): UntypedServiceImplementation {
  const runs = new PluginRuns(engine);
  const methods = {
    handshake: () => new ProviderHandshakeResponse().setAcceptSecrets(true),
    /** The engine calls this if it has not started the process. */
    attach(request: PluginAttach, connection: string) {
      runs.attach(request.getAddress(), connection);
      return new Empty();
    },
    getPluginInfo: () => new PluginInfo().setVersion(version),
    async getSchema() {
      const schema = await readFile(packageFile("provider/plugin/schema.json"), "utf8");
      return new GetSchemaResponse().setSchema(schema);
    },
    cancel(_request: Empty, connection: string) {
      runs.cancel(connection);
      return new Empty();
    },
  };
  const methodsOfRun = { ...configurationMethods, ...resourceMethods, ...functionMethods };
  const handler = (method: Method): handleUnaryCall<unknown, unknown> => {
    return async (call, callback) => {
      const connection = call.getPeer();
      const cancelRun = () => runs.cancel(connection);
      // An engine that was killed must write nothing more. If it has started the process, that ends with it.
      if (engine === undefined) call.on("cancelled", cancelRun);
      let response: Parameters<typeof callback>;
      try {
        response = [null, await method(call.request, connection)];
      } catch (error) {
        response = [errorResponse(error)];
      }
      // The library emits the event after each response, too.
      call.off("cancelled", cancelRun);
      callback(...response);
    };
  };
  return Object.fromEntries([
    ...Object.entries(methods).map(([name, method]) => [name, handler(method as Method)]),
    ...Object.entries(methodsOfRun).map(([name, method]) => [name, handler(inRun(method as MethodOfRun, runs))]),
  ]);
}

/** @param connection - Identifies the connection of the call. */
type Method = (request: unknown, connection: string) => unknown;

type MethodOfRun = (request: unknown, run: PluginRun) => unknown;

function inRun(method: MethodOfRun, runs: PluginRuns): Method {
  return async (request, connection) => {
    const run = runs.of(connection);
    try {
      return await method(request, run);
    } finally {
      // The engine ends this process after the run's last response, and later messages would be lost.
      await run.log.flush();
    }
  };
}
