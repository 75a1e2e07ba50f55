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
    async handshake(request: ProviderHandshakeRequest) {
      await plugin.attach(request.getEngineAddress());
      return new ProviderHandshakeResponse().setAcceptSecrets(true);
    },
    async attach(request: PluginAttach) {
      await plugin.attach(request.getAddress());
      return new Empty();
    },
    getPluginInfo: () => new PluginInfo().setVersion(version),
    async getSchema() {
      const schema = await readFile(packageFile("provider/plugin/schema.json"), "utf8");
      return new GetSchemaResponse().setSchema(schema);
    },
    ...configurationMethods(plugin),
    ...resourceMethods(plugin),
    ...functionMethods(plugin),
    cancel() {
      plugin.cancel();
      return new Empty();
    },
  };
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, handler(method as Method, plugin)]));
}

type Method = (request: unknown) => unknown;

/** Responds with the result of the method, or with its error. */
function handler(method: Method, plugin: PluginRun): handleUnaryCall<unknown, unknown> {
  return async ({ request }, callback) => {
    let response: Parameters<typeof callback>;
    try {
      response = [null, await method(request)];
    } catch (error) {
      response = [errorResponse(error)];
    }
    // The engine ends this process after the run's last response, and later messages would be lost.
    await plugin.log.flush();
    callback(...response);
  };
}
