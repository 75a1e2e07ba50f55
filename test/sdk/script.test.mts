import assert from "node:assert/strict";
import { execa } from "execa";
import type { SettingValues } from "../../provider/configuration/index.js";
import { FUNCTION_ARGS } from "../support/functionArgs.mjs";
import { environment } from "../support/settings.mjs";
import { useEmulator } from "../support/useEmulator.mjs";

describe("a script without Pulumi's engine", () => {
  const config = { isHostCluster: true, clusterEndpoint: { type: "NodePort" } };
  const labels = { tier: "gold" };
  const emulator = useEmulator({ uid: "c1", name: "prod-1", projectUid: "p1", labels, hostClusterConfig: config });

  /** Runs JavaScript in a new process that has no other variables of the provider. The package is `spectrocluster`. */
  const run = (code: string, values: SettingValues = {}) =>
    execa(
      process.execPath,
      ["-e", `const spectrocluster = require("pulumi-spectrocluster"); (async () => { ${code} })()`],
      { env: { ...environment({ baseUrl: "", apiKey: "", projectUid: "" }), ...environment(values) } },
    );

  it("calls functions with the settings of the environment, and prints only what it wants to", async () => {
    const { stdout, stderr } = await run(
      `const { clusters } = await spectrocluster.getClusters();
       const config = await spectrocluster.getHostClusterConfig({ clusterUid: clusters[0].uid });
       console.log(JSON.stringify([clusters.map(({ name, labels }) => [name, labels]), config]));`,
      { baseUrl: emulator.baseUrl, apiKey: emulator.apiKey, projectUid: "p1" },
    );
    assert.deepEqual(JSON.parse(stdout), [[["prod-1", labels]], config]);
    assert.match(stderr, /^warning: .*cluster "c1" has unexpected values:\n- clusterEndpoint\.type .*"NodePort"/);
    const sent = emulator.requests.map(({ headers }) => [headers["apikey"], headers["projectuid"]]);
    assert.deepEqual(sent, [
      [emulator.apiKey, "p1"],
      [emulator.apiKey, "p1"],
    ]);
  });

  it("prints only the message of an error that nobody catches", async () => {
    for (const [code, message] of [
      [`setImmediate(() => spectrocluster.parseQuantity("1.5GB"))`, /, not "1\.5GB"\.$/],
      [`spectrocluster.findSearchInputUid({}, "a", "b")`, /Its properties: none\.$/],
      ["spectrocluster.getClustersOutput()", /^getClustersOutput needs Pulumi's engine, .* use getClusters\.$/],
      ["await spectrocluster.getClusters()", /is not configured\.\n[\s\S]*SPECTROCLOUD_APIKEY\.$/],
    ] as const) {
      const { stderr, exitCode } = await run(code).catch((error) => error);
      assert.equal(exitCode, 1);
      assert.doesNotMatch(stderr, /dist\/sdk/);
      // Above it, Node.js may show a line of its own; below it, it shows its version.
      const [, printed = ""] =
        /^(?:node:[\s\S]*\n\n)?\[\w*Error: ([\s\S]*)\]\n\nNode\.js v\S+$/.exec(stderr) ?? assert.fail(stderr);
      assert.match(printed, message);
    }
  });

  it("gets one sentence for whatever needs an engine, and the variables that are missing", async () => {
    const { stdout } = await run(`
      const { HostClusterConfig, HostClusterFleet, Provider } = spectrocluster;
      const errorOf = async (call) => { try { await call(); return "none"; } catch ({ message }) { return message; } };
      const errors = {};
      for (const { name, args } of ${JSON.stringify(FUNCTION_ARGS)}) {
        errors[name] = await errorOf(() => spectrocluster[name](args));
        errors[name + "Output"] = await errorOf(() => spectrocluster[name + "Output"](args));
        errors[name + " with a provider"] = await errorOf(() => spectrocluster[name](args, { provider: {} }));
      }
      errors.HostClusterConfig = await errorOf(() => new HostClusterConfig("prod", { clusterUid: "c1" }));
      errors.get = await errorOf(() => HostClusterConfig.get("shared", "c1"));
      errors.HostClusterFleet = await errorOf(() => new HostClusterFleet("fleet", { clusters: { c1: {} } }));
      errors.Provider = await errorOf(() => new Provider("east", {}));
      console.log(JSON.stringify(errors));`);
    const errors = Object.entries<string>(JSON.parse(stdout));
    assert.equal(errors.length, 3 * FUNCTION_ARGS.length + 4);
    for (const [call, message] of errors) {
      if (call.endsWith("Output")) assert.match(message, /Output needs Pulumi's engine, .* In a script, use \w+\.$/);
      else if (call.endsWith("a provider"))
        assert.match(message, /^Without Pulumi's engine, a function .*cannot use a provid/);
      else if (call.startsWith("get") && call !== "get") assert.match(message, /not configured.*_HOST.*_APIKEY\.$/s);
      else assert.match(message, /^\w+ "\w+" needs Pulumi's engine: run the program with pulumi up, or set mocks/);
    }
  });
});
