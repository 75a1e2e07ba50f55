/** The provider plugin: what the launcher beside the package schema starts, for programs in any Pulumi language. */
import { Server, ServerCredentials } from "@grpc/grpc-js";
import { ResourceProviderService } from "@pulumi/pulumi/proto/provider_grpc_pb.js";
import { engineDeath } from "../engineDeath.js";
import { resourceProvider } from "./resourceProvider.js";

/** As much as the engine's own servers take: the library's 4 MiB is little for a program's lists. */
const MOST_REQUEST_BYTES = 400 * 1024 * 1024;

const engine = process.argv[2];
// Nobody else is served here, so there is nothing to wait for.
engineDeath(engine).addEventListener("abort", () => process.exit(1));

const server = new Server({ "grpc.max_receive_message_length": MOST_REQUEST_BYTES });
server.addService(ResourceProviderService, resourceProvider(engine));
server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  // The engine waits for this line.
  console.log(port);
});
