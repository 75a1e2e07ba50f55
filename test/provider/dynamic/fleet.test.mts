import assert from "node:assert/strict";
import type { ServiceError } from "@grpc/grpc-js";
import { loaderOf } from "../../../sdk/resource.js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import type { Message } from "../adapterProcess.mjs";
import { initFailureOf, secret } from "../plugin/pluginProcess.mjs";
import { type DynamicProviderProcess, withDynamicProvider } from "./dynamicProviderProcess.mjs";

const __provider = loaderOf("HostClusterFleet");
const on = { isHostCluster: true };
const off = { isHostCluster: false };

describe("a fleet in the dynamic provider's process", function () {
  this.timeout(60_000);
  const emulator = useEmulator({ uid: "a" }, { uid: "b" });

  const run = (test: (provider: DynamicProviderProcess) => Promise<void>) =>
    withDynamicProvider(
      {
        "spectrocluster:baseUrl": emulator.baseUrl,
        "spectrocluster:apiKey": emulator.apiKey,
        "spectrocluster:maxRetries": "0",
      },
      test,
    );

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
      const state = { clusters: { a: on }, pending: { b: { fields: ["isHostCluster"] } } };
      // The engine finds out which clusters differ.
      assert.equal(await changesOf(state, { clusters: { a: on, b: on } }), "unknown");
      await printed(/^1 cluster is repeated \("b"\)\.$/m);
      assert.equal(await changesOf(state, { clusters: { a: on } }), "some");
      assert.equal(await changesOf({ clusters: { a: on } }, { clusters: { a: on } }), "none");
    }));

  it("marks all properties as secret if old values that may be secret stay in the state", () =>
    run(async ({ call }) => {
      emulator.addCluster({ uid: "b", hostClusterConfig: on });
      emulator.fail({ method: "PATCH", url: "/b/", status: 422 });
      const old = { clusters: { a: on, b: on }, __hasSecrets: true, __provider };
      const update = { Id: "fleet-1", Olds: old, News: { clusters: { a: off }, __provider } };
      const clusters = { a: off, b: on };
      const stored = { clusters: secret(clusters), __hasSecrets: "all", __provider };
      const { properties } = initFailureOf(await errorOf<ServiceError>(call("update", update))) ?? {};
      assert.deepEqual(properties, { ...stored, __address: emulator.baseUrl });

      emulator.addCluster({ uid: "b", hostClusterConfig: on });
      const read = await call("read", { Id: "fleet-1", Properties: { clusters, __hasSecrets: "all", __provider } });
      assert.deepEqual(read.getProperties().toJavaScript(), stored);
      assert.deepEqual(read.getInputs().toJavaScript(), stored);

      const completed = await call("update", { ...update, Olds: { clusters, __hasSecrets: "all", __provider } });
      const { baseUrl: __address } = emulator;
      assert.deepEqual(completed.getProperties().toJavaScript(), { clusters: { a: off }, __address, __provider });
    }));
});
