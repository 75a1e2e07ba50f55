import assert from "node:assert/strict";
import type { ServiceError } from "@grpc/grpc-js";
import { loaderOf } from "../../../sdk/resource.js";
import { Emulator } from "../../emulator/index.mjs";
import type { Message } from "../adapterProcess.mjs";
import { type DynamicProviderProcess, withDynamicProvider } from "../dynamicProviderProcess.mjs";
import { initFailureOf, secret } from "../plugin/pluginProcess.mjs";

const __provider = loaderOf("HostClusterFleet");
const on = { isHostCluster: true };
const off = { isHostCluster: false };

describe("a fleet in the dynamic provider's process", function () {
  this.timeout(60_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "a" }, { uid: "b" });
  });
  afterEach(() => emulator.stop());

  const run = (test: (provider: DynamicProviderProcess) => Promise<void>) =>
    withDynamicProvider(
      {
        "spectrocluster:baseUrl": emulator.baseUrl,
        "spectrocluster:apiKey": emulator.apiKey,
        "spectrocluster:maxRetries": "0",
      },
      test,
    );
  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => assert.fail("it must fail"),
      (error: ServiceError) => error,
    );

  it("stores what succeeded, also with the loader string", () =>
    run(async ({ call }) => {
      emulator.fail({ method: "PATCH", url: "/b/", status: 422 });
      const error = await errorOf(call("create", { Properties: { clusters: { a: on, b: on }, __provider } }));
      const { id, properties, reasons } = initFailureOf(error) ?? {};
      assert.match(id ?? "", /^fleet-/);
      assert.deepEqual(properties, { clusters: { a: on }, pending: { b: "failed" }, __provider });
      assert.match(reasons?.join() ?? "", /^1 of 2 clusters failed:/);
    }));

  it("shows what is missing, and is changed as long as something is pending", () =>
    run(async ({ call, printed }) => {
      const changesOf = async (olds: object, news: object) => {
        const response: Message = await call("diff", {
          Id: "fleet-1",
          Olds: { ...olds, __provider },
          News: { ...news, __provider },
        });
        return ["unknown", "none", "some"][response.getChanges()];
      };
      const state = { clusters: { a: on }, pending: { b: "failed" } };
      // The engine finds out which clusters differ.
      assert.equal(await changesOf(state, { clusters: { a: on, b: on } }), "unknown");
      await printed(/^1 cluster missing or pending: "b"\.$/m);
      assert.equal(await changesOf(state, { clusters: { a: on } }), "some");
      assert.equal(await changesOf({ clusters: { a: on } }, { clusters: { a: on } }), "none");
    }));

  it("marks all properties as secret if old values that may be secret stay in the state", () =>
    run(async ({ call }) => {
      emulator.fail({ method: "PATCH", url: "/b/", status: 422 });
      const old = { clusters: { a: on, b: on }, __hasSecrets: true, __provider };
      const update = { Id: "fleet-1", Olds: old, News: { clusters: { a: off }, __provider } };
      const clusters = { a: off, b: on };
      const stored = { clusters: secret(clusters), __hasSecrets: "all", __provider };
      const { properties } = initFailureOf(await errorOf(call("update", update))) ?? {};
      assert.deepEqual(properties, stored);

      emulator.addCluster({ uid: "b", hostClusterConfig: on });
      const read = await call("read", { Id: "fleet-1", Properties: { clusters, __hasSecrets: "all", __provider } });
      assert.deepEqual(read.getProperties().toJavaScript(), stored);
      assert.deepEqual(read.getInputs().toJavaScript(), stored);

      const completed = await call("update", { ...update, Olds: { clusters, __hasSecrets: "all", __provider } });
      assert.deepEqual(completed.getProperties().toJavaScript(), { clusters: { a: off }, __provider });
    }));
});
