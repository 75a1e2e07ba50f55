import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { type ServiceError, status } from "@grpc/grpc-js";
import { Emulator } from "../../emulator/index.mjs";
import { initFailureOf, type Plugin, secret, UNKNOWN, urnOf, withPlugin } from "./pluginProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});
const withIngress = (host: unknown, port: unknown = 443) => ({
  ...on,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port } } },
});

describe("the plugin's resources", function () {
  this.timeout(60_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
  });
  afterEach(() => emulator.stop());

  const run = (test: (plugin: Plugin) => Promise<void>, more: Record<string, unknown> = {}) =>
    withPlugin(test, { baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey), ...more });

  /** The error of a call. */
  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => assert.fail("it must fail"),
      (error: ServiceError) => error,
    );

  describe("check", () => {
    it("fills in defaults, keeps the program's order, and sends nothing", () =>
      run(
        async ({ check }) => {
          const { inputs, failures } = await check(withIPs(["10.0.0.2", "10.0.0.1", "10.0.0.2"]));
          assert.deepEqual(failures, []);
          assert.deepEqual(inputs, { ...withIPs(["10.0.0.2", "10.0.0.1", "10.0.0.2"]), projectUid: "p" });
          assert.deepEqual((await check(inputs)).inputs, inputs);
          assert.deepEqual((await check({ clusterUid: "c1" })).inputs["isHostCluster"], false);
          assert.equal(emulator.requests.length, 0);
        },
        { projectUid: "p" },
      ));

    it("keeps secrets in place, and makes a list with a secret item secret", () =>
      run(async ({ check }) => {
        for (const inputs of [
          { clusterUid: secret("c1"), isHostCluster: secret(true) },
          withIngress(secret("a.example.com"), secret(8443)),
          { ...on, clusterGroup: secret({ name: "g", uid: secret("u") }) },
          { ...on, clusterEndpoint: secret(withIngress("a.example.com").clusterEndpoint) },
          withIPs(secret(["10.0.0.1"])),
        ]) {
          assert.deepEqual(await check(inputs), { inputs, failures: [] });
        }
        const list = await check(withIPs(["10.0.0.2", secret("10.0.0.1")]));
        assert.deepEqual(list, { inputs: withIPs(secret(["10.0.0.2", "10.0.0.1"])), failures: [] });
        const inItem = await check({ ...on, clusterGroup: [[{ uid: secret("hunter2") }]] });
        assert.deepEqual(inItem.inputs, { ...on, clusterGroup: secret([[{ uid: "hunter2" }]]) });
      }));

    it("leaves unknown values in place", () =>
      run(async ({ check }) => {
        for (const inputs of [
          { ...on, clusterUid: UNKNOWN },
          { ...on, isHostCluster: UNKNOWN },
          { ...on, clusterEndpoint: UNKNOWN },
          withIngress(secret(UNKNOWN), UNKNOWN),
          withIPs(["10.0.0.2", UNKNOWN, "10.0.0.1"]),
        ]) {
          assert.deepEqual(await check(inputs), { inputs, failures: [] });
        }
      }));

    it("reports failures without a property, and quotes no value if an argument is secret", () =>
      run(async ({ check }) => {
        const wrong = { clusterUid: "c1", isHostCluster: "yes", clusterGroup: { nmae: "hunter2" } };
        assert.deepEqual(await check(wrong), {
          inputs: wrong,
          failures: [
            { property: "", reason: 'clusterGroup.nmae is not a known member (value "hunter2"); did you mean name?' },
            { property: "", reason: 'isHostCluster must be true or false, not "yes"' },
          ],
        });
        const hidden = { ...wrong, isHostCluster: secret("yes"), clusterGroup: secret({ nmae: "hunter2" }) };
        const { inputs, failures } = await check(hidden);
        assert.deepEqual(inputs, hidden);
        const reasons = failures.map(({ reason }) => reason).join("\n");
        assert.match(reasons, /isHostCluster must be true or false, not the value given \(may be secret\)/);
        assert.doesNotMatch(reasons, /yes|hunter2/);
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

    it("rejects two resources that declare one cluster, but not one that is checked twice", () =>
      run(async ({ check }) => {
        for (let times = 0; times < 2; times++) assert.deepEqual((await check(on, urnOf("a"))).failures, []);
        assert.deepEqual((await check({ ...on, isHostCluster: false }, urnOf("b"))).failures, [
          {
            property: "",
            reason:
              'HostClusterConfig "a" and HostClusterConfig "b" both declare cluster "c1".\n' +
              "Each would overwrite the other in every run. Remove one of the declarations.",
          },
        ]);
        assert.deepEqual((await check({ ...on, clusterUid: "c2" }, urnOf("b"))).failures, []);
        assert.deepEqual((await check({ ...on, clusterUid: UNKNOWN }, urnOf("c"))).failures, []);
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
      }));

    it("replaces for another cluster, but not for an unknown one", () =>
      run(async ({ diff }) => {
        const changed = { changes: "some", diffs: [] };
        assert.deepEqual(await diff(on, { ...on, clusterUid: "c2", isHostCluster: false }), {
          ...changed,
          replaces: ["clusterUid"],
          detailed: { clusterUid: "UPDATE_REPLACE", isHostCluster: "UPDATE" },
        });
        assert.deepEqual(await diff(on, { ...on, clusterUid: UNKNOWN }), {
          ...changed,
          replaces: [],
          detailed: { clusterUid: "UPDATE" },
        });
      }));

    it("ignores order, repetitions, defaults, empty members and secrets that became plain", () =>
      run(async ({ diff }) => {
        const none = { changes: "none", replaces: [], detailed: {}, diffs: [] };
        const same: [Record<string, unknown>, Record<string, unknown>][] = [
          [on, on],
          [withIPs(["b", "a", "b"]), withIPs(["a", "b"])],
          [{ clusterUid: "c1", isHostCluster: false }, { clusterUid: "c1" }],
          [withIPs([]), { ...on, clusterEndpoint: { type: "LoadBalancer" } }],
          [{ ...on, clusterGroup: {}, hostCluster: null }, on],
          [withIngress(secret("a")), withIngress("a")],
        ];
        for (const [olds, news] of same) assert.deepEqual(await diff(olds, news), none, JSON.stringify([olds, news]));
      }));

    it("updates a value that became secret, also around a secret that it contains", () =>
      run(async ({ diff }) => {
        const plain = withIngress("a");
        const inner = withIngress(secret("a"));
        const outer = { ...on, clusterEndpoint: secret(plain.clusterEndpoint) };
        const some = { changes: "some", replaces: [], diffs: [] };
        assert.deepEqual(await diff(inner, outer), { ...some, detailed: { clusterEndpoint: "UPDATE" } });
        assert.deepEqual(await diff(plain, outer), { ...some, detailed: { clusterEndpoint: "UPDATE" } });
        assert.equal((await diff(outer, inner)).changes, "none", "the state has more secrets than needed");
      }));

    it("has changes if a write is pending", () =>
      run(async ({ diff }) => {
        for (const isHostCluster of [true, false]) {
          const { changes, replaces, detailed } = await diff({ clusterUid: "c1" }, { ...on, isHostCluster });
          assert.deepEqual(
            { changes, replaces, detailed },
            {
              changes: "some",
              replaces: [],
              detailed: { isHostCluster: "ADD" },
            },
          );
        }
      }));
  });

  describe("create and update", () => {
    it("send the whole configuration and return secrets as secrets", () =>
      run(
        async ({ create, update }) => {
          const inputs = { ...withIngress(secret("a.example.com")), projectUid: secret("p") };
          assert.deepEqual(await create(inputs), { id: "c1", properties: inputs });
          const news = { ...on, hostCluster: { uid: secret("h") }, projectUid: "p" };
          assert.deepEqual(await update(inputs, news), news);
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
        assert.deepEqual(await update(withIngress(secret("a")), outer), outer);
        assert.deepEqual(emulator.patches, []);
      }));

    it("omit the service's message if an argument is secret", () =>
      run(async ({ create, update, delete: remove }) => {
        const body = { code: "InvalidHost", message: "host hunter2 is invalid", ref: "r-1" };
        const hidden = withIngress(secret("hunter2"));
        for (const call of [
          () => create(hidden),
          () => update(on, hidden),
          () => remove({ ...hidden, clusterUid: "c2" }),
        ]) {
          emulator.recover();
          emulator.fail({ method: "PATCH", status: 422, body });
          const { details } = await errorOf(call());
          assert.match(details, /422 .*code InvalidHost.*ref r-1/);
          assert.doesNotMatch(details, /hunter2/);
        }
      }));

    it("log the configuration that a create overwrites", () =>
      run(async ({ create, logged }) => {
        const clusterEndpoint = { type: "Ingress", config: {} };
        emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true, clusterEndpoint } });
        await create(withIPs(["10.0.0.1"]), { urn: urnOf("prod") });
        assert.deepEqual(logged("info"), [
          {
            message:
              'Cluster "c1" has a different configuration, which is overwritten:\n' + 'clusterEndpoint.type: "Ingress"',
            urn: urnOf("prod"),
          },
        ]);
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

    it("with an unknown outcome stay in the state as pending", () =>
      run(
        async ({ create, update }) => {
          const inputs = { ...withIngress("a.example.com"), clusterUid: secret("c1"), projectUid: secret("p") };
          for (const write of [() => create(inputs), () => update({ ...on, projectUid: "p" }, inputs)]) {
            emulator.fail({ method: "PATCH", reset: true, applied: true, times: 3 });
            const error = await errorOf(write());
            assert.equal(error.code, status.UNKNOWN);
            assert.match(error.details, /^Cannot update the host cluster configuration of cluster "c1":\nPATCH /);
            assert.match(error.details, /The cluster may or may not have been changed\. It is pending/);
            assert.deepEqual(initFailureOf(error), {
              id: "c1",
              properties: { clusterUid: secret("c1"), projectUid: secret("p") },
              reasons: [error.details],
            });
            emulator.recover();
          }
        },
        { maxRetries: 0 },
      ));

    it("that the service rejects leave the state unchanged", () =>
      run(async ({ create, update }) => {
        for (const write of [() => create(on), () => update(on, { ...on, hostCluster: { uid: "h" } })]) {
          emulator.recover();
          emulator.fail({
            method: "PATCH",
            status: 403,
            body: { code: "Forbidden", message: "not yours", ref: "r-1" },
          });
          const error = await errorOf(write());
          assert.equal(error.code, status.FAILED_PRECONDITION);
          assert.match(error.details, / returned 403 \(not yours, code Forbidden, ref r-1\)\.\nThe API key from/);
          assert.equal(initFailureOf(error), undefined);
        }
      }));

    it("do not send what an edited state contains", () =>
      run(async ({ create }) => {
        const error = await errorOf(create({ ...on, clusterUid: ".." }));
        assert.match(error.details, /not valid:\n- clusterUid must be a cluster UID/);
        assert.equal(emulator.requests.length, 0);
      }));
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
        const stored = { ...on, clusterEndpoint: secret(withIngress("a").clusterEndpoint) };
        assert.deepEqual(await read("c1", stored), { id: "c1", properties: stored, inputs: stored });
      }));

    it("returns no ID if the cluster no longer exists, and logs it", () =>
      run(async ({ read, logged }) => {
        emulator.clusters.delete("c1");
        const result = await read("c1", on, { urn: urnOf("prod") });
        assert.deepEqual(result, { id: "", properties: undefined, inputs: undefined });
        const [message] = logged("info");
        assert.match(
          message?.message ?? "",
          /^Cluster "c1" no longer exists, so it is removed from the state\. .*\n.* returned 404 \(Cluster c1 is not found/,
        );
        assert.equal(message?.urn, urnOf("prod"));
      }));

    it("keeps the state after any other 404", () =>
      run(async ({ read, logged }) => {
        emulator.fail({ status: 404, body: "<html>404</html>" });
        assert.deepEqual(await read("c1", on), { id: "c1", properties: on, inputs: on });
        assert.match(logged("info")[0]?.message ?? "", /^Changes made outside Pulumi cannot be detected/);
      }));

    it("imports a cluster's configuration", () =>
      run(
        async ({ read }) => {
          const hostClusterConfig = { isHostCluster: true, clusterEndpoint: withIPs(["b", "a"]).clusterEndpoint };
          emulator.addCluster({ uid: "c1", projectUid: "p", hostClusterConfig });
          const found = { ...withIPs(["b", "a"]), projectUid: "p" };
          assert.deepEqual(await read("c1"), { id: "c1", properties: found, inputs: found });
        },
        { projectUid: "p" },
      ));

    it("does not import a cluster that the service does not know, or whose configuration cannot be read", () =>
      run(async ({ read }) => {
        const unavailable = await errorOf(read("c1"));
        assert.equal(
          unavailable.details,
          'The configuration of cluster "c1" cannot be read. ' +
            'The response about cluster "c1" has no host cluster configuration.\n' +
            "To adopt the cluster without reading it, declare it in the program and run pulumi up.",
        );
        assert.match((await errorOf(read("c3"))).details, /Cluster c3 is not found/);
        assert.match((await errorOf(read(".."))).details, /clusterUid must be a cluster UID/);
      }));
  });

  describe("delete", () => {
    it("disables a host cluster", () =>
      run(async ({ delete: remove }) => {
        await remove({ ...on, clusterUid: secret("c1") });
        await remove({ clusterUid: "c2", isHostCluster: false });
        assert.deepEqual(
          emulator.patches.map(({ url, body }) => ({ url, body })),
          [
            {
              url: "/v1/spectroclusters/c1/clusterConfig/hostCluster",
              body: { hostClusterConfig: { isHostCluster: false } },
            },
          ],
        );
      }));

    it("succeeds if the cluster no longer exists, and logs it", () =>
      run(async ({ delete: remove, logged }) => {
        await remove({ ...on, clusterUid: "c3" }, { urn: urnOf("prod") });
        assert.match(
          logged("info")[0]?.message ?? "",
          /^Cluster "c3" no longer exists, so there was nothing to disable\./,
        );
        assert.equal(logged("info")[0]?.urn, urnOf("prod"));
      }));

    for (const [name, declare] of [
      ["has in the state", (plugin: Plugin) => plugin.check(on, urnOf("new"), on)],
      ["created", (plugin: Plugin) => plugin.create(on)],
      ["updated", (plugin: Plugin) => plugin.update(on, { ...on, hostCluster: { uid: "h" } })],
    ] as const) {
      it(`sends nothing for a cluster that another resource of the run ${name}, and logs it`, () =>
        run(async (plugin) => {
          await declare(plugin);
          const before = emulator.patches.length;
          await plugin.delete(on, { urn: urnOf("old") });
          assert.equal(emulator.patches.length, before);
          assert.deepEqual(plugin.logged("info"), [
            {
              message:
                'Cluster "c1" was not disabled, because this run declares its configuration in another resource.',
              urn: urnOf("old"),
            },
          ]);
        }));
    }
  });

  describe("timeout", () => {
    it("replaces the setting", () =>
      run(async ({ create, delete: remove }) => {
        emulator.hold({ method: "PATCH", times: 2 });
        const late = /did not succeed within 0\.5 s\.\nRun the same command again, or increase customTimeouts\./;
        const error = await errorOf(create(on, { timeout: 0.5 }));
        assert.match(error.details, late);
        assert.equal(initFailureOf(error)?.id, "c1");
        assert.match((await errorOf(remove({ ...on, clusterUid: "c2" }, { timeout: 0.5 }))).details, late);
      }));

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
        while (emulator.patches.length === 0) await setTimeout(5);
        await cancel();
        const error = await interrupted;
        assert.match(error.details, /the run was cancelled\.\n.*\n.*It is pending/);
        assert.deepEqual(initFailureOf(error)?.properties, { clusterUid: "c1" });
        while (emulator.underWay > 0) await setTimeout(5);

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
