import assert from "node:assert/strict";
import fc from "fast-check";
import ts from "typescript";
import { parse } from "yaml";
import { FORMATS, type Format, type Host, programOf } from "../../cli/adopt/program.js";
import type { SettingValues } from "../../provider/configuration/index.js";
import { isBlank } from "../../provider/json/text.js";
import type { ClusterEndpoint } from "../../provider/model/hostClusterConfig.js";
import { checkHostClusterConfig, checkHostClusterFleet } from "../../provider/validation/checkArguments.js";
import type { Cluster } from "../emulator/index.mjs";
import { hostileText } from "../provider/hostileCorpus.mjs";
import { runs } from "../support/corpus.mjs";
import { plantKey } from "../support/plantedKey.mjs";
import { environment } from "../support/settings.mjs";
import { withFolder } from "../support/withFolder.mjs";
import { runCommand, useUnchangedService } from "./doctor.mjs";

/** A resource that a program declares. */
interface Declared {
  type: string;
  name: string;
  args: Record<string, unknown>;
}

/** Runs a program with classes that only record. */
function declaredIn(program: string, format: Format = "typescript"): Declared[] {
  if (format === "yaml") return declaredInYaml(program);
  const compilerOptions = { module: ts.ModuleKind.CommonJS };
  const { outputText, diagnostics } = ts.transpileModule(program, { compilerOptions, reportDiagnostics: true });
  assert.deepEqual(diagnostics, [], program);
  const declared: Declared[] = [];
  const classOf = (type: string) =>
    class {
      constructor(name: string, args: Declared["args"]) {
        declared.push({ type, name, args });
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
  return Object.entries(resources).map(([name, { type, properties }]) => {
    const args = JSON.parse(JSON.stringify(properties), evaluate);
    return { type: type.replace("spectrocluster:", ""), name, args };
  });
}

/** What a program must declare for the clusters: single resources in any order and with any names. */
function expected(hosts: readonly Host[], isSingle: boolean): Declared[] {
  if (isSingle) return hosts.map(({ args }) => ({ type: "HostClusterConfig", name: "", args: { ...args } }));
  const clusters = Object.fromEntries(
    hosts.map(({ name, args: { clusterUid, ...cluster } }) => [
      clusterUid,
      // A blank text would be an error.
      { ...(!isBlank(name) && { name }), ...cluster },
    ]),
  );
  return [{ type: "HostClusterFleet", name: "host-clusters", args: { clusters } }];
}

const INGRESS = { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } };
const LOAD_BALANCER = {
  type: "LoadBalancer",
  config: { loadBalancerConfig: { externalIPs: ["203.0.113.7"], loadBalancerSourceRanges: ["10.0.0.0/8", "::/0"] } },
};

describe("pulumi-spectrocluster adopt", () => {
  const key = plantKey();
  const emulator = useUnchangedService(key);

  const adopt = (args: string[] = [], values: SettingValues = {}) => {
    const env = environment({ baseUrl: emulator.baseUrl, apiKey: key, ...values });
    return withFolder((folder) => runCommand({ folder, key, args: ["adopt", ...args], env }));
  };

  const host = (uid: string, config: object = {}, more: Partial<Cluster> = {}): Cluster => ({
    uid,
    name: `prod-${uid}`,
    hostClusterConfig: { isHostCluster: true, clusterEndpoint: INGRESS, ...config },
    ...more,
  });

  it("writes a fleet of the host clusters, with everything that is documented and not empty, in one order, so that a second run shows what has changed", async () => {
    emulator.acceptsUnknownMembers = true;
    const [unused, ranges] = [{ host: "left over", port: 70000 }, [" 192.0.2.0/24", "10.8.10.0/16", "10.8.0.0/16", ""]];
    const received = { loadBalancerSourceRanges: ranges, externalIPs: ["203.0.113.8", "203.0.113.7", ""] };
    const config = { loadBalancerConfig: received, ingressConfig: unused };
    // The service may return anything in any order.
    const hostClusterConfig = {
      ...{ hostCluster: {}, clusterGroup: { uid: "g1", name: "", kind: null } },
      ...{ clusterEndpoint: { config, type: "LoadBalancer", retries: 3 }, isHostCluster: true },
    };
    emulator.addCluster(
      host("c2", {}, { hostClusterConfig }),
      host("c1", { clusterEndpoint: null }, { projectUid: "p1" }),
    );
    const { exitCode, stdout, stderr } = await adopt();
    assert.equal(
      stdout,
      `import { HostClusterFleet } from "pulumi-spectrocluster";

new HostClusterFleet("host-clusters", {
  clusters: {
    "c1": {
      name: "prod-c1",
      projectUid: "p1",
      isHostCluster: true,
    },
    "c2": {
      name: "prod-c2",
      isHostCluster: true,
      clusterEndpoint: {
        type: "LoadBalancer",
        config: {
          loadBalancerConfig: {
            externalIPs: ["203.0.113.7", "203.0.113.8"],
            loadBalancerSourceRanges: ["10.8.0.0/16", "192.0.2.0/24"],
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
Run the command again to find new clusters. If you have edited the program, copy only those: the whole would undo your edits.`,
    );
    assert.equal(exitCode, 0);
    const reads = emulator.requests.filter(({ method }) => method === "GET");
    assert.deepEqual(reads.map(({ url, headers }) => [url, headers["projectuid"]]).sort(), [
      ["/v1/spectroclusters/c1", "p1"],
      ["/v1/spectroclusters/c2", undefined],
    ]);
  });

  it("leaves out what is no host cluster, and fails for what it cannot read or declare", async () => {
    emulator.addCluster(
      host("c1"),
      host("c2", { isHostCluster: false }),
      { uid: "c3" },
      host("c4"),
      host("c5"),
      host("c7", { isHostCluster: "yes" }),
      host("fn::c9"),
    );
    // The search index may lag behind a deletion.
    const deleted = { status: 200, body: { spec: {}, status: { state: "Deleted" } } };
    emulator.fail({ url: "/v1/spectroclusters/c4", ...deleted });
    emulator.fail({ url: "/v1/spectroclusters/c5", status: 403, body: { code: "Forbidden", message: "no" } });
    const { exitCode, stdout, stderr } = await adopt([], { strictArguments: true });
    assert.equal(exitCode, 1);
    const [{ args } = assert.fail(stdout)] = declaredIn(stdout);
    assert.deepEqual(Object.keys(args["clusters"] as object), ["c1"]);
    for (const line of [
      /^Found 7 clusters: 1 adopted, 6 left out\.\n- not a host cluster: "c3" \("c3"\), "prod-c2" \("c2"\)\n- deleted: "prod-c4" \("c4"\)\n3 of 7/m,
      /^ {2}1 failed: "prod-c5" \("c5"\)\n {4}Cannot read cluster "c5":\n[\s\S]* 403 /m,
      /^ {2}1 failed: "prod-c7" \("c7"\)\n[\s\S]* cannot be declared:\n {4}- isHostCluster must be true or false, not "yes"/m,
      /^ {2}1 failed: "prod-fn::c9" \("fn::c9"\)\n[\s\S]* cannot be declared:\n {4}- clusterUid must begin with/m,
    ]) {
      assert.match(stderr, line);
    }
  });

  it("does not declare what cannot be declared, and says so in a comment", async () => {
    emulator.acceptsUnknownMembers = true;
    const ingress = (host: string) => ({ type: "Ingress", config: { ingressConfig: { host, port: 70_000 } } });
    emulator.addCluster(
      host("c1", { clusterEndpoint: ingress("https://a.example.com/\n*/"), clusterGroup: { uid: "[object Object]" } }),
      host("c2", { clusterEndpoint: { type: "NodePort" } }),
    );
    const NOT_DECLARED = "// Cannot be declared, so it stays as it is in Palette: clusterEndpoint";
    for (const strictArguments of [false, true]) {
      const { exitCode, stdout, stderr } = await adopt(["--single"], { strictArguments });
      assert.equal(exitCode, 0, stderr);
      assert.match(stderr, /^Found 2 clusters: 2 adopted, 0 left out\.\n- with comments [^\n]*: "prod-c1" \("c1"\), /m);
      for (const { args } of declaredIn(stdout))
        assert.deepEqual(
          checkHostClusterConfig(args, {}).filter(({ severity }) => strictArguments || severity === "error"),
          [],
        );
      const [c1 = "", c2 = ""] = stdout.split("\n\n").slice(1);
      assert.equal(
        c1,
        `// Cannot be declared, so it stays as it is in Palette: clusterGroup: {"uid":"[object Object]"}
//   clusterGroup.uid contains an object. Use one of its properties
${NOT_DECLARED}.config.ingressConfig.host: "https://a.example.com/\\n*/"
//   clusterEndpoint.config.ingressConfig.host is "https://a.example.com/\\n*/", which contains white space or a separator: write one host name; did you mean "a.example.com"?
${NOT_DECLARED}.config.ingressConfig.port: 70000
//   clusterEndpoint.config.ingressConfig.port must be a whole number from 1 to 65535, not 70000
new HostClusterConfig("prod-c1", {
  clusterUid: "c1",
  isHostCluster: true,
  clusterEndpoint: {
    type: "Ingress",
  },
});`,
      );
      assert.ok(c2.startsWith(`${NOT_DECLARED}.type: "NodePort"\n`), c2);
    }
  });

  it("divides the clusters into fleets that pass their own check", () => {
    const hostOf = (index: number, name: string): Host => ({
      name: `prod-${index}`,
      args: { clusterUid: `c${index}`, isHostCluster: true, clusterGroup: { name } },
      undeclared: [],
    });
    for (const { count, name, sizes } of [
      { count: 5001, name: "group", sizes: [5000, 1] },
      { count: 7, name: "é".repeat(1024 * 1024), sizes: [3, 3, 1] },
    ]) {
      const hosts = Array.from({ length: count }, (_, index) => hostOf(index, name));
      const fleets = declaredIn(programOf(hosts, "typescript", false));
      const named = sizes.map((size, index) => [index === 0 ? "host-clusters" : `host-clusters-${index + 1}`, size]);
      const declared = fleets.map(({ name, args }) => [name, Object.keys(args["clusters"] as object).length]);
      assert.deepEqual(declared, named);
      for (const { args } of fleets) assert.deepEqual(checkHostClusterFleet(args), []);
    }
  });

  it("selects clusters by name, labels and project, which it declares", async () => {
    emulator.addCluster(
      host("c1", {}, { labels: { tier: "gold", zone: "a=b" }, projectUid: "p1" }),
      host("c2", {}, { labels: { tier: "gold" }, projectUid: "p2" }),
      host("c3", {}, { labels: { tier: "silver", gpu: "spectro__tag" }, projectUid: "p2" }),
    );
    for (const { options, selected } of [
      { options: ["--label", "tier=gold"], selected: "c1 p1, c2 p2" },
      { options: ["--label", "tier=gold", "--label=zone=a=b"], selected: "c1 p1" },
      { options: ["--name", "PROD-C3"], selected: "c3 p2" },
      { options: ["--project", "p2"], selected: "c2 p2, c3 p2" },
      { options: ["--label", "gpu"], selected: "c3 p2" },
      { options: ["--label", "tier"] },
      { options: ["--project", "p3"] },
    ]) {
      const { exitCode, stdout, stderr } = await adopt(["--single", ...options, "--format=yaml"]);
      if (selected === undefined) {
        assert.deepEqual([exitCode, stdout], [1, ""], options.join(" "));
        assert.match(
          stderr,
          /^No cluster .* matches these options\. .* run: npx pulumi-spectrocluster doctor --clusters$/,
        );
        continue;
      }
      const declared = declaredIn(stdout, "yaml").map(({ args }) => `${args["clusterUid"]} ${args["projectUid"]}`);
      assert.equal(declared.join(", "), selected);
    }
    // A summary may lack the project.
    const body = { items: [{ metadata: { uid: "c3", name: "prod" } }], listmeta: { count: 1 } };
    emulator.fail({ url: "/search?", status: 200, body });
    const [single] = declaredIn((await adopt(["--single", "--project", "p2"])).stdout);
    assert.equal(single?.args["projectUid"], "p2");
  });

  it("names single resources like their clusters, the oldest of the same name first", () => {
    const names = [
      ["prod-1", "prod-1"],
      ["prod-1", "prod-1-u2"],
      ["Prod 1 (EU)", "Prod-1-EU"],
      ["prod-1-u2", "prod-1-u2-u4"],
      ["東京", "u5"],
      // Pulumi's YAML reserves it.
      ["pulumi", "pulumi-u6"],
    ] as const;
    const hosts = names.map(([name], index) => {
      return { name, args: { clusterUid: `u${index + 1}`, isHostCluster: true }, undeclared: [] };
    });
    const declared = declaredIn(programOf(hosts, "yaml", true), "yaml");
    for (const [index, [, name]] of names.entries()) assert.equal(declared[index]?.name, name);
  });

  it("explains in one error what is missing or rejected, and writes nothing", async () => {
    const unset = { baseUrl: "", apiKey: "" };
    const usage = /\.\nFor help, run: pulumi-spectrocluster --help$/;
    const wrong = ["--clusters", "--format=hcl", "--label==gold", "--name=", "--project=", "now"];
    const isKey = /projectUid contains the API key\./;
    const isRejected = /^Cannot search clusters:\nPOST [\s\S]* 401 /;
    const isNothing = /\nFound 0 clusters: 0 adopted, 0 left out\.\nNo program was written\.$/;
    const rows: { args: string[]; values?: SettingValues; exitCode?: number; message: RegExp; requests?: number }[] = [
      { args: [], values: unset, message: /^pulumi-spectrocluster is not configured\.\n[\s\S]*HOST[\s\S]*APIKEY/ },
      { args: ["--stack", "dev"], message: /^Cannot read the stack configuration: pulumi config failed\./ },
      { args: ["--project", "p\u0085"], message: /projectUid contains characters that are invalid/ },
      ...[key, `x${key}`, key.toUpperCase()].map((project) => ({ args: ["--project", project], message: isKey })),
      { args: [], values: { projectUid: key }, message: /SPECTROCLOUD_PROJECT_UID contains the API key\./ },
      { args: [], values: { apiKey: "another-key" }, message: isRejected, requests: 1 },
      { args: [], exitCode: 0, message: isNothing, requests: 1 },
      ...wrong.map((arg) => ({ args: [arg], exitCode: 2, message: usage })),
    ];
    for (const { args, values, exitCode = 1, message, requests = 0 } of rows) {
      const run = await adopt(args, values);
      assert.deepEqual([run.exitCode, run.stdout], [exitCode, ""], args.join(" "));
      assert.match(run.stderr, message);
      assert.equal(emulator.requests.splice(0).length, requests, args.join(" "));
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
      const undeclared = fc.array(fc.record({ path: text, value: text, problems: fc.array(text) }));
      const hosts = fc.uniqueArray(fc.record({ name: text, args, undeclared }), {
        minLength: 1,
        maxLength: 4,
        selector: ({ args }) => args.clusterUid,
      });
      fc.assert(
        fc.property(hosts, fc.boolean(), (hosts, isSingle) => {
          const program = programOf(hosts, format, isSingle);
          assert.match(program, /^[ -~\n\u{10000}-\u{10ffff}]*$/u);
          const declared = declaredIn(program, format);
          for (const { name } of declared) assert.match(name, /^[a-z\d][\w-]*$/i);
          assert.equal(new Set(declared.map(({ name }) => name)).size, declared.length);
          const unnamed = declared.map((each) => ({ ...each, name: isSingle ? "" : each.name }));
          // An object has keys that are numbers first.
          const byUid = (some: Declared[]) => new Map(some.map((each) => [each.args["clusterUid"], each]));
          assert.deepEqual(byUid(unnamed), byUid(expected(hosts, isSingle)));
        }),
        runs(300),
      );
    });
  }
});
