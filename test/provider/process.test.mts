import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { fingerprint } from "../../provider/normalization.js";
import { PROVIDER_LOADER } from "../../sdk/hostClusterConfig.js";
import { Emulator } from "../emulator/index.mjs";
import { HOSTILE_ARGS, UNPRINTABLE } from "./hostileCorpus.mjs";
import { type ProviderProcess, withProviderProcess } from "./providerProcess.mjs";

const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";
const on = { clusterUid: "c1", isHostCluster: true };
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});

describe("the provider process", function () {
  this.timeout(120_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
  });
  afterEach(() => emulator.stop());

  const run = (test: (provider: ProviderProcess) => Promise<void>, more: Record<string, string> = {}) =>
    withProviderProcess(
      { "spectrocluster:baseUrl": emulator.baseUrl, "spectrocluster:apiKey": emulator.apiKey, ...more },
      test,
    );

  it("normalizes inputs in check, twice alike, and sends nothing", () =>
    run(
      async ({ check }) => {
        const { inputs, failures } = await check(withIPs(["b", "a", "b"]));
        assert.deepEqual(failures, []);
        assert.deepEqual(inputs, { ...withIPs(["a", "b"]), projectUid: "p", __provider: PROVIDER_LOADER });
        const { __provider, ...again } = inputs;
        assert.deepEqual((await check(again)).inputs, inputs);
        assert.equal(emulator.requests.length, 0);
      },
      { "spectrocluster:projectUid": "p" },
    ));

  it("answers whatever it is asked to check, twice alike, and sends nothing", () =>
    run(async ({ check, diff }) => {
      for (const [name, args] of Object.entries(HOSTILE_ARGS)) {
        const { inputs, failures } = await check(args as Record<string, unknown>);
        for (const { reason } of failures) assert.doesNotMatch(reason, UNPRINTABLE, name);
        if (failures.length > 0) continue;
        const { __provider, ...accepted } = inputs;
        assert.deepEqual((await check(accepted)).inputs, inputs, name);
        assert.equal((await diff(accepted, accepted)).changes, "none", name);
      }
      assert.equal(emulator.requests.length, 0);
    }));

  it("reports failures without naming a property, so that the engine prints no value itself", () =>
    run(async ({ check }) => {
      const { failures } = await check({
        clusterUid: "c1",
        isHostCluster: "yes",
        clusterEndpoint: { tpye: "Ingress" },
      });
      assert.deepEqual(failures, [
        { property: "", reason: 'clusterEndpoint.tpye is not a known member (value "Ingress"); did you mean type?' },
        { property: "", reason: 'isHostCluster must be true or false, not "yes"' },
      ]);
    }));

  it("quotes no value where it does not know what is secret", () =>
    run(async ({ check }) => {
      const args = { clusterUid: "c1", isHostCluster: "yes" };
      const reason = "isHostCluster must be true or false, not the value given (may be secret)";
      for (const seen of [
        { fingerprint: fingerprint(args), secrets: ["/isHostCluster"] },
        { fingerprint: "of what it was before a transform", secrets: [] },
      ]) {
        assert.deepEqual((await check(args, seen)).failures, [{ property: "", reason }]);
      }
    }));

  it("does not replace for a cluster that is not known yet", () =>
    run(async ({ diff }) => {
      assert.deepEqual(await diff(on, { ...on, clusterUid: UNKNOWN }), { changes: "unknown", replaces: [] });
      assert.deepEqual(await diff(on, { ...on, clusterUid: "c2" }), { changes: "unknown", replaces: ["clusterUid"] });
    }));

  it("keeps what is not known yet where it is", () =>
    run(async ({ check, diff }) => {
      for (const news of [
        { ...on, clusterUid: UNKNOWN },
        { ...on, isHostCluster: UNKNOWN },
        { ...on, clusterEndpoint: UNKNOWN },
        withIPs(["b", UNKNOWN, "a"]),
      ]) {
        const { inputs, failures } = await check(news);
        assert.deepEqual(failures, []);
        assert.deepEqual(inputs, { ...news, __provider: PROVIDER_LOADER });
        assert.equal((await diff({ ...on, isHostCluster: false }, news)).changes, "unknown");
      }
    }));

  it("leaves it to the engine to say which properties differ", () =>
    run(async ({ diff }) => {
      assert.deepEqual(await diff(on, on), { changes: "none", replaces: [] });
      assert.deepEqual(await diff(on, { ...on, isHostCluster: false }), {
        changes: "unknown",
        replaces: [],
      });
      assert.deepEqual(await diff(on, { ...on, projectUid: "p" }), {
        changes: "unknown",
        replaces: [],
      });
      assert.deepEqual(await diff(on, { ...on, clusterUid: "c2" }), {
        changes: "unknown",
        replaces: ["clusterUid"],
      });
    }));

  it("sees no difference in order, defaults and empty members", () =>
    run(async ({ diff }) => {
      const same: [Record<string, unknown>, Record<string, unknown>][] = [
        [withIPs(["b", "a", "b"]), withIPs(["a", "b"])],
        [{ clusterUid: "c1", isHostCluster: false }, { clusterUid: "c1" }],
        [withIPs([]), { ...on, clusterEndpoint: { type: "LoadBalancer" } }],
        [{ ...on, clusterGroup: {}, hostCluster: null }, on],
      ];
      for (const [olds, news] of same)
        assert.equal((await diff(olds, news)).changes, "none", JSON.stringify([olds, news]));
    }));

  it("creates, updates, reads and deletes", () =>
    run(async (provider) => {
      const created = await provider.create(on);
      assert.deepEqual(created, { id: "c1", properties: { ...on, __provider: PROVIDER_LOADER } });
      const updated = await provider.update(on, { ...on, hostCluster: { uid: "h" } });
      assert.deepEqual(updated, { ...on, hostCluster: { uid: "h" }, __provider: PROVIDER_LOADER });
      assert.deepEqual(await provider.read("c1", updated), { id: "c1", properties: updated, inputs: updated });
      assert.deepEqual(
        emulator.patches.map(({ body }) => body),
        [
          { hostClusterConfig: { isHostCluster: true } },
          { hostClusterConfig: { isHostCluster: true, hostCluster: { uid: "h" } } },
        ],
      );
    }));

  it("disables the cluster on delete, in a process that has not seen it declared", async () => {
    await run(async (provider) => {
      await provider.delete("c1", on);
      assert.deepEqual(emulator.patches[0]?.body, { hostClusterConfig: { isHostCluster: false } });
      await provider.delete("c2", { clusterUid: "c2", isHostCluster: false });
      assert.equal(emulator.patches.length, 1, "what is no host is not told to be none");
    });
  });

  for (const [name, declare] of [
    ["checked", (provider: ProviderProcess) => provider.check(on)],
    ["created", (provider: ProviderProcess) => provider.create(on)],
    ["updated", (provider: ProviderProcess) => provider.update(on, on)],
  ] as const) {
    it(`leaves alone on delete what the same run has ${name}, and says so`, () =>
      run(async (provider) => {
        await declare(provider);
        const before = emulator.patches.length;
        await provider.delete("c1", on);
        assert.equal(emulator.patches.length, before);
        await provider.printed(/Cluster "c1" stays as it is/);
      }));
  }

  it("does not invent what it has no state of and the service does not tell", () =>
    run(async (provider) => {
      await assert.rejects(provider.read("c1", {}), /cluster "c1" is not told by the service. The answer .* has no/);
    }));

  it("fails every method clearly, and sends nothing, where the key is missing", () =>
    withProviderProcess({ "spectrocluster:baseUrl": emulator.baseUrl }, async (provider) => {
      const missing = /The API key is missing.\n {2}Set it: pulumi config set --secret spectrocluster:apiKey/;
      const { failures } = await provider.check(on);
      assert.equal(failures.length, 1);
      assert.match(failures[0]?.reason ?? "", missing);
      await assert.rejects(provider.create(on), missing);
      await assert.rejects(provider.update(on, on), missing);
      await assert.rejects(provider.delete("c1", on), (error: Error) => {
        assert.match(error.message, missing);
        assert.match(
          error.message,
          /\nIf that is done: .* kept in the state, so run pulumi up first or add --run-program/,
        );
        return true;
      });
      assert.equal(emulator.requests.length, 0);
    }));

  it("is configured in time, though the process does not wait for it", () =>
    run(async (provider) => {
      await Promise.all(Array.from({ length: 20 }, () => provider.create(on)));
      assert.equal(emulator.patches.length, 20);
    }));

  it("prints no stack trace and no key for an error", () =>
    run(async (provider) => {
      emulator.fail({ status: 401 });
      await assert.rejects(provider.delete("c1", on), /returned 401/);
      const printed = await provider.printed(
        /pulumi-spectrocluster: AuthenticationError, see the message beside the resource/,
      );
      assert.doesNotMatch(printed, /\n {4}at /);
      assert.ok(!printed.includes(emulator.apiKey));
    }));

  it("gives up its requests once the engine has died, and sends no more", () =>
    run(async ({ create, endInput }) => {
      emulator.hold({ method: "PATCH" });
      const cutOff = assert.rejects(create(on), /the run was cancelled\.\n.*\n.*as unfinished/);
      while (emulator.patches.length === 0) await setTimeout(5);
      endInput();
      await cutOff;
      await assert.rejects(create(on), /the run was cancelled\.\nRun the same command again\.$/);
      assert.equal(emulator.patches.length, 1);
    }));

  it("goes on where its input ends though the engine lives", async () => {
    const { host } = new URL(emulator.baseUrl);
    const settings = { "spectrocluster:baseUrl": emulator.baseUrl, "spectrocluster:apiKey": emulator.apiKey };
    await withProviderProcess(
      settings,
      async ({ check, create, endInput }) => {
        await check(on);
        endInput();
        while (emulator.connections < 2) await setTimeout(5);
        await create(on);
      },
      host,
    );
  });

  it("refuses to send what a resumed or edited state could hold", () =>
    run(async (provider) => {
      await assert.rejects(
        provider.create({ ...on, clusterUid: ".." }),
        /not valid:\n- clusterUid must be the uid of a cluster/,
      );
      assert.equal(emulator.requests.length, 0);
    }));
});
