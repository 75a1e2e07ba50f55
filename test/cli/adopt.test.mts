import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { parse } from "yaml";
import type { Host } from "../../cli/adopt/hosts.js";
import { FORMATS, type Format, programOf } from "../../cli/adopt/program.js";
import { type Cluster, Emulator } from "../emulator/index.mjs";
import { hostileText } from "../provider/hostileCorpus.mjs";
import { runs } from "../support/corpus.mjs";
import { plantKey } from "../support/plantedKey.mjs";
import { runCommand } from "./doctor.mjs";

/** A resource that a program declares. */
interface Declared {
  type: string;
  name: string;
  args: Record<string, unknown>;
}

/** The resources of a program in TypeScript. It runs with classes that only record. */
function declaredInTypescript(program: string): Declared[] {
  const { outputText, diagnostics } = ts.transpileModule(program, {
    compilerOptions: { module: ts.ModuleKind.CommonJS },
    reportDiagnostics: true,
  });
  assert.deepEqual(diagnostics, [], program);
  const declared: Declared[] = [];
  const classOf = (type: string) =>
    class {
      constructor(name: string, args: Declared["args"], ...options: unknown[]) {
        assert.deepEqual(options, []);
        declared.push({ type, name, args });
      }
    };
  const exported = { HostClusterConfig: classOf("HostClusterConfig"), HostClusterFleet: classOf("HostClusterFleet") };
  new Function("require", "exports", outputText)(() => exported, {});
  return declared;
}

/** As Pulumi's YAML reads a text: `$$` is `$`, and `${` begins a reference. */
function evaluated(text: string): string {
  return text.replace(/\$\$|\$\{/g, (found) => (found === "$$" ? "$" : assert.fail(`interpolated: ${text}`)));
}

/** A value in a program of Pulumi's YAML. */
function evaluate(value: unknown): unknown {
  if (typeof value === "string") return evaluated(value);
  if (Array.isArray(value)) return value.map(evaluate);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [evaluated(name), evaluate(member)]));
}

function declaredInYaml(program: string): Declared[] {
  type Resources = Record<string, { type: string; properties: unknown }>;
  const { resources } = parse(program) as { resources: Resources };
  return Object.entries(resources).map(([name, { type, properties }]) => ({
    type: type.replace("spectrocluster:", ""),
    name,
    args: evaluate(properties) as Declared["args"],
  }));
}

/** The resources of a program by their names. */
function declaredIn(program: string, format: Format): Map<string, Declared> {
  const declared = format === "typescript" ? declaredInTypescript(program) : declaredInYaml(program);
  return new Map(declared.map((each) => [each.name, each]));
}

/** The resources that a program must declare for the clusters. */
function expected(args: readonly Host["args"][], isSingle: boolean): Map<string, Declared> {
  const single = (each: Host["args"]) => ({ type: "HostClusterConfig", name: each.clusterUid, args: { ...each } });
  if (isSingle) return new Map(args.map((each) => [each.clusterUid, single(each)]));
  const clusters = Object.fromEntries(args.map(({ clusterUid, ...cluster }) => [clusterUid, cluster]));
  const [type, name] = ["HostClusterFleet", "host-clusters"];
  return new Map([[name, { type, name, args: { clusters } }]]);
}

const INGRESS = { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } };
const LOAD_BALANCER = {
  type: "LoadBalancer",
  config: {
    loadBalancerConfig: { externalIPs: ["203.0.113.7"], loadBalancerSourceRanges: ["10.0.0.0/8", "192.0.2.0/24"] },
  },
};

describe("pulumi-spectrocluster adopt", function () {
  this.timeout(180_000);
  const key = plantKey();
  let folder: string;
  let emulator: Emulator;

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-cli-"));
    emulator = await Emulator.start({ apiKeys: [key] });
  });
  after(async () => {
    await emulator.stop();
    await rm(folder, { recursive: true });
  });
  afterEach(() => {
    const changes = emulator.requests.filter(({ method, url }) => method !== "GET" && !url.includes("/search?"));
    assert.deepEqual(changes, []);
    emulator.reset();
  });

  const adopt = (args: string[] = [], env: Record<string, string> = {}) =>
    runCommand({
      folder,
      key,
      args: ["adopt", ...args],
      env: { SPECTROCLOUD_HOST: emulator.baseUrl, SPECTROCLOUD_APIKEY: key, ...env },
    });

  const host = (uid: string, more: Partial<Cluster> = {}): Cluster => ({
    uid,
    name: `prod-${uid}`,
    hostClusterConfig: { isHostCluster: true, clusterEndpoint: INGRESS },
    ...more,
  });

  it("writes a fleet of the host clusters, with everything that is documented and not empty", async () => {
    emulator.acceptsUnknownMembers = true;
    const config = {
      isHostCluster: true,
      clusterEndpoint: { ...LOAD_BALANCER, retries: 3 },
      clusterGroup: { uid: "g1", name: "", kind: null },
      hostCluster: {},
    };
    emulator.addCluster(host("c2", { hostClusterConfig: config }), host("c1", { projectUid: "p1" }));
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
      clusterEndpoint: {
        type: "Ingress",
        config: {
          ingressConfig: {
            host: "*.dev.example.com",
            port: 443,
          },
        },
      },
    },
    // "prod-c2"
    "c2": {
      isHostCluster: true,
      clusterEndpoint: {
        type: "LoadBalancer",
        config: {
          loadBalancerConfig: {
            externalIPs: ["203.0.113.7"],
            loadBalancerSourceRanges: ["10.0.0.0/8", "192.0.2.0/24"],
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
You can run the command again and replace the program: a cluster that a later program lacks stays as it is in Palette.`,
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
      host("c2", { hostClusterConfig: { isHostCluster: false } }),
      { uid: "c3" },
      host("c4"),
      host("c5"),
      host("c6", { hostClusterConfig: { isHostCluster: true, clusterEndpoint: { type: "NodePort" } } }),
      host("c7", { hostClusterConfig: { isHostCluster: "yes" } }),
      host("fn::c8"),
    );
    // The search index may lag behind a deletion.
    emulator.fail({
      url: "/v1/spectroclusters/c4",
      body: { spec: {}, status: { state: "Deleted" } },
      status: 200,
      headers: JSON_TYPE,
    });
    emulator.fail({ url: "/v1/spectroclusters/c5", status: 403, body: { code: "Forbidden", message: "no" } });
    const { exitCode, stdout, stderr } = await adopt();
    assert.equal(exitCode, 1);
    const [{ args } = assert.fail(stdout)] = declaredInTypescript(stdout);
    assert.deepEqual(Object.keys(args["clusters"] as object), ["c1"]);
    const lines = stderr.split("\n");
    assert.deepEqual(lines.slice(0, 5), [
      "Reading the configurations of 8 clusters.",
      "Found 8 clusters: 1 adopted, 7 left out.",
      '- not a host cluster: "c3", "c2"',
      '- deleted: "c4"',
      "4 of 8 clusters failed:",
    ]);
    assert.match(stderr, /- "c5": Cannot read cluster "c5":\n.* 403 /);
    assert.match(
      stderr,
      /- "c6": The configuration of cluster "c6" cannot be declared:\n {2}- clusterEndpoint.type must be/,
    );
    assert.match(stderr, /- "c7": .* cannot be declared:\n {2}- isHostCluster must be true or false, not "yes"/);
    assert.match(stderr, /- "fn::c8": .* cannot be declared:\n {2}- clusterUid must not be/);
  });

  it("leaves out clusters with suspicious values if strictArguments makes them errors", async () => {
    const suspicious = { ...LOAD_BALANCER, config: { loadBalancerConfig: { externalIPs: ["x"] } } };
    emulator.addCluster(
      host("c1"),
      host("c2", { hostClusterConfig: { isHostCluster: true, clusterEndpoint: suspicious } }),
    );
    const strict = await adopt([], { SPECTROCLOUD_STRICT_ARGUMENTS: "true" });
    assert.equal(strict.exitCode, 1);
    assert.match(strict.stderr, /"c2" cannot be declared:\n {2}- clusterEndpoint.*externalIPs\[0\]/);
    assert.match(strict.stderr, /: 1 adopted, 1 left out/);
    assert.match((await adopt()).stderr, /: 2 adopted/);
  });

  it("selects clusters by name, labels and project", async () => {
    emulator.addCluster(
      host("c1", { labels: { tier: "gold", zone: "a=b" }, projectUid: "p1" }),
      host("c2", { labels: { tier: "gold" }, projectUid: "p2" }),
      host("c3", { labels: { tier: "silver" }, projectUid: "p2" }),
    );
    const uids = async (...args: string[]) => {
      const { stdout } = await adopt(["--single", ...args], { SPECTROCLOUD_PROJECT_UID: "" });
      return stdout === ""
        ? []
        : declaredInTypescript(stdout).map(({ name, args: { projectUid } }) => [name, projectUid]);
    };
    assert.deepEqual(await uids("--label", "tier=gold"), [
      ["c1", "p1"],
      ["c2", "p2"],
    ]);
    assert.deepEqual(await uids("--label", "tier=gold", "--label=zone=a=b"), [["c1", "p1"]]);
    assert.deepEqual(await uids("--name", "PROD-C3"), [["c3", "p2"]]);
    assert.deepEqual(await uids("--project", "p2"), [
      ["c2", "p2"],
      ["c3", "p2"],
    ]);
    assert.deepEqual(await uids("--label", "tier=bronze"), []);
  });

  it("declares the project of the settings for a cluster whose summary has none", async () => {
    emulator.addCluster(host("c1"));
    emulator.fail({
      url: "/search?",
      status: 200,
      headers: JSON_TYPE,
      body: { items: [{ metadata: { uid: "c1", name: "prod" } }], listmeta: { count: 1 } },
    });
    const { stdout } = await adopt(["--single", "--project", "p9"]);
    assert.deepEqual(
      declaredInTypescript(stdout).map(({ args }) => args["projectUid"]),
      ["p9"],
    );
  });

  for (const format of FORMATS) {
    it(`writes ${format} that declares the same, as a fleet and as single resources`, async () => {
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Pulumi's YAML would interpolate it.
      const group = { uid: "$5 ${x} $${y}", kind: "a */ b" };
      const second = { isHostCluster: true, clusterEndpoint: LOAD_BALANCER, clusterGroup: group };
      emulator.addCluster(host("c1"), host("c2", { hostClusterConfig: second }));
      for (const isSingle of [false, true]) {
        const { stdout, exitCode } = await adopt(["--format", format, ...(isSingle ? ["--single"] : [])]);
        assert.equal(exitCode, 0);
        const args = [
          { clusterUid: "c1", isHostCluster: true, clusterEndpoint: INGRESS },
          { clusterUid: "c2", ...second },
        ];
        assert.deepEqual(declaredIn(stdout, format), expected(args as Host["args"][], isSingle));
      }
    });
  }

  it("explains in one error what is missing or rejected, and writes nothing", async () => {
    const unset = await runCommand({ folder, key, args: ["adopt"] });
    assert.deepEqual([unset.exitCode, unset.stdout], [1, ""]);
    assert.match(
      unset.stderr,
      /^pulumi-spectrocluster is not configured\.\n[\s\S]*SPECTROCLOUD_HOST[\s\S]*SPECTROCLOUD_APIKEY/,
    );
    const noProgram = await adopt(["--stack", "dev"]);
    assert.deepEqual(
      [noProgram.exitCode, noProgram.stdout, noProgram.stderr],
      [1, "", "Cannot read the settings: this folder has no Pulumi program. Change to the folder of the program."],
    );
    const wrongKey = await adopt([], { SPECTROCLOUD_APIKEY: "another-key" });
    assert.deepEqual([wrongKey.exitCode, wrongKey.stdout], [1, ""]);
    assert.match(wrongKey.stderr, /^Cannot search clusters:\n.* 401 /);
    const none = await adopt();
    assert.deepEqual([none.exitCode, none.stdout], [0, ""]);
    assert.match(none.stderr, /\nFound 0 clusters: 0 adopted, 0 left out\.\nNo program was written\.$/);
  });

  it("rejects wrong options", async () => {
    const wrong = [
      ["--clusters"],
      ["--format", "hcl"],
      ["--label", "tier"],
      ["--label", "=gold"],
      ["--name", ""],
      ["--project="],
      ["--project"],
      ["now"],
    ];
    for (const args of wrong) {
      const { exitCode, stdout, stderr } = await adopt(args);
      assert.deepEqual([exitCode, stdout], [2, ""], args.join(" "));
      assert.match(stderr, /^[^\n]+\.\nFor help, run: pulumi-spectrocluster --help$/);
    }
  });

  describe("with any texts of the service", () => {
    const text = hostileText.map((each) => each.toWellFormed());
    const uid = text.filter((each) => each !== "__proto__");
    const group = fc.record({ uid: text, name: text, kind: text }, { noNullPrototype: true });
    const clusters = fc.uniqueArray(
      fc.record({
        name: fc.oneof(hostileText, fc.constantFrom("a */ b", "@ts-expect-error", "# x", "\n- y", '"', "\\")),
        args: fc.record(
          { clusterUid: uid, isHostCluster: fc.constant(true), clusterGroup: group },
          { noNullPrototype: true },
        ),
      }),
      { minLength: 1, maxLength: 4, selector: ({ args }) => args.clusterUid },
    );

    for (const format of FORMATS) {
      it(`declares the same in ${format}`, () =>
        fc.assert(
          fc.property(clusters, fc.boolean(), (hosts, isSingle) => {
            const program = programOf(hosts, format, isSingle);
            assert.match(program, /^[ -~\n\u{10000}-\u{10ffff}]*$/u);
            const all = hosts.map(({ args }) => args);
            assert.deepEqual(declaredIn(program, format), expected(all, isSingle));
          }),
          runs(300),
        ));
    }
  });
});

const JSON_TYPE = { "content-type": "application/json" };
