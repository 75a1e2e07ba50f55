import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";
import { count, diagnostics } from "../../engine/functionStack.mjs";
import { withInlinePrograms } from "../../engine/inlinePrograms.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, withStack } from "../../engine/stack.mjs";

const HOSTS = Array.from({ length: 40 }, (_, index) => `host-${index}`);
const SINGLES = `for (const clusterUid of ${JSON.stringify(HOSTS)})
  new HostClusterConfig(clusterUid, { clusterUid, isHostCluster: true });`;
const FLEET = `new HostClusterFleet("fleet", { clusters: Object.fromEntries(
  ${JSON.stringify(HOSTS)}.map((uid) => [uid, { isHostCluster: true }])) });`;

describe("a run", () => {
  it("ends and reports that the service rejects the API key, with single resources and with a fleet", () => {
    const config = { "spectrocluster:maxRetries": "0", "spectrocluster:maxConcurrentRequests": "2" };
    return withStack({ program: "", config, clusters: [] }, async (stack) => {
      stack.emulator.apiKeys.splice(0, 1, "another-key");
      for (const program of [SINGLES, FLEET]) {
        await stack.program(program);
        const shown = diagnostics(await stack.failingUp("--continue-on-error"));
        const requests = stack.emulator.requests.splice(0).length;
        // Another one was in flight by then.
        for (const seen of [count(shown, /returned 401 /g), requests])
          assert.ok([1, 2].includes(seen), `${seen}: ${shown}`);
        assert.match(shown, /Not attempted, because /);
      }
    });
  });

  it("with 100 resources and missing settings has one error, which lists them all", () => {
    const program = `for (let index = 0; index < 100; index += 1) {
      new HostClusterConfig("prod-" + index, { clusterUid: "c" + index, isHostCluster: true });
    }`;
    const config = { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined };
    return withStack({ program, config, adapter: PLUGIN }, async ({ workspace }) => {
      const { exitCode, all = "" } = await workspace.start(["preview"]);
      assert.notEqual(exitCode, 0, all);
      const shown = diagnostics(all);
      assert.equal(count(shown, /is not configured/g), 1, shown);
      assert.match(shown, /is not configured\.[\s\S]*spectrocluster:baseUrl[\s\S]*spectrocluster:apiKey/);
    });
  });
});

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
  it("because another resource failed changes nothing", () =>
    withStack({ program: dependent("") }, async (stack) => {
      await stack.up();
      await stack.program(dependent("throw new Error('out of stock');"));
      assert.match(await stack.failingUp("--continue-on-error"), /out of stock/);
      assert.deepEqual(stack.emulator.clusters.get("c1")?.hostClusterConfig, HOST);
      assert.equal(stack.emulator.patches.length, 1);
      assert.equal((await stack.resources()).length, 1);
      await stack.program(dependent(""));
      await stack.up();
      await assertNothingToDo(stack);
    }));

  it("writes nothing without it in an inline program, which may forget the resource, and the next up adopts it again", () =>
    withInlinePrograms(async ({ emulator, configuredStack }) => {
      let uid = (): pulumi.Input<string> => "g1";
      const stack = await configuredStack("dev", async () => {
        new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true, clusterGroup: { uid: uid() } });
      });
      await stack.up();
      uid = () => pulumi.output(Promise.reject<string>(new Error("out of stock")));
      await stack.up({ continueOnError: true }).catch(() => {});
      for (const { body } of emulator.patches) assert.deepEqual(body, { hostClusterConfig: HOST });
      uid = () => "g1";
      await stack.up();
      assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, HOST);
    }));
});
