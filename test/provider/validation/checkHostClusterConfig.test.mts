import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { checkHostClusterConfig, type Finding } from "pulumi-spectrocluster/validation";
import { rowsIn } from "../../support/rows.mjs";

type Values = [path: string, value: unknown, rule?: string, message?: string][];
interface Rows {
  errors: Values;
  warnings: Values;
  contained: [ranges: string[], index?: string, message?: string][];
  endpoints: [what: string, clusterEndpoint: object, path?: string][];
  several: { args: object; findings: string[] };
}
const rows: Rows = rowsIn("arguments.yaml", import.meta.url);

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
        if (message !== undefined) assert.equal(findings[0]?.message, message);
      });
    }
  }

  for (const [ranges, index, message] of rows.contained) {
    it(`${index ? "warns" : "does not warn"} about source ranges that contain each other: ${ranges}`, () => {
      const path = `${LOAD_BALANCER}.loadBalancerSourceRanges`;
      const findings = checkHostClusterConfig(withValue(path, ranges));
      assert.deepEqual(brief(findings), index ? [`warning contained-range ${path}${index}`] : []);
      assert.equal(findings[0]?.message, message);
    });
  }

  it("distinguishes a UID that is undefined in the program from an absent one", () => {
    const messages = [{ clusterUid: undefined }, {}].map((args) => checkHostClusterConfig(args)[0]?.message);
    assert.deepEqual(messages, [
      "is undefined. Likely causes: a missing await or .apply, a property that the result does not have (getCluster returns uid), or a search without a result",
      "is required, but has no value: is it set, or did the resource that it comes from fail?",
    ]);
  });

  it("reports an output in any text, whatever else is wrong with it", () => {
    const output = pulumi.output("dev.example.com");
    for (const path of ["clusterUid", "isHostCluster", `${INGRESS}.host`, `${LOAD_BALANCER}.externalIPs.0`]) {
      for (const text of [`*.${output}`, JSON.stringify({ output })]) {
        const findings = checkHostClusterConfig(withValue(path, text));
        assert.deepEqual(brief(findings), [`error output-in-text ${path.replace(".0", "[0]")}`]);
      }
    }
  });

  it("does not say what is wrong with a text that is secret", () => {
    for (const [path, value, expected] of [
      [`${INGRESS}.host`, "Dev.example.com", "a host name that Kubernetes accepts for an Ingress"],
      [`${LOAD_BALANCER}.externalIPs.0`, "127.0.0.1", "an IP address that Kubernetes accepts for a load balancer"],
      [`${LOAD_BALANCER}.loadBalancerSourceRanges.0`, "10.0.0.1", 'an address range such as "10.0.0.0/8"'],
    ] as const) {
      const [finding] = checkHostClusterConfig(withValue(path, value), { hideValues: true });
      assert.equal(finding?.message, `is the value given (may be secret), not ${expected}`);
    }
  });

  it("reports all problems at once, with one finding for each path", () => {
    assert.deepEqual(brief(checkHostClusterConfig(rows.several.args)).sort(), rows.several.findings);
  });

  for (const [what, clusterEndpoint, path] of rows.endpoints) {
    it(`${path ? "warns" : "does not warn"} about a configuration ${what}`, () => {
      const findings = checkHostClusterConfig({ clusterUid, clusterEndpoint });
      assert.deepEqual(brief(findings), path ? [`warning endpoint-type-and-config ${path}`] : []);
    });
  }

  it("does not validate values that are unknown", () => {
    for (const [path] of [...rows.errors, ...rows.warnings].filter(([, , rule]) => rule !== "unknown-member")) {
      for (let at = path; at !== ""; at = at.replace(/\.?[^.]*$/, "")) {
        assert.deepEqual(checkHostClusterConfig(withValue(at, UNKNOWN)), [], at);
      }
    }
  });
});
