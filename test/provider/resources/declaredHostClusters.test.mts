import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { asSecret, UNKNOWN } from "../../../provider/engine.js";
import { declaredHostClusters } from "../../../sdk/validation.js";

const { unknownCheckingProxy, unknownArrayValue } = createRequire(import.meta.url)("@pulumi/policy/proxy.js");

const SINGLE = "pulumi-nodejs:dynamic/spectrocluster:HostClusterConfig";
const FLEET = "spectrocluster:index:HostClusterFleet";
const clusterEndpoint = { type: "LoadBalancer" };

describe("declaredHostClusters", () => {
  it("returns the cluster of a single resource, without internal properties", () => {
    const properties = { clusterUid: "c1", isHostCluster: true, pending: ["c1"], __service: "s", __provider: "p" };
    for (const type of [SINGLE, "spectrocluster:index:HostClusterConfig"])
      assert.deepEqual(declaredHostClusters(type, properties), [{ clusterUid: "c1", config: { isHostCluster: true } }]);
  });

  it("returns the clusters of a fleet, each with its name and project", () => {
    const clusters = { c1: { name: "prod", clusterEndpoint }, c2: { projectUid: "p2", isHostCluster: false } };
    for (const type of [FLEET, "pulumi-nodejs:dynamic/spectrocluster:HostClusterFleet"])
      assert.deepEqual(declaredHostClusters(type, { clusters, projectUid: "p1" }), [
        { clusterUid: "c1", name: "prod", projectUid: "p1", config: { clusterEndpoint } },
        { clusterUid: "c2", projectUid: "p2", config: { isHostCluster: false } },
      ]);
  });

  it("returns no cluster of another package", () => {
    assert.deepEqual(declaredHostClusters("aws:s3/bucket:Bucket", { clusterUid: "c1" }), []);
  });

  it("leaves out what is unknown, and says so", () => {
    const properties = {
      clusterUid: UNKNOWN,
      clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: UNKNOWN, port: 443 } } },
    };
    const config = { clusterEndpoint: { type: "Ingress", config: { ingressConfig: { port: 443 } } } };
    assert.deepEqual(declaredHostClusters(SINGLE, properties), [{ config, hasUnknowns: true }]);
    assert.deepEqual(declaredHostClusters(FLEET, { clusters: { c1: UNKNOWN, c2: { isHostCluster: true } } }), [
      { clusterUid: "c1", config: {}, hasUnknowns: true },
      { clusterUid: "c2", config: { isHostCluster: true } },
    ]);
    assert.deepEqual(declaredHostClusters(FLEET, { clusters: UNKNOWN }), []);
  });

  it("reads the properties of a policy, which throw if an unknown one is read", () => {
    const loadBalancerConfig = { loadBalancerSourceRanges: unknownArrayValue, externalIPs: ["1.2.3.4"] };
    const clusters = { c1: { isHostCluster: true, clusterEndpoint: { config: { loadBalancerConfig } } }, c2: {} };
    const known = { config: { loadBalancerConfig: { externalIPs: ["1.2.3.4"] } } };
    assert.deepEqual(declaredHostClusters(FLEET, unknownCheckingProxy({ clusters })), [
      { clusterUid: "c1", config: { isHostCluster: true, clusterEndpoint: known }, hasUnknowns: true },
      { clusterUid: "c2", config: {} },
    ]);
  });

  it("returns the plain values of secrets", () => {
    const properties = { clusterUid: asSecret("c1"), clusterEndpoint: asSecret({ type: asSecret("LoadBalancer") }) };
    assert.deepEqual(declaredHostClusters(SINGLE, properties), [{ clusterUid: "c1", config: { clusterEndpoint } }]);
  });
});
