import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { withInlinePrograms } from "../../engine/inlinePrograms.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { type Adapter, assertNothingToDo, DYNAMIC, type TestStack, withStack } from "../../engine/stack.mjs";

const HOSTS = Array.from({ length: 40 }, (_, index) => `host-${index}`);
const SINGLES = `for (const clusterUid of ${JSON.stringify(HOSTS)})
  new HostClusterConfig(clusterUid, { clusterUid, isHostCluster: true });`;
const FLEET = `new HostClusterFleet("fleet", { clusters: Object.fromEntries(
  ${JSON.stringify(HOSTS)}.map((uid) => [uid, { isHostCluster: true }])) });`;

/** Runs a preview, which must fail, and returns its diagnostics. */
async function failedPreview({ workspace }: TestStack): Promise<string> {
  const { exitCode, all = "" } = await workspace.start(["preview"]);
  assert.notEqual(exitCode, 0, all);
  return diagnostics(all);
}

/** Services that no request gets through to, the reason that the run reports, and how many operations find it out. */
const DEAD_SERVICES: Record<string, { prepare(stack: TestStack): unknown; reason: RegExp; operations: number }> = {
  "rejects the API key": {
    prepare: ({ emulator }) => emulator.apiKeys.splice(0, 1, "another-key"),
    reason: /returned 401 /g,
    operations: 1,
  },
  "refuses connections": {
    prepare: ({ emulator }) => emulator.stop(),
    reason: /received no response \(.*ECONNREFUSED/g,
    operations: 1,
  },
  "does not respond": {
    prepare: ({ emulator }) => emulator.fail({ lost: () => {}, times: Number.POSITIVE_INFINITY }),
    reason: /received no response \(Timeout/g,
    operations: 10,
  },
};
const MAX_CONCURRENT = 2;

for (const adapter of [DYNAMIC, PLUGIN]) {
  describe(`a run with ${adapter.name}`, () => {
    it("that declares a cluster twice fails in a preview, with both resources and before any request", () =>
      withStack({ program: "", adapter }, async (stack) => {
        const single = (name: string, uid = '"c1"') =>
          `new HostClusterConfig("${name}", { clusterUid: ${uid}, isHostCluster: true });`;
        const fleet = (name: string) => `new HostClusterFleet("${name}", { clusters: { c1: {}, c2: {} } });`;
        for (const [code, names] of [
          [single("a") + single("b"), 'HostClusterConfig "[ab]" and HostClusterConfig "[ab]"'],
          [fleet("a") + fleet("b"), 'HostClusterFleet "[ab]" and HostClusterFleet "[ab]"'],
          [fleet("a") + single("b", 'pulumi.output("c1")'), 'HostCluster\\w+ "[ab]" and HostCluster\\w+ "[ab]"'],
        ] as const) {
          await stack.program(code);
          assert.match(await failedPreview(stack), new RegExp(`${names} both declare cluster "c1"\\.`));
        }
        assert.deepEqual(stack.emulator.requests, []);
      }));

    for (const [does, { prepare, reason, operations }] of Object.entries(DEAD_SERVICES)) {
      it(`ends and reports that the service ${does}, with single resources and with a fleet`, async () => {
        for (const program of [SINGLES, FLEET]) {
          const config = {
            "spectrocluster:requestTimeoutSeconds": "1",
            "spectrocluster:maxRetries": "0",
            "spectrocluster:maxConcurrentRequests": String(MAX_CONCURRENT),
          };
          await withStack({ program, adapter, config, clusters: [] }, async (stack) => {
            await prepare(stack);
            const shown = diagnostics(await stack.failingUp("--continue-on-error"));
            // Others were in flight by then.
            const most = operations + MAX_CONCURRENT - 1;
            const reasons = count(shown, reason);
            assert.ok(reasons > 0 && reasons <= most, `${reasons} reasons: ${shown}`);
            assert.ok(stack.emulator.requests.length <= most, `${stack.emulator.requests.length} requests`);
            assert.match(shown, /Not attempted, because /);
          });
        }
      });
    }
  });
}

/** A program whose second host has an argument of another resource, which can fail. */
const dependent = (create: string) => `
  class Source extends pulumi.dynamic.Resource {
    constructor(name, props) {
      super({
        async create(inputs) { ${create} return { id: "x", outs: { ...inputs, group: "g1" } }; },
        async diff(id, olds, news) { return { changes: olds.version !== news.version, replaces: ["version"] }; },
      }, name, { group: undefined, ...props });
    }
  }
  const source = new Source("source", { version: ${create === "" ? 1 : 2} });
  new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true, clusterGroup: { uid: source.group } });`;

const HOST = { isHostCluster: true, clusterGroup: { uid: "g1" } };

describe("an argument that has no value", () => {
  const withDependent = (adapter: Adapter, test: (stack: TestStack) => Promise<void>) =>
    withStack({ program: dependent(""), adapter }, async (stack) => {
      await stack.up();
      await test(stack);
    });

  for (const adapter of [DYNAMIC, PLUGIN]) {
    it(`because another resource failed, or because its promise was rejected, changes nothing with ${adapter.name}`, () =>
      withDependent(adapter, async (stack) => {
        for (const code of [
          dependent("throw new Error('out of stock');"),
          dependent("").replace("source.group", 'Promise.reject(new Error("out of stock"))'),
        ]) {
          await stack.program(code);
          assert.match(await stack.failingUp("--continue-on-error"), /out of stock/);
          assert.deepEqual(stack.emulator.clusters.get("c1")?.hostClusterConfig, HOST);
          assert.equal(stack.emulator.patches.length, 1);
          assert.equal((await stack.resources()).length, 1);
        }
        await stack.program(dependent(""));
        await stack.up();
        await assertNothingToDo(stack);
      }));
  }

  it("writes nothing without it in an inline program, which may forget the resource, and the next up adopts it again", () =>
    withInlinePrograms(async ({ emulator, configuredStack }) => {
      let uid = (): pulumi.Input<string> => "g1";
      const stack = await configuredStack("dev", async () => {
        new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true, clusterGroup: { uid: uid() } });
      });
      await stack.up();
      const failing = [
        () => Promise.reject(new Error("out of stock")),
        () => pulumi.output(Promise.reject<string>(new Error("out of stock"))),
      ];
      for (const fail of failing) {
        uid = fail;
        await stack.up({ continueOnError: true }).catch(() => {});
        for (const { body } of emulator.patches) assert.deepEqual(body, { hostClusterConfig: HOST });
        uid = () => "g1";
        await stack.up();
        assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, HOST);
        assert.equal((await stack.up()).summary.resourceChanges?.same, 2);
      }
    }));
});

describe("missing settings", () => {
  for (const adapter of [DYNAMIC, PLUGIN]) {
    it(`are one error of a program with 100 resources, which lists them all, with ${adapter.name}`, () => {
      const program = `for (let index = 0; index < 100; index += 1) {
        new HostClusterConfig("prod-" + index, { clusterUid: "c" + index, isHostCluster: true });
      }`;
      const config = { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined };
      return withStack({ program, config, adapter }, async (stack) => {
        const shown = await failedPreview(stack);
        assert.equal(count(shown, /is not configured/g), 1, shown);
        assert.match(shown, /is not configured\.[\s\S]*spectrocluster:baseUrl[\s\S]*spectrocluster:apiKey/);
      });
    });
  }
});
