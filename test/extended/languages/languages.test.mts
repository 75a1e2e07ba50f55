import assert from "node:assert/strict";
import { virtualMachine } from "../../../tools/demo/virtualMachine.mjs";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import type { Emulator, RecordedRequest } from "../../emulator/index.mjs";
import { withWorkspace } from "../../engine/stack.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { type LanguageProgram, languagePrograms, sourcesOf } from "./languages.mjs";

const clusterUid = "63a1f0e2c0ffee0011223344";
const host = "*.dev.example.com";

/** What the programs declare. */
const endpoint = (port: number) => ({ type: "Ingress", config: { ingressConfig: { host, port } } });

const cluster = `/v1/spectroclusters/${clusterUid}`;
const LOOK = { method: "GET", url: cluster, body: undefined, status: 200 };
const MACHINE = { method: "GET", url: `${cluster}/vms/web-0?namespace=default`, body: undefined, status: 200 };
const patch = (hostClusterConfig: object) => ({
  method: "PATCH",
  url: `${cluster}/clusterConfig/hostCluster`,
  body: { hostClusterConfig },
  status: 204,
});

const NOW = ["--yes", "--skip-preview"] as const;

/** A program's stack, and what was printed in it. */
interface Run {
  workspace: Workspace;
  emulator: Emulator;
  /** Runs the CLI, and gives what it printed and which requests reached the service meanwhile. */
  pulumi(...args: string[]): Promise<{ shown: string; exitCode: number | undefined; requests: object[] }>;
}

/** Runs a program as a user would, and makes sure that the API key came out nowhere. */
function withProgram(program: LanguageProgram, test: (run: Run) => Promise<void>): Promise<void> {
  const key = plantKey();
  const config = { [`${program.project}:clusterUid`]: clusterUid, [`${program.project}:host`]: host };
  const service = { clusters: [{ uid: clusterUid }], emulator: { apiKeys: [key] }, config };
  return withWorkspace(program.options, service, async (workspace, emulator) => {
    emulator.machines.push({ clusterUid, name: "web-0", namespace: "default", body: virtualMachine });
    await program.install(workspace.programFolder);
    const printed: string[] = [];
    const pulumi: Run["pulumi"] = async (...args) => {
      const before = emulator.requests.length;
      const { exitCode, all = "" } = await workspace.start(args);
      printed.push(all);
      return { shown: all, exitCode, requests: emulator.requests.slice(before).map(inShort) };
    };
    await test({ workspace, emulator, pulumi });
    await assertKeyNowhere(key, { folder: workspace.folder, contents: { "what was printed": printed } });
  });
}

const inShort = ({ method, url, body, status }: RecordedRequest) => ({ method, url, body, status });

async function outputs({ workspace }: Run): Promise<unknown> {
  return JSON.parse(await workspace.run("stack", "output", "--json"));
}

async function declared({ workspace }: Run): Promise<Record<string, unknown>> {
  const { deployment } = JSON.parse(await workspace.run("stack", "export"));
  const type = "spectrocluster:index:HostClusterConfig";
  return deployment.resources.find((resource: { type: string }) => resource.type === type);
}

describe("programs in every Pulumi language, through the plugin", function () {
  // Go compiles Pulumi's SDK once on each machine.
  this.timeout(900_000);

  let programs: LanguageProgram[];
  before(async () => {
    programs = await languagePrograms();
  });
  const programIn = (language: string) => programs.find((each) => each.language === language) ?? assert.fail();
  /** A program in JavaScript, where one in YAML can follow. */
  const programBefore = (): LanguageProgram => {
    const program = programIn("JavaScript");
    return { ...program, options: { ...program.options, path: programIn("YAML").options.path ?? [] } };
  };

  for (const language of ["YAML", "Python", "Go", "JavaScript"]) {
    it(`${language}: preview, up, an up with nothing to do, a changed up, destroy`, () =>
      withProgram(programIn(language), async (run) => {
        const { pulumi, workspace, emulator } = run;
        const preview = await pulumi("preview");
        assert.match(preview.shown, /2 to create/);
        assert.deepEqual(preview.requests, [MACHINE], "a preview only looks up");

        const first = await pulumi("up", ...NOW);
        assert.match(first.shown, /2 created/);
        assert.deepEqual(first.requests, [
          LOOK,
          patch({ clusterEndpoint: endpoint(443), isHostCluster: true }),
          MACHINE,
        ]);
        assert.deepEqual(await outputs(run), { endpoint: endpoint(443), machineReady: true });
        assert.equal((await declared(run))["id"], clusterUid);

        const second = await pulumi("up", ...NOW);
        assert.match(second.shown, /2 unchanged/);
        assert.deepEqual(second.requests, [MACHINE]);

        await workspace.run("config", "set", "port", "8443");
        const changed = await pulumi("up", ...NOW);
        assert.match(changed.shown, /1 updated/);
        assert.deepEqual(changed.requests, [patch({ clusterEndpoint: endpoint(8443), isHostCluster: true }), MACHINE]);
        assert.deepEqual(await outputs(run), { endpoint: endpoint(8443), machineReady: true });

        const end = await pulumi("destroy", ...NOW);
        assert.deepEqual(end.requests, [patch({ isHostCluster: false })]);
        assert.deepEqual(emulator.clusters.get(clusterUid)?.hostClusterConfig, { isHostCluster: false });
      }));
  }

  it("a preview names the one property that changes, by its path", () =>
    withProgram(programIn("YAML"), async (run) => {
      await run.pulumi("up", ...NOW);
      await run.workspace.run("config", "set", "port", "8443");

      const { shown } = await run.pulumi("preview", "--diff");
      const changes = shown.split("--outputs:--")[0]?.match(/^ *[~+-] (?!spectrocluster).*$/gm);
      const depth = ["~ clusterEndpoint: {", "~ config: {", "~ ingressConfig: {", "~ port: 443 => 8443"];
      assert.deepEqual(
        changes?.map((line) => line.trim()),
        depth,
      );

      const json = await run.pulumi("preview", "--json");
      const { steps } = JSON.parse(json.shown.slice(json.shown.indexOf("\n{")));
      const { detailedDiff } = steps.find(({ op }: { op: string }) => op === "update");
      assert.deepEqual(Object.keys(detailedDiff), ["clusterEndpoint.config.ingressConfig.port"]);
    }));

  it("a cluster's setting is imported as the service has it, and a program that declares the same changes nothing", () =>
    withProgram(programIn("YAML"), async (run) => {
      const { pulumi, emulator } = run;
      const hostClusterConfig = { clusterEndpoint: endpoint(443), isHostCluster: true };
      emulator.addCluster({ uid: clusterUid, hostClusterConfig });

      const type = "spectrocluster:index:HostClusterConfig";
      const imported = await pulumi("import", type, "prod", clusterUid, ...WITHOUT_CODE, ...NOW);
      assert.equal(imported.exitCode, 0, imported.shown);
      assert.deepEqual((await declared(run))["inputs"], { clusterUid, ...hostClusterConfig });

      const up = await pulumi("up", ...NOW);
      assert.doesNotMatch(up.shown, /\d+ (updated|replaced|deleted)/);
      assert.equal(up.exitCode, 0, up.shown);
      assert.equal(emulator.patches.length, 0);
    }));

  for (const language of ["YAML", "JavaScript"]) {
    it(`${language}: what the dynamic provider declared goes on by the schema's own alias, without a request`, () =>
      withProgram(programBefore(), async (run) => {
        const { pulumi, workspace } = run;
        await workspace.write({ "index.js": DYNAMIC_PROGRAM });
        await pulumi("up", ...NOW);

        await workspace.write(await sourcesOf(programIn(language), programBefore().project));
        const { shown, requests, exitCode } = await pulumi("up", ...NOW);
        assert.equal(exitCode, 0, shown);
        assert.deepEqual(requests, [MACHINE]);
        assert.doesNotMatch(shown, /\d+ (created|updated|replaced|deleted)/);
        assert.equal((await declared(run))["id"], clusterUid);
        assert.deepEqual((await pulumi("destroy", ...NOW)).requests, [patch({ isHostCluster: false })]);
      }));
  }

  it("an import says what to do instead where the service does not tell what a cluster has", () =>
    withProgram(programIn("YAML"), async (run) => {
      const { pulumi, emulator } = run;
      emulator.fail({ method: "GET", times: Number.POSITIVE_INFINITY, status: 404, body: "<html>not found</html>" });
      const type = "spectrocluster:index:HostClusterConfig";
      const { exitCode, shown } = await pulumi("import", type, "prod", clusterUid, ...WITHOUT_CODE, ...NOW);
      assert.notEqual(exitCode, 0);
      assert.ok(shown.includes(`configuration of cluster "${clusterUid}" is not told by the service`), shown);
      assert.match(shown, /declare it in the program and run pulumi up/);
      assert.equal(await declared(run), undefined);
    }));
});

/** What the programs declare, with the dynamic provider. */
const DYNAMIC_PROGRAM = `
const pulumi = require("@pulumi/pulumi");
const { HostClusterConfig } = require("pulumi-spectrocluster");
const config = new pulumi.Config();
new HostClusterConfig("prod", { clusterUid: config.require("clusterUid"), isHostCluster: true, clusterEndpoint:
  { type: "Ingress", config: { ingressConfig: { host: config.require("host"), port: 443 } } } });`;

/** Writing the program's code is a matter of the language host, which may be older than that. */
const WITHOUT_CODE = ["--generate-code=false", "--protect=false"];
