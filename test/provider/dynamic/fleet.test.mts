import assert from "node:assert/strict";
import type { ServiceError } from "@grpc/grpc-js";
import { loaderOf } from "../../../sdk/resource.js";
import { Emulator } from "../../emulator/index.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import type { Message } from "../adapterProcess.mjs";
import { initFailureOf, secret } from "../plugin/pluginProcess.mjs";
import { type DynamicProviderProcess, withDynamicProvider } from "./dynamicProviderProcess.mjs";

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

  it("stores what succeeded, also with the loader string", () =>
    run(async ({ call }) => {
      emulator.fail({ method: "PATCH", url: "/b/", status: 422 });
      const error = await errorOf<ServiceError>(
        call("create", { Properties: { clusters: { a: on, b: on }, __provider } }),
      );
      const { id, properties, reasons } = initFailureOf(error) ?? {};
      assert.match(id ?? "", /^fleet-/);
      assert.deepEqual(properties, { clusters: { a: on }, __address: emulator.baseUrl, __provider });
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
      const state = { clusters: { a: on }, pending: { b: { fields: ["isHostCluster"] } } };
      // The engine finds out which clusters differ.
      assert.equal(await changesOf(state, { clusters: { a: on, b: on } }), "unknown");
      await printed(/^1 cluster is repeated \("b"\)\.$/m);
      assert.equal(await changesOf(state, { clusters: { a: on } }), "some");
      assert.equal(await changesOf({ clusters: { a: on } }, { clusters: { a: on } }), "none");
    }));

  it("shows no old secret that the service quotes, whether the program drops it or passes a plain value", () =>
    run(async ({ call }) => {
      const old = { clusters: { a: on, b: on }, __hasSecrets: true, __provider };
      const body = { code: "Bad", message: "hunter2 is in use" };
      for (const clusters of [{ b: off }, { a: off, b: off }]) {
        emulator.fail({ method: "PATCH", url: "/a/", status: 422, body });
        const failed = await errorOf<ServiceError>(
          call("update", { Id: "fleet-1", Olds: old, News: { clusters, __provider } }),
        );
        const { reasons } = initFailureOf(failed) ?? {};
        assert.match(reasons?.join() ?? "", /returned 422 \(code Bad.*message omitted/);
        assert.doesNotMatch(JSON.stringify([failed.details, reasons]), /hunter2/);
      }
    }));

  it("is rejected if its partial failure would be too large with the clusters that it replaces", () =>
    run(async ({ call }) => {
      const fleetOf = (prefix: string) => ({
        clusters: Object.fromEntries(
          Array.from({ length: 4000 }, (_, index) => [
            `${prefix}-${index}`,
            { ...on, hostCluster: { name: "x".repeat(1500) } },
          ]),
        ),
        __provider,
      });
      const reasonsOf = async (Olds: object) => {
        const response: Message = await call("check", { Olds, News: fleetOf("new") });
        return response.getFailuresList().map((failure: Message) => failure.getReason());
      };
      assert.deepEqual(await reasonsOf({}), []);
      assert.match((await reasonsOf(fleetOf("old"))).join(), /MiB as a message to the engine, but at most 11 MiB/);
    }));

  it("marks all properties as secret if old values that may be secret stay in the state", () =>
    run(async ({ call }) => {
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
