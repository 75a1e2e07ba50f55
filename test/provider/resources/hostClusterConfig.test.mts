import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import { checkInputs } from "../../../provider/resources/checkInputs.js";
import { PartialFailure } from "../../../provider/resources/clusterResource.js";
import { hostClusterConfig } from "../../../provider/resources/hostClusterConfig/index.js";
import type {
  HostClusterConfigInputs,
  HostClusterConfigState,
} from "../../../provider/resources/hostClusterConfig/state.js";
import type { RunContext } from "../../../provider/run/runContext.js";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { errorOf } from "../../support/errorOf.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

type Properties = Record<string, unknown>;

const on = { clusterUid: "c1", isHostCluster: true };
const off = { clusterUid: "c1", isHostCluster: false };
/** The state after a create with an unknown outcome. */
const pending = { clusterUid: "c1", pending: { fields: ["isHostCluster"] } };
const withHost = { ...on, hostCluster: { uid: "h" } };
const withIngress = (port: unknown) => ({
  ...on,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "a.example.com", port } } },
});
const withIPs = (externalIPs: unknown) => ({
  ...on,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } },
});
const configOf = ({ clusterUid, ...config }: Properties) => config;

describe("HostClusterConfig", () => {
  let emulator: Emulator;
  let run: RunContext;

  /** Starts a run, whose settings are for the emulator. */
  const startRun = (settings: SettingValues = {}) => {
    run = testRun(emulator, { maxRetries: 0, ...settings });
  };
  /** A call of the current run. */
  const call = () => testCall(run);
  const create = (inputs: object, by = call()) => hostClusterConfig.create(inputs as HostClusterConfigInputs, by);
  const update = (state: object, inputs: object, by = call()) =>
    hostClusterConfig.update("c1", state as HostClusterConfigState, inputs as HostClusterConfigInputs, by);
  const remove = (state: object, by = call()) => hostClusterConfig.delete("c1", state as HostClusterConfigState, by);
  const diff = (state: object, inputs: object) =>
    hostClusterConfig.diff(state as HostClusterConfigState, inputs as HostClusterConfigInputs, call());
  const check = (inputs: object, urn?: string) =>
    checkInputs(hostClusterConfig, inputs, {
      run,
      owner: urn ?? call().owner,
      hasSecrets: false,
      ...(urn ? { urn } : {}),
    });
  /** A state as a write returns it. */
  const written = (state: object) => ({ ...state, __address: emulator.baseUrl });
  /** The configurations that were sent. */
  const sent = () => emulator.patches.map(({ body }) => (body as { hostClusterConfig: object }).hostClusterConfig);

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" }, { uid: "c2" });
    startRun();
  });
  afterEach(() => emulator.stop());

  describe("check", () => {
    for (const [name, inputs, expected] of [
      ["fills in isHostCluster", { clusterUid: "c1" }, { ...off, projectUid: "p" }],
      ["fills in the project", on, { ...on, projectUid: "p" }],
      ["prefers the project of the arguments", { ...on, projectUid: "q" }, { ...on, projectUid: "q" }],
      ["keeps the program's order", withIPs(["10.0.0.2", "10.0.0.1", "10.0.0.2"]), undefined],
      ["leaves an unknown cluster in place", { ...on, clusterUid: UNKNOWN }, undefined],
      ["leaves an unknown flag in place", { ...on, isHostCluster: UNKNOWN }, undefined],
      ["leaves an unknown object in place", { ...on, clusterEndpoint: UNKNOWN }, undefined],
      ["leaves an unknown item in place", withIPs(["10.0.0.2", UNKNOWN, "10.0.0.1"]), undefined],
      ["leaves an unknown member in place", withIngress(UNKNOWN), undefined],
    ] as [string, Properties, Properties?][]) {
      it(name, async () => {
        startRun({ projectUid: "p" });
        const complete = expected ?? { ...inputs, projectUid: "p" };
        assert.deepEqual(await check(inputs), { inputs: complete, failures: [], warnings: [] });
        assert.deepEqual((await check(complete)).inputs, complete, "a second check changes nothing");
        assert.deepEqual(emulator.requests, []);
      });
    }

    const urnOf = (name: string) => `urn:pulumi:dev::program::spectrocluster:index:HostClusterConfig::${name}`;
    for (const [name, second, urn, isDuplicate] of [
      ["rejects a second resource with the same cluster", off, urnOf("b"), true],
      ["accepts the same resource again", off, urnOf("a"), false],
      ["accepts another cluster", { ...on, clusterUid: "c2" }, urnOf("b"), false],
      ["accepts an unknown cluster", { ...on, clusterUid: UNKNOWN }, urnOf("b"), false],
    ] as const) {
      it(name, async () => {
        await check(on, urnOf("a"));
        const message =
          'HostClusterConfig "a" and HostClusterConfig "b" both declare cluster "c1".\n' +
          "Each would overwrite the other in every run. Remove one of the declarations.";
        assert.deepEqual((await check(second, urn)).failures, isDuplicate ? [message] : []);
      });
    }
  });

  describe("diff", () => {
    for (const [name, state, inputs, paths, replaces = []] of [
      ["finds no difference between equal properties", on, on, []],
      ["ignores order and repetitions", withIPs(["b", "a", "b"]), withIPs(["a", "b"]), []],
      ["ignores defaults", off, { clusterUid: "c1" }, []],
      ["ignores an empty list", withIPs([]), { ...on, clusterEndpoint: { type: "LoadBalancer" } }, []],
      ["ignores empty members", { ...on, clusterGroup: {}, hostCluster: null }, on, []],
      ["finds a changed member", withIngress(443), withIngress(8443), ["clusterEndpoint.config.ingressConfig.port"]],
      [
        "finds an unknown member",
        withIngress(443),
        withIngress(UNKNOWN),
        ["clusterEndpoint.config.ingressConfig.port"],
      ],
      ["finds a removed and an added member", withHost, { ...on, projectUid: "p" }, ["hostCluster.uid", "projectUid"]],
      [
        "finds a list as a whole",
        withIPs(["a"]),
        withIPs(["b"]),
        ["clusterEndpoint.config.loadBalancerConfig.externalIPs"],
      ],
      ["finds the whole configuration if a write is pending", pending, on, ["isHostCluster"]],
      ["finds it even if it is the default", pending, off, ["isHostCluster"]],
      ["replaces for another cluster", on, { ...on, clusterUid: "c2" }, ["clusterUid"], ["clusterUid"]],
      ["does not replace for an unknown cluster", on, { ...on, clusterUid: UNKNOWN }, ["clusterUid"]],
    ] as [string, Properties, Properties, string[], string[]?][]) {
      it(name, async () => {
        const result = await diff(state, inputs);
        assert.deepEqual(result.differences.map(({ path }) => path).sort(), paths);
        assert.deepEqual(result.replaces, replaces);
      });
    }
  });

  describe("writes", () => {
    it("the whole configuration, and returns what it wrote", async () => {
      assert.deepEqual(await create(withHost), { id: "c1", state: written(withHost) });
      assert.deepEqual(await update(withHost, withIngress(443)), written(withIngress(443)));
      assert.deepEqual(sent(), [withHost, withIngress(443)].map(configOf));
    });

    for (const [name, state, inputs, project] of [
      ["the project of the arguments", on, { ...withHost, projectUid: "p" }, "p"],
      ["the provider's project", on, withHost, "other"],
    ] as const) {
      it(`with ${name}`, async () => {
        startRun({ projectUid: "other" });
        await update(state, inputs);
        assert.equal(emulator.patches[0]?.headers["projectuid"], project);
      });
    }

    it("nothing if nothing differs", async () => {
      assert.deepEqual(await update(withIPs(["a", "b"]), withIPs(["b", "a"])), withIPs(["b", "a"]));
      assert.deepEqual(emulator.requests, []);
    });

    const afterFailure: [string, Fault, boolean][] = [
      ["a rejection leaves the state unchanged", { status: 403 }, false],
      ["an unknown outcome is pending", { reset: true, applied: true }, true],
    ];
    for (const [name, fault, isPending] of afterFailure) {
      it(`and ${name}`, async () => {
        const inputs = { ...withHost, projectUid: "p" };
        const confirmed = { ...on, projectUid: "p" };
        for (const [write, left] of [
          [() => create(inputs), { clusterUid: "c1", projectUid: "p" }],
          [() => update(confirmed, inputs), confirmed],
        ] as const) {
          emulator.fail({ method: "PATCH", ...fault });
          const error = await errorOf(write());
          assert.equal(error instanceof PartialFailure, isPending, error.message);
          if (!(error instanceof PartialFailure)) continue;
          assert.match(error.message, /\nThe cluster is pending: the next pulumi up repeats the request\.$/);
          assert.deepEqual([error.id, error.reasons], ["c1", [error.message]]);
          assert.deepEqual(
            error.properties,
            written({ ...left, pending: { fields: ["hostCluster.uid", "isHostCluster"] } }),
          );
        }
      });
    }

    it("no configuration that somebody made invalid in the state", async () => {
      await assert.rejects(create({ ...on, clusterUid: ".." }), /not valid:\n- clusterUid must be a cluster UID/);
      assert.deepEqual(emulator.requests, []);
    });

    it("to one cluster one after another, and to several clusters at the same time", async () => {
      const release = emulator.hold({ method: "PATCH", times: 4 });
      const ports = [1, 2, 3];
      const writes = [
        ...ports.map((port) => update(on, withIngress(port))),
        update(on, { ...withHost, clusterUid: "c2" }),
      ];
      while (emulator.patches.length < 2) await setTimeout(5);
      release();
      await Promise.all(writes);
      const toFirst = emulator.patches.filter(({ url }) => url.includes("/c1/"));
      assert.deepEqual(
        toFirst.map(({ body }) => body),
        ports.map((port) => ({ hostClusterConfig: configOf(withIngress(port)) })),
      );
      assert.equal(emulator.peakUnderWay, 2);
    });
  });

  describe("read", () => {
    const read = (state?: object, by = call()) => hostClusterConfig.read("c1", state as HostClusterConfigState, by);

    it("finds drift", async () => {
      emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: false } });
      assert.deepEqual(await read(on), { state: off, inputs: off });
    });

    it("keeps a pending write pending", async () => {
      emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true } });
      // The stored inputs stay as they are.
      assert.deepEqual(await read(pending), { state: pending, inputs: undefined });
      const update = { ...withHost, pending: { fields: ["isHostCluster"] } };
      assert.deepEqual(await read(update), { state: update, inputs: withHost });
    });

    it("finds that a cluster no longer exists, and logs it", async () => {
      emulator.clusters.delete("c1");
      const by = call();
      assert.equal(await read(on, by), undefined);
      assert.match(
        by.logged.join(),
        /^Cluster "c1" no longer exists, so it is removed from the state\. .*\n.* returned 404 \(Cluster c1 is not found/,
      );
    });

    it("imports the configuration of a cluster in the provider's project", async () => {
      startRun({ projectUid: "p" });
      const { clusterEndpoint } = withIPs(["b", "a"]);
      emulator.addCluster({ uid: "c1", projectUid: "p", hostClusterConfig: { isHostCluster: true, clusterEndpoint } });
      const found = { ...withIPs(["b", "a"]), projectUid: "p" };
      assert.deepEqual(await read(), { state: found, inputs: found });
    });

    for (const [name, uid, message] of [
      ["that the service does not have", "c3", /Cluster c3 is not found/],
      ["whose UID is invalid", "..", /clusterUid must be a cluster UID/],
    ] as const) {
      it(`does not import a cluster ${name}`, () =>
        assert.rejects(hostClusterConfig.read(uid, undefined, call()), message));
    }
  });

  describe("delete", () => {
    const disabled = { isHostCluster: false };
    for (const [name, state, requests] of [
      ["disables a host cluster", on, [disabled]],
      ["disables a cluster whose write is pending", pending, [disabled]],
      ["sends nothing for a cluster that is disabled", off, []],
    ] as const) {
      it(name, async () => {
        await remove(state);
        assert.deepEqual(sent(), requests);
      });
    }

    it("succeeds if the cluster no longer exists, and logs it", async () => {
      emulator.clusters.delete("c1");
      const by = call();
      await remove(on, by);
      assert.deepEqual(by.logged, ['Cluster "c1" no longer exists, so there was nothing to disable.']);
    });

    const owners: [string, string, () => unknown][] = [
      ["will create", "will write", () => check(on)],
      ["created", "declares", () => create(on)],
      ["updated", "declares", () => update(on, withHost)],
    ];
    for (const [name, verb, declare] of owners) {
      it(`sends nothing for a cluster that another resource of the run ${name}, and logs it`, async () => {
        await declare();
        const before = emulator.requests.length;
        const by = call();
        await remove(on, by);
        assert.equal(emulator.requests.length, before);
        assert.deepEqual(by.logged, [
          `Cluster "c1" was not disabled, because another resource of this run ${verb} its configuration.`,
        ]);
      });
    }

    const failed: [string, Fault][] = [
      ["was rejected", { status: 403 }],
      ["has an unknown outcome", { reset: true, applied: true }],
    ];
    for (const [name, fault] of failed) {
      it(`fails if the write of the new owner ${name}`, async () => {
        emulator.fail({ method: "PATCH", ...fault });
        await errorOf(create(on));
        const before = emulator.patches.length;
        await assert.rejects(
          remove(on),
          /Cluster "c1" was not disabled\..* has not written it: .*\nThe cluster stays in the state\./,
        );
        assert.equal(emulator.patches.length, before);
      });
    }

    it("checks before every attempt whether the run declares the cluster by now", async () => {
      startRun({ maxRetries: 5 });
      emulator.fail({ method: "PATCH", status: 429, headers: { "retry-after": "1" } });
      // The resource is being replaced, which deletes it first.
      await check({ ...on, clusterUid: "c2" });
      const removed = remove(on);
      while (emulator.patches.length === 0) await setTimeout(5);
      await check(on);
      await Promise.all([removed, create(on)]);
      assert.deepEqual(
        emulator.patches.map(({ body, status }) => [body, status]),
        [
          [{ hostClusterConfig: disabled }, 429],
          [{ hostClusterConfig: { isHostCluster: true } }, 204],
        ],
      );
    });
  });
});
