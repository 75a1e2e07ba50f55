import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { UNKNOWN } from "../../../provider/unknown.js";
import { Emulator } from "../../emulator/index.mjs";
import { type DynamicProviderProcess, LOADER, withDynamicProvider } from "../dynamicProviderProcess.mjs";
import { HOSTILE_ARGS, UNPRINTABLE } from "../hostileCorpus.mjs";

const on = { clusterUid: "c1", isHostCluster: true };
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});

describe("the dynamic provider's process", function () {
  this.timeout(120_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
  });
  afterEach(() => emulator.stop());

  const settings = (more: Record<string, string> = {}) => ({
    "spectrocluster:baseUrl": emulator.baseUrl,
    "spectrocluster:apiKey": emulator.apiKey,
    ...more,
  });
  const run = (test: (provider: DynamicProviderProcess) => Promise<void>, more?: Record<string, string>) =>
    withDynamicProvider(settings(more), test);

  it("has one permanent loader string for each resource", () =>
    assert.equal(
      LOADER,
      'exports.handler=()=>{try{return require("pulumi-spectrocluster/provider").resource("HostClusterConfig")}' +
        'catch(e){e.stack="";throw e}}',
    ));

  it("reports a resource that this version does not have", () =>
    run(({ call }) =>
      assert.rejects(
        call("create", { Properties: { __provider: LOADER.replace("HostClusterConfig", "Later") } }),
        /has no resource Later\. It has: HostClusterConfig.*\. Update the package\./,
      ),
    ));

  describe("check", () => {
    it("fills in defaults, keeps the program's order, and sends nothing", () =>
      run(
        async ({ check }) => {
          const { inputs, failures } = await check(withIPs(["b", "a", "b"]));
          assert.deepEqual(failures, []);
          assert.deepEqual(inputs, { ...withIPs(["b", "a", "b"]), projectUid: "p", __provider: LOADER });
          assert.equal((await check({ clusterUid: "c1" })).inputs["isHostCluster"], false);
          assert.equal(emulator.requests.length, 0);
        },
        { "spectrocluster:projectUid": "p" },
      ));

    it("accepts any input, leaves checked inputs unchanged, and sends nothing", () =>
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

    it("reports failures without a property, so that the engine prints no value itself", () =>
      run(async ({ check }) => {
        const endpoint = { tpye: "Ingress" };
        const { failures } = await check({ clusterUid: "c1", isHostCluster: "yes", clusterEndpoint: endpoint });
        assert.deepEqual(failures, [
          { property: "", reason: 'clusterEndpoint.tpye is not a known member (value "Ingress"); did you mean type?' },
          { property: "", reason: 'isHostCluster must be true or false, not "yes"' },
        ]);
      }));

    it("quotes no value if an argument is secret", () =>
      run(async ({ check }) => {
        const { failures, inputs } = await check({ clusterUid: "c1", isHostCluster: "yes", __hasSecrets: true });
        assert.deepEqual(failures, [
          { property: "", reason: "isHostCluster must be true or false, not the value given (may be secret)" },
        ]);
        assert.equal(inputs["__hasSecrets"], true);
      }));

    it("reports why the program's arguments failed, and nothing else", () =>
      run(async ({ check }) => {
        const { failures } = await check({ isHostCluster: "yes", __failure: "An argument failed." });
        assert.deepEqual(failures, [{ property: "", reason: "An argument failed." }]);
      }));

    it("leaves unknown values in place", () =>
      run(async ({ check, diff }) => {
        for (const news of [
          { ...on, clusterUid: UNKNOWN },
          { ...on, isHostCluster: UNKNOWN },
          { ...on, clusterEndpoint: UNKNOWN },
          withIPs(["b", UNKNOWN, "a"]),
        ]) {
          const { inputs, failures } = await check(news);
          assert.deepEqual(failures, []);
          assert.deepEqual(inputs, { ...news, __provider: LOADER });
          assert.equal((await diff({ ...on, isHostCluster: false }, news)).changes, "unknown");
        }
      }));
  });

  describe("diff", () => {
    it("lets the engine find the properties that differ", () =>
      run(async ({ diff }) => {
        const differs = { changes: "unknown", replaces: [] };
        assert.deepEqual(await diff(on, on), { changes: "none", replaces: [] });
        assert.deepEqual(await diff(on, { ...on, isHostCluster: false }), differs);
        assert.deepEqual(await diff(on, { ...on, projectUid: "p" }), differs);
      }));

    it("replaces for another cluster, but not for an unknown one", () =>
      run(async ({ diff }) => {
        assert.deepEqual(await diff(on, { ...on, clusterUid: "c2" }), { changes: "unknown", replaces: ["clusterUid"] });
        assert.deepEqual(await diff(on, { ...on, clusterUid: UNKNOWN }), { changes: "unknown", replaces: [] });
      }));

    it("ignores order, repetitions, defaults and empty members", () =>
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

    it("has changes if a write is pending, an argument became secret, or the plugin wrote the state", () =>
      run(async ({ diff, call }) => {
        assert.equal((await diff({ clusterUid: "c1" }, on)).changes, "unknown");
        assert.equal((await diff(on, { ...on, __hasSecrets: true })).changes, "unknown");
        assert.equal((await diff({ ...on, __hasSecrets: true }, { ...on, __hasSecrets: true })).changes, "none");
        const response = await call("diff", { Id: "c1", Olds: on, News: { ...on, __provider: LOADER } });
        assert.notEqual(response.getChanges(), 1);
      }));
  });

  it("creates, updates and reads", () =>
    run(async (provider) => {
      const created = await provider.create(on);
      assert.deepEqual(created, { id: "c1", properties: { ...on, __provider: LOADER } });
      const updated = await provider.update(on, { ...on, hostCluster: { uid: "h" } });
      assert.deepEqual(updated, { ...on, hostCluster: { uid: "h" }, __provider: LOADER });
      assert.deepEqual(await provider.read("c1", updated), { id: "c1", properties: updated, inputs: updated });
      assert.deepEqual(
        emulator.patches.map(({ body }) => body),
        [
          { hostClusterConfig: { isHostCluster: true } },
          { hostClusterConfig: { isHostCluster: true, hostCluster: { uid: "h" } } },
        ],
      );
    }));

  it("stores the flag for secrets in every method", () =>
    run(async ({ create, update, read }) => {
      const secret = { ...on, __hasSecrets: true };
      const stored = { ...secret, __provider: LOADER };
      assert.deepEqual((await create(secret)).properties, stored);
      assert.deepEqual(await update(on, secret), stored);
      assert.deepEqual(await read("c1", stored), { id: "c1", properties: stored, inputs: stored });
      assert.equal(emulator.patches.length, 1, "an update that only stores the flag sends nothing");
    }));

  it("omits the service's message if an argument is secret", () =>
    run(async ({ create, update }) => {
      const body = { code: "InvalidHost", message: "host hunter2 is invalid", ref: "r-1" };
      for (const write of [create, (news: typeof on) => update({ ...on, isHostCluster: false }, news)]) {
        emulator.fail({ method: "PATCH", status: 422, body }, { method: "PATCH", status: 422, body });
        await assert.rejects(write(on), /422.*hunter2/);
        await assert.rejects(write({ ...on, __hasSecrets: true } as never), (error: Error) => {
          assert.match(error.message, /422/);
          assert.match(error.message, /InvalidHost.*r-1/);
          assert.doesNotMatch(error.message, /hunter2/);
          return true;
        });
      }
    }));

  it("removes a cluster that no longer exists from the state", () =>
    run(async ({ read, printed }) => {
      assert.equal((await read("c9", { ...on, clusterUid: "c9" })).id, "");
      await printed(/Cluster "c9" no longer exists, so it is removed from the state\./);
    }));

  it("keeps a pending write pending in a refresh", () =>
    run(async ({ read, diff }) => {
      emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true } });
      const pending = { clusterUid: "c1", __provider: LOADER };
      const result = await read("c1", pending);
      assert.deepEqual(result, { id: "c1", properties: pending, inputs: pending });
      assert.equal((await diff(result.properties, on)).changes, "unknown");
    }));

  describe("delete", () => {
    it("disables the cluster, in a process that has not seen it declared", () =>
      run(async (provider) => {
        await provider.delete("c1", on);
        assert.deepEqual(emulator.patches[0]?.body, { hostClusterConfig: { isHostCluster: false } });
        await provider.delete("c2", { clusterUid: "c2", isHostCluster: false });
        assert.equal(emulator.patches.length, 1, "a cluster that is disabled already is a no-op");
      }));

    it("disables a cluster whose write is pending", () =>
      run(async (provider) => {
        await provider.delete("c1", { clusterUid: "c1" });
        assert.deepEqual(emulator.patches[0]?.body, { hostClusterConfig: { isHostCluster: false } });
      }));

    for (const [name, declare] of [
      ["has in the state", (provider: DynamicProviderProcess) => provider.check(on, on)],
      ["created", (provider: DynamicProviderProcess) => provider.create(on)],
      ["updated", (provider: DynamicProviderProcess) => provider.update(on, { ...on, hostCluster: { uid: "h" } })],
    ] as const) {
      it(`sends nothing for a cluster that another resource of the run ${name}, and logs it`, () =>
        run(async (provider) => {
          await declare(provider);
          const before = emulator.patches.length;
          await provider.delete("c1", on);
          assert.equal(emulator.patches.length, before);
          await provider.printed(
            /Cluster "c1" was not disabled, because this run declares its configuration in another/,
          );
        }));
    }

    it("sends nothing for a cluster that a resource of the same run will create", () =>
      run(async (provider) => {
        // --replace of a resource with deleteBeforeReplace: the engine sends no old inputs.
        await provider.check(on);
        await provider.delete("c1", on);
        assert.deepEqual(emulator.patches, []);
      }));

    it("fails for a cluster whose new owner was refused, or has an unknown outcome", () =>
      run(
        async (provider) => {
          for (const fault of [{ status: 403 }, { reset: true, applied: true }]) {
            emulator.fail({ method: "PATCH", ...fault });
            await assert.rejects(provider.create(on));
            const before = emulator.patches.length;
            await assert.rejects(
              provider.delete("c1", on),
              /Cluster "c1" was not disabled\..* could not be written, or its outcome is unknown\.\nThis resource stays in the state\./,
            );
            assert.equal(emulator.patches.length, before);
          }
        },
        { "spectrocluster:maxRetries": "0" },
      ));

    it("checks before every attempt whether the run declares the cluster by now", () =>
      run(async (provider) => {
        emulator.fail({ method: "PATCH", status: 429, headers: { "retry-after": "1" } });
        await provider.check({ ...on, clusterUid: "c2" }, on);
        const deleted = provider.delete("c1", on);
        while (emulator.patches.length === 0) await setTimeout(5);
        await provider.check(on);
        const created = provider.create(on);
        await Promise.all([deleted, created]);
        assert.deepEqual(
          emulator.patches.map(({ body, status }) => [(body as typeof SENT).hostClusterConfig.isHostCluster, status]),
          [
            [false, 429],
            [true, 204],
          ],
        );
      }));
  });

  it("does not import a cluster whose configuration cannot be read", () =>
    run(async (provider) => {
      await assert.rejects(
        provider.read("c1", {}),
        /The configuration of cluster "c1" cannot be read\. The response about cluster "c1" has no host cluster conf/,
      );
    }));

  it("fails every method and sends nothing if the API key is missing", () =>
    withDynamicProvider({ "spectrocluster:baseUrl": emulator.baseUrl }, async (provider) => {
      const missing = /The API key is missing.\n {2}Set it: pulumi config set --secret spectrocluster:apiKey/;
      const { failures } = await provider.check(on);
      assert.equal(failures.length, 1);
      assert.match(failures[0]?.reason ?? "", missing);
      await assert.rejects(provider.create(on), missing);
      await assert.rejects(provider.update(on, { ...on, isHostCluster: false }), missing);
      for (const method of [provider.delete("c1", on), provider.read("c1", on)]) {
        await assert.rejects(method, (error: Error) => {
          assert.match(error.message, missing);
          assert.match(
            error.message,
            /\nIf they are set: .* stored in state, so run pulumi up first or add --run-program/,
          );
          return true;
        });
      }
      assert.equal(emulator.requests.length, 0);
    }));

  it("is configured before the first request, although the process does not wait for it", () =>
    run(async (provider) => {
      await Promise.all(["c1", "c2"].map((clusterUid) => provider.create({ ...on, clusterUid })));
      assert.equal(emulator.patches.length, 2);
    }));

  it("runs operations on one cluster one after another, and on several clusters at the same time", () =>
    run(async ({ create, update }) => {
      emulator.fail({ delay: 100, times: Number.POSITIVE_INFINITY });
      const writes = Array.from({ length: 5 }, (_, index) => ({ ...on, hostCluster: { uid: String(index) } }));
      await Promise.all(writes.map((news) => update(on, news)));
      assert.equal(emulator.peakUnderWay, 1);
      const sent = emulator.patches.map(({ body }) => (body as typeof SENT).hostClusterConfig.hostCluster?.uid);
      assert.deepEqual(sent, ["0", "1", "2", "3", "4"]);
      await Promise.all(["c1", "c2"].map((clusterUid) => create({ ...on, clusterUid })));
      assert.equal(emulator.peakUnderWay, 2);
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

  it("cancels its requests and sends no more after the engine has exited", () =>
    run(async ({ create, endInput }) => {
      emulator.hold({ method: "PATCH" });
      const interrupted = assert.rejects(create(on), /because the run was cancelled\.\n.*\n.*It is pending/);
      while (emulator.patches.length === 0) await setTimeout(5);
      endInput();
      await interrupted;
      await assert.rejects(create(on), /because the run was cancelled\.\nRun the same command again\.$/);
      assert.equal(emulator.patches.length, 1);
    }));

  it("continues if its input ends while the engine still listens", () => {
    const { host } = new URL(emulator.baseUrl);
    return withDynamicProvider(
      settings(),
      async ({ check, create, endInput }) => {
        await check(on);
        endInput();
        while (emulator.connections < 2) await setTimeout(5);
        await create(on);
      },
      host,
    );
  });

  it("does not send what an edited state contains", () =>
    run(async (provider) => {
      await assert.rejects(
        provider.create({ ...on, clusterUid: ".." }),
        /not valid:\n- clusterUid must be a cluster UID/,
      );
      assert.equal(emulator.requests.length, 0);
    }));
});

declare const SENT: { hostClusterConfig: { isHostCluster: boolean; hostCluster?: { uid: string } } };
