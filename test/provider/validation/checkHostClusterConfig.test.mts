import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import fc from "fast-check";
import { checkHostClusterConfig, type Finding } from "pulumi-spectrocluster/validation";
import { runs } from "../../support/corpus.mjs";
import { anything } from "./anything.mjs";

const UNKNOWN = "04da6b54-80e4-46f7-96ec-b56ff0331ba9";
const clusterUid = "63a1f0e2c0ffee0011223344";

/** A configuration that sets everything. */
const full = {
  clusterUid,
  projectUid: "project-1",
  isHostCluster: true,
  clusterEndpoint: {
    type: "LoadBalancer",
    config: {
      loadBalancerConfig: {
        externalIPs: ["203.0.113.7", "2001:db8::7"],
        externalTrafficPolicy: "Local",
        loadBalancerSourceRanges: ["10.0.0.0/8", "2001:db8::/32"],
      },
    },
  },
  clusterGroup: { kind: "Group", name: "dev", uid: "g1" },
  hostCluster: { kind: "Cluster", name: "host", uid: "c1" },
};

const ingress = (ingressConfig: unknown) => ({
  clusterUid,
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig } },
});

const loadBalancer = (loadBalancerConfig: unknown) => ({
  clusterUid,
  isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig } },
});

const output = pulumi.output("dev.example.com");

const brief = (findings: Finding[]) => findings.map(({ severity, rule, path }) => `${severity} ${rule} ${path}`);

describe("checkHostClusterConfig", () => {
  describe("accepts", () => {
    const valid: Record<string, unknown> = {
      "a cluster with nothing else": { clusterUid },
      "everything at once": full,
      "empty objects and lists": {
        clusterUid,
        isHostCluster: false,
        clusterEndpoint: { config: {} },
        clusterGroup: {},
        hostCluster: {},
      },
      "members that are undefined": { clusterUid, projectUid: undefined, clusterEndpoint: undefined },
      "empty lists": loadBalancer({ externalIPs: [], loadBalancerSourceRanges: [] }),
      "the lowest port": ingress({ port: 1 }),
      "the highest port": ingress({ port: 65535 }),
      "a port that JSON writes with a fraction of zero": ingress({ port: 443.0 }),
      "an object without a prototype": Object.assign(Object.create(null), { clusterUid }),
    };
    for (const [name, args] of Object.entries(valid)) {
      it(name, () => assert.deepEqual(checkHostClusterConfig(args), []));
    }
  });

  describe("reports one error at the exact place for", () => {
    const cases: [name: string, args: unknown, finding: string, message: string][] = [
      ["no arguments", undefined, "error json-value ", "must be a JSON value, not nothing"],
      ["a missing cluster", {}, "error required clusterUid", "is missing: did a search find no cluster?"],
      ["null for the cluster", { clusterUid: null }, "error type clusterUid", "is null: did a search find no cluster?"],
      [
        "an empty cluster uid",
        { clusterUid: "" },
        "error required clusterUid",
        "is empty: did a search find no cluster?",
      ],
      [
        "the text of a missing cluster",
        { clusterUid: "undefined" },
        "error cluster-uid clusterUid",
        'must be a cluster UID, not "undefined": did a search find no cluster?',
      ],
      [
        "an address of the console",
        { clusterUid: `https://console.example.com/projects/5f1c0a3be4b0c0ffee001122/clusters/${clusterUid}/overview` },
        "error cluster-uid clusterUid",
        `must be a cluster UID, not an address; did you mean "${clusterUid}"?`,
      ],
      [
        "an address of the API without a scheme",
        { clusterUid: `api.example.com/v1/spectroclusters/${clusterUid}` },
        "error cluster-uid clusterUid",
        `must be a cluster UID, not an address; did you mean "${clusterUid}"?`,
      ],
      [
        "another address",
        { clusterUid: "https://console.example.com/" },
        "error cluster-uid clusterUid",
        "must be a cluster UID, not an address",
      ],
      [
        "an empty project",
        { clusterUid, projectUid: "" },
        "error required projectUid",
        "is empty. Omit it to use the project of the provider configuration",
      ],
      ...(
        [
          ["clusterEndpoint.config.ingressConfig.host", ingress({ host: "" })],
          [
            "clusterEndpoint.config.loadBalancerConfig.externalTrafficPolicy",
            loadBalancer({ externalTrafficPolicy: "" }),
          ],
          ["clusterGroup.uid", { clusterUid, clusterGroup: { uid: "" } }],
          ["hostCluster.name", { clusterUid, hostCluster: { name: "" } }],
        ] as const
      ).map(([path, args]): [string, unknown, string, string] => [
        `an empty ${path}`,
        args,
        `error empty-text ${path}`,
        "is empty. Omit it to keep what the service has",
      ]),
      [
        "an empty item",
        loadBalancer({ externalIPs: [""] }),
        "error empty-text clusterEndpoint.config.loadBalancerConfig.externalIPs[0]",
        "is empty. Remove the item",
      ],
      ...(
        [
          ["clusterUid", { clusterUid: `${output}` }],
          ["projectUid", { clusterUid, projectUid: `${output}` }],
          ["clusterEndpoint.config.ingressConfig.host", ingress({ host: `*.${output}` })],
          ["clusterEndpoint.config.ingressConfig.port", ingress({ port: `${output}` })],
          ["clusterGroup.name", { clusterUid, clusterGroup: { name: JSON.stringify({ output }) } }],
          ["clusterEndpoint.config.loadBalancerConfig.externalIPs[0]", loadBalancer({ externalIPs: [`${output}`] })],
        ] as const
      ).map(([path, args]): [string, unknown, string, string] => [
        `an output in the text of ${path}`,
        args,
        `error output-in-text ${path}`,
        "contains an output. Use pulumi.interpolate or .apply",
      ]),
      [
        "a cluster uid that would leave its path segment",
        { clusterUid: ".." },
        "error cluster-uid clusterUid",
        'must be a cluster UID without surrounding white space or control characters, not ".."',
      ],
      [
        "a text for a boolean",
        { clusterUid, isHostCluster: "true" },
        "error type isHostCluster",
        'must be true or false, not "true"',
      ],
      [
        "null for an object",
        { clusterUid, clusterGroup: null },
        "error type clusterGroup",
        "must be an object (with kind, name, uid), not null: omit it to unset it",
      ],
      [
        "a type that does not exist",
        { clusterUid, isHostCluster: true, clusterEndpoint: { type: "Ingres" } },
        "error allowed-value clusterEndpoint.type",
        'must be "Ingress" or "LoadBalancer", not "Ingres"; did you mean "Ingress"?',
      ],
      ...[0, -1, 65536, 70000, 1e300].map((port): [string, unknown, string, string] => [
        `port ${port}`,
        ingress({ port }),
        "error range clusterEndpoint.config.ingressConfig.port",
        `must be a whole number from 1 to 65535, not ${port}`,
      ]),
      ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(
        (port): [string, unknown, string, string] => [
          `port ${port}`,
          ingress({ port }),
          "error type clusterEndpoint.config.ingressConfig.port",
          `must be a whole number from 1 to 65535, not ${port}`,
        ],
      ),
      ...[443.5, "443", true].map((port): [string, unknown, string, string] => [
        `port ${JSON.stringify(port)}`,
        ingress({ port }),
        "error type clusterEndpoint.config.ingressConfig.port",
        `must be a whole number from 1 to 65535, not ${JSON.stringify(port)}`,
      ]),
      [
        "a number in a list of texts",
        loadBalancer({ externalIPs: ["203.0.113.7", 8] }),
        "error type clusterEndpoint.config.loadBalancerConfig.externalIPs[1]",
        "must be a string, not 8",
      ],
      [
        "a hole in a list",
        // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested
        loadBalancer({ externalIPs: ["203.0.113.7", , "203.0.113.8"] }),
        "error json-value clusterEndpoint.config.loadBalancerConfig.externalIPs[1]",
        "is undefined: set a value or remove the item",
      ],
      [
        "an unknown member at the top",
        { clusterUid, ishostcluster: true },
        "error unknown-member ishostcluster",
        "is not a known member (value true); did you mean isHostCluster?",
      ],
      [
        "a setting of the provider among the arguments, whose value may be secret",
        { clusterUid, apiKey: "s3cret" },
        "error unknown-member apiKey",
        "is not a known member; known members: clusterEndpoint, clusterGroup, hostCluster, isHostCluster, clusterUid, projectUid",
      ],
      [
        "an unknown member deep inside",
        ingress({ hostname: "a.example.com" }),
        "error unknown-member clusterEndpoint.config.ingressConfig.hostname",
        'is not a known member (value "a.example.com"); known members: host, port',
      ],
      ...(
        [
          ["a bigint", 443n, "a bigint"],
          ["a function", () => 443, "a function"],
          ["a symbol", Symbol("port"), "a symbol"],
          ["a Date", new Date(0), "a Date"],
          ["a Map", new Map(), "a Map"],
        ] as const
      ).map(([name, port, shown]): [string, unknown, string, string] => [
        name,
        ingress({ port }),
        "error json-value clusterEndpoint.config.ingressConfig.port",
        `must be a JSON value, not ${shown}`,
      ]),
    ];
    for (const [name, args, finding, message] of cases) {
      it(name, () => {
        const findings = checkHostClusterConfig(args);
        assert.deepEqual(brief(findings), [finding]);
        assert.equal(findings[0]?.message, message);
      });
    }

    it("a cycle", () => {
      const config: Record<string, unknown> = {};
      config["ingressConfig"] = config;
      const findings = checkHostClusterConfig({
        clusterUid,
        isHostCluster: true,
        clusterEndpoint: { type: "Ingress", config },
      });
      assert.deepEqual(brief(findings), ["error json-value clusterEndpoint.config.ingressConfig"]);
    });

    it("a getter that throws", () => {
      const hostCluster = {
        get uid() {
          throw new Error("no");
        },
      };
      assert.deepEqual(brief(checkHostClusterConfig({ clusterUid, hostCluster })), ["error json-value hostCluster"]);
    });
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
    assert.equal(new Set(findings.map(({ pointer }) => pointer)).size, findings.length);
  });

  it("contains JSON pointers", () => {
    const [finding] = checkHostClusterConfig({ clusterUid, clusterGroup: { "a/b~c": 1 } });
    assert.equal(finding?.pointer, "/clusterGroup/a~1b~0c");
  });

  describe("advises on", () => {
    const cases: [name: string, args: unknown, finding: string][] = [
      [
        "settings that the type does not select",
        { ...loadBalancer({}), clusterEndpoint: { type: "Ingress", config: { loadBalancerConfig: {} } } },
        "warning endpoint-type-and-config clusterEndpoint.config.loadBalancerConfig",
      ],
      [
        "settings without a type",
        { clusterUid, isHostCluster: true, clusterEndpoint: { config: { ingressConfig: {} } } },
        "warning endpoint-type-and-config clusterEndpoint.type",
      ],
      [
        "an address instead of a host name",
        ingress({ host: "https://a.example.com" }),
        "warning ingress-host-name clusterEndpoint.config.ingressConfig.host",
      ],
      [
        "an external IP that is none",
        loadBalancer({ externalIPs: ["203.0.113.7", "lb.example.com"] }),
        "warning external-ip clusterEndpoint.config.loadBalancerConfig.externalIPs[1]",
      ],
      [
        "a traffic policy Kubernetes does not know",
        loadBalancer({ externalTrafficPolicy: "local" }),
        "warning external-traffic-policy clusterEndpoint.config.loadBalancerConfig.externalTrafficPolicy",
      ],
      ...["10.0.0.0", "10.0.0.0/33", "2001:db8::/129", "a/8", "10.0.0.0/8/8"].map(
        (range): [string, unknown, string] => [
          `the source range ${range}`,
          loadBalancer({ loadBalancerSourceRanges: [range] }),
          "warning source-range clusterEndpoint.config.loadBalancerConfig.loadBalancerSourceRanges[0]",
        ],
      ),
    ];
    for (const [name, args, finding] of cases) {
      it(name, () => assert.deepEqual(brief(checkHostClusterConfig(args)), [finding]));
    }
  });

  describe("ignores unknown values", () => {
    const cases: Record<string, unknown> = {
      "the cluster": { ...full, clusterUid: UNKNOWN },
      "the project": { ...full, projectUid: UNKNOWN },
      "a boolean": { ...full, isHostCluster: UNKNOWN },
      "an object": { clusterUid, clusterEndpoint: UNKNOWN },
      "the type that settings would need": { ...full, clusterEndpoint: { ...full.clusterEndpoint, type: UNKNOWN } },
      "the settings of the other type": {
        ...full,
        clusterEndpoint: { type: "LoadBalancer", config: { ingressConfig: UNKNOWN, loadBalancerConfig: {} } },
      },
      "a port": ingress({ port: UNKNOWN, host: UNKNOWN }),
      "a list": loadBalancer({ externalIPs: UNKNOWN }),
      "an item": loadBalancer({ externalIPs: ["203.0.113.7", UNKNOWN], loadBalancerSourceRanges: [UNKNOWN] }),
    };
    for (const [name, args] of Object.entries(cases)) {
      it(name, () => assert.deepEqual(checkHostClusterConfig(args), []));
    }

    it("but validates the known values", () => {
      const findings = checkHostClusterConfig(ingress({ host: UNKNOWN, port: 0 }));
      assert.deepEqual(brief(findings), ["error range clusterEndpoint.config.ingressConfig.port"]);
    });
  });

  describe("shows values", () => {
    it("escapes control and direction characters", () => {
      const type = "\u001b[31mred\u009b2J\u202e";
      const [finding] = checkHostClusterConfig({ clusterUid, isHostCluster: true, clusterEndpoint: { type } });
      assert.match(finding?.message ?? "", /not "\\u001b\[31mred\\u009b2J\\u202e"/);
    });

    it("truncates long texts", () => {
      const [finding] = checkHostClusterConfig({ clusterUid, isHostCluster: "x".repeat(1e6) });
      assert.equal(finding?.message, `must be true or false, not "${"x".repeat(60)}…"`);
    });
  });

  it("never throws for any value, and reports each path once", () => {
    const nearlyRight = fc.record(
      {
        clusterUid: fc.oneof(fc.string(), anything),
        projectUid: fc.oneof(fc.string(), anything),
        isHostCluster: fc.oneof(fc.boolean(), anything),
        clusterEndpoint: fc.oneof(
          fc.record({ type: anything, config: fc.oneof(anything, fc.record({ ingressConfig: anything })) }),
          anything,
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(nearlyRight, anything), (args) => {
        const findings = checkHostClusterConfig(args);
        assert.equal(new Set(findings.map(({ pointer }) => pointer)).size, findings.length);
      }),
      runs(500),
    );
  });
});
