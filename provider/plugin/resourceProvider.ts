/** The engine's provider protocol over the core. What is not here the server answers as unimplemented. */
import { readFile } from "node:fs/promises";
import type { handleUnaryCall, UntypedServiceImplementation } from "@grpc/grpc-js";
import { type PluginAttach, PluginInfo } from "@pulumi/pulumi/proto/plugin_pb.js";
import { GetSchemaResponse, ProviderHandshakeResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import { Empty } from "google-protobuf/google/protobuf/empty_pb.js";
import { packageFile, version } from "../installedPackage.js";
import { Session } from "../session.js";
import { configurationMethods } from "./configurationMethods.js";
import { EngineLog } from "./engineLog.js";
import { failureOf } from "./failure.js";
import { functionMethods } from "./functionMethods.js";
import { resourceMethods } from "./resourceMethods.js";

/** @param engine - Address of the engine, unless it is to attach itself later. */
export function resourceProvider(engine: string | undefined): UntypedServiceImplementation {
  const cancellation = new AbortController();
  const session = new Session(engine, cancellation.signal);
  const log = new EngineLog(engine);
  const methods = {
    handshake: () => new ProviderHandshakeResponse().setAcceptSecrets(true),
    attach(request: PluginAttach) {
      log.attach(request.getAddress());
      return new Empty();
    },
    getPluginInfo: () => new PluginInfo().setVersion(version),
    async getSchema() {
      const schema = await readFile(packageFile("provider/plugin/schema.json"), "utf8");
      return new GetSchemaResponse().setSchema(schema);
    },
    ...configurationMethods(session, log),
    ...resourceMethods(session.lifecycle, log),
    ...functionMethods(session, log),
    cancel() {
      cancellation.abort();
      return new Empty();
    },
  };
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, answering(method as Method, log)]));
}

type Method = (request: unknown) => unknown;

/** Answers a call with what the method gives, or with its error. */
function answering(method: Method, log: EngineLog): handleUnaryCall<unknown, unknown> {
  return async ({ request }, callback) => {
    let answer: Parameters<typeof callback>;
    try {
      answer = [null, await method(request)];
    } catch (error) {
      answer = [failureOf(error)];
    }
    // With the run's last answer the engine ends this process, and what is said after it is lost.
    await log.told();
    callback(...answer);
  };
}
