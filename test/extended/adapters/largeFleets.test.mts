import assert from "node:assert/strict";
import { loaderOf } from "../../../sdk/resource.js";
import type { Message } from "../../provider/adapterProcess.mjs";
import { type DynamicProviderProcess, withDynamicProvider } from "../../provider/dynamic/dynamicProviderProcess.mjs";
import { type Plugin, secret, urnOf, withPlugin } from "../../provider/plugin/pluginProcess.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";

const urn = urnOf("prod", "spectrocluster:index:HostClusterFleet");
const __provider = loaderOf("HostClusterFleet");
const ingress = (host: unknown) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port: 443 } } },
});
const on = { isHostCluster: true };

/** The value without secret markers. */
const plainOf = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (_name, member) => (member?.value === undefined ? member : member.value));

describe("the plugin's large fleets", function () {
  this.timeout(120_000);
  const emulator = useEmulator({ uid: "a" }, { uid: "b" });
  const run = (test: (plugin: Plugin) => Promise<void>, more: Record<string, unknown> = {}) =>
    withPlugin(test, { baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey), ...more });

  it("are rejected if their partial failure would be too large with its secret markers", () =>
    run(async ({ check }) => {
      const reasonsOf = async (news: object) => (await check(news as never, urn)).failures.map(({ reason }) => reason);
      const values = { kind: secret("k"), name: secret("n"), uid: secret("u") };
      const cluster = {
        ...ingress(secret("h")),
        isHostCluster: secret(true),
        clusterGroup: values,
        hostCluster: values,
        projectUid: secret("p".repeat(1300)),
      };
      const clusters = Object.fromEntries(Array.from({ length: 4990 }, (_, index) => [`uid-${index}`, cluster]));
      const reasons = await reasonsOf({ clusters });
      assert.match(reasons.join(), /are 1\d\.\d MiB as a message to the engine, but at most 11 MiB/);
      assert.deepEqual(await reasonsOf({ clusters: secret(plainOf(clusters)) }), []);
    }));

  it("show their progress as a status", () =>
    run(
      async ({ create, engine }) => {
        emulator.fail({ method: "PATCH", delay: 6000, times: 2 });
        await create({ clusters: { a: on, b: on } }, { urn });
        assert.deepEqual(
          engine.logged.filter(({ message }) => message.includes("done")),
          [{ severity: "info", message: "Writing the configurations: 1 of 2 clusters done", urn, isStatus: true }],
        );
      },
      { maxConcurrentRequests: "1", readBeforeWrite: "off" },
    ));
});

describe("the dynamic provider's large fleets", function () {
  this.timeout(120_000);
  const emulator = useEmulator({ uid: "a" }, { uid: "b" });
  const run = (test: (provider: DynamicProviderProcess) => Promise<void>) =>
    withDynamicProvider({ "spectrocluster:baseUrl": emulator.baseUrl, "spectrocluster:apiKey": emulator.apiKey }, test);

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
});
