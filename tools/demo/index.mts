/**
 * `npm start`: what this provider does, shown with a real Pulumi engine. The examples run against an emulator of the service
 * on loopback, in temporary folders that are removed at the end. Needs no account.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { RecordedRequest } from "../../test/emulator/index.mjs";
import { findEngine } from "../engine/index.mjs";
import { NODE_PROGRAM_MODULES, Workspace } from "../engine/workspace.mjs";
import { interruptedBy } from "../interruption.mjs";
import { CLUSTER_UID, numberedClusters, startService } from "./service.mjs";

const EXAMPLES = path.resolve(import.meta.dirname, "../../examples");
/** Output of the CLI without results: empty lines, operations that have only begun, and the duration. */
const NOISE = /^\s*$| \w+ing \(\d+s\) *$|^Duration: /;
const UP = ["up", "--yes", "--skip-preview"];
const DIFF = ["--diff", "--suppress-outputs"];

const FLEET_UIDS = numberedClusters(50).map(({ uid }) => uid);
const LATE_UID = FLEET_UIDS[36] as string;

/** Also ends the engine. */
const interruption = interruptedBy("SIGINT", "SIGTERM");
const engine = await findEngine((message) => console.log(message));
const emulator = await startService({});
console.log(`Pulumi CLI ${engine.version} (${engine.origin})\nEmulator of the service on ${emulator.baseUrl}`);

const workspaces: Workspace[] = [];
let passed = 0;

async function createStack(name: string): Promise<Workspace> {
  interruption.throwIfAborted();
  const modules = [...NODE_PROGRAM_MODULES, "csv-parse"];
  const workspace = await Workspace.create(engine, { program: path.join(EXAMPLES, name), modules });
  workspaces.push(workspace);
  const secrets = { "spectrocluster:apiKey": emulator.apiKey };
  await workspace.setConfig({ "spectrocluster:baseUrl": emulator.baseUrl }, secrets);
  return workspace;
}

/** Runs the CLI and prints its output, and the requests that it causes. */
async function pulumi(workspace: Workspace, args: readonly string[], expected: "success" | "failure" = "success") {
  interruption.throwIfAborted();
  const before = emulator.requests.length;
  console.log(`   $ pulumi ${args.join(" ")}`);
  const command = workspace.start([...args, "--suppress-progress"], { cancelSignal: interruption });
  for await (const line of command.iterable({ from: "all" })) if (!NOISE.test(line)) console.log(`   │ ${line}`);
  const { exitCode } = await command;
  interruption.throwIfAborted();
  const requests = emulator.requests.slice(before);
  console.log(`   Requests: ${inShort(requests) || "none"}`);
  assert.equal(exitCode === 0, expected === "success", `pulumi ${args.join(" ")} ended with ${exitCode}`);
  return requests;
}

/** Requests of one kind on one line: `49 × PATCH /v1/spectroclusters/{uid}/clusterConfig/hostCluster → 204`. */
function inShort(requests: readonly RecordedRequest[]): string {
  const counts = new Map<string, number>();
  for (const { method, url, status } of requests) {
    const kind = `${method} ${url.replace(/(?<=\/v1\/spectroclusters\/)\w+/, "{uid}")} → ${status}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => (count === 1 ? kind : `${count} × ${kind}`)).join(", ");
}

async function step(title: string, run: () => Promise<void>): Promise<void> {
  console.log(`\n${passed + 1}. ${title}`);
  await run();
  passed += 1;
}

const configOf = (uid: string) => emulator.clusters.get(uid)?.hostClusterConfig;

function assertConfig(isHostCluster: boolean, port: number): void {
  const config = { ingressConfig: { host: "*.dev.example.com", port } };
  console.log(`   Configuration in the service: ${JSON.stringify(configOf(CLUSTER_UID))}`);
  assert.deepEqual(configOf(CLUSTER_UID), { isHostCluster, clusterEndpoint: { type: "Ingress", config } });
}

function assertHosts(expected: number): void {
  const hosts = FLEET_UIDS.filter((uid) => configOf(uid)?.["isHostCluster"] === true);
  console.log(`   Host clusters in the service: ${hosts.length} of ${FLEET_UIDS.length}`);
  assert.equal(hosts.length, expected);
}

async function demonstrate(): Promise<void> {
  const ingress = await createStack("ingress");
  const fleet = await createStack("fleet");
  const machines = await createStack("read-virtual-machines");

  await step("A preview reports the wrong port 84430 with its path, before any request.", async () => {
    await ingress.setConfig({ clusterUid: CLUSTER_UID, port: "84430" });
    assert.deepEqual(await pulumi(ingress, ["preview"], "failure"), []);
  });

  await step("After the correction, up sends the whole declared configuration in one PATCH.", async () => {
    await ingress.setConfig({ port: "443" });
    await pulumi(ingress, UP);
    assertConfig(true, 443);
  });

  await step("The port changes to 8443: the diff shows only this property.", async () => {
    await ingress.setConfig({ port: "8443" });
    await pulumi(ingress, [...UP, ...DIFF]);
    assertConfig(true, 8443);
  });

  await step("Drift: somebody sets the port to 9443 without Pulumi, and refresh finds it.", async () => {
    emulator.addCluster(JSON.parse(JSON.stringify(emulator.clusters.get(CLUSTER_UID)).replace("8443", "9443")));
    await pulumi(ingress, ["refresh", "--yes", "--skip-preview", ...DIFF]);
    assertConfig(true, 9443);
  });

  await step("The next up repairs the drift.", async () => {
    await pulumi(ingress, [...UP, ...DIFF]);
    assertConfig(true, 8443);
  });

  await step("A fleet of 50 clusters from a CSV file: one does not exist yet, and the other 49 succeed.", async () => {
    const rows = FLEET_UIDS.map((uid, index) => `${uid},,Ingress,*.team-${index + 1}.example.com,443,`);
    const header = "clusterUid,projectUid,type,host,port,loadBalancerSourceRanges";
    await fleet.write({ "clusters.csv": [header, ...rows, ""].join("\n") });
    emulator.addCluster(...FLEET_UIDS.filter((uid) => uid !== LATE_UID).map((uid) => ({ uid })));
    await pulumi(fleet, UP, "failure");
    assertHosts(49);
  });

  await step("The cluster now exists: the next up only sends requests for this one.", async () => {
    emulator.addCluster({ uid: LATE_UID });
    const requests = await pulumi(fleet, UP);
    assert.ok(requests.every(({ url }) => url.includes(LATE_UID)));
    assertHosts(50);
  });

  await step("A program reads a virtual machine and adds up the sizes of its disks.", async () => {
    await machines.setConfig({ clusterUid: CLUSTER_UID });
    await machines.run("config", "set", "--path", "machines[0]", "web-0");
    await pulumi(machines, UP);
    const outputs = JSON.parse(await machines.run("stack", "output", "--json"));
    assert.equal(outputs.machines[0].diskSpace, "4Gi");
  });

  await step("Only isHostCluster: false disables a host cluster. The rest of its configuration stays.", async () => {
    const program = readFileSync(path.join(EXAMPLES, "ingress/index.ts"), "utf8");
    await ingress.write({ "index.ts": program.replace("isHostCluster: true", "isHostCluster: false") });
    await pulumi(ingress, [...UP, ...DIFF]);
    assertConfig(false, 8443);
  });

  await step("destroy leaves the hosts as they are: nothing is sent, and all 50 stay host clusters.", async () => {
    assert.deepEqual(await pulumi(fleet, ["destroy", "--yes", "--skip-preview", "--suppress-outputs"]), []);
    assertHosts(50);
  });
}

try {
  await demonstrate();
  console.log(`\n${passed} passed, 0 failed`);
} catch (error) {
  // Later steps build on earlier ones, so the first failure is the last step.
  console.log(`\n${passed} passed, 1 failed`);
  console.error(`npm start failed: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  for (const workspace of workspaces) await workspace.dispose();
  await emulator.stop();
}
