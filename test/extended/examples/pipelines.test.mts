import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import { type PipelineLinters, pipelineLinters } from "../../../tools/pipelines/linters.mjs";
import type { Emulator } from "../../emulator/index.mjs";
import { withExample } from "../../examples/example.mjs";
import { EXAMPLES } from "../../support/examples.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { ALL, type PipelineCommand, type Store } from "./pipelineFiles.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";

/** For each linter the file that it looks at, and changes to it that it has to find. */
const LINTED: {
  linter: keyof PipelineLinters;
  file: string;
  mistakes: [found: RegExp, right: string, wrong: string][];
}[] = [
  {
    linter: "actionlint",
    file: "github-actions.yml",
    mistakes: [
      [/undefined variable "event"/, "github.event_name == 'push'", "event == 'push'"],
      [/undefined variable "secret"/, "secrets.", "secret."],
      [/unexpected key "environments"/, "environment: prod\n", "environments: prod\n"],
    ],
  },
  {
    linter: "zizmor",
    file: "github-actions.yml",
    mistakes: [
      [/unpinned-uses/, "checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd", "checkout@v6"],
      [/excessive-permissions/, "contents: read", "contents: write"],
      [/dangerous-triggers/, "pull_request:", "pull_request_target:"],
      [/artipacked/, "persist-credentials: false", "fetch-depth: 1"],
    ],
  },
  {
    linter: "gitlab",
    file: "gitlab-ci.yml",
    mistakes: [
      [/resource_group/, "resource_group: prod", "resource_group: [prod]"],
      [/action/, "action: access", "action: look"],
    ],
  },
  {
    linter: "woodpecker",
    file: "woodpecker.yaml",
    mistakes: [
      [/pull_requests/, "event: pull_request", "event: pull_requests"],
      [/concurrency/, "limit: 1", "limits: 1"],
    ],
  },
];

describe("examples/pipelines", function () {
  this.timeout(240_000);

  describe("linters", () => {
    let linters: PipelineLinters;
    let folder: string;
    before(async () => {
      linters = await pipelineLinters((message) => console.error(message));
      folder = await mkdtemp(path.join(tmpdir(), "pipelines-"));
    });
    after(() => rm(folder, { recursive: true, force: true }));

    for (const { linter, file, mistakes } of LINTED) {
      const original = path.join(EXAMPLES, "pipelines", file);

      it(`${linter} has nothing to say about ${file}`, async () => {
        assert.equal(await linters[linter](original), "");
      });

      for (const [found, right, wrong] of mistakes) {
        it(`${linter} finds ${JSON.stringify(wrong)} in ${file}`, async () => {
          const source = await readFile(original, "utf8");
          assert.ok(source.includes(right), `${file} has ${right}`);
          const broken = path.join(folder, file);
          await writeFile(broken, source.replaceAll(right, wrong));
          assert.match(await linters[linter](broken), found);
        });
      }
    }
  });

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
