import assert from "node:assert/strict";
import { type ServiceError, status } from "@grpc/grpc-js";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import { errorOf as failure } from "../../support/errorOf.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { FakeEngine } from "./fakeEngine.mjs";
import {
  FLEET,
  initFailureOf,
  type Plugin,
  RESOURCE,
  secret,
  sharePlugin,
  urnOf,
  withPlugin,
} from "./pluginProcess.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});
const withIngress = (host: unknown, port: unknown = 443) => ({
  ...on,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port } } },
});
const hiddenEndpoint = { ...on, clusterEndpoint: secret(withIngress("a").clusterEndpoint) };
const fleetOf = (...uids: string[]) => ({
  clusters: Object.fromEntries(uids.map((uid) => [uid, { isHostCluster: true }])),
});
const HOST = "clusterEndpoint.config.ingressConfig.host";
const PORT = "clusterEndpoint.config.ingressConfig.port";

describe("the plugin's resources", function () {
  this.timeout(180_000);
  sharePlugin();
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" });

  const settings = () => ({ baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey) });
  const run = (test: (plugin: Plugin) => Promise<void>, more: Record<string, unknown> = {}) =>
    withPlugin(test, { ...settings(), ...more });
  const stored = (properties: object) => ({ ...properties, __service: serviceHash(emulator.baseUrl) });
  const errorOf = (call: Promise<unknown>) => failure<ServiceError>(call);

  describe("check", () => {
    it("keeps secrets in place, and makes a list with a secret item secret", () =>
      run(async ({ check }) => {
        for (const inputs of [
          { clusterUid: secret("c1"), isHostCluster: secret(true) },
          withIngress(secret("a.example.com"), secret(8443)),
          { ...on, clusterGroup: secret({ name: "g", uid: secret("u") }) },
          hiddenEndpoint,
          withIPs(secret(["10.0.0.1"])),
        ]) {
          assert.deepEqual(await check(inputs), { inputs: stored(inputs), failures: [] });
        }
        const list = await check(withIPs(["10.0.0.2", secret("10.0.0.1")]));
        assert.deepEqual(list.inputs["clusterEndpoint"], withIPs(secret(["10.0.0.2", "10.0.0.1"])).clusterEndpoint);
        const inItem = await check({ ...on, clusterGroup: [[{ uid: secret("hunter2") }]] });
        assert.deepEqual(inItem.inputs, { ...on, clusterGroup: secret([[{ uid: "hunter2" }]]) });
      }));

    it("warns once for each resource, with its name, and quotes no value if an argument is secret", () =>
      run(async ({ check, logged }) => {
        const warning = (name: string, host: string) => ({
          message: `HostClusterConfig "${name}": ${HOST} is ${host}, not a host name: remove the scheme, port or path`,
          urn: urnOf(name),
        });
        for (const [name, clusterUid, host] of [
          ["a", "c1", "https://x"],
          ["a", "c1", "https://x"],
          ["b", "c2", "https://x"],
          ["c", "c3", secret("https://x")],
        ] as const) {
          assert.deepEqual((await check({ ...withIngress(host), clusterUid }, urnOf(name))).failures, []);
        }
        const hidden = warning("c", "the value given (may be secret)");
        assert.deepEqual(logged("warning"), [warning("a", '"https://x"'), warning("b", '"https://x"'), hidden]);
      }));

    it("rejects two resources that declare one cluster, and names both", () =>
      run(async ({ check }) => {
        const single = (name: string, clusterUid: string, parents = "") =>
          [{ ...on, clusterUid }, urnOf(name, `${parents}${RESOURCE}`)] as const;
        const fleet = (name: string, ...uids: string[]) => [fleetOf(...uids), urnOf(name, FLEET)] as const;
        for (const [first, second, names] of [
          [single("a", "1"), single("a", "1"), undefined],
          [single("a", "2"), single("b", "2"), 'HostClusterConfig "a" and HostClusterConfig "b"'],
          [
            single("a", "3"),
            single("a", "3", "app:Group$"),
            'HostClusterConfig "a" and HostClusterConfig "app:Group$a"',
          ],
          [fleet("f", "4", "5"), fleet("f", "4"), undefined],
          [fleet("f", "6"), fleet("g", "7", "6"), 'HostClusterFleet "f" and HostClusterFleet "g"'],
          [fleet("f", "8"), single("f", "8"), 'HostClusterFleet "f" and HostClusterConfig "f"'],
          [single("f", "9"), fleet("f", "9"), 'HostClusterConfig "f" and HostClusterFleet "f"'],
        ] as const) {
          assert.deepEqual((await check(...(first as unknown as Parameters<typeof check>))).failures, []);
          const { failures } = await check(...(second as unknown as Parameters<typeof check>));
          assert.match(failures.join(), names === undefined ? /^$/ : /\nEach would overwrite the other/);
          if (names !== undefined) assert.ok(failures[0]?.startsWith(`${names} both declare cluster "`), failures[0]);
        }
        for (const name of ["a", "b"]) {
          const { failures } = await check({ ...on, clusterUid: emulator.apiKey }, urnOf(name));
          assert.ok(failures.length > 0 && !failures.join().includes(emulator.apiKey), failures.join());
        }
        assert.equal(emulator.requests.length, 0);
      }));

    it("reports an unknown type", () =>
      run(async ({ check }) =>
        assert.equal(
          (await errorOf(check(on, urnOf("prod", "spectrocluster:index:HostClusterConfg")))).details,
          'There is no resource "spectrocluster:index:HostClusterConfg" in pulumi-spectrocluster; ' +
            "did you mean spectrocluster:index:HostClusterConfig?",
        ),
      ));
  });

  it("lists each path that differs, also if its value became secret", () =>
    run(async ({ diff }) => {
      const inner = withIngress(secret("a"));
      for (const [olds, news, detailed, replaces = []] of [
        [withIngress("a", 443), withIngress("a", 8443), { [PORT]: "UPDATE" }],
        [inner, withIngress(secret("a"), UNKNOWN), { [PORT]: "UPDATE" }],
        [withIngress("a"), inner, { [HOST]: "UPDATE" }],
        [inner, hiddenEndpoint, { clusterEndpoint: "UPDATE" }],
        [withIngress("a"), hiddenEndpoint, { clusterEndpoint: "UPDATE" }],
        // The state has more secrets than needed.
        [hiddenEndpoint, inner, {}],
        [inner, withIngress("a"), {}],
        [
          { ...on, hostCluster: { uid: "h" } },
          { ...on, projectUid: "p" },
          { "hostCluster.uid": "DELETE", projectUid: "ADD" },
        ],
        [
          withIPs(["10.0.0.1"]),
          withIPs(["10.0.0.2"]),
          { "clusterEndpoint.config.loadBalancerConfig.externalIPs": "UPDATE" },
        ],
        [
          on,
          { clusterUid: "c2", isHostCluster: false },
          { clusterUid: "UPDATE_REPLACE", isHostCluster: "UPDATE" },
          ["clusterUid"],
        ],
      ] as [Record<string, unknown>, Record<string, unknown>, object, string[]?][]) {
        const changes = Object.keys(detailed).length > 0 ? "some" : "none";
        assert.deepEqual(await diff(olds, news), { changes, replaces, detailed, diffs: [] });
      }
    }));

  describe("create and update", () => {
    it("send the whole configuration, and return secrets as secrets", () =>
      run(
        async ({ create, update }) => {
          const inputs = stored({ ...withIngress(secret("a.example.com")), projectUid: secret("p") });
          assert.deepEqual(await create(inputs), { id: "c1", properties: inputs });
          const news = stored({ ...on, hostCluster: { uid: secret("h") }, projectUid: "p" });
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
        assert.deepEqual(await update(withIngress(secret("a")), hiddenEndpoint), hiddenEndpoint);
        assert.deepEqual(emulator.patches, []);
      }));

    it("send nothing in a preview, and return the known values", () =>
      run(async ({ create, update }) => {
        const inputs = { ...withIPs(["b", "a"]), hostCluster: { uid: secret(UNKNOWN) }, projectUid: "p" };
        assert.deepEqual(await create(inputs, { preview: true }), { id: "c1", properties: inputs });
        assert.deepEqual(await update(on, inputs, { preview: true }), inputs);
        const unknown = { ...on, clusterUid: UNKNOWN };
        assert.deepEqual(await create(unknown, { preview: true }), { id: "", properties: unknown });
        assert.equal(emulator.requests.length, 0);
      }));

    it("read in a preview with readInPreview what they would write, and log what that overwrites and keeps", () =>
      run(
        async ({ create, update, logged }) => {
          const preview = { preview: true };
          const ingress = withIngress("a.example.com");
          const { clusterUid: _uid, ...other } = withIngress("other.example.com");
          emulator.addCluster({ uid: "c1", hostClusterConfig: { ...other, clusterGroup: { uid: "g" } } });
          await create(ingress, preview);
          await create(withIngress(secret("hunter2")), preview);
          await update(ingress, withIngress("new.example.com"), preview);
          await create({ ...on, hostCluster: { uid: UNKNOWN } }, preview);
          assert.equal(emulator.requests.length, 4);
          for (const unknown of [{ clusterUid: UNKNOWN }, { projectUid: UNKNOWN }])
            await create({ ...on, ...unknown }, preview);
          await update(ingress, ingress, preview);
          assert.equal(emulator.requests.length, 4, "what is unknown or unchanged is not read");
          const kept = "kept, because the program does not declare it: clusterGroup.uid";
          const adopted = 'Cluster "c1" already has a configuration, which changes:';
          assert.deepEqual(
            logged("info").map(({ message }) => message),
            [
              `${adopted}\n${HOST}: "other.example.com" → "a.example.com"\n${kept}`,
              `${adopted}\n${HOST}: the value given (may be secret) → the value given (may be secret)\n${kept}`,
              `Cluster "c1" changes at the service:\n${HOST}: "other.example.com" → "new.example.com"`,
            ],
          );
          const absent = await errorOf(create({ ...on, clusterUid: "c9" }, preview));
          assert.match(absent.details, /Cannot read cluster "c9":[\s\S]*404[\s\S]*Check the cluster UID/);
          emulator.fail({ status: 403, body: { code: "Forbidden", message: "no" } });
          assert.match((await errorOf(update(on, ingress, preview))).details, /403[\s\S]*set reads to off/);
          assert.deepEqual([...new Set(emulator.requests.map(({ method }) => method))], ["GET"]);
        },
        { readInPreview: "true" },
      ));

    it("with an unknown outcome stay in the state as pending, with the secrets", () =>
      run(
        async ({ create, update }) => {
          const inputs = stored({ ...withIngress("a.example.com"), clusterUid: secret("c1"), projectUid: secret("p") });
          const old = stored({ ...on, hostCluster: { uid: secret("h") }, projectUid: "p" });
          for (const [write, former] of [
            [() => create(inputs), {}],
            [() => update(old, inputs), { hostCluster: { uid: secret("h") } }],
          ] as const) {
            emulator.fail({ method: "PATCH", reset: true, applied: true });
            const error = await errorOf(write());
            assert.equal(error.code, status.UNKNOWN);
            assert.match(error.details, /^Cannot update the host cluster configuration of cluster "c1":\nPATCH /);
            assert.deepEqual(initFailureOf(error), {
              id: "c1",
              properties: { ...former, ...inputs, pending: ["c1"] },
              reasons: [error.details],
            });
          }
        },
        { maxRetries: 0 },
      ));
  });

  it("hide a value that was secret in the update that makes it plain, and then no more", () =>
    run(async ({ check, update }) => {
      emulator.fail({ method: "PATCH", status: 422, body: { code: "Bad", message: "hunter2 is bad" }, times: 2 });
      const [hidden, plain] = [stored(withIngress(secret("hunter2"))), stored(withIngress("hunter2", 1))];
      assert.match((await errorOf(update(hidden, plain))).details, /message omitted because an argument is secret/);
      assert.match((await errorOf(update(plain, stored(withIngress("hunter2", 2))))).details, /hunter2 is bad/);
      const { failures } = await check({ ...withIngress("hunter2"), isHostCluster: "yes" }, undefined, hidden);
      assert.deepEqual(failures, ['isHostCluster must be true or false, not "yes"']);
    }));

  describe("read", () => {
    it("returns drift, and keeps secrets, also if the service does not support reading", () =>
      run(async ({ read }) => {
        const { clusterUid: _uid, ...hostClusterConfig } = withIngress("b.example.com");
        emulator.addCluster({ uid: "c1", hostClusterConfig });
        const found = stored(withIngress(secret("b.example.com")));
        const drifted = await read("c1", stored(withIngress(secret("a.example.com"))));
        assert.deepEqual(drifted, { id: "c1", properties: found, inputs: found });
        emulator.fail({ method: "GET", status: 405, body: "", times: 3 });
        const hidden = stored({ ...hiddenEndpoint, projectUid: "other" });
        assert.deepEqual(await read("c1", hidden), { id: "c1", properties: hidden, inputs: hidden });
      }));

    it("refreshes what was imported as a whole", () =>
      run(async ({ read }) => {
        emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true } });
        const { properties, inputs } = await read("c1");
        assert.deepEqual([inputs, properties], [stored(on), { ...stored(on), __imported: true }]);
        emulator.addCluster({ uid: "c1", hostClusterConfig: { clusterGroup: { uid: "g" } } });
        const now = stored({ clusterUid: "c1", clusterGroup: { uid: "g" } });
        assert.deepEqual(await read("c1", properties), {
          id: "c1",
          properties: { ...now, __imported: true },
          inputs: now,
        });
      }));
  });

  it("delete without settings, send nothing, and log beside the resource what stays, except what is still declared", () =>
    withPlugin(async ({ check, delete: remove, logged }) => {
      // Without settings the check fails, but the program declares the cluster.
      await check({ ...on, clusterUid: "c2" }, urnOf("renamed"));
      for (const uid of ["c1", "c2"]) await remove(stored({ ...on, clusterUid: secret(uid) }), { urn: urnOf(uid) });
      await remove(stored(fleetOf("c2", "c3", "c4")), { urn: urnOf("fleet", FLEET) });
      const stays = (clusters: string) => `${clusters} as it is in Palette and is no longer managed.`;
      assert.deepEqual(logged("info"), [
        { message: stays('Cluster "c1" stays'), urn: urnOf("c1") },
        {
          message: "To disable a host cluster, set isHostCluster to false and run pulumi up before you remove it.",
          urn: urnOf("c1"),
        },
        {
          message: 'Clusters "c3", "c4" stay as they are in Palette and are no longer managed.',
          urn: urnOf("fleet", FLEET),
        },
      ]);
      assert.equal(emulator.requests.length, 0);
    }));

  it("know no declarations and settings of an engine that has exited, also if the next one has its address", () =>
    run(async ({ attach, check, call, configure, engine }) => {
      assert.deepEqual((await check(on, urnOf("a"))).failures, []);
      engine.stop();
      const next = await FakeEngine.start(Number(engine.address.split(":")[1]));
      try {
        await call("getPluginInfo");
        await attach(next.address);
        assert.match((await check(on, urnOf("b"))).failures.join(), /^pulumi-spectrocluster is not configured/);
        await configure({ ...settings(), maxRetries: 0 });
        assert.deepEqual((await check(on, urnOf("b"))).failures, []);
      } finally {
        next.stop();
      }
    }));

  it("end with the timeout of the resource, otherwise with the setting", () =>
    run(
      async ({ create }) => {
        emulator.hold({ method: "PATCH", times: 2 });
        const error = await errorOf(create(on, { timeout: 2 }));
        assert.match(
          error.details,
          /did not succeed within 2 s\.\nRun the same command again, or increase customTimeouts\./,
        );
        assert.equal(initFailureOf(error)?.id, "c1");
        const { details } = await errorOf(create(on, { timeout: 0 }));
        assert.match(details, /did not succeed within 1 s\.\n.* or increase operationTimeoutSeconds\./);
      },
      { operationTimeoutSeconds: "1" },
    ));

  it("cancel their requests, and send no more", () =>
    run(async ({ create, update, read, call }) => {
      emulator.hold({ method: "PATCH" });
      const interrupted = errorOf(create(stored(on)));
      await emulator.until(() => emulator.patches.length > 0);
      await call("cancel");
      const error = await interrupted;
      assert.match(error.details, /the run was cancelled\.\n.*\nThe cluster is pending/);
      assert.deepEqual(initFailureOf(error)?.properties, { ...stored(on), pending: ["c1"] });
      await emulator.until(() => emulator.underWay === 0);
      const before = emulator.requests.length;
      const c2 = stored({ ...on, clusterUid: "c2" });
      for (const next of [create(c2), update(c2, { ...c2, isHostCluster: false }), read("c2", c2)]) {
        const { details, metadata } = await errorOf(next);
        assert.match(details, / because the run was cancelled\.\nRun the same command again\.$/);
        assert.deepEqual(metadata.get("grpc-status-details-bin"), []);
      }
      assert.equal(emulator.requests.length, before);
    }));
});
