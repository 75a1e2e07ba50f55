/** An engine in a process that a test can kill: it attaches to a plugin, and creates a resource. */
import assert from "node:assert/strict";
import { Client, credentials } from "@grpc/grpc-js";
import { callMethod, struct } from "../adapterProcess.mjs";
import { urnOf } from "./pluginProcess.mjs";

const [port, engine, settings] = process.argv.slice(2);
assert.ok(settings !== undefined);
const client = new Client(`127.0.0.1:${port}`, credentials.createInsecure());
await callMethod(client, "attach", { Address: engine });
await callMethod(client, "configure", { Args: struct(JSON.parse(settings)) });
await callMethod(client, "create", {
  Urn: urnOf("prod"),
  Properties: struct({ clusterUid: "c1", isHostCluster: true }),
});
