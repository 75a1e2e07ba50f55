import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { getVirtualMachineOutput, HostClusterConfig } from "pulumi-spectrocluster";
import type { Fault } from "../../emulator/index.mjs";
import { withInlinePrograms } from "../../engine/inlinePrograms.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { assertNothingToDo, essentials, withStack } from "../../engine/stack.mjs";
import { withAdapterProcess } from "../../provider/adapterProcess.mjs";
import { pluginCommand } from "../../provider/plugin/pluginProcess.mjs";

const on = { isHostCluster: true };
const UIDS = ["c1", "c2", "c3"];

describe("a failing program of the Automation API", function () {
  this.timeout(180_000);

  /** Declares three host clusters. */
  const declareAll = (more: (uid: string) => object = () => ({}), opts: pulumi.CustomResourceOptions = {}) => {
    for (const uid of UIDS) new HostClusterConfig(uid, { clusterUid: uid, ...on, ...more(uid) }, opts);
  };
  const machine = () => getVirtualMachineOutput({ clusterUid: "c1", name: "web-0", namespace: "default" });
  const fromMachine = () =>
    declareAll(() => ({ clusterGroup: { name: machine().metadata.apply((metadata) => metadata?.name ?? "") } }));

  const failures: [string, () => void, RegExp, Fault?][] = [
    ["a function fails with 404", fromMachine, /failed: Cannot read virtual machine "web-0"/],
    ["a function returns HTML", fromMachine, /with text\/html instead of JSON/, { status: 200, body: "<html>" }],
    ["a function loses its connection", fromMachine, /failed: Cannot read virtual machine/, { reset: true }],
    [
      "an output declares a cluster twice",
      () => declareAll(() => ({ clusterUid: pulumi.output("c1") })),
      /both declare cluster "c1"/,
    ],
    [
      "an output has a value that JSON cannot carry",
      () => declareAll(() => ({ clusterGroup: pulumi.output(Promise.resolve({ uid: 1n })) as never })),
      /clusterGroup\.uid must be a JSON value/,
    ],
    [
      "a dependency fails",
      () => declareAll(() => ({}), { dependsOn: machine().apply(() => []) }),
      /failed: Cannot read virtual machine "web-0"/,
    ],
    [
      "arguments that are created in an output are invalid",
      () => {
        pulumi.output(1).apply(() => declareAll(() => ({ clusterUid: "c1" })));
      },
      /both declare cluster "c1"/,
    ],
  ];

  it("disables no host cluster and keeps the state", () =>
    withInlinePrograms(async ({ emulator, configuredStack }) => {
      let program = () => declareAll();
      const stack = await configuredStack("dev", async () => program());
      await stack.up();
      const resources = async () => essentials((await stack.exportStack()).deployment.resources);
      const [state, patches] = [await resources(), emulator.patches.length];
      assert.equal(patches, 3);
      for (const [name, declare, message, fault] of failures) {
        program = declare;
        if (fault) emulator.fail({ ...fault, url: "/vms/", times: Number.POSITIVE_INFINITY });
        const reported: string[] = [];
        const onOutput = (text: string) => reported.push(text);
        await assert.rejects(stack.up({ onOutput }), message, name);
        assert.equal(emulator.patches.length, patches, `${name}: ${reported.join("")}`);
        assert.deepEqual(await resources(), state, name);
        assert.doesNotMatch(reported.join(""), /__failure|__hasSecrets|Unhandled/, name);
        emulator.recover();
      }
    }));
});

describe("a cluster that changes its owner", function () {
  this.timeout(180_000);

  const declare = (name: string, uid: string, opts = "{}") =>
    `new HostClusterConfig("${name}", { clusterUid: "${uid}", isHostCluster: true }, ${opts});`;

  it("is not disabled and stays in the state if the new owner's write is rejected", () =>
    withStack({ program: declare("old", "c1") }, async (stack) => {
      const { emulator, up, failingUp, program, resources } = stack;
      const names = async () => (await resources()).map(({ urn }) => urn.split("::").at(-1));
      await up();
      await program(declare("new", "c1"));
      emulator.fail({ method: "PATCH", status: 403, times: Number.POSITIVE_INFINITY });
      const shown = await failingUp("--continue-on-error");
      assert.match(shown, /PATCH .* returned 403/);
      assert.deepEqual(await names(), ["old"]);
      assert.deepEqual(
        emulator.patches.map(({ body, status }) => ({ body, status })),
        [204, 403].map((status) => ({ body: { hostClusterConfig: on }, status })),
      );
      emulator.recover();
      await up();
      assert.deepEqual(await names(), ["new"]);
      for (const { body } of emulator.patches) assert.deepEqual(body, { hostClusterConfig: on });
    }));

  it("stays enabled if two resources swap their clusters, each deleted first, and one of them registers late", () => {
    const opts = "{ deleteBeforeReplace: true }";
    return withStack({ program: declare("a", "c1", opts) + declare("b", "c2", opts) }, async (stack) => {
      const { emulator, up, program } = stack;
      await up();
      // The delete of the first resource is retried until the second one is registered.
      emulator.fail({ method: "PATCH", url: "c1", status: 429, headers: { "retry-after": "2" } });
      await program(`${declare("a", "c2", opts)} setTimeout(() => { ${declare("b", "c1", opts)} }, 1000);`);
      await up();
      for (const uid of ["c1", "c2"]) assert.deepEqual(emulator.clusters.get(uid)?.hostClusterConfig, on);
      const rejected = emulator.patches.findIndex(({ status }) => status === 429);
      assert.notEqual(rejected, -1);
      for (const { body, url } of emulator.patches.slice(rejected + 1)) {
        if (url.includes("c1")) assert.deepEqual(body, { hostClusterConfig: on });
      }
      await assertNothingToDo(stack);
    });
  });

  it("is disabled by destroy of a plugin that was started by hand and served an earlier run", () =>
    withStack({ program: declare("prod", "c1"), adapter: PLUGIN }, async ({ emulator, workspace, up }) => {
      await withAdapterProcess(pluginCommand(), async ({ port }) => {
        workspace.env["PULUMI_DEBUG_PROVIDERS"] = `spectrocluster:${port}`;
        await up();
        await workspace.run("destroy", "--yes", "--skip-preview");
        assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, { isHostCluster: false });
      });
    }));
});
