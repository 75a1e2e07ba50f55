import assert from "node:assert/strict";
import { mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { PLUGIN } from "../../engine/plugin.mjs";
import { NOW, type TestStack, withStack } from "../../engine/stack.mjs";
import { assertKeyNowhere, occurrencesIn, plantKey } from "../../support/plantedKey.mjs";
import { environment } from "../../support/settings.mjs";

/** Declares a cluster with each of the `providers`, and prints all that lookups give, errors to the last member. */
const REST_OF_PROGRAM = `
const { inspect } = require("node:util");
const print = (name, value) => console.log(name, inspect(value, { depth: Infinity, showHidden: true, getters: true }),
  value.stack, value.cause, JSON.stringify(value));
module.exports = async () => {
  const machines = {};
  for (const [clusterUid, provider] of Object.entries(providers)) {
    const hostCluster = { uid: config.require("hostCluster") };
    const host = new HostClusterConfig(clusterUid, { clusterUid, isHostCluster: true, hostCluster }, { provider });
    const of = (name) => ({ clusterUid, namespace: "default", name });
    machines[clusterUid] = spectrocluster.getVirtualMachineOutput(of("web-0"), { provider });
    await new Promise((resolve) => machines[clusterUid].apply(resolve));
    for (const name of ["web-0", "absent", "broken"]) {
      // This one ends the run of its provider, because its answer contains the key, so the cluster is written before.
      if (name === "broken") await host.urn.promise().catch(() => {});
      await spectrocluster.getVirtualMachine(of(name), { provider })
        .then((machine) => print(name, machine), (error) => print(name, error));
    }
  }
  return machines;
};`;

const WEB_0 = { metadata: { name: "web-0" }, spec: { template: { spec: { domain: { devices: {} } } } }, status: {} };

/** An error of the service that repeats the key. */
const echo = (key: string) => ({
  code: "Fault",
  message: `refused ${key}`,
  details: { key },
  ref: "r-1",
});

/** A service that accepts each key, and has a cluster for it. */
const serviceOf = (keys: Readonly<Record<string, string>>) => {
  return { clusters: Object.keys(keys).map((uid) => ({ uid })), emulator: { apiKeys: Object.values(keys) } };
};

/**
 * Runs the commands that call the provider, with successes and failures, on a stack that has a cluster for each key.
 *
 * @returns What they printed, by command and stream.
 */
async function runEverything(
  { workspace, emulator }: TestStack,
  keys: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const printed: Record<string, string> = {};
  async function run(name: string, args: string[], env: Record<string, string> = {}): Promise<string> {
    Object.assign(workspace.env, env);
    const { exitCode, stdout, stderr } = await workspace.start(args);
    for (const variable of Object.keys(env)) delete workspace.env[variable];
    Object.assign(printed, { [`${name}: stdout`]: stdout, [`${name}: stderr`]: stderr });
    const shown = `${stdout}${stderr}`;
    assert.equal(exitCode !== 0, name.endsWith("fails"), `${name} ended with ${exitCode}:\n${shown}`);
    return shown;
  }
  const up = ["up", ...NOW];
  const debugging = path.join(workspace.folder, "debugging");
  await mkdir(debugging);
  for (const [index, [clusterUid, key]] of Object.entries(keys).entries()) {
    emulator.machines.push({ clusterUid, namespace: "default", name: "web-0", body: WEB_0 });
    emulator.fail({ url: `/${clusterUid}/vms/broken`, times: Number.POSITIVE_INFINITY, status: 500, body: echo(key) });
    const fault = [{ status: 401, body: echo(key) }, { status: 500, body: echo(key) }, { reset: true }][index];
    emulator.fail({ url: `/${clusterUid}/`, method: "PATCH", ...fault });
  }
  const failed = await run("up that fails", [...up, "--continue-on-error"]);
  assert.match(failed, /returned 401 \(refused \[API key\], \{"key":"\[API key\]"/);
  assert.match(failed, /absent .*Error[\s\S]*broken .*Error/);
  const events = path.join(debugging, "events.json");
  await run("up --json", [...up, "--json", "--event-log", events], { PULUMI_DEBUG_COMMANDS: "true" });
  await run("refresh", ["refresh", ...NOW]);

  await workspace.setConfig({ "program:hostCluster": "h2" });
  for (const [uid, key] of Object.entries(keys)) {
    emulator.fail({ url: `/${uid}/`, method: "PATCH", status: 400, body: echo(key) });
  }
  const all = ["--debug", "-v=9", "--logtostderr", "--logflow", `--tracing=file:${path.join(debugging, "tracing")}`];
  const grpc = { PULUMI_DEBUG_GRPC: path.join(debugging, "grpc.json") };
  await run("up with all debugging that fails", [...up, "--continue-on-error", ...all], grpc);
  await run("destroy", ["destroy", ...NOW]);
  return printed;
}

/** Makes sure that lines with the key are about a provider's configuration, which only the engine and the SDK print. */
function assertOnlyInConfiguration(key: string, text: string): void {
  const lines = text.split("\n").filter((line) => occurrencesIn(key, "line", Buffer.from(line)).length > 0);
  for (const line of lines) {
    assert.match(line, /pulumi:providers:pulumi-nodejs|\.Configure\(\)|LanguageRuntime\/Run/);
    assert.doesNotMatch(line, /HostClusterConfig/);
  }
}

describe("the API key in the engine", () => {
  it("is shown only in debug messages of the engine, if the state contains it", () => {
    const keys = { stack: plantKey(), east: plantKey(), west: plantKey() };
    const program = `
      const settings = { baseUrl: config.require("baseUrl"), maxRetries: 0 };
      const providers = {
        stack: undefined,
        east: new Provider("east", { ...settings, apiKey: config.requireSecret("eastKey") }),
        west: new Provider("west", { ...settings, apiKey: ${JSON.stringify(keys.west)} }),
      };
      ${REST_OF_PROGRAM}`;
    return withStack({ program, ...serviceOf(keys) }, async (stack) => {
      const { workspace, emulator } = stack;
      const plain = { "program:baseUrl": emulator.baseUrl, "program:hostCluster": "h1" };
      await workspace.setConfig(plain, { "program:eastKey": keys.east });
      const contents = await runEverything(stack, keys);

      const log = "up with all debugging that fails";
      const debugging = ["debugging/grpc.json", "debugging/tracing", `${log}: stderr`];
      // In its debug messages the engine masks what is secret in the stack's configuration, and nothing else.
      const debugMessages = ["debugging/events.json", "up --json: stdout", `${log}: stdout`];
      for (const key of [keys.stack, keys.east]) {
        await assertKeyNowhere(key, { folder: workspace.folder, contents }, debugging);
      }
      const allowed = ["program/index.js", ...debugging, ...debugMessages];
      await assertKeyNowhere(keys.west, { folder: workspace.folder, contents }, allowed);

      const grpc = await readFile(path.join(workspace.folder, "debugging/grpc.json"), "utf8");
      const calls: Record<string, string>[] = grpc.match(/.+/g)?.map((line) => JSON.parse(line)) ?? [];
      const ofProvider = calls.filter(({ method }) => method?.startsWith("/pulumirpc.ResourceProvider/"));
      assert.ok(ofProvider.length > 0);
      const answers = ofProvider.map(({ response, errors }) => ({ response, errors }));
      const events = await readFile(path.join(workspace.folder, "debugging/events.json"), "utf8");
      const texts = [grpc, events, ...[...debugging, ...debugMessages].map((name) => contents[name] ?? "")];
      for (const key of Object.values(keys)) {
        await assertKeyNowhere(key, { contents: { answers } });
        for (const text of texts) assertOnlyInConfiguration(key, text);
      }
    });
  });

  it("is nowhere if it comes from the environment", () => {
    const keys = { stack: plantKey(), south: plantKey() };
    const program = `
      const south = new Provider("south", { baseUrl: config.require("baseUrl"), maxRetries: 0 });
      const providers = { stack: undefined, south };
      ${REST_OF_PROGRAM}`;
    const settings = { apiKey: undefined, apiKeyEnvironmentVariable: "TEAM_KEY" };
    const env = { TEAM_KEY: keys.stack, ...environment({ apiKey: keys.south }) };
    return withStack({ program, adapter: PLUGIN, settings, env, ...serviceOf(keys) }, async (stack) => {
      const { workspace, emulator } = stack;
      await workspace.setConfig({ "program:baseUrl": emulator.baseUrl, "program:hostCluster": "h1" });
      const contents = await runEverything(stack, keys);
      for (const key of Object.values(keys)) await assertKeyNowhere(key, { folder: workspace.folder, contents });
    });
  });
});
