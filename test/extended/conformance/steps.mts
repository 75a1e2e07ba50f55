import type { Emulator } from "../../emulator/index.mjs";

/** A request: its method, what of the cluster it is about, and the setting that it sends, if it sends one. */
export type Call = [method: string, place: string, setting?: object];

/** One thing that a user does, and the expected result with each adapter. */
export interface Step {
  does: string;
  /** JavaScript of the program from now on. */
  program?: string;
  /** Happens outside before. */
  outside?: (emulator: Emulator) => void;
  /** Arguments of `pulumi`. Default {@link UP}. */
  command?: readonly string[];
  /** Whether the command fails. */
  fails?: boolean;
  /** The requests, in their order. Default none. */
  calls?: readonly Call[];
  /** The resources in the state afterwards, by name: their properties. Default: as before. */
  state?: Record<string, object>;
  /** Parts of the output. */
  says?: readonly string[];
}

/** A stack and its steps. */
export interface Scenario {
  name: string;
  config?: Record<string, string | undefined>;
  /** Effect of a PATCH in the service. Default `"replace"`. */
  patch?: "replace" | "merge";
  steps: readonly Step[];
}

const UP = ["up", "--yes", "--skip-preview", "--diff"];
const PREVIEW = ["preview", "--diff"];
const REFRESH = ["refresh", "--yes", "--skip-preview", "--diff"];
const DESTROY = ["destroy", "--yes", "--skip-preview", "--diff"];
export const DEFAULT_COMMAND = UP;

const declare = (args: string, name = "prod", opts = "{}") => `new HostClusterConfig("${name}", ${args}, ${opts});`;

const ingress = (port: number) => `clusterUid: "c1", isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: ${port} } } }`;
const ingressSetting = (port: number) => ({
  clusterEndpoint: { config: { ingressConfig: { host: "*.dev.example.com", port } }, type: "Ingress" },
  isHostCluster: true,
});
const ingressState = (port: number) => ({ clusterUid: "c1", ...ingressSetting(port) });

const loadBalancer = (ips: string) => `clusterUid: "c1", isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs: ${ips} } } }`;
const loadBalancerSetting = (externalIPs: string[], others = {}) => ({
  clusterEndpoint: { config: { loadBalancerConfig: { externalIPs, ...others } }, type: "LoadBalancer" },
  isHostCluster: true,
});

const look = (uid: string): Call => ["GET", uid];
const sent = (uid: string, setting: object): Call => ["PATCH", uid, setting];
const on = (uid: string) => sent(uid, { isHostCluster: true });
const off = (uid: string) => sent(uid, { isHostCluster: false });
/** Proves that the service accepts the key, before the provider believes that a cluster is gone. */
const ANY_SUCCESS: Call = ["GET", "/v1/dashboard/spectroclusters/search/input"];

export const SCENARIOS: readonly Scenario[] = [
  {
    name: "a resource's life",
    steps: [
      {
        does: "previews a create",
        program: declare(`{ ${ingress(443)} }`),
        command: PREVIEW,
        state: {},
        says: ["+ 2 to create", "port: 443"],
      },
      {
        does: "creates",
        calls: [look("c1"), sent("c1", ingressSetting(443))],
        state: { prod: ingressState(443) },
        says: ["+ 2 created"],
      },
      { does: "changes nothing", says: ["2 unchanged"] },
      {
        does: "previews one changed property",
        program: declare(`{ ${ingress(8443)} }`),
        command: PREVIEW,
        says: ["~ port: 443 => 8443", "~ 1 to update"],
      },
      {
        does: "changes one property",
        calls: [look("c1"), sent("c1", ingressSetting(8443))],
        state: { prod: ingressState(8443) },
        says: ["~ port: 443 => 8443", "~ 1 updated"],
      },
      {
        does: "adds a member, and takes it for a secret",
        program: declare(`{ ${ingress(8443)}, clusterGroup: { uid: pulumi.secret("g-hidden") } }`),
        calls: [look("c1"), sent("c1", { ...ingressSetting(8443), clusterGroup: { uid: "g-hidden" } })],
        state: { prod: { ...ingressState(8443), clusterGroup: { uid: "[secret]" } } },
        says: ["+ uid: [secret]"],
      },
      {
        does: "changes to another way to expose",
        program: declare(`{ ${loadBalancer('["203.0.113.8", "203.0.113.7"]')} }`),
        // The group is no longer declared. The last request finds out whether the service has removed it.
        calls: [
          look("c1"),
          sent("c1", loadBalancerSetting(["203.0.113.8", "203.0.113.7"], { loadBalancerSourceRanges: [] })),
          look("c1"),
        ],
        state: { prod: { clusterUid: "c1", ...loadBalancerSetting(["203.0.113.8", "203.0.113.7"]) } },
        says: ['~ type  : "Ingress" => "LoadBalancer"'],
      },
      {
        does: "ignores another order and a repetition in a list",
        program: declare(`{ ${loadBalancer('["203.0.113.7", "203.0.113.8", "203.0.113.7"]')} }`),
        says: ["2 unchanged"],
      },
      {
        does: "has another project scope the requests",
        program: declare(`{ clusterUid: "c1", isHostCluster: true, projectUid: "p1" }`),
        outside: (emulator) => emulator.addCluster({ uid: "c1", projectUid: "p1" }),
        calls: [look("c1"), on("c1")],
        state: { prod: { clusterUid: "c1", isHostCluster: true, projectUid: "p1" } },
        says: ['+ projectUid     : "p1"', "was changed outside Pulumi. The update overwrites:"],
      },
      {
        does: "replaces for another cluster: the new one on, then the old one off",
        program: declare(`{ clusterUid: "c2", isHostCluster: true }`),
        outside: (emulator) => emulator.addCluster({ uid: "c1" }, { uid: "c2" }),
        calls: [look("c2"), on("c2"), off("c1")],
        state: { prod: { clusterUid: "c2", isHostCluster: true } },
        says: ['~ clusterUid: "c1" => "c2"', "+-1 replaced"],
      },
      {
        does: "is renamed: the cluster stays on",
        program: declare(`{ clusterUid: "c2", isHostCluster: true }`, "renamed"),
        calls: [look("c2"), on("c2")],
        state: { renamed: { clusterUid: "c2", isHostCluster: true } },
        says: ["not disabled, because other resources of this run declare", ': "c2".'],
      },
      { does: "destroys", command: DESTROY, calls: [off("c2")], state: {}, says: ["- 2 deleted"] },
    ],
  },
  {
    name: "what is wrong",
    steps: [
      {
        does: "reports every invalid member with path, value and remedy",
        program: declare(`{ clusterUid: "c1", isHostCluster: "yes", clusterEndpoint: { tpye: "Ingress" } }`),
        command: PREVIEW,
        fails: true,
        state: {},
        says: [
          'clusterEndpoint.tpye is not a known member (value "Ingress"); did you mean type?',
          'isHostCluster must be true or false, not "yes"',
        ],
      },
      {
        does: "reads no secret in that",
        program: declare(`{ clusterUid: "c1", isHostCluster: pulumi.secret("yes-hidden") }`),
        command: PREVIEW,
        fails: true,
        says: ["isHostCluster must be true or false, not the value given (may be secret)"],
      },
      {
        does: "is advised",
        program: declare(`{ clusterUid: "c1", clusterEndpoint: { type: "Ingress" } }`),
        command: PREVIEW,
        says: ["warning: isHostCluster is omitted, which means false"],
      },
      {
        does: "reports two resources for one cluster",
        program: `const one = ${declare('{ clusterUid: "c1" }', "one")}
          ${declare('{ clusterUid: "c1" }', "two", "{ dependsOn: one }")}`,
        command: PREVIEW,
        fails: true,
        says: ['both declare cluster "c1".'],
      },
      {
        does: "has a key that is not accepted",
        program: declare('{ clusterUid: "c1", isHostCluster: true }'),
        outside: (emulator) => emulator.fail({ method: "PATCH", status: 401 }),
        fails: true,
        calls: [look("c1"), on("c1")],
        says: ["returned 401", "Set a valid API key. The current one comes from spectrocluster:apiKey."],
      },
      {
        does: "meets a failure half-way: the resource is unfinished",
        outside: (emulator) => emulator.fail({ method: "PATCH", status: 500, body: { message: "no disk" } }),
        fails: true,
        calls: [look("c1"), on("c1")],
        state: { prod: { clusterUid: "c1", pending: { fields: ["isHostCluster"] } } },
        says: ["returned 500 (no disk)", "The cluster is pending: the next pulumi up repeats the request."],
      },
      {
        does: "finishes it",
        calls: [look("c1"), on("c1")],
        state: { prod: { clusterUid: "c1", isHostCluster: true } },
        says: ["~ 1 updated"],
      },
      {
        does: "destroys a resource whose cluster no longer exists",
        outside: (emulator) => emulator.clusters.delete("c1"),
        command: DESTROY,
        calls: [off("c1"), look("c1"), ANY_SUCCESS],
        state: {},
        says: ["not disabled, because the service no longer has", ': "c1".'],
      },
    ],
  },
  {
    name: "changes outside",
    steps: [
      {
        does: "logs the values that a create overwrites",
        program: declare(`{ ${ingress(443)} }`),
        outside: (emulator) => emulator.addCluster({ uid: "c1", hostClusterConfig: ingressSetting(80) }),
        calls: [look("c1"), sent("c1", ingressSetting(443))],
        state: { prod: ingressState(443) },
        says: [
          'Cluster "c1" already has a configuration, which changes:',
          "clusterEndpoint.config.ingressConfig.port: 80 → 443",
        ],
      },
      {
        does: "refreshes",
        outside: (emulator) =>
          emulator.addCluster({ uid: "c1", hostClusterConfig: { ...ingressSetting(8443), isHostCluster: false } }),
        command: REFRESH,
        calls: [look("c1")],
        state: { prod: { ...ingressState(8443), isHostCluster: false } },
        says: ["~ port: 443 => 8443", "~ 1 updated"],
      },
      {
        does: "restores the desired configuration",
        calls: [look("c1"), sent("c1", ingressSetting(443))],
        state: { prod: ingressState(443) },
        says: ["~ port: 8443 => 443"],
      },
      {
        does: "refreshes if the service does not support reading",
        // One such response may be an accident, so the read is repeated twice.
        outside: (emulator) => emulator.fail({ method: "GET", status: 405, times: 3 }),
        command: REFRESH,
        calls: [look("c1"), look("c1"), look("c1")],
        says: ["Changes made outside Pulumi cannot be detected", "2 unchanged"],
      },
      {
        does: "reads a cluster that it does not declare",
        program: `${declare(`{ ${ingress(443)} }`)}
          exports.port = HostClusterConfig.get("shared", "c2").clusterEndpoint.config.ingressConfig.port;`,
        outside: (emulator) => emulator.addCluster({ uid: "c2", hostClusterConfig: ingressSetting(81) }),
        calls: [look("c2")],
        state: { prod: ingressState(443), shared: { clusterUid: "c2", ...ingressSetting(81) } },
        says: ["port: 81"],
      },
      {
        does: "refreshes if a cluster no longer exists",
        outside: (emulator) => emulator.clusters.delete("c1"),
        command: [...REFRESH, "--target", "**prod"],
        calls: [look("c1"), ANY_SUCCESS],
        state: { shared: { clusterUid: "c2", ...ingressSetting(81) } },
        says: ['Cluster "c1" no longer exists'],
      },
    ],
  },
  {
    name: "secrets",
    patch: "merge",
    steps: [
      {
        does: "logs the values that a create overwrites, except for possible secrets",
        program: declare(
          '{ clusterUid: "c1", isHostCluster: true, clusterGroup: { uid: pulumi.secret("new-hidden") } }',
        ),
        outside: (emulator) =>
          emulator.addCluster({
            uid: "c1",
            hostClusterConfig: { clusterGroup: { uid: "old-hidden", kind: "hidden" } },
          }),
        calls: [look("c1"), sent("c1", { isHostCluster: true, clusterGroup: { uid: "new-hidden", kind: "hidden" } })],
        state: { prod: { clusterUid: "c1", isHostCluster: true, clusterGroup: { uid: "[secret]" } } },
        says: [
          "clusterGroup.uid: the value given (may be secret) → the value given (may be secret)",
          "kept, because the program does not declare it: clusterGroup.kind",
        ],
      },
      {
        does: "shows no secret that is no longer declared",
        program: declare('{ clusterUid: "c1", isHostCluster: true }'),
        calls: [look("c1"), sent("c1", { isHostCluster: true, clusterGroup: { kind: "hidden" } }), look("c1")],
        state: { prod: { clusterUid: "c1", isHostCluster: true } },
        says: [
          'The service merges configurations: cluster "c1" still has fields',
          "no longer declares: clusterGroup.uid.",
        ],
      },
      { does: "destroys", command: DESTROY, calls: [off("c1")], state: {} },
    ],
  },
  {
    name: "functions and unknown values",
    steps: [
      {
        does: "previews with a uid that is not known yet",
        program: `
          const other = new pulumi.dynamic.Resource({ create: async () => ({ id: "o", outs: { uid: "c1" } }) }, "other",
            { uid: undefined });
          const host = new HostClusterConfig("prod", { clusterUid: other.uid, isHostCluster: true });
          const machine = spectrocluster.getVirtualMachineOutput(
            { clusterUid: host.clusterUid, name: "web-0", namespace: "default" });
          exports.running = machine.apply(({ spec }) => spec.running);`,
        command: PREVIEW,
        state: {},
        says: ["+ 3 to create"],
      },
      {
        does: "looks a machine up once the cluster is declared",
        outside: (emulator) =>
          emulator.machines.push({
            clusterUid: "c1",
            name: "web-0",
            namespace: "default",
            body: { spec: { running: true, template: { spec: { domain: { devices: {} } } } } },
          }),
        calls: [look("c1"), on("c1"), ["GET", "c1/vms/web-0?namespace=default"]],
        state: { prod: { clusterUid: "c1", isHostCluster: true } },
        says: ["running: true"],
      },
    ],
  },
  {
    name: "missing settings",
    config: { "spectrocluster:apiKey": undefined, "spectrocluster:baseUrl": undefined },
    steps: [
      {
        does: "lists all of them with the commands that set them",
        program: declare('{ clusterUid: "c1" }', "one") + declare('{ clusterUid: "c2" }', "two"),
        command: PREVIEW,
        fails: true,
        state: {},
        says: [
          "pulumi-spectrocluster is not configured.",
          "Set it: pulumi config set spectrocluster:baseUrl https://api.example.com",
          "Set it: pulumi config set --secret spectrocluster:apiKey",
        ],
      },
    ],
  },
];
