import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { execa } from "execa";
import { ROOT } from "../../../tools/checkout.mjs";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import type { Emulator } from "../../emulator/index.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { withExample } from "../examples/example.mjs";
import { GITHUB, GITLAB, type Job, type Pipeline, type Store, WOODPECKER } from "./pipelineFiles.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";

describe("examples/pipelines", () => {
  it("preview a request, update main and report drift, on GitHub as one issue, with a new key for each pipeline, which is stored nowhere", () =>
    withProdStack(async ({ workspace, emulator, store }) => {
      for (const [index, pipeline] of [GITHUB, GITLAB, WOODPECKER].entries()) {
        const key = plantKey();
        emulator.apiKeys.splice(0, 1, key);
        emulator.requests.length = 0;
        await workspace.run("config", "set", "port", String(8443 + index));
        const run = (job: Job) => runJob(workspace, pipeline, job, { ...store, ...keysOf(key) });

        const preview = await run("preview");
        assert.match(preview, /npm ci --ignore-scripts[\s\S]*npx pulumi-spectrocluster doctor --stack prod/);
        assert.match(preview, /[12] to (create|update)/);
        assert.deepEqual(emulator.patches, [], "a preview writes nothing");

        const printed = [await run("plan"), await run("up")].join("\n");
        if (pipeline !== WOODPECKER) assert.match(printed, /--save-plan plan\.json[\s\S]* up .*--plan plan\.json/);
        assert.match(printed, /[12] (created|updated)/);
        const written = emulator.patches.map(({ url, status }) => `${url} ${status}`);
        assert.deepEqual(written, [`/v1/spectroclusters/${clusterUid}/clusterConfig/hostCluster 204`]);
        await assertKeyNowhere(key, { folder: workspace.folder, contents: { printed } });

        const actual = structuredClone(emulator.clusters.get(clusterUid)?.hostClusterConfig ?? {});
        const drifted = { isHostCluster: false };
        const rows = [
          { config: actual, result: "succeeded", commands: ["list"] },
          { config: drifted, result: "failed", commands: ["list", "create"] },
          { config: drifted, result: "failed", commands: ["list", "edit 17"] },
          // An error that is no drift.
          { config: drifted, apiKey: "another-key", result: "failed", commands: ["list"] },
          { config: actual, result: "succeeded", commands: ["list", "close 17"] },
        ];
        for (const { config, apiKey = key, result, commands } of pipeline === GITHUB ? rows : rows.slice(1, 2)) {
          emulator.addCluster({ uid: clusterUid, hostClusterConfig: config });
          emulator.apiKeys.splice(0, 1, apiKey);
          await rm(path.join(workspace.programFolder, "gh.log"), { force: true });
          const shown = await run("drift");
          assert.match(shown, new RegExp(`^The job ${result}$`, "m"));
          assert.match(shown, /--suppress-outputs/);
          assert.doesNotMatch(shown, /Outputs:/);
          // What the provider and the engine say comes before the diff.
          if (commands.includes("create"))
            assert.match(shown, /^error: no changes were expected[\s\S]*isHostCluster *: false => true/m);
          if (pipeline !== GITHUB) continue;
          const log = await readFile(path.join(workspace.programFolder, "gh.log"), "utf8");
          assert.deepEqual(log.match(/(?<=^gh issue )(list|create|\w+ 17)/gm), commands, log);
          if (commands.includes("create"))
            assert.match(await reportOf(workspace), /^Preview: failure [\s\S]*isHostCluster *: false => true/);
        }
      }
    }));

  it("comment on requests with what the provider reports, the result and the diff, and edit that comment", () =>
    withProdStack(async ({ workspace, emulator, store, comments }) => {
      const on = (host: string, port = 443) => ({
        isHostCluster: true,
        clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port } } },
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
      const cases: { clusters: object; isFailed?: true; apiKey?: string; messages: RegExp; diff: RegExp }[] = [
        {
          clusters: { a: { ...a, ...off }, b: { ...b, ...off } },
          messages: /: 2 clusters may be disabled\n +2 are declared with isHostCluster: false: .*: "a", "b"/,
          diff: /isHostCluster *: true => false[\s\S]*~ 1 to update/,
        },
        {
          clusters: { a: on("x", 84430), b },
          isFailed: true,
          messages: /^error: .*\.port must be/m,
          diff: /Resources:/,
        },
        {
          clusters: { a: on("X.example.com"), b },
          messages: /^warning: HostClusterFleet "fleet"/,
          diff: /~ 1 to update/,
        },
        {
          clusters: { a, b, ...Object.fromEntries(many) },
          messages: /: 400 of 402 clusters change: 400 are added\n +400 are added: "new-0"/,
          diff: /\+ new-0[\s\S]*… the log has the rest …[\s\S]*~ 1 to update/,
        },
        {
          clusters: { a, b },
          isFailed: true,
          apiKey: "another-key",
          messages: /✗ Palette [\s\S]*returned 401/,
          diff: /^$/,
        },
      ];
      for (const pipeline of [GITHUB, GITLAB, WOODPECKER]) {
        comments.splice(0, Infinity, "A comment of a person");
        for (const { clusters, isFailed = false, apiKey, messages, diff } of cases) {
          await declare(clusters);
          const log = await runJob(workspace, pipeline, "preview", { ...store, ...(apiKey && keysOf(apiKey)) });
          assert.match(log, isFailed ? /^The job failed$/m : /^The job succeeded$/m);
          const comment = pipeline === GITHUB ? await reportOf(workspace) : (comments.at(-1) ?? "");
          assert.ok(comment.length < 65_536, `${comment.length}`);
          const parts =
            /^(?:<!-- .* -->\n)?Preview: (\w+) \(.*\)\n\n```\n([\s\S]*)```\n```diff\n([\s\S]*)```\n$/.exec(comment) ??
            [];
          assert.match(parts[1] ?? comment, isFailed ? /^fail(ed|ure)$/ : /^success$/);
          assert.match(parts[2] ?? "", messages);
          assert.match(parts[3] ?? "", diff);
        }
        assert.equal(comments.length, pipeline === GITHUB ? 1 : 2, "one comment, which is edited");
      }
      const log = await readFile(path.join(workspace.programFolder, "gh.log"), "utf8");
      assert.match(log, /^(gh pr comment .* --edit-last --create-if-none --body-file report\.md\n){5}$/);
    }));
});

async function reportOf(workspace: Workspace): Promise<string> {
  const bytes = await readFile(path.join(workspace.programFolder, "report.md"));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/** Under the names that the pipelines' README gives them. */
function keysOf(key: string): Store {
  return { SPECTROCLOUD_APIKEY: key, spectrocloud_apikey: key, spectrocloud_preview_apikey: key };
}

const COMMENT_TOKEN = "token-of-the-forge";

/** GitHub's CLI, with one issue, which has the number 17 while it is open. */
const GH = `echo "gh $*" >> gh.log
case "$1 $2" in
  "issue list") if [ -e open ]; then echo 17; fi ;;
  "issue create") touch open ;;
  "issue close") rm open ;;
esac`;

interface ProdStack {
  workspace: Workspace;
  emulator: Emulator;
  store: Store;
  /** What GitLab or Forgejo have, in the order of their identifiers. */
  comments: string[];
}

/**
 * Sets examples/ingress up as the pipelines' README says. What its commands need beside the program is in a CI's store,
 * and none of it in the environment that they inherit.
 */
async function withProdStack(test: (stack: ProdStack) => Promise<void>): Promise<void> {
  const unset = { baseUrl: undefined, apiKey: undefined, maxRetries: undefined };
  const options = { settings: unset, clusters: [{ uid: clusterUid }], path: ["."] };
  const comments: string[] = [];
  const forge = await startForge(comments);
  await withExample("ingress", options, async (workspace, emulator) => {
    const key = plantKey();
    emulator.apiKeys.splice(0, 1, key);
    await workspace.run("stack", "init", "prod");
    await workspace.run("config", "set", "spectrocluster:apiKeyEnvironmentVariable", "SPECTROCLOUD_APIKEY");
    await workspace.run("config", "set", "clusterUid", clusterUid);
    // Nothing is installed, and only the local forge gets comments.
    const doctor = path.join(ROOT, "dist/cli/index.js");
    const stubs = {
      npm: 'echo "npm $*"',
      npx: `shift; exec node ${doctor} "$@"`,
      gh: GH,
      tar: "cat > /dev/null",
      mkdir: "exit 0",
      curl: 'case "$*" in *get.pulumi.com*) ;; *) PATH=$CURL_PATH exec curl "$@" ;; esac',
    };
    for (const [name, script] of Object.entries(stubs)) {
      await writeFile(path.join(workspace.programFolder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    }
    workspace.env["CURL_PATH"] = process.env["PATH"] ?? "";
    Object.assign(workspace.env, forge.variables);
    const { PULUMI_BACKEND_URL = "", PULUMI_CONFIG_PASSPHRASE = "" } = workspace.env;
    const values = { SPECTROCLOUD_HOST: emulator.baseUrl, PULUMI_BACKEND_URL, PULUMI_CONFIG_PASSPHRASE, COMMENT_TOKEN };
    const lowerCase = Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]);
    const store = { ...values, ...Object.fromEntries(lowerCase), ...keysOf(key) };
    await test({ workspace, emulator, store, comments });
  }).finally(() => forge.stop());
}

/** The comments of one merge or pull request, with the interfaces of GitLab and Forgejo. */
async function startForge(comments: string[]) {
  const server = http.createServer(async (request, response) => {
    const { url = "", method = "", headers } = request;
    const content = await text(request);
    const [, gitLab, id] =
      /^\/api\/(?:(v4\/projects\/7\/merge_requests\/3\/notes)|v1\/repos\/team\/hosts\/issues\/(?:3\/)?comments)(?:\/(\d+)|\?.*)?$/.exec(
        url,
      ) ?? assert.fail(url);
    const token = gitLab ? headers["private-token"] : headers.authorization?.replace(/^token /, "");
    const body = gitLab ? new URLSearchParams(content).get("body") : content && JSON.parse(content).body;
    if (method === "POST") comments.push(body);
    if (method === (gitLab ? "PUT" : "PATCH")) comments[Number(id)] = body;
    response.writeHead(token === COMMENT_TOKEN ? 200 : 401);
    response.end(JSON.stringify(comments.map((each, index) => ({ id: index, body: each }))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const variables = {
    ...{
      CI_API_V4_URL: `${address}/api/v4`,
      CI_PROJECT_ID: "7",
      CI_MERGE_REQUEST_IID: "3",
      CI_JOB_URL: "https://ci/1",
    },
    ...{ CI_FORGE_TYPE: "forgejo", CI_FORGE_URL: address, CI_REPO: "team/hosts", CI_COMMIT_PULL_REQUEST: "3" },
    CI_PIPELINE_URL: "https://ci/2",
  };
  return { variables, stop: () => server.close() };
}

/** Runs the commands of a job as a CI does, in a new checkout, and returns its log. */
async function runJob(workspace: Workspace, pipeline: Pipeline, job: Job, store: Store): Promise<string> {
  const { PULUMI_BACKEND_URL, PULUMI_CONFIG_PASSPHRASE, ...machine } = workspace.env;
  const cwd = workspace.programFolder;
  const former = ["doctor.txt", "messages.txt", "preview.txt", "report.md", "code.txt"];
  for (const name of former) await rm(path.join(cwd, name), { force: true });
  const log: string[] = [];
  let isFailed = false;
  for (const { run, env, always, files = [] } of pipeline(job, store)) {
    if (isFailed && !always) continue;
    if (files.length > 0 && !files.some((file) => existsSync(path.join(cwd, file)))) continue;
    const [status = "", CI_JOB_STATUS] = isFailed ? ["failure", "failed"] : ["success", "success"];
    const values = JSON.stringify({ ...machine, ...env, CI_JOB_STATUS });
    const { exitCode, all } = await execa("bash", ["-e", "-o", "pipefail", "-c", run], {
      cwd,
      env: JSON.parse(values.replace(/\$\{\{ job\.status \}\}/, status)),
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
