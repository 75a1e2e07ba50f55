import type { Emulator } from "../../emulator/index.mjs";

/** A request: its method, its cluster, and the configuration that it sends, if it sends one. */
export type Call = [method: string, uid: string, config?: object];

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
const ingressConfig = (port: number) => ({
  clusterEndpoint: { config: { ingressConfig: { host: "*.dev.example.com", port } }, type: "Ingress" },
  isHostCluster: true,
});
const ingressState = (port: number) => ({ clusterUid: "c1", ...ingressConfig(port) });

const loadBalancer = (ips: string) => `clusterUid: "c1", isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs: ${ips} } } }`;
const loadBalancerConfig = (externalIPs: string[], others = {}) => ({
  clusterEndpoint: { config: { loadBalancerConfig: { externalIPs, ...others } }, type: "LoadBalancer" },
  isHostCluster: true,
});

const read = (uid: string): Call => ["GET", uid];
const sent = (uid: string, config: object): Call => ["PATCH", uid, config];
const on = (uid: string) => sent(uid, { isHostCluster: true });

export const SCENARIOS: readonly Scenario[] = [
  {
    name: "the life of a resource",
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
        calls: [read("c1"), sent("c1", ingressConfig(443))],
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
        does: "adds a member that is secret",
        program: declare(`{ ${ingress(443)}, clusterGroup: { uid: pulumi.secret("g-hidden") } }`),
        calls: [read("c1"), sent("c1", { ...ingressConfig(443), clusterGroup: { uid: "g-hidden" } })],
        state: { prod: { ...ingressState(443), clusterGroup: { uid: "[secret]" } } },
        says: ["+ uid: [secret]"],
      },
      {
        does: "changes the type of the endpoint and drops a member",
        program: declare(`{ ${loadBalancer('["203.0.113.8", "203.0.113.7"]')} }`),
        calls: [
          read("c1"),
          sent("c1", loadBalancerConfig(["203.0.113.8", "203.0.113.7"], { loadBalancerSourceRanges: [] })),
        ],
        state: { prod: { clusterUid: "c1", ...loadBalancerConfig(["203.0.113.8", "203.0.113.7"]) } },
        says: ['~ type  : "Ingress" => "LoadBalancer"'],
      },
      {
        does: "ignores another order and a repetition in a list",
        program: declare(`{ ${loadBalancer('["203.0.113.7", "203.0.113.8", "203.0.113.7"]')} }`),
        says: ["2 unchanged"],
      },
      {
        does: "drops isHostCluster, which stays as it is",
        program: declare(`{ clusterUid: "c1", projectUid: "p1", clusterGroup: { uid: "g" } }`),
        outside: (emulator) =>
          emulator.addCluster({ uid: "c1", projectUid: "p1", hostClusterConfig: { isHostCluster: true } }),
        calls: [read("c1"), sent("c1", { isHostCluster: true, clusterGroup: { uid: "g" } })],
        state: { prod: { clusterUid: "c1", projectUid: "p1", clusterGroup: { uid: "g" } } },
        says: ['+ projectUid     : "p1"', 'Cluster "c1": isHostCluster is no longer declared and stays as it is.'],
      },
      {
        does: "replaces for another cluster, and the old one stays as it is",
        program: declare(`{ clusterUid: "c2", isHostCluster: true }`),
        calls: [read("c2"), on("c2")],
        state: { prod: { clusterUid: "c2", isHostCluster: true } },
        says: ['"c1" => "c2"', "+-1 replaced", 'Cluster "c1" stays as it is in Palette'],
      },
      {
        does: "disables",
        program: declare(`{ clusterUid: "c2", isHostCluster: false }`),
        calls: [read("c2"), sent("c2", { isHostCluster: false })],
        state: { prod: { clusterUid: "c2", isHostCluster: false } },
        says: ['The host cluster "c2" is to be disabled'],
      },
      {
        does: "destroys",
        command: DESTROY,
        state: {},
        says: ["- 2 deleted", 'Cluster "c2" stays as it is in Palette'],
      },
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
        does: "warns about suspicious values, with the name of the resource",
        program: declare(`{ clusterUid: "c1", isHostCluster: true, clusterEndpoint: { type: "LoadBalancer",
          config: { loadBalancerConfig: { loadBalancerSourceRanges: ["10.0.0.0/99"] } } } }`),
        command: PREVIEW,
        says: ['warning: HostClusterConfig "prod": ', '"10.0.0.0/99"'],
      },
      {
        does: "reports a rejected key",
        program: declare('{ clusterUid: "c1", isHostCluster: true }'),
        outside: (emulator) => emulator.fail({ method: "PATCH", status: 401 }),
        fails: true,
        calls: [read("c1"), on("c1")],
        says: ["returned 401", "Set a valid API key. The current one comes from spectrocluster:apiKey."],
      },
      {
        does: "fails with an unknown outcome",
        outside: (emulator) => emulator.fail({ method: "PATCH", status: 500, body: { message: "no disk" } }),
        fails: true,
        calls: [read("c1"), on("c1")],
        state: { prod: { clusterUid: "c1", isHostCluster: true, pending: ["c1"] } },
        says: ["returned 500 (no disk)", "The cluster is pending: the next pulumi up writes it again."],
      },
      {
        does: "repeats it",
        calls: [read("c1"), on("c1")],
        state: { prod: { clusterUid: "c1", isHostCluster: true } },
        says: ['The outcome of the last write of cluster "c1" is unknown. It is repeated.', "~ 1 updated"],
      },
    ],
  },
  {
    name: "changes outside",
    steps: [
      {
        does: "logs the values that a create overwrites",
        program: declare(`{ ${ingress(443)} }`),
        outside: (emulator) => emulator.addCluster({ uid: "c1", hostClusterConfig: ingressConfig(80) }),
        calls: [read("c1"), sent("c1", ingressConfig(443))],
        state: { prod: ingressState(443) },
        says: [
          'Cluster "c1" already has a configuration, which changes:',
          "clusterEndpoint.config.ingressConfig.port: 80 → 443",
        ],
      },
      {
        does: "refreshes",
        outside: (emulator) =>
          emulator.addCluster({ uid: "c1", hostClusterConfig: { ...ingressConfig(8443), isHostCluster: false } }),
        command: REFRESH,
        calls: [read("c1")],
        state: { prod: { ...ingressState(8443), isHostCluster: false } },
        says: ["~ port: 443 => 8443", "~ 1 updated"],
      },
      {
        does: "restores the desired configuration",
        calls: [read("c1"), sent("c1", ingressConfig(443))],
        state: { prod: ingressState(443) },
        says: ["~ port: 8443 => 443"],
      },
      {
        does: "refreshes if the service does not support reading",
        // One such response may be an accident, so the read is repeated twice.
        outside: (emulator) => emulator.fail({ method: "GET", status: 405, times: 3 }),
        command: REFRESH,
        calls: [read("c1"), read("c1"), read("c1")],
        says: ["warning: The service does not support reading configurations.", "2 unchanged"],
      },
      {
        does: "refreshes if a cluster no longer exists",
        outside: (emulator) => emulator.clusters.delete("c1"),
        command: REFRESH,
        calls: [read("c1")],
        state: {},
        says: ['"c1" is removed from the state, because the service no longer has it.'],
      },
    ],
  },
];
