import assert from "node:assert/strict";
import fc from "fast-check";
import ts from "typescript";
import { parse } from "yaml";
import { FORMATS, type Format, type Host, programOf } from "../../cli/adopt/program.js";
import type { ClusterEndpoint } from "../../provider/model/hostClusterConfig.js";
import { checkHostClusterFleet } from "../../provider/validation/checkHostClusterFleet.js";
import { type Cluster, Emulator } from "../emulator/index.mjs";
import { hostileText } from "../provider/hostileCorpus.mjs";
import { runs } from "../support/corpus.mjs";
import { plantKey } from "../support/plantedKey.mjs";
import { withFolder } from "../support/withFolder.mjs";
import { runCommand } from "./doctor.mjs";

/** A resource that a program declares. */
type Declared = [type: string, name: string, args: Record<string, unknown>];

/** Runs a program with classes that only record. */
function declaredIn(program: string, format: Format = "typescript"): Declared[] {
  if (format === "yaml") return declaredInYaml(program);
  const compilerOptions = { module: ts.ModuleKind.CommonJS };
  const { outputText, diagnostics } = ts.transpileModule(program, { compilerOptions, reportDiagnostics: true });
  assert.deepEqual(diagnostics, [], program);
  const declared: Declared[] = [];
  const classOf = (type: string) =>
    class {
      constructor(name: string, args: Declared[2]) {
        declared.push([type, name, args]);
      }
    };
  const exported = { HostClusterConfig: classOf("HostClusterConfig"), HostClusterFleet: classOf("HostClusterFleet") };
  new Function("require", "exports", outputText)(() => exported, {});
  return declared;
}

function declaredInYaml(program: string): Declared[] {
  type Resources = Record<string, { type: string; properties: object }>;
  const { resources } = parse(program) as { resources: Resources };
  // As Pulumi reads a text: `$$` is `$`, and `${` begins a reference.
  const evaluate = (_name: string, value: unknown) =>
    typeof value === "string"
      ? value.replace(/\$\$|\$\{/g, (found) => (found === "$$" ? "$" : assert.fail(`interpolated: ${value}`)))
      : value;
  return Object.entries(resources).map(([name, { type, properties }]) => [
    type.replace("spectrocluster:", ""),
    name,
    JSON.parse(JSON.stringify(properties), evaluate),
  ]);
}

/** What a program must declare for the clusters: single resources in any order and with any names. */
function expected(all: readonly Host["args"][], isSingle: boolean): Declared[] {
  if (isSingle) return all.map((args) => ["HostClusterConfig", "", { ...args }]);
  const clusters = Object.fromEntries(all.map(({ clusterUid, ...cluster }) => [clusterUid, cluster]));
  return [["HostClusterFleet", "host-clusters", { clusters }]];
}

const INGRESS = { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } };
const LOAD_BALANCER = {
  type: "LoadBalancer",
  config: { loadBalancerConfig: { externalIPs: ["203.0.113.7"], loadBalancerSourceRanges: ["10.0.0.0/8", "::/0"] } },
};

describe("pulumi-spectrocluster adopt", () => {
  const key = plantKey();
  let emulator: Emulator;

  before(async () => {
    emulator = await Emulator.start({ apiKeys: [key] });
  });
  after(() => emulator.stop());
  afterEach(() => {
    const changes = emulator.requests.filter(({ method, url }) => method !== "GET" && !url.includes("/search?"));
    assert.deepEqual(changes, []);
    emulator.reset();
  });

  const adopt = (args: string[] = [], env: Record<string, string> = {}) => {
    const all = { SPECTROCLOUD_HOST: emulator.baseUrl, SPECTROCLOUD_APIKEY: key, ...env };
    return withFolder((folder) => runCommand({ folder, key, args: ["adopt", ...args], env: all }));
  };

  const host = (uid: string, config: object = {}, more: Partial<Cluster> = {}): Cluster => ({
    uid,
    name: `prod-${uid}`,
    hostClusterConfig: { isHostCluster: true, clusterEndpoint: INGRESS, ...config },
    ...more,
  });

  it("writes a fleet of the host clusters, with everything that is documented and not empty", async () => {
    emulator.acceptsUnknownMembers = true;
    const group = { uid: "g1", name: "", kind: null };
    emulator.addCluster(
      host("c2", { clusterEndpoint: { ...LOAD_BALANCER, retries: 3 }, clusterGroup: group, hostCluster: {} }),
      host("c1", { clusterEndpoint: null }, { projectUid: "p1" }),
    );
    const { exitCode, stdout, stderr } = await adopt();
    assert.equal(
      stdout,
      `import { HostClusterFleet } from "pulumi-spectrocluster";

new HostClusterFleet("host-clusters", {
  clusters: {
    // "prod-c1"
    "c1": {
      projectUid: "p1",
      isHostCluster: true,
    },
    // "prod-c2"
    "c2": {
      isHostCluster: true,
      clusterEndpoint: {
        type: "LoadBalancer",
        config: {
          loadBalancerConfig: {
            externalIPs: ["203.0.113.7"],
            loadBalancerSourceRanges: ["10.0.0.0/8", "::/0"],
          },
        },
      },
      clusterGroup: {
        uid: "g1",
      },
    },
  },
});`,
    );
    assert.equal(
      stderr,
      `Reading the configurations of 2 clusters.
Found 2 clusters: 2 adopted, 0 left out.
You can run the command again and replace the program: a cluster that a later
program lacks stays as it is in Palette.`,
    );
    assert.equal(exitCode, 0);
    const reads = emulator.requests.filter(({ method }) => method === "GET");
    assert.deepEqual(reads.map(({ url, headers }) => [url, headers["projectuid"]]).sort(), [
      ["/v1/spectroclusters/c1", "p1"],
      ["/v1/spectroclusters/c2", undefined],
    ]);
  });

  it("leaves out what is no host cluster, and fails for what it cannot read or declare", async () => {
    const suspicious = { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs: ["x"] } } };
    emulator.addCluster(
      host("c1"),
      host("c2", { isHostCluster: false }),
      { uid: "c3" },
      host("c4"),
      host("c5"),
      host("c6", { clusterEndpoint: { type: "NodePort" } }),
      host("c7", { isHostCluster: "yes" }),
      host("c8", { clusterEndpoint: suspicious }),
      host("fn::c9"),
    );
    // The search index may lag behind a deletion.
    const deleted = { status: 200, headers: JSON_TYPE, body: { spec: {}, status: { state: "Deleted" } } };
    emulator.fail({ url: "/v1/spectroclusters/c4", ...deleted });
    emulator.fail({ url: "/v1/spectroclusters/c5", status: 403, body: { code: "Forbidden", message: "no" } });
    const { exitCode, stdout, stderr } = await adopt([], { SPECTROCLOUD_STRICT_ARGUMENTS: "true" });
    assert.equal(exitCode, 1);
    const [[, , { clusters = {} }] = assert.fail(stdout)] = declaredIn(stdout);
    assert.deepEqual(Object.keys(clusters as object), ["c1"]);
    for (const line of [
      /^Found 9 clusters: 1 adopted, 8 left out\.\n- not a host cluster: "c3" \("c3"\), "prod-c2" \("c2"\)\n- deleted: "prod-c4" \("c4"\)\n5 of 9/m,
      /^- "prod-c5" \("c5"\): Cannot read cluster "c5":\n[\s\S]* 403 /m,
      /^- "prod-c6" \("c6"\): The configuration of cluster "c6" cannot be declared:\n {2}- clusterEndpoint.type must be/m,
      /^- "prod-c7" \("c7"\): [\s\S]* cannot be declared:\n {2}- isHostCluster must be true or false, not "yes"/m,
      /^- "prod-c8" \("c8"\): [\s\S]* cannot be declared:\n {2}- clusterEndpoint.*externalIPs\[0\]/m,
      /^- "prod-fn::c9" \("fn::c9"\): [\s\S]* cannot be\s+declared:\n {2}- clusterUid must begin with/m,
    ]) {
      assert.match(stderr, line);
    }
    assert.ok(
      stderr.split("\n").every((line) => line.length <= 80 || /^ *https?:\S+$/.test(line)),
      stderr,
    );
  });

  it("names also the only cluster that it cannot read", async () => {
    emulator.addCluster(host("c1"));
    emulator.fail({ url: "/v1/spectroclusters/c1", status: 403, body: { code: "Forbidden", message: "no" } });
    const { stderr } = await adopt();
    assert.match(
      stderr,
      /^Found 1 cluster: 0 adopted, 1 left out\.\n1 of 1 cluster failed:\n- "prod-c1" \("c1"\): Cannot read/m,
    );
  });

  it("declares what the comparison takes for the same, and no part of an endpoint that is not used", async () => {
    emulator.acceptsUnknownMembers = true;
    const endpoint = (loadBalancerConfig: object, more = {}) => ({
      clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig, ...more } },
    });
    const unused = { ingressConfig: { host: "left over", port: 70000 } };
    emulator.addCluster(
      host("c1", endpoint({ externalIPs: [""], loadBalancerSourceRanges: ["10.0.0.0/8", "", null] })),
      host("c2", endpoint({ externalTrafficPolicy: "Local", loadBalancerSourceRanges: [""] }, unused)),
      host(
        "c3",
        endpoint({ loadBalancerSourceRanges: ["10.8.10.0/16", "10.8.0.0/16", " 10.0.0.0/8", "2001:DB8::/32"] }),
      ),
      host("c4", { clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "h", port: "0" } } } }),
    );
    const { exitCode, stdout, stderr } = await adopt([], { SPECTROCLOUD_STRICT_ARGUMENTS: "true" });
    assert.equal(exitCode, 0, stderr);
    const [[, , { clusters }] = assert.fail(stdout)] = declaredIn(stdout);
    const isHostCluster = true;
    assert.deepEqual(clusters, {
      c1: { isHostCluster, ...endpoint({ loadBalancerSourceRanges: ["10.0.0.0/8"] }) },
      c2: { isHostCluster, ...endpoint({ externalTrafficPolicy: "Local" }) },
      c3: { isHostCluster, ...endpoint({ loadBalancerSourceRanges: ["10.8.0.0/16", "10.0.0.0/8", "2001:DB8::/32"] }) },
      c4: { isHostCluster, clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "h" } } } },
    });
  });

  it("divides the clusters into fleets that pass their own check", () => {
    const hostOf = (index: number, host: string): Host => {
      const clusterEndpoint: ClusterEndpoint = { type: "Ingress", config: { ingressConfig: { host } } };
      return { name: `prod-${index}`, args: { clusterUid: `c${index}`, isHostCluster: true, clusterEndpoint } };
    };
    for (const { count, host, sizes } of [
      { count: 5001, host: "*.example.com", sizes: [5000, 1] },
      { count: 10, host: "é".repeat(1024 * 1024), sizes: [3, 3, 3, 1] },
    ]) {
      const hosts = Array.from({ length: count }, (_, index) => hostOf(index, host));
      const fleets = declaredIn(programOf(hosts, "typescript", false));
      assert.deepEqual(
        fleets.map(([, name, { clusters }]) => [name, Object.keys(clusters as object).length]),
        sizes.map((size, index) => [index === 0 ? "host-clusters" : `host-clusters-${index + 1}`, size]),
      );
      for (const [, , args] of fleets) assert.deepEqual(checkHostClusterFleet(args), []);
    }
  });

  it("selects clusters by name, labels and project, which it declares", async () => {
    emulator.addCluster(
      host("c1", {}, { labels: { tier: "gold", zone: "a=b" }, projectUid: "p1" }),
      host("c2", {}, { labels: { tier: "gold" }, projectUid: "p2" }),
      host("c3", {}, { labels: { tier: "silver", gpu: "spectro__tag" }, projectUid: "p2" }),
    );
    for (const [options, selected] of [
      [["--label", "tier=gold"], "c1 p1, c2 p2"],
      [["--label", "tier=gold", "--label=zone=a=b"], "c1 p1"],
      [["--name", "PROD-C3"], "c3 p2"],
      [["--project", "p2"], "c2 p2, c3 p2"],
      [["--label", "tier=bronze"], ""],
      [["--label", "gpu"], "c3 p2"],
      [["--label=gpu=", "--label", "tier=silver"], "c3 p2"],
      [["--label", "tier"], ""],
    ] as const) {
      const { stdout } = await adopt(["--single", ...options, "--format=yaml"]);
      const declared = declaredIn(stdout || "resources: {}", "yaml").map(
        ([, , { clusterUid, projectUid }]) => `${clusterUid} ${projectUid}`,
      );
      assert.equal(declared.join(", "), selected);
    }
    // A summary may lack the project.
    const body = { items: [{ metadata: { uid: "c3", name: "prod" } }], listmeta: { count: 1 } };
    emulator.fail({ url: "/search?", status: 200, headers: JSON_TYPE, body });
    const [[, , args] = []] = declaredIn((await adopt(["--single", "--project", "p2"])).stdout);
    assert.equal(args?.["projectUid"], "p2");
  });

  it("names single resources like their clusters, the oldest of the same name first", () => {
    const named = (name: string, clusterUid: string): Host => ({ name, args: { clusterUid, isHostCluster: true } });
    const rows = [
      { cluster: named("prod-1", "u1"), name: "prod-1" },
      { cluster: named("prod-1", "u2"), name: "prod-1-u2" },
      { cluster: named("Prod 1 (EU)", "u3"), name: "Prod-1-EU" },
      { cluster: named("prod-1-u2", "u4"), name: "prod-1-u2-u4" },
      { cluster: named("東京", "u5"), name: "u5" },
      // Pulumi's YAML reserves it.
      { cluster: named("pulumi", "u6"), name: "pulumi-u6" },
    ];
    for (const format of FORMATS) {
      const program = programOf(
        rows.map(({ cluster }) => cluster),
        format,
        true,
      );
      assert.deepEqual(
        declaredIn(program, format).map(([, name, { clusterUid }]) => [name, clusterUid]),
        rows.map(({ cluster, name }) => [name, cluster.args.clusterUid]),
      );
    }
  });

  it("explains in one error what is missing or rejected, and writes nothing", async () => {
    const unset = { SPECTROCLOUD_HOST: "", SPECTROCLOUD_APIKEY: "" };
    const wrong = ["--clusters", "--format hcl", "--label =gold", "--name ", "--project=", "now"];
    for (const [args, env, exitCode, message] of [
      [[], unset, 1, /^pulumi-spectrocluster is not configured\.\n[\s\S]*SPECTROCLOUD_HOST[\s\S]*SPECTROCLOUD_APIKEY/],
      [["--stack", "dev"], {}, 1, /^Cannot read the stack configuration: pulumi config failed\.\nRun it to/],
      [["--project", "p\u0085"], {}, 1, /projectUid contains characters that are invalid in an HTTP\s+header/],
      [[], { SPECTROCLOUD_APIKEY: "another-key" }, 1, /^Cannot search clusters:\nPOST [\s\S]* 401 /],
      [[], {}, 0, /\nFound 0 clusters: 0 adopted, 0 left out\.\nNo program was written\.$/],
      ...wrong.map(
        (options) => [options.split(" "), {}, 2, /^[\s\S]+\.\nFor help, run: pulumi-spectrocluster --help$/] as const,
      ),
    ] as [string[], Record<string, string>, number, RegExp][]) {
      const run = await adopt(args, env);
      assert.deepEqual([run.exitCode, run.stdout], [exitCode, ""], args.join(" "));
      assert.match(run.stderr, message);
    }
  });

  for (const format of FORMATS) {
    it(`writes ${format} that declares the same, as a fleet and as single resources, with any texts of the service`, () => {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Pulumi's YAML would interpolate it.
      const odd = ["$5 ${x} $${y}", "a */ b", "@ts-expect-error", "# x", "\n- y", '"', "\\"];
      const name = fc.oneof(hostileText, fc.constantFrom(...odd));
      const text = name.map((each) => each.toWellFormed());
      const clusterUid = fc.stringMatching(/^[A-Za-z\d][\w-]{0,24}$/);
      const clusterGroup = fc.record({ uid: text, name: text, kind: text }, { noNullPrototype: true });
      const clusterEndpoint = fc.constantFrom<object>(INGRESS, LOAD_BALANCER) as fc.Arbitrary<ClusterEndpoint>;
      const members = { clusterUid, isHostCluster: fc.constant(true), clusterEndpoint, clusterGroup };
      const args = fc.record(members, { noNullPrototype: true });
      const hosts = fc.uniqueArray(fc.record({ name, args }), {
        minLength: 1,
        maxLength: 4,
        selector: ({ args }) => args.clusterUid,
      });
      fc.assert(
        fc.property(hosts, fc.boolean(), (hosts, isSingle) => {
          const program = programOf(hosts, format, isSingle);
          assert.match(program, /^[ -~\n\u{10000}-\u{10ffff}]*$/u);
          const all = hosts.map(({ args }) => args);
          const declared = declaredIn(program, format);
          for (const [, name] of declared) assert.match(name, /^[a-z\d][\w-]*$/i);
          assert.equal(new Set(declared.map(([, name]) => name)).size, declared.length);
          const unnamed = declared.map(([type, name, args]): Declared => [type, isSingle ? "" : name, args]);
          // An object has keys that are numbers first.
          const byUid = (some: Declared[]) => new Map(some.map((each) => [each[2]["clusterUid"], each]));
          assert.deepEqual(byUid(unnamed), byUid(expected(all, isSingle)));
        }),
        runs(300),
      );
    });
  }
});

const JSON_TYPE = { "content-type": "application/json" };
