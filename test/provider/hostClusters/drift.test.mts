import assert from "node:assert/strict";
import fc from "fast-check";
import { differencesBetween, isEquivalent } from "../../../provider/hostClusters/canonicalForm.js";
import { withDrift } from "../../../provider/hostClusters/merge.js";
import type { HostClusterConfig } from "../../../provider/model/hostClusterConfig.js";
import { check } from "../../../provider/resources/check.js";
import { hostClusterConfig } from "../../../provider/resources/hostClusterConfig.js";
import type { Run } from "../../../provider/run/run.js";
import { runs } from "../../support/corpus.mjs";
import { rowsIn } from "../../support/rows.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testCall, testRun } from "../run/testRun.mjs";

interface Row {
  what: string;
  declared: HostClusterConfig;
  actual: HostClusterConfig;
  /** What a refresh returns. Default: what the service has. */
  refreshed?: HostClusterConfig;
}

/** What a program declares and what the service has: the same, or with drift. */
const rows: { same: Row[]; drifted: Row[] } = rowsIn("drift.yaml", import.meta.url);

describe("drift", () => {
  for (const { what, declared, actual } of rows.same) {
    it(`does not include ${what}`, () => assert.deepEqual(withDrift(declared, actual), declared));
  }

  for (const { what, declared, actual, refreshed = actual } of rows.drifted) {
    it(`includes ${what}`, () => {
      assert.deepEqual(withDrift(declared, actual), refreshed);
      assert.notDeepEqual(differencesBetween(declared, refreshed), []);
    });
  }
});

describe("drift of any kind", () => {
  const emulator = useEmulator();

  for (const patch of ["replace", "merge"] as const) {
    it(`is repaired by one update at a service that implements PATCH as ${patch}`, async () => {
      await emulator.restart({ patch });
      const call = testCall(testRun(emulator));
      await fc.assert(
        fc.asyncProperty(ACTUAL, DECLARED, ACTUAL, async (before, declared, outside) => {
          const actual = () => emulator.clusters.get("c")?.hostClusterConfig ?? {};
          const program = { storedInputs: {}, inputs: { clusterUid: "c", ...declared } as object };
          const inputs = check(hostClusterConfig, program, call).inputs as never;
          const isDrifted = async (state: object) => {
            const read = await hostClusterConfig.read("c", state as never, {}, call);
            return { state: read?.state as never, differs: await differs(call.run, read?.state as never, inputs) };
          };
          emulator.addCluster({ uid: "c", hostClusterConfig: before as Record<string, unknown> });
          const created = await hostClusterConfig.create(inputs, call);
          assert.equal((await isDrifted(created.state)).differs, false, "no drift after a create");

          emulator.addCluster({ uid: "c", hostClusterConfig: outside as Record<string, unknown> });
          const refreshed = await isDrifted(created.state);
          const state = refreshed.differs
            ? (await hostClusterConfig.update(refreshed.state, inputs, call)).state
            : created.state;
          assert.equal((await isDrifted(state)).differs, false, "no drift after one update");
          assertDeclaredFields(declared, actual());
        }),
        runs(75),
      );
    });
  }
});

async function differs(run: Run, state: never, inputs: never): Promise<boolean> {
  return (await hostClusterConfig.diff(state, inputs, testCall(run))).differences.length > 0;
}

/** Compares the declared fields with the service's, without the code of the provider that finds drift. */
function assertDeclaredFields(declared: HostClusterConfig, actual: HostClusterConfig): void {
  const { clusterEndpoint, ...others } = declared;
  for (const [name, value] of Object.entries(others)) {
    for (const [member, text] of Object.entries(typeof value === "object" ? value : { value })) {
      const held = actual[name as keyof HostClusterConfig] as Record<string, unknown> | undefined;
      assert.ok(isEquivalent(typeof value === "object" ? held?.[member] : (held ?? false), text), name);
    }
  }
  const ofType = clusterEndpoint?.type === "Ingress" ? "ingressConfig" : "loadBalancerConfig";
  const fields = clusterEndpoint?.type && clusterEndpoint.config?.[ofType];
  for (const [name, value] of Object.entries(fields || {})) {
    const held = (actual.clusterEndpoint?.config?.[ofType] as Record<string, unknown> | undefined)?.[name];
    const isDefault = value === "Cluster" && held === undefined;
    if (!isDefault) assert.ok(isEquivalent(held, value), `${name} is ${JSON.stringify(held)}`);
  }
}

/** Configurations of few different values, so that two of them often agree in parts. */
function configOf(
  text: fc.Arbitrary<string>,
  policy: fc.Arbitrary<string>,
  ...others: string[]
): fc.Arbitrary<HostClusterConfig> {
  const optional = <T extends Record<string, fc.Arbitrary<unknown>>>(members: T) =>
    fc.record(members, { requiredKeys: [] });
  const reference = optional({ kind: text, name: text, uid: text });
  const addresses = (end = "") => {
    const spelled = ["10.0.0.1", "10.0.0.2", "2001:db8::1", "2001:DB8:0::1"].map((address) => address + end);
    return fc.array(fc.constantFrom(...spelled, ...others), { maxLength: 3 });
  };
  return optional({
    clusterEndpoint: optional({
      type: fc.constantFrom("Ingress", "LoadBalancer"),
      config: optional({
        ingressConfig: optional({ host: text, port: fc.constantFrom(1, 2) }),
        loadBalancerConfig: optional({
          externalIPs: addresses(),
          externalTrafficPolicy: policy,
          loadBalancerSourceRanges: addresses("/32"),
        }),
      }),
    }),
    clusterGroup: reference,
    hostCluster: reference,
    isHostCluster: fc.boolean(),
  }) as fc.Arbitrary<HostClusterConfig>;
}

const DECLARED = configOf(fc.constantFrom("a", "b"), fc.constantFrom("Cluster", "Local"));
/** A service may have empty texts and no addresses, which a program cannot declare. */
const ACTUAL = configOf(fc.constantFrom("", "a", "b"), fc.constantFrom("", "Cluster", "Local"), "b", "10.0.0.1");
