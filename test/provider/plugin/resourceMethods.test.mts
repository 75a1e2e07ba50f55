import assert from "node:assert/strict";
import { type ServiceError, status } from "@grpc/grpc-js";
import { UNKNOWN } from "../../../provider/engine.js";
import { errorOf } from "../../support/errorOf.mjs";
import type { Properties } from "../../support/resourceClient.mjs";
import { serviceHash } from "../../support/serviceHash.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { struct } from "../adapterProcess.mjs";
import { FLEET, type Plugin, RESOURCE, secret, sharePlugin, urnOf, withPlugin } from "./pluginProcess.mjs";

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
const IPS = "clusterEndpoint.config.loadBalancerConfig.externalIPs";
const HOST = "clusterEndpoint.config.ingressConfig.host";
const PORT = "clusterEndpoint.config.ingressConfig.port";

describe("the plugin's resources", () => {
  sharePlugin();
  const emulator = useEmulator({ uid: "c1" }, { uid: "c2" });

  const settings = () => ({ baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey) });
  const run = (test: (plugin: Plugin) => Promise<void>, more: Record<string, unknown> = {}) =>
    withPlugin(test, { ...settings(), ...more });
  const stored = (properties: object) => ({ ...properties, __service: serviceHash(emulator.baseUrl) });

  it("keep secrets in place, and make a list with a secret item secret", () =>
    run(async ({ check, create, update, read }) => {
      for (const [inputs, expected = inputs] of [
        [{ clusterUid: secret("c1"), isHostCluster: secret(true) }],
        [{ ...on, clusterGroup: secret({ name: "g", uid: secret("u") }) }],
        [withIPs(secret(["10.0.0.1"]))],
        [withIPs(["10.0.0.2", secret("10.0.0.1")]), withIPs(secret(["10.0.0.2", "10.0.0.1"]))],
        [hiddenEndpoint],
        [{ ...withIngress(secret("a.example.com"), secret(8443)), projectUid: secret("p") }],
      ] as const) {
        emulator.addCluster({ uid: "c1" });
        const checked = await check(inputs);
        assert.deepEqual(checked, { inputs: stored(expected), failures: [] });
        assert.deepEqual(await create(checked.inputs), { id: "c1", properties: checked.inputs });
        const state = { ...checked.inputs, hostCluster: { uid: secret("h") } };
        assert.deepEqual(await update("c1", checked.inputs, state), state);
        assert.deepEqual(await read("c1", state), { properties: state, inputs: state });
      }
      const { headers, body } = emulator.patches.at(-1) ?? assert.fail();
      const { clusterUid: _, ...config } = withIngress("a.example.com", 8443);
      assert.deepEqual(body, { hostClusterConfig: { ...config, hostCluster: { uid: "h" } } });
      assert.equal(headers["projectuid"], "p");
      const { clusterEndpoint } = withIngress("b");
      emulator.addCluster({ uid: "c1", hostClusterConfig: { ...config, clusterEndpoint } });
      const drifted = await read("c1", stored(withIngress(secret("a.example.com"), 8443)));
      assert.deepEqual(drifted?.inputs, stored(withIngress(secret("b"))));
      const invalid = { ...on, clusterGroup: [[{ uid: secret("hunter2") }]] };
      assert.deepEqual((await check(invalid)).inputs, { ...on, clusterGroup: secret([[{ uid: "hunter2" }]]) });
    }));

  it("send nothing if a value only became secret, and store it as a secret", () =>
    run(async ({ update }) => {
      assert.deepEqual(await update("c1", withIngress(secret("a")), hiddenEndpoint), hiddenEndpoint);
      assert.deepEqual(emulator.patches, []);
    }));

  it("warn once beside each resource, with its name, and quote no value if an argument is secret", () =>
    run(async ({ resource, logged }) => {
      const [uid, other] = ["63a1f0e2c0ffee0011223344", "63a1f0e2c0ffee0011223355"];
      for (const [name, clusterUid, host] of [
        ["a", uid, "X"],
        ["a", uid, "X"],
        ["b", other, "X"],
        ["c", "63a1f0e2c0ffee0011223366", secret("X")],
      ] as const) {
        const { failures } = await resource(urnOf(name)).check({ ...withIngress(host), clusterUid });
        assert.deepEqual(failures, []);
      }
      const shown = logged("warning").map(({ message, urn }) => [urn, message.split(",")[0]]);
      const warning = (name: string, host: string) => [urnOf(name), `HostClusterConfig "${name}": ${HOST} is ${host}`];
      const hidden = "the value given (may be secret)";
      assert.deepEqual(shown, [warning("a", '"X"'), warning("b", '"X"'), warning("c", hidden)]);
    }));

  it("are distinguished by type, parents and name: two that declare one cluster fail the check, which names both", () =>
    run(async ({ resource }) => {
      for (const [urn, others] of [
        [urnOf("a")],
        [urnOf("a")],
        [urnOf("a", `app:X$${RESOURCE}`), 'HostClusterConfig "a" and HostClusterConfig "app:X$a"'],
        [urnOf("a", FLEET), 'HostClusterConfig "a" and HostClusterFleet "a"'],
      ]) {
        const { failures } = await resource(urn).check(urn?.includes(FLEET) ? { clusters: { c1: {} } } : on);
        const conflict = `${others} both declare cluster "c1".\nEach would overwrite the other in every run.`;
        assert.equal(failures.join().slice(0, conflict.length), others === undefined ? "" : conflict);
      }
      for (const name of ["x", "y"])
        assert.deepEqual((await resource(urnOf(name)).check({ ...on, clusterUid: UNKNOWN })).failures, []);
    }));

  it("of an unknown type are an error", () =>
    run(({ resource }) =>
      assert.rejects(resource(urnOf("prod", `${RESOURCE}s`)).check(on), {
        code: status.FAILED_PRECONDITION,
        details: `This version of pulumi-spectrocluster has no resource "${RESOURCE.replace(/.*:/, "")}s". Update the package.`,
      }),
    ));

  it("list each path that differs, also if its value became secret", () =>
    run(async ({ diff }) => {
      const inner = withIngress(secret("a"));
      const withReference = { ...on, hostCluster: { uid: "h" } };
      for (const [olds, news, detailed] of [
        [inner, withIngress(secret("a"), UNKNOWN), { [PORT]: "UPDATE" }],
        [withIngress("a"), inner, { [HOST]: "UPDATE" }],
        [inner, hiddenEndpoint, { clusterEndpoint: "UPDATE" }],
        [withIngress("a"), hiddenEndpoint, { clusterEndpoint: "UPDATE" }],
        [on, { ...on, projectUid: secret("p") }, { projectUid: "ADD" }],
        // The state has more secrets than needed.
        [hiddenEndpoint, inner, {}],
        [inner, withIngress("a"), {}],
        [withReference, { ...on, projectUid: "p" }, { "hostCluster.uid": "DELETE", projectUid: "ADD" }],
        [withIPs(["10.0.0.1"]), withIPs(["10.0.0.2"]), { [IPS]: "UPDATE" }],
        [on, { clusterUid: "c2", isHostCluster: false }, { clusterUid: "UPDATE_REPLACE", isHostCluster: "UPDATE" }],
      ] as [Properties, Properties, Record<string, string>][]) {
        const changes = Object.keys(detailed).length > 0 ? "some" : "none";
        const replaces = Object.keys(detailed).filter((path) => detailed[path] === "UPDATE_REPLACE");
        assert.deepEqual(await diff("c1", olds, news), { changes, replaces, detailed });
      }
    }));

  it("send nothing in a preview, and return the known values, except what identifies a resource before it exists", () =>
    run(async ({ resource }) => {
      const { create, update } = resource(undefined, { Preview: true });
      const inputs = { ...withIPs(["b", "a"]), hostCluster: { uid: secret(UNKNOWN) }, projectUid: "p" };
      const unknown = { ...inputs, clusterUid: UNKNOWN, projectUid: UNKNOWN };
      assert.deepEqual(await create(inputs), { id: "", properties: unknown });
      assert.deepEqual(await create(on), { id: "", properties: { ...on, clusterUid: UNKNOWN } });
      assert.deepEqual(await update("c1", on, inputs), inputs);
      const fleet = resource(urnOf("fleet", FLEET), { Preview: true });
      assert.deepEqual(await fleet.create({ clusters: { c1: on } }), { id: "", properties: { clusters: UNKNOWN } });
      assert.equal(emulator.requests.length, 0);
    }));

  it("read in a preview with readInPreview what they would write, and log what that overwrites and keeps", () =>
    run(
      async ({ resource, logged }) => {
        const { create, update } = resource(undefined, { Preview: true });
        const ingress = withIngress("a.example.com");
        const { clusterUid: _uid, ...other } = withIngress("other.example.com");
        emulator.addCluster({ uid: "c1", hostClusterConfig: { ...other, clusterGroup: { uid: "g" } } });
        await create(ingress);
        await create(withIngress(secret("hunter2")));
        await update("c1", ingress, withIngress("new.example.com"));
        assert.equal(emulator.requests.length, 3);
        for (const unknown of [{ clusterUid: UNKNOWN }, { projectUid: UNKNOWN }]) await create({ ...on, ...unknown });
        await update("c1", ingress, ingress);
        assert.equal(emulator.requests.length, 3, "what is unknown or unchanged is not read");
        const [adopted = "", hidden = "", changed] = logged("info").map(({ message }) => message);
        assert.match(
          adopted,
          /"other\.example\.com" becomes "a\.example\.com"\n {2}keeps clusterGroup\.uid as it is in/,
        );
        assert.match(hidden, new RegExp(`overwrites ${HOST}: a hidden value becomes another hidden value\n {2}keeps`));
        const overwrites = `overwrites ${HOST}: "other.example.com" becomes "new.example.com"`;
        assert.equal(changed, `HostClusterConfig "prod" would be written: ${overwrites}`);
        assert.equal(emulator.patches.length, 0);
      },
      { readInPreview: "true" },
    ));

  it("stay in the state with their secrets if the outcome of a write is unknown", () =>
    run(
      async ({ create, update, explain }) => {
        const inputs = stored({ ...withIngress("a.example.com"), clusterUid: secret("c1"), projectUid: secret("p") });
        const old = stored({ ...on, hostCluster: { uid: secret("h") }, projectUid: "p" });
        for (const [write, former] of [
          [() => create(inputs), { __unconfirmed: ["c1"] }],
          [() => update("c1", old, inputs), { hostCluster: { uid: secret("h") }, __dropped: { c1: ["/hostCluster"] } }],
        ] as const) {
          emulator.fail({ method: "PATCH", reset: true, applied: true });
          const error = await errorOf<ServiceError>(write());
          assert.equal(error.code, status.UNKNOWN);
          const { message, partial } = explain(error);
          assert.match(message, /^Cannot update the host cluster configuration of cluster "c1":\nPATCH /);
          assert.equal(error.details, message);
          assert.deepEqual(partial, { id: "c1", properties: { ...former, ...inputs, pending: ["c1"] } });
        }
      },
      { maxRetries: 0 },
    ));

  it("keep what an ignored path has in the state secret", () =>
    run(async ({ check, call }) => {
      // After a partial failure, the stored inputs are not those of the state.
      const [old, news] = [stored(withIngress(secret("a"))), stored(withIngress("b"))];
      const [state, inputs] = [struct(old), struct((await check(news, news)).inputs)];
      const about = { Urn: urnOf("prod"), Id: "c1", IgnorechangesList: [HOST] };
      const response = await call("update", { ...about, Olds: state, OldInputs: inputs, News: inputs });
      assert.deepEqual(response.getProperties().toJavaScript(), old);
    }));

  it("hide a value that was secret in the update that makes it plain, and then no more", () =>
    run(async ({ check, update }) => {
      emulator.fail({ method: "PATCH", status: 422, body: { code: "Bad", message: "hunter2 is bad" }, times: 2 });
      const [hidden, plain, next] = [secret("hunter2"), "hunter2", "hunter3"].map((host) => stored(withIngress(host)));
      const details = /message omitted because it may quote a secret argument/;
      await assert.rejects(update("c1", hidden ?? {}, next ?? {}), { details });
      await assert.rejects(update("c1", plain ?? {}, next ?? {}), { details: /hunter2 is bad/ });
      const { failures } = await check({ ...withIngress("hunter2"), isHostCluster: "yes" }, hidden);
      assert.deepEqual(failures, ['isHostCluster must be true or false, not "yes"']);
    }));

  it("are imported as a whole, from the project that a program gives", () =>
    run(async ({ read }) => {
      const shared = { clusterGroup: { uid: "g" } };
      emulator.addCluster({ uid: "c3", projectUid: "p", hostClusterConfig: shared });
      const properties = stored({ clusterUid: "c3", projectUid: "p", ...shared });
      const inputs = { ...properties, __imported: true };
      assert.deepEqual(await read("c3", { clusterUid: "c3", projectUid: "p" }), { properties, inputs });
      assert.deepEqual(await read("c3", inputs), { properties, inputs });
      emulator.fail({ status: 401 });
      const { details } = await errorOf<ServiceError>(read("c3", {}));
      assert.match(details, /returned 401/);
      assert.doesNotMatch(details, /stored in state/);
    }));

  it("are forgotten without settings or a request, and the log has beside each what stays, except what is declared", () =>
    withPlugin(async ({ resource, logged }) => {
      // Without settings the check fails, but the program declares the cluster.
      await resource(urnOf("renamed")).check({ ...on, clusterUid: "c2" });
      for (const uid of ["c1", "c2"]) await resource(urnOf(uid)).delete(uid, { ...on, clusterUid: secret(uid) });
      await resource(urnOf("fleet", FLEET)).delete("id", { clusters: { c2: on, c3: on, c4: on } });
      const shown = logged("info").map(({ message, urn }) => [urn, message.replace(/[:,] .*/s, "")]);
      assert.deepEqual(shown, [
        [urnOf("c1"), 'HostClusterConfig "c1"'],
        [urnOf("c1"), "To disable a host cluster"],
        [urnOf("fleet", FLEET), 'HostClusterFleet "fleet"'],
      ]);
      assert.equal(emulator.requests.length, 0);
    }));

  it("end with the timeout of the resource, otherwise with the setting", () =>
    run(
      async ({ resource, explain }) => {
        emulator.hold({ method: "PATCH", times: 2 });
        for (const [Timeout, message] of [
          [0.2, /did not succeed within 0\.2 s\.\nRun the same command again, or increase customTimeouts\./],
          [0, /did not succeed within 1 s\.\n.* or increase operationTimeoutSeconds\./],
        ] as const) {
          const failure = explain(await errorOf(resource(undefined, { Timeout }).create(on)));
          assert.match(failure.message, message);
          assert.equal(failure.partial?.id, "c1");
        }
      },
      { operationTimeoutSeconds: "1" },
    ));

  it("cancel their requests, and send no more", () =>
    withPlugin(
      async ({ create, read, explain, call }) => {
        emulator.hold({ method: "PATCH" });
        const interrupted = errorOf(create(stored(on)));
        await emulator.until(() => emulator.patches.length > 0);
        await call("cancel");
        const { message, partial } = explain(await interrupted);
        assert.match(message, /the run was cancelled\.\n.*\nThe cluster is pending/);
        assert.deepEqual(partial?.properties, { ...stored(on), pending: ["c1"], __unconfirmed: ["c1"] });
        await emulator.until(() => emulator.underWay === 0);
        const before = emulator.requests.length;
        for (const next of [create({ ...on, clusterUid: "c2" }), read("c1", stored(on))]) {
          const later = explain(await errorOf(next));
          assert.match(later.message, / because the run was cancelled\.\nRun the same command again\.$/);
          assert.equal(later.partial, undefined);
        }
        assert.equal(emulator.requests.length, before);
      },
      settings(),
      {},
    ));
});
