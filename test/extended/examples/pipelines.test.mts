import assert from "node:assert/strict";
import { execa } from "execa";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import type { Emulator } from "../../emulator/index.mjs";
import { withExample } from "../../examples/example.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { ALL, type PipelineCommand, type Store } from "./pipelineFiles.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";

describe("examples/pipelines", function () {
  this.timeout(240_000);

  for (const { name, preview, up, uses } of ALL) {
    it(`${name} runs pinned versions`, async () => {
      const versions = await uses();
      assert.ok(versions.length > 0);
      for (const version of versions) assert.match(version, /@[0-9a-f]{40}$|:\d+\.\d+\.\d+$/);
    });

    it(`${name}: a request shows what main then does, and the key is in nothing that is kept`, () =>
      withStack(async (workspace, emulator, store) => {
        const forRequests = await pulumiCommands(preview(store));
        const forMain = await pulumiCommands(up(store));
        assert.match(await run(workspace, forRequests), /2 to create/);
        assert.deepEqual(emulator.requests, [], "a preview sends nothing");

        const printed = await run(workspace, forMain);
        assert.match(printed, /2 created/);
        assert.deepEqual(
          emulator.patches.map(({ url, status }) => [url, status]),
          [[`/v1/spectroclusters/${clusterUid}/clusterConfig/hostCluster`, 204]],
        );
        await assertKeyNowhere(emulator.apiKey, { folder: workspace.folder, contents: { printed } });
      }));
  }

  it("a rotation changes what the CI keeps, and nothing else", () =>
    withStack(async (workspace, emulator, store) => {
      const [pipeline] = ALL;
      assert.ok(pipeline);
      await run(workspace, await pulumiCommands(pipeline.up(store)));

      const key = plantKey();
      emulator.apiKeys.splice(0, 1, key);
      const [up] = await pulumiCommands(pipeline.up({ ...store, ...keysOf(key) }));
      assert.ok(up);
      // A refresh takes a key that is in the state, where there is one.
      const refresh = { ...up, command: up.command.replace("pulumi up", "pulumi refresh") };
      assert.match(await run(workspace, [refresh]), /2 unchanged/);
    }));
});

/** Under the names that the pipelines' README gives them. */
const keysOf = (key: string) => ({
  SPECTROCLOUD_APIKEY: key,
  spectrocloud_apikey: key,
  spectrocloud_preview_apikey: key,
});

/**
 * Sets examples/ingress up as the pipelines' README says. What its commands need beside the program is in a CI's store,
 * and none of it in the environment that they inherit.
 */
async function withStack(
  test: (workspace: Workspace, emulator: Emulator, store: Store) => Promise<void>,
): Promise<void> {
  const stackConfig = { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined };
  await withExample("ingress", { stackConfig, clusters: [{ uid: clusterUid }] }, async (workspace, emulator) => {
    const key = plantKey();
    emulator.apiKeys.splice(0, 1, key);
    await workspace.run("stack", "init", "prod");
    await workspace.run("config", "set", "spectrocluster:apiKeyEnvironmentVariable", "SPECTROCLOUD_APIKEY");
    await workspace.run("config", "set", "clusterUid", clusterUid);
    const { PULUMI_BACKEND_URL = "", PULUMI_CONFIG_PASSPHRASE = "" } = workspace.env;
    const values = { SPECTROCLOUD_HOST: emulator.baseUrl, PULUMI_BACKEND_URL, PULUMI_CONFIG_PASSPHRASE };
    const lowerCase = Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]);
    await test(workspace, emulator, { ...values, ...Object.fromEntries(lowerCase), ...keysOf(key) });
  });
}

/** The commands of Pulumi; the others install what the workspace has. */
async function pulumiCommands(commands: Promise<PipelineCommand[]>): Promise<PipelineCommand[]> {
  const [others, pulumi] = [(await commands).filter(isOther), (await commands).filter((each) => !isOther(each))];
  assert.deepEqual(
    others.map(({ command }) => command.split(" ").slice(0, 2).join(" ")),
    ["npm ci"],
  );
  assert.equal(pulumi.length, 1);
  return pulumi;
}

const isOther = ({ command }: PipelineCommand) => !command.startsWith("pulumi ");

/** Runs commands by a shell, as a CI does, and gives what they printed. */
async function run(workspace: Workspace, commands: readonly PipelineCommand[]): Promise<string> {
  const { PULUMI_BACKEND_URL, PULUMI_CONFIG_PASSPHRASE, ...machine } = workspace.env;
  const printed: string[] = [];
  for (const { command, env } of commands) {
    const { exitCode, all } = await execa("sh", ["-c", command], {
      cwd: workspace.programFolder,
      env: { ...machine, ...env },
      extendEnv: false,
      all: true,
      reject: false,
      stdin: "ignore",
    });
    assert.equal(exitCode, 0, all);
    printed.push(all);
  }
  return printed.join("\n");
}
