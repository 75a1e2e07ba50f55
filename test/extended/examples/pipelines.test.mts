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

  for (const { name, uses } of ALL) {
    it(`${name} runs pinned versions`, async () => {
      const versions = await uses();
      assert.ok(versions.length > 0);
      for (const version of versions) assert.match(version, /@[0-9a-f]{40}$|:\d+\.\d+\.\d+$/);
    });
  }

  it("previews a request and updates main, with a new key for each pipeline, which is stored nowhere", () =>
    withStack(async (workspace, emulator, store) => {
      for (const [index, { name, preview, up }] of ALL.entries()) {
        const key = plantKey();
        emulator.apiKeys.splice(0, 1, key);
        emulator.requests.length = 0;
        await workspace.run("config", "set", "port", String(8443 + index));
        const rotated = { ...store, ...keysOf(key) };
        assert.match(await run(workspace, await pulumiCommands(preview(rotated))), /[12] to (create|update)/, name);
        assert.deepEqual(emulator.requests, [], "a preview sends nothing");

        const printed = await run(workspace, await pulumiCommands(up(rotated)));
        assert.match(printed, /[12] (created|updated)/, name);
        assert.deepEqual(
          emulator.patches.map(({ url, status }) => [url, status]),
          [[`/v1/spectroclusters/${clusterUid}/clusterConfig/hostCluster`, 204]],
        );
        await assertKeyNowhere(key, { folder: workspace.folder, contents: { printed } });
      }
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
