import assert from "node:assert/strict";
import { assertNothingToDo, essentials, withStack } from "./stack.mjs";

const HOST = "*.dev.example.com";
const declare = (name: string, uid: string) => `
  new HostClusterConfig("${name}", { clusterUid: "${uid}", isHostCluster: true,
    clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "${HOST}", port: 443 } } } });`;
const ONE = declare("one", "c1");
const THREE = ONE + declare("two", "c2") + declare("three", "c3");

const ingress = (port: number, others: object = {}) => ({
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: HOST, port } } },
  ...others,
});

const REFRESH = ["refresh", "--yes", "--skip-preview"];

/** The lines of a diff that have values. */
function differences(shown: string): string[] {
  const lines = shown.split("Resources:")[0]?.match(/^ *[~+-] \w+ *: .*[^{]$/gm) ?? [];
  return lines.map((line) => line.trim().replace(/ *:/, ":"));
}

describe("drift", function () {
  this.timeout(180_000);

  it("is shown for each declared field and repaired by the next up", () =>
    withStack({ program: ONE }, async ({ workspace, emulator, up }) => {
      await up();
      const outside = { ...ingress(8443, { clusterGroup: { uid: "g" } }), isHostCluster: false, addedLater: true };
      emulator.addCluster({ uid: "c1", hostClusterConfig: outside });

      const shown = await workspace.run(...REFRESH, "--diff");
      assert.deepEqual(differences(shown), ["~ port: 443 => 8443", "~ isHostCluster: true => false"]);
      const repair = await workspace.run("preview", "--diff");
      assert.deepEqual(differences(repair), ["~ port: 8443 => 443", "~ isHostCluster: false => true"]);
      assert.match(await up(), /~ 1 updated/);
      assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, ingress(443, { clusterGroup: { uid: "g" } }));

      assert.match(await workspace.run(...REFRESH), /2 unchanged/);
      assert.match(await up("--refresh"), /2 unchanged/);
      assert.equal(emulator.patches.length, 2);
    }));

  it("does not include undeclared fields, another order of a set or another spelling of an IPv6 address", () => {
    const list = '["2001:DB8::1", "203.0.113.7", "203.0.113.7"]';
    const program = `new HostClusterConfig("one", { clusterUid: "c1", isHostCluster: true,
      clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs: ${list} } } } });`;
    return withStack({ program, emulator: { patch: "merge" } }, async (stack) => {
      const { workspace, emulator, up } = stack;
      await up();
      const sent = emulator.patches[0]?.body as { hostClusterConfig: { clusterEndpoint: { config: object } } };
      assert.deepEqual(sent.hostClusterConfig.clusterEndpoint.config, {
        loadBalancerConfig: { externalIPs: ["2001:DB8::1", "203.0.113.7"], loadBalancerSourceRanges: [] },
      });
      const externalIPs = ["203.0.113.7", "2001:db8:0:0:0:0:0:1"];
      const clusterEndpoint = { type: "LoadBalancer", config: { loadBalancerConfig: { externalIPs } } };
      const hostClusterConfig = { isHostCluster: true, clusterEndpoint, clusterGroup: { uid: "g" } };
      emulator.addCluster({ uid: "c1", hostClusterConfig });
      assert.match(await workspace.run(...REFRESH), /2 unchanged/);
      await stack.program(program.replace(list, '["203.0.113.7", "2001:db8::1"]'));
      await assertNothingToDo(stack);
    });
  });

  it("keeps secrets of the program secret", () =>
    withStack(
      { program: ONE.replace(`"${HOST}"`, 'config.requireSecret("host")') },
      async ({ workspace, emulator, up }) => {
        await workspace.setConfig({}, { "program:host": "secret.example.com" });
        await up();
        emulator.addCluster({ uid: "c1", hostClusterConfig: ingress(8443) });
        const outside = emulator.clusters.get("c1")?.hostClusterConfig as ReturnType<typeof ingress>;
        outside.clusterEndpoint.config.ingressConfig.host = "secret.example.com";
        const shown = await workspace.run(...REFRESH, "--diff");
        assert.match(shown, /~ 1 updated/);
        assert.doesNotMatch(shown + (await workspace.run("stack", "export")), /secret\.example\.com/);
        assert.doesNotMatch(await up("--diff"), /secret\.example\.com/);
      },
    ));

  it("removes a resource from the state only if the service itself reports the cluster as missing", () =>
    withStack({ program: THREE }, async ({ workspace, emulator, up, resources }) => {
      await up();
      emulator.clusters.delete("c2");
      assert.match(
        await workspace.run(...REFRESH),
        /Cluster "c2" no longer exists, so it is removed from the state\. .*\n.*404 \(Cluster c2 is not found, code ResourceNotFound/,
      );
      const ids = (await resources()).map(({ id }) => id);
      assert.deepEqual(ids.sort(), ["c1", "c3"]);

      emulator.addCluster({ uid: "c2" });
      assert.match(await up(), /\+ 1 created/);
    }));

  it("cannot be detected if the service does not support reading, returns a login page, or if driftDetection is off", () =>
    withStack({ program: THREE }, async ({ workspace, emulator, up, resources }) => {
      await workspace.setConfig({ "spectrocluster:maxRetries": "0" });
      await up();
      const before = essentials(await resources());
      for (const [name, fault] of [
        ["405", { status: 405, body: "" }],
        ["404 of a proxy", { status: 404, body: "<html>no such page</html>" }],
      ] as const) {
        emulator.fail({ ...fault, method: "GET", times: Number.POSITIVE_INFINITY });
        const shown = await workspace.run(...REFRESH);
        assert.match(shown, /4 unchanged/, name);
        const diagnostics = shown.split("Diagnostics:")[1] ?? "";
        assert.equal(diagnostics.split("Changes made outside Pulumi cannot be detected").length - 1, 1, name);
        emulator.recover();
      }
      emulator.fail({ status: 200, body: "<html>Sign in</html>", method: "GET", times: Number.POSITIVE_INFINITY });
      const { exitCode, all = "" } = await workspace.start(REFRESH);
      assert.notEqual(exitCode, 0, all);
      assert.match(all, /text\/html instead of JSON/);
      emulator.recover();

      await workspace.setConfig({ "spectrocluster:driftDetection": "off" });
      await up();
      emulator.requests.length = 0;
      emulator.addCluster({ uid: "c1", hostClusterConfig: ingress(8443) });
      assert.match(await workspace.run(...REFRESH), /4 unchanged/);
      assert.deepEqual(emulator.requests, []);
      assert.deepEqual(essentials(await resources()), before);
    }));
});

describe("the configuration that a cluster already has", function () {
  this.timeout(180_000);

  it("is shown if a create overwrites it", () =>
    withStack({ program: THREE }, async ({ emulator, up }) => {
      emulator.addCluster({ uid: "c1", hostClusterConfig: ingress(443, { hostCluster: {}, addedLater: 1 }) });
      const other = ingress(8443, { clusterGroup: { uid: "not declared" } });
      other.clusterEndpoint.config.ingressConfig.host = "h\u001b[2J";
      emulator.addCluster({ uid: "c2", hostClusterConfig: other });
      emulator.addCluster({ uid: "c3", hostClusterConfig: { isHostCluster: false } });
      const shown = (await up()).split("Diagnostics:")[1] ?? "";
      assert.deepEqual(shown.match(/Cluster "c\d" already has .*\n.*\n.*\n.*/g), [
        'Cluster "c2" already has a configuration, which changes:\n' +
          `    clusterEndpoint.config.ingressConfig.host: "h\\u001b[2J" → "${HOST}"\n` +
          "    clusterEndpoint.config.ingressConfig.port: 8443 → 443\n" +
          "    kept, because the program does not declare it: clusterGroup.uid",
      ]);
      assert.equal(emulator.patches.length, 3);
    }));

  it("is not overwritten if it cannot be read", () =>
    withStack({ program: THREE }, async ({ emulator, failingUp }) => {
      emulator.fail({ url: "c1", status: 500, method: "GET" });
      const shown = await failingUp();
      assert.match(shown, /Cannot read cluster "c1":[\s\S]*To write without reading, set readBeforeWrite to off\./);
      assert.ok(!emulator.patches.some(({ url }) => url.includes("/c1/")));
    }));

  it("is read by getHostClusterConfig and HostClusterConfig.get, which change nothing", () =>
    withStack(
      {
        program: `
          const shared = HostClusterConfig.get("shared", "c1");
          exports.got = pulumi.all([shared.id, shared.clusterUid, shared.isHostCluster, shared.clusterEndpoint]);
          exports.read = spectrocluster.getHostClusterConfig({ clusterUid: "c1" });
          exports.group = spectrocluster.getHostClusterConfigOutput({ clusterUid: shared.clusterUid }).clusterGroup;
          exports.noHost = spectrocluster.getHostClusterConfig({ clusterUid: "c3" });
          const failure = (args) => spectrocluster.getHostClusterConfig(args).then(() => "none", ({ message }) => message);
          exports.failures = Promise.all([{ clusterUid: "c9" }, { clusterUid: "c2" }, { clusterID: "c2" }].map(failure));`,
      },
      async ({ workspace, emulator, up, resources, program, failingUp }) => {
        const held = ingress(8443, { clusterGroup: { uid: "g" }, addedLater: { kept: true } });
        emulator.addCluster({ uid: "c1", hostClusterConfig: held }, { uid: "c2", state: "Deleted" });
        await workspace.run("preview");
        await up();
        const { failures, ...values } = JSON.parse(await workspace.run("stack", "output", "--json"));
        assert.match(failures[0], /Cannot read cluster "c9":\s.*\sCheck the cluster UID and the project/);
        assert.match(failures[1], /Cannot read cluster "c2":\sIt was deleted/);
        assert.match(failures[2], /clusterID is not a known member .*did you mean clusterUid\?/);
        assert.deepEqual(values, {
          got: ["c1", "c1", true, held.clusterEndpoint],
          read: held,
          group: { uid: "g" },
          noHost: { isHostCluster: false },
        });
        emulator.addCluster({ uid: "c1", hostClusterConfig: ingress(1) });
        assert.deepEqual(differences(await workspace.run(...REFRESH, "--diff")), ["~ port: 8443 => 1", '- uid: "g"']);
        assert.equal((await resources()).length, 1);

        await program('HostClusterConfig.get("gone", "c9")');
        assert.match(await failingUp(), /Cannot read cluster "c9":\s.*\s.*Check the cluster UID and the project/);
        assert.deepEqual(emulator.patches, []);
        await workspace.run("destroy", "--yes", "--skip-preview");
        assert.deepEqual(emulator.patches, []);
      },
    ));
});
