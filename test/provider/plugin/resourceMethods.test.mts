import assert from "node:assert/strict";
import { type ServiceError, status } from "@grpc/grpc-js";
import { errorOf as failure } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { initFailureOf, type Plugin, secret, sharePlugin, UNKNOWN, urnOf, withPlugin } from "./pluginProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});
const withIngress = (host: unknown, port: unknown = 443) => ({
  ...on,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port } } },
});

/** The fields of an endpoint in the order in which {@link withIngress} declares them. */
const ENDPOINT_FIELDS = [
  "clusterEndpoint.type",
  "clusterEndpoint.config.ingressConfig.host",
  "clusterEndpoint.config.ingressConfig.port",
];

describe("the plugin's resources", function () {
  this.timeout(60_000);
  sharePlugin();
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" });

  const run = (test: (plugin: Plugin) => Promise<void>, more: Record<string, unknown> = {}) =>
    withPlugin(test, { baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey), ...more });

  const errorOf = (call: Promise<unknown>) => failure<ServiceError>(call);

  describe("check", () => {
    it("keeps secrets in place, and makes a list with a secret item secret", () =>
      run(async ({ check }) => {
        for (const inputs of [
          { clusterUid: secret("c1"), isHostCluster: secret(true) },
          withIngress(secret("a.example.com"), secret(8443)),
          { ...on, clusterGroup: secret({ name: "g", uid: secret("u") }) },
          { ...on, clusterEndpoint: secret(withIngress("a.example.com").clusterEndpoint) },
          withIPs(secret(["10.0.0.1"])),
        ]) {
          const { baseUrl: __address } = emulator;
          assert.deepEqual(await check(inputs), { inputs: { ...inputs, __address }, failures: [] });
        }
        const list = await check(withIPs(["10.0.0.2", secret("10.0.0.1")]));
        assert.deepEqual(list.inputs["clusterEndpoint"], withIPs(secret(["10.0.0.2", "10.0.0.1"])).clusterEndpoint);
        const inItem = await check({ ...on, clusterGroup: [[{ uid: secret("hunter2") }]] });
        assert.deepEqual(inItem.inputs, { ...on, clusterGroup: secret([[{ uid: "hunter2" }]]) });
      }));

    it("logs warnings beside the resource, and quotes no value if an argument is secret", () =>
      run(async ({ check, logged }) => {
        const urn = urnOf("prod");
        const message = (host: string) =>
          `clusterEndpoint.config.ingressConfig.host is ${host}, not a host name: remove the scheme, port or path`;
        assert.deepEqual((await check(withIngress("https://x"), urn)).failures, []);
        assert.deepEqual(logged("warning"), [{ message: message('"https://x"'), urn }]);
        await check(withIngress(secret("https://y")), urn);
        assert.deepEqual(logged("warning")[1], { message: message("the value given (may be secret)"), urn });
      }));

    it("rejects two resources that declare one cluster", () =>
      run(async ({ check }) => {
        assert.deepEqual((await check(on, urnOf("a"))).failures, []);
        const [failure] = (await check(on, urnOf("b"))).failures;
        assert.match(failure?.reason ?? "", /^HostClusterConfig "a" and HostClusterConfig "b" both declare cluster/);
      }));

    it("recognizes a resource in a component, and reports an unknown type", () =>
      run(async ({ check }) => {
        const inComponent = urnOf("prod", "pkg:index:Component$spectrocluster:index:HostClusterConfig");
        assert.deepEqual((await check(on, inComponent)).failures, []);
        const error = await errorOf(check(on, urnOf("prod", "spectrocluster:index:HostClusterConfg")));
        assert.equal(
          error.details,
          'There is no resource "spectrocluster:index:HostClusterConfg" in pulumi-spectrocluster; ' +
            "did you mean spectrocluster:index:HostClusterConfig?",
        );
      }));
  });

  describe("diff", () => {
    it("lists each path that differs", () =>
      run(async ({ diff }) => {
        const port = "clusterEndpoint.config.ingressConfig.port";
        const some = { changes: "some", replaces: [], diffs: [] };
        assert.deepEqual(await diff(withIngress("a", 443), withIngress("a", 8443)), {
          ...some,
          detailed: { [port]: "UPDATE" },
        });
        assert.deepEqual(await diff(withIngress(secret("a"), 443), withIngress(secret("a"), UNKNOWN)), {
          ...some,
          detailed: { [port]: "UPDATE" },
        });
        assert.deepEqual(await diff(withIngress("a", 443), withIngress(secret("a"), 443)), {
          ...some,
          detailed: { "clusterEndpoint.config.ingressConfig.host": "UPDATE" },
        });
        assert.deepEqual(await diff({ ...on, hostCluster: { uid: "h" } }, { ...on, projectUid: "p" }), {
          ...some,
          detailed: { "hostCluster.uid": "DELETE", projectUid: "ADD" },
        });
        assert.deepEqual(await diff(withIPs(["10.0.0.1"]), withIPs(["10.0.0.2"])), {
          ...some,
          detailed: { "clusterEndpoint.config.loadBalancerConfig.externalIPs": "UPDATE" },
        });
        assert.deepEqual(await diff(on, { ...on, clusterUid: "c2", isHostCluster: false }), {
          ...some,
          replaces: ["clusterUid"],
          detailed: { clusterUid: "UPDATE_REPLACE", isHostCluster: "UPDATE" },
        });
      }));

    it("updates the address if baseUrl became secret, and then hides no other value", () =>
      withPlugin(
        async ({ diff, check }) => {
          const stored = (address: unknown) => ({ ...on, __address: address });
          const some = { changes: "some", replaces: [], diffs: [] };
          const hidden = stored(secret(emulator.baseUrl));
          assert.deepEqual(await diff(stored(emulator.baseUrl), hidden), {
            ...some,
            detailed: { __address: "UPDATE" },
          });
          assert.deepEqual(await diff(hidden, hidden), { ...some, changes: "none", detailed: {} });
          const { inputs, failures } = await check({ ...on, isHostCluster: "yes" }, undefined, hidden);
          assert.equal(failures[0]?.reason, 'isHostCluster must be true or false, not "yes"');
          assert.deepEqual((await check(on, undefined, hidden)).inputs, hidden);
          assert.equal(inputs["clusterUid"], on.clusterUid);
        },
        { baseUrl: secret(emulator.baseUrl), apiKey: secret(emulator.apiKey) },
      ));

    it("updates a value that became secret, also around a secret that it contains", () =>
      run(async ({ diff }) => {
        const plain = withIngress("a");
        const inner = withIngress(secret("a"));
        const outer = { ...on, clusterEndpoint: secret(plain.clusterEndpoint) };
        const some = { changes: "some", replaces: [], diffs: [] };
        assert.deepEqual(await diff(inner, outer), { ...some, detailed: { clusterEndpoint: "UPDATE" } });
        assert.deepEqual(await diff(plain, outer), { ...some, detailed: { clusterEndpoint: "UPDATE" } });
        assert.equal((await diff(outer, inner)).changes, "none", "the state has more secrets than needed");
        assert.equal((await diff(inner, plain)).changes, "none", "a secret became plain");
      }));
  });

  describe("create and update", () => {
    it("send the whole configuration and return secrets as secrets", () =>
      run(
        async ({ create, update }) => {
          const inputs = { ...withIngress(secret("a.example.com")), projectUid: secret("p") };
          const { baseUrl: __address } = emulator;
          assert.deepEqual(await create(inputs), { id: "c1", properties: { ...inputs, __address } });
          const news = { ...on, hostCluster: { uid: secret("h") }, projectUid: "p" };
          assert.deepEqual(await update(inputs, news), { ...news, __address });
          assert.deepEqual(
            emulator.patches.map(({ url, headers, body }) => ({ url, project: headers["projectuid"], body })),
            [
              { isHostCluster: true, clusterEndpoint: withIngress("a.example.com").clusterEndpoint },
              { isHostCluster: true, hostCluster: { uid: "h" } },
            ].map((hostClusterConfig) => ({
              url: "/v1/spectroclusters/c1/clusterConfig/hostCluster",
              project: "p",
              body: { hostClusterConfig },
            })),
          );
        },
        { projectUid: "other" },
      ));

    it("send nothing if a value only became secret, and store it as a secret", () =>
      run(async ({ update }) => {
        const outer = { ...on, clusterEndpoint: secret(withIngress("a").clusterEndpoint) };
        assert.deepEqual(await update(withIngress(secret("a")), outer), { ...outer, __address: emulator.baseUrl });
        assert.deepEqual(emulator.patches, []);
      }));

    it("send nothing in a preview and return the known values", () =>
      run(async ({ create, update }) => {
        const inputs = { ...withIPs(["b", "a"]), hostCluster: { uid: secret(UNKNOWN) }, projectUid: "p" };
        assert.deepEqual(await create(inputs, { preview: true }), { id: "c1", properties: inputs });
        assert.deepEqual(await update(on, inputs, { preview: true }), inputs);
        const unknown = { ...on, clusterUid: UNKNOWN };
        assert.deepEqual(await create(unknown, { preview: true }), { id: "", properties: unknown });
        assert.equal(emulator.requests.length, 0);
      }));

    it("read in a preview with readInPreview the clusters that would change, and nothing else", () =>
      run(
        async ({ create, update, logged }) => {
          const preview = { preview: true };
          const ingress = withIngress("a.example.com");
          const { clusterUid: _uid, ...other } = withIngress("other.example.com");
          emulator.addCluster({ uid: "c1", hostClusterConfig: { ...other, clusterGroup: { uid: "g" } } });
          await create(ingress, preview);
          await create(withIngress(secret("hunter2")), preview);
          await update(on, ingress, preview);
          await update({ ...ingress, clusterGroup: { uid: "g" } }, ingress, preview);
          const changed = "clusterEndpoint.config.ingressConfig.host";
          const kept = "kept, because the program does not declare it: clusterGroup.uid";
          const adopted = 'Cluster "c1" already has a configuration, which changes:';
          assert.deepEqual(
            logged("info").map(({ message }) => message),
            [
              `${adopted}\n${changed}: "other.example.com" → "a.example.com"\n${kept}`,
              `${adopted}\n${changed}: the value given (may be secret) → the value given (may be secret)\n${kept}`,
              `Cluster "c1" was changed outside Pulumi. The update overwrites:\n${changed}: "other.example.com" → "a.example.com"`,
            ],
          );
          assert.equal(emulator.requests.length, 4);

          await create({ ...on, hostCluster: { uid: UNKNOWN } }, preview);
          assert.equal(emulator.requests.length, 5, "a configuration that is unknown in parts is read");
          await create({ ...on, clusterUid: UNKNOWN }, preview);
          await create({ ...on, projectUid: UNKNOWN }, preview);
          await update(ingress, ingress, preview);
          assert.equal(emulator.requests.length, 5, "an unknown cluster and an unchanged one are not read");

          const absent = await errorOf(create({ ...on, clusterUid: "c9" }, preview));
          assert.match(absent.details, /Cannot read cluster "c9":[\s\S]*404[\s\S]*Check the cluster UID/);
          emulator.apiKeys.splice(0, 1, "a-new-key");
          const rejected = await errorOf(update(on, ingress, preview));
          assert.match(rejected.details, /401[\s\S]*Set a valid API key/);
          assert.deepEqual([...new Set(emulator.requests.map(({ method }) => method))], ["GET"]);
        },
        { readInPreview: "true" },
      ));

    it("with an unknown outcome stay in the state as pending", () =>
      run(
        async ({ create, update }) => {
          const inputs = { ...withIngress("a.example.com"), clusterUid: secret("c1"), projectUid: secret("p") };
          const { baseUrl: __address } = emulator;
          const pending = { fields: [...ENDPOINT_FIELDS, "isHostCluster"] };
          for (const [write, confirmed] of [
            [() => create(inputs), {}],
            [() => update({ ...on, projectUid: "p" }, inputs), { isHostCluster: true }],
          ] as const) {
            emulator.fail({ method: "PATCH", reset: true, applied: true, times: 3 });
            const error = await errorOf(write());
            assert.equal(error.code, status.UNKNOWN);
            assert.match(error.details, /^Cannot update the host cluster configuration of cluster "c1":\nPATCH /);
            assert.match(error.details, /The cluster is pending: the next pulumi up/);
            assert.deepEqual(initFailureOf(error), {
              id: "c1",
              properties: { ...confirmed, clusterUid: secret("c1"), projectUid: secret("p"), pending, __address },
              reasons: [error.details],
            });
            emulator.recover();
          }
        },
        { maxRetries: 0 },
      ));
  });

  describe("read", () => {
    it("returns drift, and keeps secrets in the properties and the inputs", () =>
      run(async ({ read }) => {
        emulator.addCluster({
          uid: "c1",
          hostClusterConfig: { isHostCluster: true, clusterEndpoint: withIngress("b.example.com").clusterEndpoint },
        });
        const found = withIngress(secret("b.example.com"));
        assert.deepEqual(await read("c1", withIngress(secret("a.example.com"))), {
          id: "c1",
          properties: found,
          inputs: found,
        });
      }));

    it("keeps secrets of a service that does not support reading", () =>
      run(async ({ read }) => {
        emulator.fail({ method: "GET", status: 405, body: "", times: 3 });
        const stored = { ...on, clusterEndpoint: secret(withIngress("a").clusterEndpoint) };
        assert.deepEqual(await read("c1", stored), { id: "c1", properties: stored, inputs: stored });
      }));
  });

  it("log beside the resource", () =>
    run(async ({ delete: remove, logged }) => {
      const urn = urnOf("prod");
      await remove({ ...on, clusterUid: secret("c3") }, { urn });
      const [{ message, ...others } = { message: "" }, ...more] = logged("info");
      assert.match(message, /not disabled, because the service no longer has .*: "c3"\.$/);
      assert.deepEqual([others, more], [{ urn }, []]);
    }));

  describe("timeout", () => {
    it("replaces the setting, also if it is longer", () =>
      run(
        async ({ create, delete: remove }) => {
          emulator.hold({ method: "PATCH", times: 2 });
          const late = /did not succeed within 2 s\.\nRun the same command again, or increase customTimeouts\./;
          const error = await errorOf(create(on, { timeout: 2 }));
          assert.match(error.details, late);
          assert.equal(initFailureOf(error)?.id, "c1");
          assert.match((await errorOf(remove({ ...on, clusterUid: "c2" }, { timeout: 2 }))).details, late);
        },
        { operationTimeoutSeconds: "1" },
      ));

    it("is the setting if the resource has none", () =>
      run(
        async ({ create }) => {
          emulator.hold({ method: "PATCH" });
          const error = await errorOf(create(on, { timeout: 0 }));
          assert.match(error.details, /did not succeed within 1 s\.\n.* or increase operationTimeoutSeconds\./);
        },
        { operationTimeoutSeconds: "1" },
      ));
  });

  describe("cancel", () => {
    it("cancels requests and sends no more", () =>
      run(async ({ create, update, read, delete: remove, cancel }) => {
        emulator.hold({ method: "PATCH" });
        const interrupted = errorOf(create(on));
        await emulator.until(() => emulator.patches.length > 0);
        await cancel();
        const error = await interrupted;
        assert.match(error.details, /the run was cancelled\.\n.*\nThe cluster is pending/);
        const pending = { fields: ["isHostCluster"] };
        assert.deepEqual(initFailureOf(error)?.properties, { clusterUid: "c1", pending, __address: emulator.baseUrl });
        await emulator.until(() => emulator.underWay === 0);

        const before = emulator.requests.length;
        const c2 = { ...on, clusterUid: "c2" };
        for (const call of [
          () => create(c2),
          () => update(c2, { ...c2, isHostCluster: false }),
          () => read("c2", c2),
          () => remove({ ...on, clusterUid: "c3" }),
        ]) {
          const { details, metadata } = await errorOf(call());
          assert.match(details, / because the run was cancelled\.\nRun the same command again\.$/);
          assert.deepEqual(metadata.get("grpc-status-details-bin"), []);
        }
        assert.equal(emulator.requests.length, before);
      }));
  });
});
