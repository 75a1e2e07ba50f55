import assert from "node:assert/strict";
import type { Emulator } from "../../emulator/index.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import {
  type Adapter,
  assertNothingToDo,
  DYNAMIC,
  essentials,
  type TestStack,
  withStack,
} from "../../engine/stack.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";

const program = (prod: string, many: string) => `
  new HostClusterConfig("prod", { clusterUid: "c1", isHostCluster: true, ${prod} });
  new HostClusterFleet("many", { clusters: { c2: { isHostCluster: true }, c3: { isHostCluster: true } }, ${many} });`;

const BOTH_ADDRESSES = /belongs to the service at http:\/\/127\S+, [\s\S]*spectrocluster:baseUrl is http:\/\/127/;

for (const [adapterName, adapter] of [
  ["the dynamic provider", DYNAMIC],
  ["the plugin", PLUGIN],
] as [string, Adapter][]) {
  describe(`a state of another service, with ${adapterName}`, function () {
    this.timeout(240_000);
    const other = useEmulator({ uid: "c1" }, { uid: "c2" }, { uid: "c3" });

    const use = ({ workspace }: TestStack, { baseUrl, apiKey }: Emulator) =>
      workspace.setConfig({ "spectrocluster:baseUrl": baseUrl }, { "spectrocluster:apiKey": apiKey });
    const failing = async ({ workspace }: TestStack, ...args: string[]) => {
      const { exitCode, all = "" } = await workspace.start([...args, "--yes", "--skip-preview"]);
      assert.notEqual(exitCode, 0, all);
      return all;
    };

    it("fails each operation without a request, and works again at its own service", () =>
      withStack({ program: program("", ""), adapter }, async (stack) => {
        const { emulator, workspace } = stack;
        await stack.up();
        const [before, sent] = [essentials(await stack.resources()), emulator.requests.length];

        await use(stack, other);
        await stack.program(program('clusterGroup: { uid: "g" }', "maxRemovals: 1"));
        for (const command of [["up"], ["refresh"], ["destroy"], ["up", "--continue-on-error"]]) {
          const shown = await failing(stack, ...command);
          assert.match(shown, BOTH_ADDRESSES, command.join(" "));
          assert.match(shown, /set it back and run pulumi up\. .*\n.*baseUrlAliases\.\n.*remove the resource from/);
          assert.doesNotMatch(shown, /removed from the state|stays unchanged/);
        }
        assert.deepEqual(essentials(await stack.resources()), before);
        assert.deepEqual([other.requests.length, emulator.requests.length], [0, sent]);

        await use(stack, emulator);
        // The default provider in the state still has the other address.
        assert.match(await failing(stack, "refresh"), BOTH_ADDRESSES);
        assert.match(await stack.up(), /2 updated/);
        await assertNothingToDo(stack);
        await workspace.run("refresh", "--yes", "--skip-preview");
        await workspace.run("destroy", "--yes", "--skip-preview");
        assert.deepEqual(other.requests, []);
        const disabled = emulator.patches.slice(-3).map(({ url }) => url.split("/")[3]);
        assert.deepEqual(disabled.sort(), ["c1", "c2", "c3"]);
      }));

    it("is not lost by --replace, whose delete fails", () =>
      withStack({ program: program("", ""), adapter }, async (stack) => {
        const { emulator } = stack;
        await stack.up();
        const prod = (await stack.resources()).find(({ id }) => id === "c1")?.urn ?? "";
        await use(stack, other);
        assert.match(await failing(stack, "up", "--replace", prod, "--target", prod), BOTH_ADDRESSES);
        const left = (await stack.resources()).filter(({ id }) => id === "c1");
        assert(left.some(({ outputs }) => outputs["__address"] === emulator.baseUrl));
        assert.deepEqual(emulator.clusters.get("c1")?.hostClusterConfig, { isHostCluster: true });

        // The way out of the guide.
        await stack.workspace.run("config", "set", "--path", "spectrocluster:baseUrlAliases[0]", emulator.baseUrl);
        await stack.up();
        const after = (await stack.resources()).filter(({ id }) => id === "c1");
        assert.deepEqual(
          after.map(({ outputs }) => outputs["__address"]),
          [other.baseUrl],
        );
        assert.deepEqual(other.clusters.get("c1")?.hostClusterConfig, { isHostCluster: true });
      }));

    it("is encrypted with a secret baseUrl, of which no message quotes it", () =>
      withStack({ program: "", adapter, config: { "spectrocluster:baseUrl": undefined } }, async (stack) => {
        const { emulator, workspace } = stack;
        const { baseUrl } = emulator;
        await workspace.setConfig({}, { "spectrocluster:baseUrl": baseUrl, "program:east": baseUrl });
        const explicit = `const east = new Provider("east", { baseUrl: config.requireSecret("east"),
          apiKey: pulumi.secret(${JSON.stringify(emulator.apiKey)}) });
          new HostClusterConfig("east", { clusterUid: "c1", isHostCluster: true }, { provider: east });`;
        await stack.program(program("", "").replace('clusterUid: "c1"', 'clusterUid: "c4"') + explicit);
        emulator.addCluster({ uid: "c4" });
        await stack.up();
        await assertNothingToDo(stack);
        await workspace.run("refresh", "--yes", "--skip-preview");
        await assertNothingToDo(stack);
        emulator.fail({ method: "PATCH", status: 500, times: Number.POSITIVE_INFINITY });
        const another = 'isHostCluster: true, clusterGroup: { uid: "g" }';
        const code = (program("", "") + explicit).replace('clusterUid: "c1"', 'clusterUid: "c4"');
        await stack.program(code.replaceAll("isHostCluster: true", another));
        assert(!(await failing(stack, "up", "--continue-on-error")).includes(new URL(baseUrl).host));
        assert.equal((await stack.resources()).flatMap(({ initErrors = [] }) => initErrors).length, 3);
        assert(!(await workspace.run("stack", "export")).includes(new URL(baseUrl).host));
        emulator.recover();

        await workspace.setConfig({}, { "spectrocluster:baseUrl": other.baseUrl, "program:east": other.baseUrl });
        const shown = await failing(stack, "up");
        assert.match(shown, /belongs to the service at its former address, [\s\S]*is another one/);
        assert(!shown.includes(baseUrl) && !shown.includes(other.baseUrl), shown);
        assert.deepEqual(other.requests, []);
      }));
  });
}
