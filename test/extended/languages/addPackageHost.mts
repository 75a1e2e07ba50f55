/**
 * A language host for `pulumi package add` only. The language hosts that this repository builds are older than that
 * command; the generator of SDKs is Pulumi's own. The program must already depend on the SDK.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Server, ServerCredentials, type ServerUnaryCall, type sendUnaryData } from "@grpc/grpc-js";
import services from "@pulumi/pulumi/proto/language_grpc_pb.js";
import messages, { type GeneratePackageRequest } from "@pulumi/pulumi/proto/language_pb.js";
import plugins from "@pulumi/pulumi/proto/plugin_pb.js";
import { generateSdk, type SdkLanguage } from "../../../tools/engine/packageSdk.mjs";
import { withFolder } from "../../support/withFolder.mjs";

const language = process.argv[2] as SdkLanguage;

async function generatePackage(schema: string, folder: string): Promise<void> {
  await withFolder(async (temporary) => {
    const file = path.join(temporary, "schema.json");
    await writeFile(file, schema);
    await generateSdk(language, file, folder);
  });
}

type Respond = sendUnaryData<object>;

const server = new Server();
server.addService(services.LanguageRuntimeService, {
  handshake: (_call: unknown, respond: Respond) => respond(null, new messages.LanguageHandshakeResponse()),
  getPluginInfo: (_call: unknown, respond: Respond) => respond(null, new plugins.PluginInfo()),
  generatePackage({ request }: ServerUnaryCall<GeneratePackageRequest, object>, respond: Respond) {
    generatePackage(request.getSchema(), request.getDirectory()).then(
      () => respond(null, new messages.GeneratePackageResponse()),
      (error: Error) => respond(error),
    );
  },
  link: (_call: unknown, respond: Respond) => respond(null, new messages.LinkResponse()),
  installDependencies: (call: { end(): void }) => call.end(),
});
server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  // The engine reads the port from the first line.
  console.log(port);
});
