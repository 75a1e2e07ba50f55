import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig, HostClusterFleet } from "pulumi-spectrocluster";
import { checkResource, type Finding } from "pulumi-spectrocluster/validation";
import { useMocks } from "../../support/useMocks.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";
const wrong = { isHostCluster: true, clusterEndpoint: { type: "Ingres" as "Ingress" } };
const places = (findings: readonly Finding[]) => findings.map(({ path }) => path);

describe("checkResource", () => {
  const findings = new Map<string, Finding[]>();
  const received = new Map<string, object>();
  useMocks({
    newResource: ({ type, name, inputs }) => {
      findings.set(name, checkResource(type, inputs));
      received.set(name, inputs);
      return { id: name, state: inputs };
    },
    call: ({ inputs }) => inputs,
  });

  it("finds in a mock what the preview reports, without the properties that the SDK adds", async () => {
    new HostClusterConfig("right", { clusterUid: pulumi.output(clusterUid), isHostCluster: true });
    new HostClusterConfig("wrong", { clusterUid: "63a1f0e2c0ffee0055667788", ...wrong });
    new HostClusterFleet("fleet", { clusters: { "63a1f0e2c0ffee0099aabbcc": wrong } });
    await pulumi.runtime.disconnect();

    assert.ok("__provider" in (received.get("right") ?? {}), "the SDK adds a property");
    assert.deepEqual(findings.get("right"), []);
    assert.deepEqual(places(findings.get("wrong") ?? []), ["clusterEndpoint.type"]);
    assert.deepEqual(places(findings.get("fleet") ?? []), [
      'clusters["63a1f0e2c0ffee0099aabbcc"].clusterEndpoint.type',
    ]);
  });

  it("reads the secrets that mocks receive, and quotes none of their values", async () => {
    const ingress = (host: pulumi.Input<string>) => ({
      type: "Ingress" as const,
      config: { ingressConfig: { host, port: 443 } },
    });
    const withEndpoint = (clusterEndpoint: ReturnType<typeof ingress> | pulumi.Output<ReturnType<typeof ingress>>) => ({
      clusterUid: pulumi.secret(clusterUid),
      isHostCluster: pulumi.secret(true),
      clusterEndpoint,
    });
    new HostClusterConfig("host", withEndpoint(ingress(pulumi.secret("s3cret.example.com"))));
    new HostClusterConfig("endpoint", withEndpoint(pulumi.secret(ingress("a.example.com"))));
    new HostClusterFleet("fleet", { clusters: pulumi.secret({ [clusterUid]: {} }), projectUid: pulumi.secret("p") });
    new HostClusterConfig("wrong secret", withEndpoint(ingress(pulumi.secret("s3cret host!"))));
    await pulumi.runtime.disconnect();
    for (const name of ["host", "endpoint", "fleet"]) assert.deepEqual(findings.get(name), [], name);
    const wrongSecret = findings.get("wrong secret") ?? [];
    assert.deepEqual(places(wrongSecret), ["clusterEndpoint.config.ingressConfig.host"]);
    assert.doesNotMatch(JSON.stringify(wrongSecret), /s3cret/);
  });
});
