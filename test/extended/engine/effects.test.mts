import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { getVirtualMachineOutput, HostClusterConfig } from "pulumi-spectrocluster";
import type { Fault } from "../../emulator/index.mjs";
import { withInlinePrograms } from "../../engine/inlinePrograms.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { essentials, withStack } from "../../engine/stack.mjs";
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
        pulumi.output(1).apply(() => declareAll(() => ({ isHostCluster: "yes" as never })));
      },
      /isHostCluster must be true or false/,
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

  // The engine checks resources at the same time. Without a preview, it may create the first one before it checks the second.
  it("disables no host cluster that it declares twice, and the corrected program repairs the rest", () =>
    withInlinePrograms(async ({ emulator, configuredStack }) => {
      let program = () => declareAll();
      const stack = await configuredStack("dev", async () => program());
      await stack.up();
      for (const clusterUid of ["c1", pulumi.output("c1")]) {
        program = () => declareAll(() => ({ clusterUid }));
        const before = emulator.patches.length;
        await assert.rejects(stack.preview(), /both declare cluster "c1"/);
        assert.equal(emulator.patches.length, before);
        await assert.rejects(stack.up(), /both declare cluster "c1"/);
        program = () => declareAll();
        await stack.up();
        const disabled = emulator.patches.filter(({ text }) => !text?.includes(`"isHostCluster":true`));
        assert.deepEqual(disabled, []);
        assert.deepEqual((await stack.up()).summary.resourceChanges, { same: 4 });
      }
    }));
});

describe("a cluster that changes its owner", function () {
  this.timeout(180_000);

  const declare = (name: string, uid: string, opts = "{}") =>
    `new HostClusterConfig("${name}", { clusterUid: "${uid}", isHostCluster: true }, ${opts});`;

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
