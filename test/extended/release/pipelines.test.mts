import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import type { Emulator } from "../../emulator/index.mjs";
import { EXAMPLES } from "../../support/examples.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { withExample } from "../examples/example.mjs";
import { GITHUB, GITLAB, type Job, type Pipeline, type Store, WOODPECKER } from "./pipelineFiles.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";

describe("examples/pipelines", () => {
  it("run images of one version, which is pinned", async () => {
    const files = ["gitlab-ci.yml", "woodpecker.yaml"].map((name) => path.join(EXAMPLES, "pipelines", name));
    const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
    const images = texts.map((text) => /pulumi\/pulumi-nodejs-\d+:\d+\.\d+\.\d+$/m.exec(text)?.[0]);
    assert.ok(images[0] !== undefined && images[0] === images[1], images.join(", "));
  });

  it("preview a request and update main, with a new key for each pipeline, which is stored nowhere", () =>
    withProdStack(async (workspace, emulator, store) => {
      for (const [index, pipeline] of [GITHUB, GITLAB, WOODPECKER].entries()) {
        const key = plantKey();
        emulator.apiKeys.splice(0, 1, key);
        emulator.requests.length = 0;
        await workspace.run("config", "set", "port", String(8443 + index));
        const run = (job: Job) => runJob(workspace, pipeline, job, { ...store, ...keysOf(key) });

        const preview = await run("preview");
        assert.match(preview, /npm ci --ignore-scripts[\s\S]*npx pulumi-spectrocluster doctor --stack prod/);
        assert.match(preview, /[12] to (create|update)/);
        assert.deepEqual(emulator.requests, [], "a preview sends nothing");

        const printed = [await run("plan"), await run("up")].join("\n");
        if (pipeline !== WOODPECKER) assert.match(printed, /--save-plan plan\.json[\s\S]* up .*--plan plan\.json/);
        assert.match(printed, /[12] (created|updated)/);
        assert.deepEqual(
          emulator.patches.map(({ url, status }) => [url, status]),
          [[`/v1/spectroclusters/${clusterUid}/clusterConfig/hostCluster`, 204]],
        );
        await assertKeyNowhere(key, { folder: workspace.folder, contents: { printed } });

        if (pipeline === GITHUB) assert.match(await run("drift"), /^The job succeeded$/m);
        emulator.addCluster({ uid: clusterUid, hostClusterConfig: { isHostCluster: false } });
        assert.match(await run("drift"), /isHostCluster *: false => true[\s\S]*^The job failed$/m);
      }
    }));

  it("comment on requests with what the provider reports, the result and the diff", () =>
    withProdStack(async (workspace, emulator, store) => {
      const on = (host: string, port = 443, others: object = {}) => ({
        isHostCluster: true,
        clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port } } },
        ...others,
      });
      const [a, b] = [on("*.a.example.com"), on("*.b.example.com")];
      const declare = (clusters: object) =>
        workspace.write({
          "index.ts": `import { HostClusterFleet } from "pulumi-spectrocluster";
            new HostClusterFleet("fleet", { clusters: ${JSON.stringify(clusters)} });`,
        });
      emulator.addCluster({ uid: "a" }, { uid: "b" });
      await declare({ a, b });
      for (const job of ["plan", "up"] as const) await runJob(workspace, GITHUB, job, store);

      // The comment would exceed the limit of GitHub, and a cut could divide a letter.
      const clusterGroup = { uid: "g", name: "ä".repeat(80) };
      const many = Array.from({ length: 400 }, (_, index) => [`new-${index}`, { ...a, clusterGroup }]);
      const off = { isHostCluster: false };
      const cases: [Pipeline, clusters: object, result: string, messages: RegExp, diff: RegExp][] = [
        [
          GITHUB,
          { a: { ...a, ...off }, b: { ...b, ...off } },
          "success",
          /^2 clusters are declared as no host \("a", "b"\)\./,
          /isHostCluster *: true => false[\s\S]*~ 1 to update/,
        ],
        [GITLAB, { a: on("x", 84430), b }, "failed", /^error: .*ingressConfig\.port must be/, /Resources:/],
        [GITLAB, { a: on("https://x"), b }, "success", /^warning: HostClusterFleet "fleet"/, /~ 1 to update/],
        [
          GITHUB,
          { a, b, ...Object.fromEntries(many) },
          "success",
          /^400 clusters are added \("new-0"/,
          /\+ new-0[\s\S]*… the log has the rest …[\s\S]*~ 1 to update/,
        ],
      ];
      for (const [pipeline, clusters, result, messages, diff] of cases) {
        await declare(clusters);
        const log = await runJob(workspace, pipeline, "preview", store);
        assert.match(log, result === "success" ? /^The job succeeded$/m : /^The job failed$/m);
        assert.match(log, pipeline === GITHUB ? /^gh pr comment .* comment\.md$/m : /^curl .* body@comment\.md /m);
        const bytes = await readFile(path.join(workspace.programFolder, "comment.md"));
        const comment = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        assert.ok(comment.length < 65_536, `${comment.length}`);
        const parts = /^Preview: (\w+)\n\n```\n([\s\S]*)\n```\n```diff\n([\s\S]*)\n```\n$/.exec(comment) ?? [];
        assert.equal(parts[1], result, comment);
        assert.match(parts[2] ?? "", messages);
        assert.match(parts[3] ?? "", diff);
      }
    }));
});

/** Under the names that the pipelines' README gives them. */
const keysOf = (key: string) =>
  Object.fromEntries(
    ["SPECTROCLOUD_APIKEY", "spectrocloud_apikey", "spectrocloud_preview_apikey"].map((n) => [n, key]),
  );

/**
 * Sets examples/ingress up as the pipelines' README says. What its commands need beside the program is in a CI's store,
 * and none of it in the environment that they inherit.
 */
async function withProdStack(
  test: (workspace: Workspace, emulator: Emulator, store: Store) => Promise<void>,
): Promise<void> {
  const config = { "spectrocluster:baseUrl": undefined, "spectrocluster:apiKey": undefined };
  const options = { config, clusters: [{ uid: clusterUid }], path: ["."] };
  await withExample("ingress", options, async (workspace, emulator) => {
    const key = plantKey();
    emulator.apiKeys.splice(0, 1, key);
    await workspace.run("stack", "init", "prod");
    await workspace.run("config", "set", "spectrocluster:apiKeyEnvironmentVariable", "SPECTROCLOUD_APIKEY");
    await workspace.run("config", "set", "clusterUid", clusterUid);
    // Nothing is installed, and no comment is sent.
    for (const name of ["npm", "npx", "gh", "curl"]) {
      const script = `#!/bin/sh\necho "${name} $*"\n`;
      await writeFile(path.join(workspace.programFolder, name), script, { mode: 0o755 });
    }
    const { PULUMI_BACKEND_URL = "", PULUMI_CONFIG_PASSPHRASE = "" } = workspace.env;
    const values = { SPECTROCLOUD_HOST: emulator.baseUrl, PULUMI_BACKEND_URL, PULUMI_CONFIG_PASSPHRASE };
    const lowerCase = Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]);
    await test(workspace, emulator, { ...values, ...Object.fromEntries(lowerCase), ...keysOf(key) });
  });
}

/** Runs the commands of a job as a CI does, and returns its log. */
async function runJob(workspace: Workspace, pipeline: Pipeline, job: Job, store: Store): Promise<string> {
  const { PULUMI_BACKEND_URL, PULUMI_CONFIG_PASSPHRASE, ...machine } = workspace.env;
  const log: string[] = [];
  let isFailed = false;
  for (const { run, env, always } of pipeline(job, store)) {
    if (isFailed && !always) continue;
    const [outcome = "", CI_JOB_STATUS] = isFailed ? ["failure", "failed"] : ["success", "success"];
    const values = JSON.stringify({ ...machine, ...env, CI_JOB_STATUS });
    const { exitCode, all } = await execa("bash", ["-e", "-o", "pipefail", "-c", run], {
      cwd: workspace.programFolder,
      env: JSON.parse(values.replace(/\$\{\{ steps\.preview\.outcome \}\}/, outcome)),
      extendEnv: false,
      all: true,
      reject: false,
      stdin: "ignore",
    });
    if (exitCode !== 0) isFailed = true;
    log.push(run, all);
  }
  return [...log, `The job ${isFailed ? "failed" : "succeeded"}`].join("\n");
}
