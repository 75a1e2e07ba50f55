import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import * as pulumi from "@pulumi/pulumi";
import { checkHostClusterConfig, type Finding } from "pulumi-spectrocluster/validation";
import { parse } from "yaml";

type Rows = [path: string, value: unknown, rule?: string, message?: string][];
const rows: { errors: Rows; warnings: Rows } = parse(readFileSync(new URL("arguments.yaml", import.meta.url), "utf8"));

const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";
const clusterUid = "63a1f0e2c0ffee0011223344";
const LOAD_BALANCER = "clusterEndpoint.config.loadBalancerConfig";
const INGRESS = "clusterEndpoint.config.ingressConfig";

/** Valid arguments with a value at a path, of which numbers are indices. */
function withValue(path: string, value: unknown): object {
  const inner = path.split(".").reduceRight((member, name) => (name === "0" ? [member] : { [name]: member }), value);
  const args = { clusterUid, isHostCluster: true, ...(inner as { clusterEndpoint?: object }) };
  const type = path.includes("loadBalancerConfig") ? "LoadBalancer" : "Ingress";
  if (typeof args.clusterEndpoint === "object") args.clusterEndpoint = { type, ...args.clusterEndpoint };
  return args;
}

const brief = (findings: Finding[]) => findings.map(({ severity, rule, path }) => `${severity} ${rule} ${path}`);

describe("checkHostClusterConfig", () => {
  for (const [severity, cases] of [
    ["error", rows.errors],
    ["warning", rows.warnings],
  ] as const) {
    for (const [path, value, rule, message] of cases) {
      const shown = JSON.stringify(value).replace(/[^ -~]/g, "?");
      it(`${rule ? `gives one ${severity} for` : "accepts"} ${path}: ${shown}`, () => {
        const findings = checkHostClusterConfig(withValue(path, value));
        if (rule === undefined) assert.deepEqual(findings, []);
        else assert.deepEqual(brief(findings), [`${severity} ${rule} ${path.replace(".0", "[0]")}`]);
        assert.equal(findings[0]?.message, message);
      });
    }
  }

  it("asks about a search if the cluster is missing", () => {
    for (const args of [{}, { clusterUid: undefined }]) {
      const [{ rule, path, message } = {} as Finding, ...others] = checkHostClusterConfig(args);
      assert.deepEqual([rule, path, others], ["required", "clusterUid", []]);
      assert.equal(message, "is missing: did a search find no cluster?");
    }
  });

  it("reports an output in any text, whatever else is wrong with it", () => {
    const output = pulumi.output("dev.example.com");
    for (const path of [
      "clusterUid",
      "projectUid",
      "isHostCluster",
      "clusterGroup.name",
      `${INGRESS}.host`,
      `${INGRESS}.port`,
      `${LOAD_BALANCER}.externalIPs.0`,
    ]) {
      for (const text of [`*.${output}`, JSON.stringify({ output })]) {
        const findings = checkHostClusterConfig(withValue(path, text));
        assert.deepEqual(brief(findings), [`error output-in-text ${path.replace(".0", "[0]")}`]);
        assert.equal(findings[0]?.message, "contains an output. Use pulumi.interpolate or .apply");
      }
    }
  });

  it("does not quote a UID in an address if an argument is secret", () => {
    const [finding] = checkHostClusterConfig({ clusterUid: `https://a/clusters/${clusterUid}` }, { hideValues: true });
    assert.equal(finding?.message, "must be a cluster UID, not an address");
  });

  it("reports what is not JSON", () => {
    const cyclic: Record<string, unknown> = {};
    cyclic["ingressConfig"] = cyclic;
    // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested
    const [hole] = [[, "203.0.113.8"]];
    for (const [path, value, at, message] of [
      [`${INGRESS}.port`, 443n, `${INGRESS}.port`, "must be a JSON value, not a bigint"],
      [`${INGRESS}.port`, () => 443, `${INGRESS}.port`, "must be a JSON value, not a function"],
      [`${INGRESS}.port`, Symbol("port"), `${INGRESS}.port`, "must be a JSON value, not a symbol"],
      [`${INGRESS}.port`, new Map(), `${INGRESS}.port`, "must be a JSON value, not a Map"],
      [
        `${LOAD_BALANCER}.externalIPs`,
        hole,
        `${LOAD_BALANCER}.externalIPs[0]`,
        "is undefined: set a value or remove the item",
      ],
      ["clusterEndpoint.config", cyclic, INGRESS, "must not contain itself: JSON does not support cycles"],
    ] as const) {
      const findings = checkHostClusterConfig(withValue(path, value));
      assert.deepEqual(brief(findings), [`error json-value ${at}`]);
      assert.equal(findings[0]?.message, message);
    }
  });

  it("reports all problems at once, with one finding for each path", () => {
    const findings = checkHostClusterConfig({
      isHostCluster: 1,
      clusterEndpoint: { type: "None", config: { ingressConfig: { port: 0, host: 5, path: "/" }, nodePort: {} } },
      hostCluster: [],
    });
    assert.deepEqual(brief(findings).sort(), [
      "error allowed-value clusterEndpoint.type",
      "error range clusterEndpoint.config.ingressConfig.port",
      "error required clusterUid",
      "error type clusterEndpoint.config.ingressConfig.host",
      "error type hostCluster",
      "error type isHostCluster",
      "error unknown-member clusterEndpoint.config.ingressConfig.path",
      "error unknown-member clusterEndpoint.config.nodePort",
    ]);
  });

  it("contains JSON pointers", () => {
    const [finding] = checkHostClusterConfig({ clusterUid, clusterGroup: { "a/b~c": 1 } });
    assert.equal(finding?.pointer, "/clusterGroup/a~1b~0c");
  });

  it("truncates long texts", () => {
    const [finding] = checkHostClusterConfig({ clusterUid, isHostCluster: "x".repeat(1e6) });
    assert.equal(finding?.message, `must be true or false, not "${"x".repeat(60)}…"`);
  });

  it("warns about a configuration that the type does not select", () => {
    const other = { type: "Ingress", config: { loadBalancerConfig: {} } };
    for (const [clusterEndpoint, path] of [
      [other, LOAD_BALANCER],
      [{ config: { ingressConfig: {} } }, "clusterEndpoint.type"],
    ] as const) {
      const findings = checkHostClusterConfig({ clusterUid, clusterEndpoint });
      assert.deepEqual(brief(findings), [`warning endpoint-type-and-config ${path}`]);
    }
    for (const clusterEndpoint of [
      { ...other, type: UNKNOWN },
      { ...other, config: { loadBalancerConfig: UNKNOWN } },
    ]) {
      assert.deepEqual(checkHostClusterConfig({ clusterUid, clusterEndpoint }), []);
    }
  });

  it("does not validate values that are unknown", () => {
    for (const [path] of [...rows.errors, ...rows.warnings].filter(([, , rule]) => rule !== "unknown-member")) {
      for (let at = path; at !== ""; at = at.replace(/\.?[^.]*$/, "")) {
        assert.deepEqual(checkHostClusterConfig(withValue(at, UNKNOWN)), [], at);
      }
    }
  });
});
