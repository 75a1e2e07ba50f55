/** The provider plugin: the program that the launcher beside the package schema starts, for every Pulumi language. */
import "../engine/supportedNode.js";
import { Server, ServerCredentials } from "@grpc/grpc-js";
import { ResourceProviderService } from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import { engineAddress, engineExit } from "../engine/exit.js";
import { resourceProvider } from "./resourceProvider.js";

/** The limit of the engine's own servers. The library's default of 4 MiB is too small for large programs. */
const MAX_REQUEST_BYTES = 400 * 1024 * 1024;

const engine = engineAddress(process.argv.slice(2));
// The plugin serves no one else, so it ends with its engine.
engineExit(engine).addEventListener("abort", () => process.exit(1));

const server = new Server({ "grpc.max_receive_message_length": MAX_REQUEST_BYTES });
server.addService(ResourceProviderService, resourceProvider(engine));
server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  // The engine waits for this line.
  console.log(port);
});
