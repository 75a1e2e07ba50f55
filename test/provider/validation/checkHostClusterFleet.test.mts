import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { checkHostClusterFleet, type Finding } from "pulumi-spectrocluster/validation";

const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";
const uid = "63a1f0e2c0ffee0011223344";

const brief = (findings: Finding[]) => findings.map(({ severity, rule, path }) => `${severity} ${rule} ${path}`);

describe("checkHostClusterFleet", () => {
  it("accepts valid fleets and unknown values", () => {
    for (const args of [
      { clusters: { [uid]: {} } },
      { clusters: { [uid]: { isHostCluster: true, projectUid: "p" }, c2: {} }, projectUid: "p" },
      { clusters: UNKNOWN },
      { clusters: { [uid]: UNKNOWN, c2: { isHostCluster: UNKNOWN } } },
    ]) {
      assert.deepEqual(checkHostClusterFleet(args), []);
    }
  });

  it("applies every rule of a single configuration to each cluster, with its UID in the path", () => {
    const clusters = {
      [uid]: { isHostCluster: true, clusterEndpoint: { type: "Ingres" } },
      c2: { isHostCluster: "yes", clusterGruop: {}, projectUid: "a\nb" },
      c3: { isHostCluster: false, clusterEndpoint: { type: "Ingress" } },
    };
    const findings = checkHostClusterFleet({ clusters });
    assert.deepEqual(brief(findings).sort(), [
      'error allowed-value clusters["63a1f0e2c0ffee0011223344"].clusterEndpoint.type',
      "error project-uid clusters.c2.projectUid",
      "error type clusters.c2.isHostCluster",
      "error unknown-member clusters.c2.clusterGruop",
    ]);
    const ofType = findings.find(({ pointer }) => pointer === `/clusters/${uid}/clusterEndpoint/type`);
    assert.match(ofType?.message ?? "", /"Ingres".*did you mean "Ingress"/);
  });

  /** A fleet in which a program uses a value as a key. */
  const keyed = (key: unknown) => ({ clusters: { [key as string]: {} } });
  for (const [what, args, finding, says] of [
    ["an empty map", { clusters: {} }, "fleet-size clusters", "is empty. Check that"],
    ["no map", {}, "required clusters", "has no value"],
    ["an undefined map", { clusters: undefined }, "required clusters", "is undefined. Likely causes: a missing await"],
    [
      "a list",
      { clusters: [{ clusterUid: "c1" }] },
      "type clusters",
      "must be a map from cluster UID to configuration, not a list of 1 item: make one with " +
        "Object.fromEntries(list.map(({ clusterUid, ...config }) => [clusterUid, config]))",
    ],
    [
      "a property on the wrong level",
      { clusters: { c1: { clusterEndpoint: { loadBalancerConfig: {} } } } },
      "unknown-member clusters.c1.clusterEndpoint.loadBalancerConfig",
      "it belongs into clusters.c1.clusterEndpoint.config",
    ],
    ["a Map", { clusters: new Map([["c1", {}]]) }, "json-value clusters", "not a Map"],
    ["an invalid UID", keyed(".."), 'cluster-uid clusters[".."]', "must be a cluster UID"],
    ["undefined as a UID", keyed(undefined), "cluster-uid clusters.undefined", "missing await or .apply"],
    ["a blank UID", keyed("\u200b"), 'required clusters["\\u200b"]', "is blank"],
    ["an output as a key", keyed(pulumi.output("c1")), "output-in-text clusters", "contains an output. Use .apply"],
    ["an object as a key", keyed({ uid }), "value-in-text clusters", "contains an object"],
    ["a cluster of another type", { clusters: { c1: null } }, "type clusters.c1", "must be an object (with "],
    [
      "a UID in a cluster",
      { clusters: { c1: { clusterUid: "c" } } },
      "unknown-member clusters.c1.clusterUid",
      "is not",
    ],
    ["another property", { clusters: { c1: {} }, projectUID: "p" }, "unknown-member projectUID", "mean projectUid"],
  ] as const) {
    it(`rejects ${what}`, () => {
      const findings = checkHostClusterFleet(args);
      assert.deepEqual(brief(findings), [`error ${finding}`]);
      assert.ok(findings[0]?.message.includes(says), findings[0]?.message);
    });
  }

  it("rejects more clusters or bytes than the limits", () => {
    const fleetOf = (size: number, cluster: object) => ({
      clusters: Object.fromEntries(Array.from({ length: size }, (_, index) => [`uid-${index}`, cluster])),
    });
    assert.deepEqual(checkHostClusterFleet(fleetOf(5000, {})), []);
    const many = checkHostClusterFleet(fleetOf(5001, {})).map(({ message }) => message);
    assert.deepEqual(many, ["has 5,001 clusters, but at most 5,000 are supported. Split it into several fleets"]);
    const [large] = checkHostClusterFleet(fleetOf(3000, { hostCluster: { name: "x".repeat(3000) } }));
    assert.match(large?.message ?? "", /^is larger than 8 MiB as JSON/);
  });
});
