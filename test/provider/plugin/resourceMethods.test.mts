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

describe("the plugin's resource", function () {
  this.timeout(60_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
  });
  afterEach(() => emulator.stop());

  const run = (test: (plugin: Plugin) => Promise<void>, more: Record<string, unknown> = {}) =>
    withPlugin(test, { baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey), ...more });

  /** The error that a call ends with. */
  const errorOf = (call: Promise<unknown>) =>
    call.then(
      () => assert.fail("it should have failed"),
      (error: ServiceError) => error,
    );

  describe("check", () => {
    it("normalizes, twice alike, and sends nothing", () =>
      run(
        async ({ check }) => {
          const { inputs, failures } = await check(withIPs(["10.0.0.2", "10.0.0.1", "10.0.0.2"]));
          assert.deepEqual(failures, []);
          assert.deepEqual(inputs, { ...withIPs(["10.0.0.1", "10.0.0.2"]), projectUid: "p" });
          assert.deepEqual((await check(inputs)).inputs, inputs);
          assert.deepEqual((await check({ clusterUid: "c1" })).inputs["isHostCluster"], false);
          assert.equal(emulator.requests.length, 0);
        },
        { projectUid: "p" },
      ));

    it("leaves secrets where they were, of a list that is sorted the whole list", () =>
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
        const sorted = await check(withIPs(["10.0.0.2", secret("10.0.0.1")]));
        assert.deepEqual(sorted, { inputs: withIPs(secret(["10.0.0.1", "10.0.0.2"])), failures: [] });
        const inItem = await check({ ...on, clusterGroup: [[{ uid: secret("hunter2") }]] });
        assert.deepEqual(inItem.inputs, { ...on, clusterGroup: secret([[{ uid: "hunter2" }]]) });
      }));

    it("leaves what is not known yet where it is", () =>
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

    it("refuses without naming a property to the engine, and quotes no secret", () =>
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

    it("warns beside the resource, in the engine's log, and quotes no secret", () =>
      run(async ({ check, logged }) => {
        const urn = urnOf("prod");
        const message = (host: string) =>
          `clusterEndpoint.config.ingressConfig.host is ${host}: an Ingress takes a bare host name, without scheme, port or path`;
        assert.deepEqual((await check(withIngress("https://x"), urn)).failures, []);
        assert.deepEqual(logged("warning"), [{ message: message('"https://x"'), urn }]);
        await check(withIngress(secret("https://y")), urn);
        assert.deepEqual(logged("warning")[1], { message: message("the value given (may be secret)"), urn });
      }));

    it("refuses two resources for one cluster, and not one that is checked twice", () =>
      run(async ({ check }) => {
        for (let times = 0; times < 2; times++) assert.deepEqual((await check(on, urnOf("a"))).failures, []);
        assert.deepEqual((await check({ ...on, isHostCluster: false }, urnOf("b"))).failures, [
          {
            property: "",
            reason:
              'HostClusterConfig "a" and HostClusterConfig "b" both declare cluster "c1": ' +
              "each would overwrite the other at every run. Keep one of them.",
          },
        ]);
        assert.deepEqual((await check({ ...on, clusterUid: "c2" }, urnOf("b"))).failures, []);
        assert.deepEqual((await check({ ...on, clusterUid: UNKNOWN }, urnOf("c"))).failures, []);
      }));

    it("knows a resource in a component by its own type, and says so of a type that it does not know", () =>
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
    it("names each place that differs, and how", () =>
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

    it("replaces for another cluster, unless it is not known yet", () =>
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

    it("sees nothing in order, defaults, empty members and secrecy", () =>
      run(async ({ diff }) => {
        const none = { changes: "none", replaces: [], detailed: {}, diffs: [] };
        const same: [Record<string, unknown>, Record<string, unknown>][] = [
          [on, on],
          [withIPs(["b", "a", "b"]), withIPs(["a", "b"])],
          [{ clusterUid: "c1", isHostCluster: false }, { clusterUid: "c1" }],
          [withIPs([]), { ...on, clusterEndpoint: { type: "LoadBalancer" } }],
          [{ ...on, clusterGroup: {}, hostCluster: null }, on],
          [withIngress(secret("a")), withIngress("a")],
          [{ ...on, __kept: { hostCluster: { uid: "h" } } }, on],
        ];
        for (const [olds, news] of same) assert.deepEqual(await diff(olds, news), none, JSON.stringify([olds, news]));
      }));

    it("has unfinished work differ from everything", () =>
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
    it("send the whole configuration, and give secrets back as secrets", () =>
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

    it("tell beside the resource what is overwritten", () =>
      run(async ({ create, logged }) => {
        emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true, hostCluster: { uid: "h" } } });
        await create(on, { urn: urnOf("prod") });
        assert.deepEqual(logged("info"), [
          {
            message:
              'Cluster "c1" has a host-cluster configuration, and the declared one replaces it: ' +
              "hostCluster.uid is set so far.",
            urn: urnOf("prod"),
          },
        ]);
      }));

    it("of a preview send nothing and give what is known", () =>
      run(
        async ({ create, update }) => {
          const inputs = { ...withIPs(["b", "a"]), hostCluster: { uid: secret(UNKNOWN) } };
          const planned = { ...withIPs(["a", "b"]), hostCluster: { uid: secret(UNKNOWN) }, projectUid: "p" };
          assert.deepEqual(await create(inputs, { preview: true }), { id: "c1", properties: planned });
          assert.deepEqual(await update(on, inputs, { preview: true }), planned);
          const unknown = { ...on, clusterUid: UNKNOWN, projectUid: "p" };
          assert.deepEqual(await create(unknown, { preview: true }), { id: "", properties: unknown });
          assert.equal(emulator.requests.length, 0);
        },
        { projectUid: "p" },
      ));

    it("that may have taken effect stay in the state as unfinished", () =>
      run(
        async ({ create, update }) => {
          const inputs = { ...withIngress("a.example.com"), clusterUid: secret("c1"), projectUid: secret("p") };
          for (const write of [() => create(inputs), () => update({ ...on, projectUid: "p" }, inputs)]) {
            emulator.fail({ method: "PATCH", reset: true, applied: true, times: 3 });
            const error = await errorOf(write());
            assert.equal(error.code, status.UNKNOWN);
            assert.match(error.details, /^Cannot update the host cluster configuration of cluster "c1":\nPATCH /);
            assert.match(
              error.details,
              /Whether the cluster was changed is not known; it is in the state as unfinished/,
            );
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

    it("that were refused leave the state as it was", () =>
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

    it("refuse what an edited state could hold", () =>
      run(async ({ create }) => {
        const error = await errorOf(create({ ...on, clusterUid: ".." }));
        assert.match(error.details, /not valid:\n- clusterUid must be the uid of a cluster/);
        assert.equal(emulator.requests.length, 0);
      }));
  });

  describe("read", () => {
    it("sees what was changed outside, keeping secrets", () =>
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

    it("tells by an empty id that the cluster is gone, and says so", () =>
      run(async ({ read, logged }) => {
        emulator.clusters.delete("c1");
        const answer = await read("c1", on, { urn: urnOf("prod") });
        assert.deepEqual(answer, { id: "", properties: undefined, inputs: undefined });
        const [told] = logged("info");
        assert.match(
          told?.message ?? "",
          /^Cluster "c1" leaves the state: .*\n.* returned 404 \(Cluster c1 is not found/,
        );
        assert.equal(told?.urn, urnOf("prod"));
      }));

    it("does not take another 404 for that", () =>
      run(async ({ read, logged }) => {
        emulator.fail({ status: 404, body: "<html>404</html>" });
        assert.deepEqual(await read("c1", on), { id: "c1", properties: on, inputs: on });
        assert.match(logged("info")[0]?.message ?? "", /^The service does not tell what a cluster holds/);
      }));

    it("imports what the cluster has", () =>
      run(
        async ({ read }) => {
          const hostClusterConfig = { isHostCluster: true, clusterEndpoint: withIPs(["b", "a"]).clusterEndpoint };
          emulator.addCluster({ uid: "c1", projectUid: "p", hostClusterConfig });
          const found = { ...withIPs(["a", "b"]), projectUid: "p" };
          assert.deepEqual(await read("c1"), { id: "c1", properties: found, inputs: found });
        },
        { projectUid: "p" },
      ));

    it("does not invent what the service does not tell, or does not know", () =>
      run(async ({ read }) => {
        const untold = await errorOf(read("c1"));
        assert.equal(
          untold.details,
          'The host-cluster configuration of cluster "c1" is not told by the service. ' +
            'The answer about cluster "c1" has no host-cluster configuration. ' +
            "To take the cluster over, declare it in the program and run pulumi up: that needs no import.",
        );
        assert.match((await errorOf(read("c3"))).details, /Cluster c3 is not found/);
        assert.match((await errorOf(read(".."))).details, /clusterUid must be the uid of a cluster/);
      }));
  });

  describe("delete", () => {
    it("disables what is a host", () =>
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

    it("takes a cluster that is gone for success, and says so", () =>
      run(async ({ delete: remove, logged }) => {
        await remove({ ...on, clusterUid: "c3" }, { urn: urnOf("prod") });
        assert.match(logged("info")[0]?.message ?? "", /^Cluster "c3" counts as gone: /);
        assert.equal(logged("info")[0]?.urn, urnOf("prod"));
      }));

    for (const [name, declare] of [
      ["checked", (plugin: Plugin) => plugin.check(on, urnOf("new"))],
      ["created", (plugin: Plugin) => plugin.create(on)],
      ["updated", (plugin: Plugin) => plugin.update(on, on)],
    ] as const) {
      it(`leaves alone what the same run has ${name}, and says so`, () =>
        run(async (plugin) => {
          await declare(plugin);
          const before = emulator.patches.length;
          await plugin.delete(on, { urn: urnOf("old") });
          assert.equal(emulator.patches.length, before);
          assert.deepEqual(plugin.logged("info"), [
            {
              message: 'Cluster "c1" stays as it is: this run declares its host-cluster configuration.',
              urn: urnOf("old"),
            },
          ]);
        }));
    }
  });

  describe("timeout", () => {
    it("bounds a call in the place of the setting", () =>
      run(async ({ create, delete: remove }) => {
        emulator.hold({ method: "PATCH", times: 2 });
        const late = /did not succeed within 0\.5 s\.\nRun the same command again, or increase customTimeouts\./;
        const error = await errorOf(create(on, { timeout: 0.5 }));
        assert.match(error.details, late);
        assert.equal(initFailureOf(error)?.id, "c1");
        assert.match((await errorOf(remove({ ...on, clusterUid: "c2" }, { timeout: 0.5 }))).details, late);
      }));

    it("is the setting where the user has set none for the resource", () =>
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
    it("gives up what is under way, and sends nothing from then on", () =>
      run(async ({ create, update, read, delete: remove, cancel }) => {
        emulator.hold({ method: "PATCH" });
        const cutOff = errorOf(create(on));
        while (emulator.patches.length === 0) await setTimeout(5);
        await cancel();
        const error = await cutOff;
        assert.match(error.details, /the run was cancelled\.\n.*\n.*it is in the state as unfinished/);
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
