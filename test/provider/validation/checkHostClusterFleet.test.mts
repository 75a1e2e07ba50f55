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

  const noMap = "must be a map from cluster UID to configuration, not ";
  const OWN = "clusterEndpoint, clusterGroup, hostCluster, isHostCluster, projectUid";
  const of = (cluster: unknown) => ({ clusters: { c1: cluster } });
  /** A fleet in which a program uses a value as a key. */
  const keyed = (key: unknown) => ({ clusters: { [key as string]: {} } });
  const [output, other] = [keyed(pulumi.output("c1")), { ...of({}), projectUID: "p" }];
  for (const { what, args, finding, says } of [
    { what: "an empty map", args: { clusters: {} }, finding: "fleet-size clusters", says: "is empty. Check that" },
    { what: "no map", args: {}, finding: "required clusters", says: "required" },
    { what: "a list", args: { clusters: ["c1"] }, finding: "type clusters", says: `${noMap}a list of 1 item` },
    { what: "a text", args: { clusters: "c1" }, finding: "type clusters", says: `${noMap}"c1"` },
    { what: "a Map", args: { clusters: new Map([["c1", {}]]) }, finding: "json-value clusters", says: "not a Map" },
    { what: "an invalid UID", args: keyed(".."), finding: 'cluster-uid clusters[".."]', says: "must be a cluster UID" },
    { what: "an empty UID", args: keyed(""), finding: 'required clusters[""]', says: "is empty: did a search find no" },
    {
      what: "an output as a key",
      args: output,
      finding: "output-in-text clusters",
      says: "must not have an output as",
    },
    {
      what: "a promise",
      args: keyed(Promise.resolve()),
      finding: "value-in-text clusters",
      says: "not have a Promise as",
    },
    {
      what: "an object",
      args: keyed({ uid }),
      finding: "value-in-text clusters",
      says: "must not have an object as a",
    },
    { what: "undefined", args: keyed(undefined), finding: "cluster-uid clusters.undefined", says: ": did a search" },
    {
      what: "a blank UID",
      args: keyed("\u200b"),
      finding: 'required clusters["\\u200b"]',
      says: "is blank: did a search",
    },
    {
      what: "a list as a key",
      args: keyed(["a", "b"]),
      finding: 'cluster-uid clusters["a,b"]',
      says: "without white space",
    },
    {
      what: "an unknown member",
      args: of({ a: 1 }),
      finding: "unknown-member clusters.c1.a",
      says: `properties: ${OWN}`,
    },
    { what: "a cluster of another type", args: of(true), finding: "type clusters.c1", says: `(with ${OWN}), not true` },
    { what: "null", args: of(null), finding: "type clusters.c1", says: "must be an object" },
    {
      what: "a UID",
      args: of({ clusterUid: "c1" }),
      finding: "unknown-member clusters.c1.clusterUid",
      says: "the key of",
    },
    { what: "another member", args: other, finding: "unknown-member projectUID", says: "did you mean projectUid" },
  ]) {
    it(`rejects ${what}`, () => {
      const findings = checkHostClusterFleet(args);
      assert.deepEqual(brief(findings), [`error ${finding}`]);
      assert.ok(findings[0]?.message.includes(says), findings[0]?.message);
    });
  }

  it("rejects more clusters or bytes than the limits, in a single finding", () => {
    const fleetOf = (size: number, cluster: object) => ({
      clusters: Object.fromEntries(Array.from({ length: size }, (_, index) => [`uid-${index}`, cluster])),
    });
    assert.deepEqual(checkHostClusterFleet(fleetOf(5000, {})), []);
    const many = checkHostClusterFleet(fleetOf(5001, { isHostCluster: "yes" })).map(({ message }) => message);
    assert.deepEqual(many, ["has 5,001 clusters, but at most 5,000 are supported. Split it into several fleets"]);
    const [large] = checkHostClusterFleet(fleetOf(3000, { hostCluster: { name: "x".repeat(3000) } }));
    assert.match(large?.message ?? "", /^is 8\.\d MiB as JSON, but at most 8 MiB are supported/);
  });
});
