import assert from "node:assert/strict";
import fc from "fast-check";
import { declaredAsHeld, differences, type Marks, undeclaredIn } from "../../provider/drift.js";
import { HostClusterConfigLifecycle } from "../../provider/hostClusterConfig.js";
import type { HostClusterConfig } from "../../provider/model/hostClusterConfig.js";
import { normalizeSetting } from "../../provider/normalization.js";
import { Emulator } from "../emulator/index.mjs";
import { emulatorConnection } from "./api/emulatorConnection.mjs";

const ingress = (ingressConfig: object): HostClusterConfig => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig } },
});
const loadBalancer = (loadBalancerConfig: object, others: object = {}): HostClusterConfig => ({
  isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig, ...others } },
});

describe("drift", () => {
  const asHeld = (declared: HostClusterConfig, held: HostClusterConfig, kept?: Marks) =>
    declaredAsHeld(normalizeSetting(declared), normalizeSetting(held), kept);

  describe("is none where the service means the same", () => {
    const same: [string, HostClusterConfig, HostClusterConfig][] = [
      ["defaults that are left out", { isHostCluster: false }, {}],
      ["defaults that are filled in", {}, { isHostCluster: false }],
      ["another order of a set", loadBalancer({ externalIPs: ["b", "a"] }), loadBalancer({ externalIPs: ["a", "b"] })],
      ["empty lists that are left out", loadBalancer({ externalIPs: [] }), loadBalancer({})],
      ["empty lists that are filled in", loadBalancer({}), loadBalancer({ loadBalancerSourceRanges: [] })],
      [
        "empty objects and texts that are filled in",
        ingress({ host: "h" }),
        { ...ingress({ host: "h" }), clusterGroup: { kind: "", name: "", uid: "" }, hostCluster: {} },
      ],
      [
        "the settings that the type does not select",
        loadBalancer({ externalIPs: ["a"] }, { ingressConfig: { port: 1 } }),
        loadBalancer({ externalIPs: ["a"] }, { ingressConfig: { host: "left from before" } }),
      ],
      [
        "the traffic policy that Kubernetes takes by itself",
        loadBalancer({ externalIPs: ["a"] }),
        loadBalancer({ externalIPs: ["a"], externalTrafficPolicy: "Cluster" }),
      ],
      [
        "the traffic policy that Kubernetes would take, left out",
        loadBalancer({ externalIPs: ["a"], externalTrafficPolicy: "Cluster" }),
        loadBalancer({ externalIPs: ["a"] }),
      ],
    ];
    for (const [name, declared, held] of same) {
      it(name, () => assert.deepEqual(asHeld(declared, held), normalizeSetting(declared)));
    }
  });

  it("shows each value that is another one, in its place and nowhere else", () => {
    const declared = {
      ...loadBalancer({ externalIPs: ["a"], externalTrafficPolicy: "Local" }),
      hostCluster: { uid: "h" },
    };
    const held = {
      ...loadBalancer({ externalIPs: ["a", "b"] }),
      clusterGroup: { uid: "g", kind: "" },
      hostCluster: null as never,
    };
    const result = asHeld(declared, held);
    assert.deepEqual(result, {
      isHostCluster: true,
      clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs: ["a", "b"] } } },
      clusterGroup: { uid: "g" },
    });
    assert.deepEqual(
      differences(normalizeSetting(declared), result).map(({ path }) => path),
      [
        "clusterEndpoint.config.loadBalancerConfig.externalIPs",
        "clusterEndpoint.config.loadBalancerConfig.externalTrafficPolicy",
        "hostCluster.uid",
        "clusterGroup.uid",
      ],
    );
  });

  for (const [name, held] of [
    ["a reference that was emptied", { clusterGroup: {} }],
    ["a reference whose members are empty", { clusterGroup: { uid: "" } }],
    ["an endpoint that was emptied", { clusterEndpoint: {} }],
    ["an endpoint's setting that was emptied", ingress({})],
  ] as const) {
    it(`shows ${name}`, () => {
      const declared = { ...ingress({ port: 1 }), clusterGroup: { uid: "g" } };
      assert.notEqual(differences(declared, asHeld(declared, { ...declared, ...held })).length, 0);
    });
  }

  it("shows a host that was switched off, and one whose setting is gone", () => {
    assert.equal(asHeld(ingress({ port: 1 }), { ...ingress({ port: 1 }), isHostCluster: false }).isHostCluster, false);
    assert.deepEqual(asHeld(ingress({ port: 1 }), {}), { isHostCluster: false });
  });

  it("shows what another type brings with it, and keeps what was declared for the old one", () => {
    const result = asHeld(ingress({ port: 1 }), loadBalancer({ externalIPs: ["a"] }));
    assert.deepEqual(result.clusterEndpoint, {
      type: "LoadBalancer",
      config: { ingressConfig: { port: 1 }, loadBalancerConfig: { externalIPs: ["a"] } },
    });
  });

  it("is none where the service keeps what is not declared, until that changes", () => {
    const declared = ingress({ host: "h" });
    const held = { ...ingress({ host: "h", port: 1 }), clusterGroup: { uid: "g" } };
    const kept = undeclaredIn(held, declared);
    assert.deepEqual(
      differences({}, kept).map(({ path }) => path),
      ["clusterEndpoint.config.ingressConfig.port", "clusterGroup.uid"],
    );
    assert.deepEqual(asHeld(declared, held, kept), normalizeSetting(declared));
    assert.deepEqual(asHeld(declared, { ...held, clusterGroup: { uid: "other" } }, kept), {
      ...declared,
      clusterGroup: { uid: "other" },
    });
    assert.equal(undeclaredIn(declared, declared), undefined);
  });

  it("is remembered without the values, which a program may have made secret before", () => {
    const kept = undeclaredIn({ ...ingress({}), clusterGroup: { uid: "g-hidden" } }, ingress({}));
    assert.match(JSON.stringify(kept), /^\{"clusterGroup":\{"uid":"[\da-f]{16}"\}\}$/);
  });

  for (const patch of ["replace", "merge"] as const) {
    it(`is over after one update, whatever was changed outside, at a service that does a ${patch}`, async function () {
      this.timeout(60_000);
      const emulator = await Emulator.start({ patch });
      const connection = emulatorConnection(emulator);
      const call = { log() {} };
      const lifecycle = new HostClusterConfigLifecycle(() => connection, { add() {}, has: () => false });
      try {
        await fc.assert(
          fc.asyncProperty(SETTING, SETTING, SETTING, async (before, declaredSetting, outside) => {
            const declared = { clusterUid: "c", ...declaredSetting };
            emulator.addCluster({ uid: "c", hostClusterConfig: before as Record<string, unknown> });
            const created = await lifecycle.write(declared, undefined, call);
            const untouched = await lifecycle.read("c", created, call);
            assert.equal(lifecycle.diff(untouched?.state as never, normalized(declared)).changes, false, "no drift");

            emulator.addCluster({ uid: "c", hostClusterConfig: outside as Record<string, unknown> });
            const refreshed = await lifecycle.read("c", created, call);
            const { changes } = lifecycle.diff(refreshed?.state as never, normalized(declared));
            const state = changes ? await lifecycle.write(declared, refreshed?.state as never, call) : created;
            const settled = await lifecycle.read("c", state, call);
            assert.equal(lifecycle.diff(settled?.state as never, normalized(declared)).changes, false, "no loop");
          }),
          { numRuns: 75 },
        );
      } finally {
        await emulator.stop();
      }
    });
  }
});

const normalized = (declared: { clusterUid: string } & HostClusterConfig) => ({
  clusterUid: declared.clusterUid,
  ...normalizeSetting(declared),
});

/** Settings of few different values, so that two of them often agree in parts. */
const text = fc.constantFrom("", "a", "b");
const optional = <T extends Record<string, fc.Arbitrary<unknown>>>(members: T) =>
  fc.record(members, { requiredKeys: [] });
const reference = optional({ kind: text, name: text, uid: text });
const texts = fc.array(text.filter(Boolean), { maxLength: 3 });
const SETTING = optional({
  clusterEndpoint: optional({
    type: fc.constantFrom("Ingress", "LoadBalancer"),
    config: optional({
      ingressConfig: optional({ host: text, port: fc.constantFrom(1, 2) }),
      loadBalancerConfig: optional({
        externalIPs: texts,
        externalTrafficPolicy: fc.constantFrom("", "Cluster", "Local"),
        loadBalancerSourceRanges: texts,
      }),
    }),
  }),
  clusterGroup: reference,
  hostCluster: reference,
  isHostCluster: fc.boolean(),
}) as fc.Arbitrary<HostClusterConfig>;
