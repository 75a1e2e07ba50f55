import assert from "node:assert/strict";
import type { ServiceError } from "@grpc/grpc-js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { machine } from "../validation/machines.mjs";
import { type Plugin, secret, sharePlugin, withPlugin } from "./pluginProcess.mjs";

const MACHINE = "spectrocluster:index:getVirtualMachine";
const INPUTS = "spectrocluster:index:getClusterSearchInputs";
const CLUSTERS = "spectrocluster:index:getClusters";
const MACHINES = "spectrocluster:index:getVirtualMachines";
const CONFIG = "spectrocluster:index:getHostClusterConfig";

const PASSWORD = "hunter2-hunter2";
const target = { clusterUid: "c1", name: "web-0", namespace: "default" };

const withCloudInit = (userData: object) => {
  const volumes = [{ name: "init", cloudInitNoCloud: { ...userData, secretRef: { name: "s" } } }];
  return machine({ metadata: { namespace: "default" }, instance: { volumes } });
};

describe("the plugin's functions", () => {
  sharePlugin();
  const emulator = useEmulator({ uid: "c1" });

  const run = (test: (plugin: Plugin) => Promise<void>, more: Record<string, unknown> = {}) =>
    withPlugin(test, { baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey), ...more });
  /** The message of a call's error. */
  const detailsOf = async (call: Promise<unknown>) => (await errorOf<ServiceError>(call)).details;

  it("return sensitive content as a secret with includeSensitive", () =>
    run(async ({ invoke }) => {
      const { metadata, spec } = withCloudInit({ userData: PASSWORD });
      emulator.machines.push({ ...target, body: { metadata, spec } });
      const [all, usual] = [{ clusterUid: "c1" }, withCloudInit({})];
      const [ofMachine, ofMachines] = [{ metadata: secret(metadata), spec: secret(spec) }, [{ metadata, spec }]];
      assert.deepEqual(await invoke(MACHINE, { ...target, includeSensitive: true }), ofMachine);
      assert.deepEqual(await invoke(MACHINE, target), usual);
      const sensitive = await invoke(MACHINES, { ...all, includeSensitive: true });
      assert.deepEqual(sensitive, { virtualMachines: secret(ofMachines) });
      assert.deepEqual(await invoke(MACHINES, all), { virtualMachines: [usual] });
    }));

  it("reject invalid arguments and options, which are together in one object, before any request", () =>
    run(async ({ invoke }) => {
      for (const [name, args, message] of [
        [MACHINE, { ...target, nmae: "web-0" }, /^The arguments of getVirtualMachine .*\n- nmae is not a known/],
        [MACHINE, { ...target, validaton: "off" }, /^The options of .*\n- validaton .* did you mean validation\?$/],
        [INPUTS, { includeSensitive: true }, /includeSensitive is not a known/],
        [CONFIG, undefined, /clusterUid is required, but has no value/],
      ] as const) {
        assert.match(await detailsOf(invoke(name, args)), message);
      }
      assert.equal(emulator.requests.length, 0);
    }));

  it("quote no argument but UIDs, no value and no message of the service if an argument is secret", () =>
    run(async ({ invoke, logged }) => {
      const args = { ...target, name: secret("top-secret"), namespace: "apart" };
      const messages = [await detailsOf(invoke(MACHINE, args))];
      assert.match(messages.join(), / of cluster "c1":\n.* message omitted because it may quote a secret argument\)\./);
      const body = machine({ metadata: { name: "top-secret", generation: 2 ** 60 } });
      emulator.machines.push({ clusterUid: "c1", namespace: "apart", name: "top-secret", body });
      await invoke(MACHINE, args);
      messages.push(logged("warning")[0]?.message ?? "");
      assert.match(messages[1] ?? "", /metadata\.generation violates the rule .* \(value omitted because an argument/);
      const filters = [{ property: "top-secret", values: ["top-secret"] }];
      for (const call of [
        invoke(MACHINE, { ...args, name: secret("top-secret ") }),
        invoke(CLUSTERS, { filters: secret(filters) }),
        invoke(MACHINES, { clusterUid: "c9", namespaces: secret(["top-secret"]) }),
      ]) {
        messages.push(await detailsOf(call));
      }
      for (const message of messages) assert.doesNotMatch(message, /top-secret|apart/);
    }));

  it("of an unknown token are an error", () =>
    run(async ({ invoke }) => {
      const message = 'This version of pulumi-spectrocluster has no function "getBucket". Update the package.';
      assert.equal(await detailsOf(invoke("spectrocluster:index:getBucket")), message);
    }));

  it("need settings only after the arguments are validated", () =>
    withPlugin(async ({ invoke }) => {
      assert.match(await detailsOf(invoke(CONFIG, {})), /clusterUid is required, but has no value/);
      assert.match(await detailsOf(invoke(INPUTS)), /^pulumi-spectrocluster is not configured\./);
    }, {}));
});
