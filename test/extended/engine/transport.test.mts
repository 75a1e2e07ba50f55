import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Authority, createAuthority } from "../../emulator/certificates.mjs";
import {
  CREDENTIALS,
  PROXY_VARIABLES,
  TestProxy,
  type TestProxyOptions,
  withCredentials,
} from "../../emulator/proxy.mjs";
import { type TestStack, withStack } from "../../engine/stack.mjs";

/** Changes a cluster in the provider's process, and reads a machine in the program's. */
const PROGRAM = `
new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true });
exports.ready = spectrocluster.getVirtualMachineOutput({ clusterUid: "c1", namespace: "default", name: "web-0" })
  .status.apply((status) => status.ready);
`;

const NO_PROXIES = Object.fromEntries(PROXY_VARIABLES.map((name) => [name, ""]));

describe("the transport in the engine", function () {
  this.timeout(180_000);
  let authority: Authority;

  before(async () => {
    authority = await createAuthority();
  });

  /** Runs the program against a service that is `host`, over https behind a path prefix unless told otherwise. */
  async function withService(
    { host, secure = true }: { host: string; secure?: boolean },
    test: (stack: TestStack) => Promise<void>,
  ): Promise<void> {
    const tls = secure ? await authority.issue("service.example", "127.0.0.1", "0.0.0.0") : undefined;
    const emulator = { tls, prefix: "/gateway" };
    await withStack({ program: PROGRAM, emulator, env: NO_PROXIES }, async (stack) => {
      const body = {
        metadata: { name: "web-0" },
        spec: { template: { spec: { domain: { devices: {} } } } },
        status: { ready: true },
      };
      stack.emulator.machines.push({ clusterUid: "c1", namespace: "default", name: "web-0", body });
      const baseUrl = `${stack.emulator.baseUrl.replace("127.0.0.1", host)}/gateway/`;
      await stack.workspace.setConfig({ "spectrocluster:baseUrl": baseUrl });
      await test(stack);
    });
  }

  async function withProxy(options: TestProxyOptions, test: (proxy: TestProxy) => Promise<void>): Promise<void> {
    const proxy = await TestProxy.start(options);
    try {
      await test(proxy);
    } finally {
      await proxy.stop();
    }
  }

  async function assertDone({ workspace, emulator }: TestStack): Promise<void> {
    assert.deepEqual(JSON.parse(await workspace.run("stack", "output", "--json")), { ready: true });
    assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, { isHostCluster: true });
    assert.ok(emulator.requests.every(({ url }) => url.startsWith("/gateway/v1/")));
  }

  for (const [variable, exception] of [
    ["HTTPS_PROXY", ""],
    // Pulumi's own SDK reads the variables in lower case, and connects to the engine through a proxy by default.
    ["https_proxy", "127.0.0.1"],
  ] as const) {
    it(`takes requests, and nothing else, through the proxy of ${variable} to a service with a private authority`, () =>
      withService({ host: "service.example" }, (stack) =>
        withProxy({ credentials: CREDENTIALS }, async (proxy) => {
          const { workspace, emulator, up } = stack;
          workspace.env[variable] = withCredentials(proxy.url);
          workspace.env["no_proxy"] = exception;
          await workspace.setConfig({ "spectrocluster:caCertificate": authority.certificate });
          const shown = await up();
          await assertDone(stack);
          // One from the program, one from the provider's process.
          const target = `CONNECT service.example:${new URL(emulator.baseUrl).port}`;
          assert.deepEqual(proxy.connects, [target, target]);
          assert.ok(!proxy.received.includes(emulator.apiKey));
          const state = await workspace.run("stack", "export", "--show-secrets");
          assert.doesNotMatch(shown + state, /pa55/);
        }),
      ));
  }

  it("reaches what NO_PROXY names without, and trusts NODE_EXTRA_CA_CERTS", () =>
    withService({ host: "0.0.0.0" }, (stack) =>
      withProxy({}, async (proxy) => {
        const { workspace, up } = stack;
        const NODE_EXTRA_CA_CERTS = path.join(workspace.folder, "ca.pem");
        await writeFile(NODE_EXTRA_CA_CERTS, authority.certificate);
        Object.assign(workspace.env, { HTTPS_PROXY: proxy.url, NO_PROXY: "0.0.0.0", NODE_EXTRA_CA_CERTS });
        await up();
        await assertDone(stack);
        assert.deepEqual(proxy.connects, []);
      }),
    ));
});
