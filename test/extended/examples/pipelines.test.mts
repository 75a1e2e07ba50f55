import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import type { Emulator } from "../../emulator/index.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { withFolder } from "../../support/withFolder.mjs";
import { withExample } from "./example.mjs";
import { ALL, commentCommands, type PipelineCommand, type Store } from "./pipelineFiles.mjs";

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
      for (const [index, { name, preview, up, drift }] of ALL.entries()) {
        const key = plantKey();
        emulator.apiKeys.splice(0, 1, key);
        emulator.requests.length = 0;
        await workspace.run("config", "set", "port", String(8443 + index));
        const rotated = { ...store, ...keysOf(key) };
        const previewCommands = await preview(rotated);
        assert.ok(previewCommands.some(({ command }) => command === "npx pulumi-spectrocluster doctor --stack prod"));
        assert.match(await run(workspace, pulumiCommands(previewCommands)), /[12] to (create|update)/, name);
        assert.deepEqual(emulator.requests, [], "a preview sends nothing");

        const upCommands = pulumiCommands(await up(rotated));
        if (name !== "Woodpecker") assertPlanned(upCommands);
        const printed = await run(workspace, upCommands);
        assert.match(printed, /[12] (created|updated)/, name);
        assert.deepEqual(
          emulator.patches.map(({ url, status }) => [url, status]),
          [[`/v1/spectroclusters/${clusterUid}/clusterConfig/hostCluster`, 204]],
        );
        await assertKeyNowhere(key, { folder: workspace.folder, contents: { printed } });

        const driftCommands = pulumiCommands(await drift(rotated));
        await run(workspace, driftCommands);
        emulator.addCluster({ uid: clusterUid, hostClusterConfig: { isHostCluster: false } });
        assert.match(await run(workspace, driftCommands, { fails: true }), /isHostCluster *: false => true/, name);
      }
    }));

  it("comments stay within the limits of GitHub and GitLab", () =>
    withFolder(async (folder) => {
      await writeFile(path.join(folder, "preview.txt"), "~ clusters: an änderung\n".repeat(20_000));
      for (const name of ["gh", "curl"]) {
        await writeFile(path.join(folder, name), `#!/bin/sh\nprintf '%s\\n' "$@" > ${name}.txt\n`, { mode: 0o755 });
      }
      const env = { PATH: `${folder}:${process.env["PATH"]}`, NUMBER: "7" };
      for (const command of Object.values(await commentCommands())) {
        await execa("bash", ["-e", "-c", command], { cwd: folder, env });
      }
      const comment = await readFile(path.join(folder, "comment.md"), "utf8");
      assert.ok(comment.startsWith("```diff\n~ clusters") && comment.endsWith("\n```\n"));
      assert.match(await readFile(path.join(folder, "gh.txt"), "utf8"), /^pr\ncomment\n7\n[\s\S]*comment\.md\n$/);
      const sent = await readFile(path.join(folder, "curl.txt"), "utf8");
      assert.match(sent, /^body=```diff\n~ clusters/m);
      for (const text of [comment, sent]) assert.ok(text.length > 50_000 && text.length < 65_536, `${text.length}`);
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

/** Asserts that an update applies the plan of a preview. */
function assertPlanned(commands: readonly PipelineCommand[]): void {
  const plans = commands.map(({ command }) => /--(?:save-)?plan \S+/.exec(command)?.[0]);
  assert.deepEqual(plans, ["--save-plan plan.json", "--plan plan.json"]);
  for (const { env } of commands) assert.equal(env["PULUMI_EXPERIMENTAL"], "true");
}

/** The commands of Pulumi. The others install packages, check the connection, or comment. */
function pulumiCommands(commands: readonly PipelineCommand[]): PipelineCommand[] {
  assert.ok(commands[0]?.command.startsWith("npm ci "));
  const pulumi = commands.filter(({ command }) => command.startsWith("pulumi "));
  assert.ok(pulumi.length > 0);
  return pulumi;
}

/** Runs commands by a shell, as a CI does, and gives what they printed, also into the file for the comment. */
async function run(
  workspace: Workspace,
  commands: readonly PipelineCommand[],
  { fails = false } = {},
): Promise<string> {
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
    const file = /> (\S+)$/.exec(command)?.[1];
    const text = file === undefined ? "" : await readFile(path.join(workspace.programFolder, file), "utf8");
    assert.equal(exitCode !== 0, fails, all + text);
    printed.push(all, text);
  }
  return printed.join("\n");
}
