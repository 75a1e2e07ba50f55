/** The engine's provider protocol. Methods that are missing here are reported as unimplemented. */
import { readFile } from "node:fs/promises";
import type { handleUnaryCall, UntypedServiceImplementation } from "@grpc/grpc-js";
import { type PluginAttach, PluginInfo } from "@pulumi/pulumi/proto/plugin_pb.js";
import { GetSchemaResponse, ProviderHandshakeResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import { Empty } from "google-protobuf/google/protobuf/empty_pb.js";
import { SpectroclusterError } from "../errors.js";
import { packageFile, version } from "../installedPackage.js";
import { configurationMethods } from "./configurationMethods.js";
import { connectTo, type EngineConnection } from "./engineConnection.js";
import { functionMethods } from "./functionMethods.js";
import { resourceMethods } from "./resourceMethods.js";
import { errorResponse } from "./responses.js";

/** @param peer - The address from which the engine has opened the connection. */
type Method = (request: never, peer: string) => unknown;
type EngineMethod = (request: never, connection: EngineConnection) => unknown;

/**
 * The engine starts a process for each provider. To a process that was started by hand, it opens a connection for each provider instead,
 * so each connection has its own run there.
 *
 * @param engine - Address of the engine that started the process, if one has.
 */
export function resourceProvider(engine: string | undefined): UntypedServiceImplementation {
  const ofProcess = engine === undefined ? undefined : connectTo(engine);
  const byPeer = new Map<string, EngineConnection>();
  const connectionOf = (peer: string) => byPeer.get(peer) ?? ofProcess;
  const methods: Record<string, Method> = {
    handshake: () => new ProviderHandshakeResponse().setAcceptSecrets(true),
    /** The engine calls this if it has not started the process. */
    attach(request: PluginAttach, peer) {
      byPeer.set(peer, connectTo(request.getAddress()));
      return new Empty();
    },
    getPluginInfo: () => new PluginInfo().setVersion(version),
    async getSchema() {
      const schema = await readFile(packageFile("provider/plugin/schema.json"), "utf8");
      return new GetSchemaResponse().setSchema(schema);
    },
    cancel(_request, peer) {
      connectionOf(peer)?.cancellation.abort();
      byPeer.delete(peer);
      return new Empty();
    },
  };
  const engineMethods = { ...configurationMethods, ...resourceMethods, ...functionMethods };
  for (const [name, method] of Object.entries<EngineMethod>(engineMethods)) {
    methods[name] = async (request, peer) => {
      const connection = connectionOf(peer);
      // A new run would only have the settings of this process's environment, which may be those of another `baseUrl`.
      if (connection === undefined) throw new SpectroclusterError(NO_RUN, { code: "SPECTROCLUSTER_NO_RUN" });
      try {
        return await method(request, connection);
      } catch (error) {
        throw connection.run.errorWithoutSecrets(error);
      } finally {
        // The engine ends this process after the run's last response, and later messages would be lost.
        await connection.log.flush();
      }
    };
  }
  const handler = (method: Method): handleUnaryCall<unknown, unknown> => {
    return async (call, callback) => {
      const response = async () => method(call.request as never, call.getPeer());
      await response().then(
        (value) => callback(null, value),
        (error) => callback(errorResponse(error)),
      );
    };
  };
  return Object.fromEntries(Object.entries(methods).map(([name, method]) => [name, handler(method)]));
}

const NO_RUN =
  "The plugin, which was started by hand, no longer knows this run: it was cancelled, or made no call for half an hour.\n" +
  "Run the same command again.";
