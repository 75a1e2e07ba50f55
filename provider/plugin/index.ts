/** The provider plugin: the program that the launcher beside the package schema starts, for every Pulumi language. */
import "../supportedNode.js";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { callbackify } from "node:util";
import { Server, ServerCredentials, type ServerUnaryCall } from "@grpc/grpc-js";
import { type PluginAttach, PluginInfo } from "@pulumi/pulumi/proto/plugin_pb.js";
import { ResourceProviderService } from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import * as proto from "@pulumi/pulumi/proto/provider_pb.js";
import { Empty } from "google-protobuf/google/protobuf/empty_pb.js";
import { engineAddress, engineExit } from "../engine.js";
import { findByName, SpectroclusterError } from "../errors.js";
import { FUNCTIONS } from "../functions/index.js";
import { version } from "../installedPackage.js";
import { configurationMethods, connectTo, type EngineConnection } from "./configurationMethods.js";
import { toErrorResponse, toStruct, unmarshal } from "./messages.js";
import { resourceMethods } from "./resourceMethods.js";

/** The limit of the engine's own servers. The library's default of 4 MiB is too small for large programs. */
const MAX_REQUEST_BYTES = 400 * 1024 * 1024;
const NO_RUN =
  "The plugin, which was started by hand, no longer knows this run: it was cancelled, or made no call for half an hour.\n" +
  "Run the same command again.";

/** @param peer - The address from which the engine has opened the connection. */
type Method = (request: never, peer: string) => unknown;

const engine = engineAddress(process.argv.slice(2));
// The plugin serves no one else, so it ends with its engine.
engineExit(engine).addEventListener("abort", () => process.exit(1));

// The engine starts a process for each provider. To one that was started by hand, it opens a connection for each provider instead.
const ofProcess = engine === undefined ? undefined : connectTo(engine);
const byPeer = new Map<string, EngineConnection>();
const connectionOf = (peer: string) => byPeer.get(peer) ?? ofProcess;

const processMethods = {
  handshake: () => new proto.ProviderHandshakeResponse().setAcceptSecrets(true),
  /** The engine calls this if it has not started the process. */
  attach(request: PluginAttach, peer: string) {
    byPeer.set(peer, connectTo(request.getAddress()));
    return new Empty();
  },
  getPluginInfo: () => new PluginInfo().setVersion(version),
  async getSchema() {
    const schema = await readFile(path.join(__dirname, "../../../provider/plugin/schema.json"), "utf8");
    return new proto.GetSchemaResponse().setSchema(schema);
  },
  cancel(_request: Empty, peer: string) {
    connectionOf(peer)?.cancellation.abort();
    byPeer.delete(peer);
    return new Empty();
  },
};

async function invoke(request: proto.InvokeRequest, { run, log }: EngineConnection): Promise<proto.InvokeResponse> {
  const called = findByName("function", Object.values(FUNCTIONS), request.getTok().replace(/.*:/, ""));
  const { value: inputs, secrets: secretArgs } = unmarshal(request.getArgs());
  const membersWhere = (isOption: boolean) =>
    Object.fromEntries(Object.entries(inputs).filter(([name]) => called.isOption(name) === isOption)) as never;
  const [args, options] = [membersWhere(false), membersWhere(true)];
  const hideValues = secretArgs.length > 0;
  const { value, warning, note } = await called.call(async () => run, args, options, { hideValues });
  if (warning !== undefined) run.logOnce(warning, log.methodsFor().warn);
  if (note !== undefined) run.logOnce(note, log.methodsFor().log);
  const secrets = called.returnsSecret(options) ? Object.keys(value).map((name) => [name]) : [];
  return new proto.InvokeResponse().setReturn(toStruct(value, secrets));
}

/** A method of a provider, whose run is that of the connection. */
function inRun(method: (request: never, connection: EngineConnection) => unknown): Method {
  return async (request, peer) => {
    const connection = connectionOf(peer);
    // A new run would only have the settings of this process's environment, which may be those of another `baseUrl`.
    if (connection === undefined)
      throw toErrorResponse(new SpectroclusterError(NO_RUN, { code: "SPECTROCLUSTER_NO_RUN" }));
    try {
      return await method(request, connection);
    } catch (error) {
      throw toErrorResponse(connection.run.errorWithoutSecrets(error));
    } finally {
      // The engine ends this process after the run's last response, and later messages would be lost.
      await connection.log.flush();
    }
  };
}

const runMethods = Object.entries({ ...configurationMethods, ...resourceMethods, invoke });
const methods = { ...processMethods, ...Object.fromEntries(runMethods.map(([name, method]) => [name, inRun(method)])) };
const handlers = Object.entries<Method>(methods).map(([name, method]) => {
  const respond = async (call: ServerUnaryCall<never, unknown>) => method(call.request, call.getPeer());
  return [name, callbackify(respond)];
});

const server = new Server({ "grpc.max_receive_message_length": MAX_REQUEST_BYTES });
// Methods that are missing here are reported as unimplemented.
server.addService(ResourceProviderService, Object.fromEntries(handlers));
server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  // The engine waits for this line.
  console.log(port);
});
