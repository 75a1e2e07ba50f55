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
    assert.equal(findings[0]?.pointer, `/clusters/${uid}/clusterEndpoint/type`);
    assert.match(findings[0]?.message ?? "", /"Ingres".*did you mean "Ingress"/);
  });

  type Row = [name: string, args: unknown, finding: string, message: RegExp];
  const noMap = (value: string) => new RegExp(`^must be a map from cluster UID to configuration, not ${value}$`);
  const usedKey = (value: string) => new RegExp(`^must not have ${value} as a key\\. `);
  const OWN = "clusterEndpoint, clusterGroup, hostCluster, isHostCluster, projectUid";
  const of = (cluster: unknown) => ({ clusters: { c1: cluster } });
  /** A fleet in which a program uses a value as a key. */
  const keyed = (key: unknown) => ({ clusters: { [key as string]: {} } });
  const invalid: Row[] = [
    ["an empty map", { clusters: {} }, "error fleet-size clusters", /^is empty\. Check that the list is complete\./],
    ["no map", {}, "error required clusters", /required/],
    ["a list in place of the map", { clusters: ["c1"] }, "error type clusters", noMap("a list of 1 item")],
    ["a text in place of the map", { clusters: "c1" }, "error type clusters", noMap('"c1"')],
    ["a Map in place of the map", { clusters: new Map([["c1", {}]]) }, "error json-value clusters", /not a Map$/],
    ["an invalid UID", { clusters: { "..": {} } }, 'error cluster-uid clusters[".."]', /must be a cluster UID/],
    ["an empty UID", { clusters: { "": {} } }, 'error required clusters[""]', /^is empty: did a search find no/],
    ["an output as a key", keyed(pulumi.output("c1")), "error output-in-text clusters", usedKey("an output")],
    ["a promise as a key", keyed(Promise.resolve("c1")), "error value-in-text clusters", usedKey("a Promise")],
    ["an object as a key", keyed({ uid }), "error value-in-text clusters", usedKey("an object")],
    ["a function as a key", keyed(parseInt), `error cluster-uid clusters["${parseInt}"]`, /without white space/],
    ["undefined as a key", keyed(undefined), "error cluster-uid clusters.undefined", /, not "undefined": did a search/],
    ["a blank UID", keyed("\u200b"), 'error required clusters["\\u200b"]', /^is blank: did a search find no cluster/],
    ["a list as a key", keyed(["c1", "c2"]), 'error cluster-uid clusters["c1,c2"]', /without white space/],
    [
      "an unknown member of one",
      of({ a: 1 }),
      "error unknown-member clusters.c1.a",
      new RegExp(`known members: ${OWN}$`),
    ],
    [
      "a misspelled one",
      of({ is_host_clstr: 1 }),
      "error unknown-member clusters.c1.is_host_clstr",
      /isHostCluster\?$/,
    ],
    [
      "a cluster of another type",
      of(true),
      "error type clusters.c1",
      new RegExp(`an object \\(with ${OWN}\\), not true`),
    ],
    ["null", { clusters: { c1: null } }, "error type clusters.c1", /must be an object/],
    ["an undefined cluster", { clusters: { c1: undefined } }, "error json-value clusters.c1", /must be an object/],
    [
      "a UID in the configuration",
      { clusters: { c1: { clusterUid: "c1" } } },
      "error unknown-member clusters.c1.clusterUid",
      /the key of the map/,
    ],
    [
      "an unknown member",
      { clusters: { c1: {} }, projectUID: "p" },
      "error unknown-member projectUID",
      /did you mean projectUid/,
    ],
  ];
  for (const [name, args, finding, message] of invalid) {
    it(`rejects ${name}`, () => {
      const findings = checkHostClusterFleet(args);
      assert.deepEqual(brief(findings), [finding]);
      assert.match(findings[0]?.message ?? "", message);
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
