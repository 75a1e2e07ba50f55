import assert from "node:assert/strict";
import { Emulator, type Fault } from "../../emulator/index.mjs";
import { type DynamicProviderProcess, withDynamicProvider } from "../dynamicProviderProcess.mjs";

const state = { clusterUid: "c1", isHostCluster: true };

/** A response about a cluster. */
const cluster = (uid: string, hostClusterConfig: unknown) => ({
  metadata: { uid },
  spec: { clusterConfig: { hostClusterConfig } },
});

describe("the dynamic provider in a refresh", function () {
  this.timeout(60_000);
  let emulator: Emulator;

  beforeEach(async () => {
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1", hostClusterConfig: { isHostCluster: true } });
  });
  afterEach(() => emulator.stop());

  const run = (test: (provider: DynamicProviderProcess) => Promise<void>) =>
    withDynamicProvider(
      {
        "spectrocluster:baseUrl": emulator.baseUrl,
        "spectrocluster:apiKey": emulator.apiKey,
        "spectrocluster:maxRetries": "0",
      },
      test,
    );

  const unsupported: [string, Fault][] = [
    ["405", { status: 405, body: "" }],
    ["501", { status: 501 }],
    ["404 of a proxy", { status: 404, body: "<html>no such page</html>" }],
    ["404 with another code", { status: 404, body: { code: "RouteNotFound", message: "no route" } }],
    ["a cluster without the member", { status: 200, body: { metadata: {}, spec: { clusterConfig: {} } } }],
    ["other JSON", { status: 200, body: { status: "healthy" } }],
  ];
  it("keeps the state and warns if the service does not support reading", () =>
    run(async (provider) => {
      for (const [name, fault] of unsupported) {
        emulator.fail({ ...fault, method: "GET" });
        const { __provider, ...properties } = (await provider.read("c1", state)).properties;
        assert.deepEqual(properties, state, name);
      }
      await provider.printed(/^Changes made outside Pulumi cannot be detected/m);
    }));

  const wrong: [string, Fault, RegExp][] = [
    ["a login page", { status: 200, body: "<html>Sign in</html>" }, /text\/html instead of JSON/],
    ["a redirect", { status: 302, headers: { location: "/login" } }, /a redirect to .*, which is not followed/],
    ["401", { status: 401, body: { code: "InvalidApiKey", message: "no" } }, /401.*\s+Set a valid API key/],
    ["502", { status: 502, body: "<html>Bad gateway</html>" }, /returned 502/],
    [
      "truncated JSON",
      { status: 200, headers: { "content-type": "application/json" }, body: '{"spec":{"clusterC' },
      /invalid or truncated JSON/,
    ],
    [
      "200 with an error",
      { status: 200, body: { code: "ResourceNotFound", message: "gone" } },
      /an error of the service \(gone, code Reso/,
    ],
    [
      "another cluster",
      { status: 200, body: cluster("c2", { isHostCluster: false }) },
      /an object that has another UID, c2/,
    ],
    ["no object", { status: 200, body: cluster("c1", "on") }, /hostClusterConfig that is not an object/],
    [
      "a member of another type",
      { status: 200, body: cluster("c1", { isHostCluster: "no" }) },
      /isHostCluster must be true or false, not "no"/,
    ],
    ["a reset connection", { reset: true }, /received no response/],
  ];
  it("fails if the response is not about the cluster", () =>
    run(async (provider) => {
      for (const [name, fault, message] of wrong) {
        emulator.fail({ ...fault, method: "GET" });
        await assert.rejects(provider.read("c1", state), message, name);
      }
    }));

  it("reads a port that the service returns as text", () =>
    run(async (provider) => {
      const ingress = (port: unknown) => ({
        isHostCluster: true,
        clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "h", port } } },
      });
      const declared = { clusterUid: "c1", ...ingress(443) };
      for (const [text, port] of [
        ["443", 443],
        ["8443", 8443],
      ] as const) {
        emulator.fail({ status: 200, body: cluster("c1", ingress(text)), method: "GET" });
        const { __provider, ...properties } = (await provider.read("c1", declared)).properties;
        assert.deepEqual(properties, { clusterUid: "c1", ...ingress(port) });
      }
      emulator.fail({ status: 200, body: cluster("c1", ingress("https")), method: "GET" });
      await assert.rejects(provider.read("c1", declared), /port must be a whole number.*not "https"/);
    }));

  it("suggests driftDetection: off if the key may not read clusters", () =>
    run(async (provider) => {
      emulator.fail({ status: 403, body: { code: "Forbidden", message: "no" }, method: "GET" });
      await assert.rejects(
        provider.read("c1", state),
        /\nIf the API key may change clusters but not read them, set driftDetection to off\./,
      );
    }));
});
