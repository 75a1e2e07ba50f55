import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { CLUSTER_UID, startService } from "../../../tools/demo/service.mjs";
import { virtualMachine } from "../../../tools/demo/virtualMachine.mjs";
import { NODE_PROGRAM_MODULES, Workspace } from "../../../tools/engine/workspace.mjs";
import type { Emulator } from "../../emulator/index.mjs";
import { outputsOf } from "../../engine/functionStack.mjs";
import { NOW, testEngine } from "../../engine/stack.mjs";
import { EXAMPLES, readExample as read } from "../../support/examples.mjs";

/** They have tests of their own. */
const TESTED_ELSEWHERE = ["environments", "policy"];

/** The other examples that are Node.js programs. The tests of languages run the rest against the same clusters. */
const names = readdirSync(EXAMPLES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(path.join(EXAMPLES, entry.name)).includes("Pulumi.yaml"))
  .map(({ name }) => name)
  .filter((name) => /^runtime: nodejs$/m.test(read(name, "Pulumi.yaml")) && !TESTED_ELSEWHERE.includes(name));

/** The commands of a README that set the configuration, in their order. */
function configCommands(name: string): string[] {
  const code = [...read(name, "README.md").matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block]) => block);
  return code.join("\n").match(/^pulumi config set .*$/gm) ?? [];
}

describe("an example", () => {
  for (const name of names) {
    it(`${name} runs with the commands of its README`, async () => {
      const services: Emulator[] = [];
      const modules = [...NODE_PROGRAM_MODULES, "csv-parse"];
      const workspace = await Workspace.create(await testEngine(), { program: path.join(EXAMPLES, name), modules });
      try {
        for (const command of configCommands(name)) {
          // Each address is another service, which accepts only its own key.
          if (command.includes("https:")) services.push(await startService({}));
          const { baseUrl = "", apiKey = "" } = services.at(-1) ?? {};
          await execa("sh", ["-c", command.replace(/https:\S+/, baseUrl)], {
            cwd: workspace.programFolder,
            env: workspace.env,
            extendEnv: false,
            input: apiKey,
          });
        }
        const { prepare, check } = CHECKS[name] ?? {};
        await prepare?.(workspace, services);
        await workspace.run("up", ...NOW);
        for (const { requests } of services) {
          const failed = requests.filter(({ status }) => status >= 400);
          assert.deepEqual([requests.length > 0, failed], [true, []]);
        }
        await check?.(workspace, services);
      } finally {
        await workspace.dispose();
        for (const service of services) await service.stop();
      }
    });
  }
});

type Step = (workspace: Workspace, services: Emulator[]) => Promise<void>;

/** What examples need beyond their READMEs, and what they do beyond an up without errors. */
const CHECKS: Record<string, { prepare?: Step; check: Step }> = {
  "find-search-input": {
    async check(workspace, [service]) {
      const projectUid = service?.patches[0]?.headers["projectuid"];
      assert.equal(service?.projects.get(String(projectUid)), "dev");
      assert.deepEqual(await outputsOf({ workspace }), { projectUid, clusterUid: CLUSTER_UID });
    },
  },
  "read-virtual-machines": {
    async prepare(workspace, [service]) {
      const domain = { resources: { requests: { memory: "512Mi" } }, devices: {} };
      const volumes = [{ name: "scratch", emptyDisk: { capacity: "500Mi" } }];
      const spec = { template: { ...virtualMachine.spec.template, spec: { domain, volumes } } };
      const body = { metadata: { name: "db-0" }, spec, status: null };
      service?.machines.push({ clusterUid: CLUSTER_UID, name: "db-0", namespace: "default", body });
      await workspace.run("config", "set", "--path", "machines[1]", "db-0");
    },
    async check(workspace) {
      assert.deepEqual((await outputsOf({ workspace }))["machines"], [
        { name: "web-0", ready: true, memory: "2048Mi", diskSpace: "4Gi" },
        { name: "db-0", ready: false, memory: "512Mi", diskSpace: "500Mi" },
      ]);
      assert.doesNotMatch(await workspace.run("stack", "export"), /not-to-be-shown/);
    },
  },
  "two-regions": {
    async check(_, services) {
      const methods = services.map(({ requests }) => requests.map(({ method }) => method).join(" "));
      assert.deepEqual(methods, ["GET PATCH", "GET PATCH GET"], "the function reads in the west, after the write");
    },
  },
  "fleet-from-search": {
    async check(workspace, [service]) {
      assert.ok(service);
      const clusterNamed = (name: string) =>
        [...service.clusters.values()].find((cluster) => cluster.name === name) ?? assert.fail(name);
      const [host, leaving] = [clusterNamed("prod-1"), clusterNamed("dev-1")];
      assert.match(JSON.stringify(host.hostClusterConfig), /"\*\.prod-1\.dev\.example\.com".*"isHostCluster":true/);
      const projects = service.patches.map(({ headers }) => headers["projectuid"]);
      assert.deepEqual(projects.sort(), [leaving.projectUid, undefined, undefined]);

      const program = read("fleet-from-search", "index.ts");
      const [filtered = ""] = /getClustersOutput\(.*tags.*\)(?=`)/.exec(read("fleet-from-search", "README.md")) ?? [];
      await workspace.write({ "index.ts": program.replace("getClustersOutput()", filtered) });
      const former = structuredClone(leaving.hostClusterConfig);
      leaving.labels = {};
      assert.match(await workspace.run("up", ...NOW), /1 leaves this resource, which does not change it/);
      assert.deepEqual(leaving.hostClusterConfig, former);
      assert.deepEqual(await outputsOf({ workspace }), { clusterCount: 2 });
    },
  },
};
