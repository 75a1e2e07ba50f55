import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { languageHost } from "../../../tools/engine/languageHosts.mjs";
import type { Workspace } from "../../../tools/engine/workspace.mjs";
import { runCommand } from "../../cli/doctor.mjs";
import type { Cluster, Emulator, EmulatorOptions } from "../../emulator/index.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { NOW, testEngine, withWorkspace } from "../../engine/stack.mjs";
import { plantKey } from "../../support/plantedKey.mjs";

/** Configurations with both types of endpoints, with references, with fields that nobody declares, and as Terraform writes them. */
const CONFIGS: ((index: number) => Record<string, unknown>)[] = [
  (index) => ({
    isHostCluster: true,
    clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: `*.c${index}.example.com`, port: 443 } } },
    clusterGroup: { uid: `group-${index % 7}`, kind: "clustergroup", name: "" },
    hostCluster: null,
  }),
  (index) => ({
    isHostCluster: true,
    clusterEndpoint: {
      type: "LoadBalancer",
      config: {
        loadBalancerConfig: {
          externalIPs: [`203.0.113.${index}`],
          externalTrafficPolicy: "Local",
          loadBalancerSourceRanges: ["10.0.0.0/8", "2001:DB8::/32"],
          annotations: { "example.com/pool": `pool-${index}` },
        },
      },
    },
    quota: { cpu: 12.5, limits: [1, 2] },
  }),
  () => ({
    isHostCluster: true,
    clusterEndpoint: {
      type: "Ingress",
      config: {
        ingressConfig: { host: "*.$${dev}.example.com", className: "nginx" },
        loadBalancerConfig: { loadBalancerSourceRanges: [] },
      },
    },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Pulumi's YAML would interpolate it.
    hostCluster: { uid: "${other}" },
  }),
];

/** So many host clusters in two projects, and others between them. */
function clustersOf(count: number): Cluster[] {
  const hosts = Array.from({ length: count }, (_, index): Cluster => {
    const hostClusterConfig = CONFIGS[index % CONFIGS.length]?.(index) ?? {};
    return { uid: `uid-${index}`, name: `prod-${index}`, projectUid: `p${index % 2}`, hostClusterConfig };
  });
  return [...hosts, { uid: "plain" }, { uid: "off", hostClusterConfig: { isHostCluster: false } }];
}

/** What the service has, without nulls and empty members. */
function configurations({ clusters }: Emulator): unknown {
  const all = [...clusters].map(([uid, { hostClusterConfig }]) => [uid, hostClusterConfig ?? null]);
  return JSON.parse(JSON.stringify(Object.fromEntries(all)), function (this: unknown, _name, value) {
    const isEmpty = value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
    return isEmpty && !Array.isArray(this) ? undefined : value;
  });
}

const TSC = createRequire(import.meta.url).resolve("typescript/lib/tsc.js");
const STRICT = "--noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node".split(" ");
const PACKAGE_JSON = JSON.stringify({ name: "adopted", private: true, main: "index.ts" });

describe("pulumi-spectrocluster adopt", () => {
  const key = plantKey();

  /** Adopts what the service has, with the stack's settings, and asserts that the program changes nothing. */
  async function assertAdopted(workspace: Workspace, emulator: Emulator, file: string, ...options: string[]) {
    emulator.acceptsUnknownMembers = true;
    const before = configurations(emulator);
    const hosts = [...emulator.clusters.values()].filter(
      ({ hostClusterConfig }) => hostClusterConfig?.["isHostCluster"],
    );
    const folder = workspace.programFolder;
    const adopted = await runCommand({ folder, key, args: ["adopt", ...options], env: workspace.env });
    assert.equal(adopted.exitCode, 0, adopted.stderr);
    assert.match(
      adopted.stderr,
      new RegExp(
        `: ${hosts.length} adopted, 2 left out\\.\n- not a host cluster: "off" \\("off"\\), "plain" \\("plain"\\)\n`,
      ),
    );
    await workspace.write({ [file]: adopted.stdout });
    if (file === "index.ts") await promisify(execFile)(process.execPath, [TSC, ...STRICT, file], { cwd: folder });
    await workspace.run("up", ...NOW);
    assert.equal(emulator.patches.length, hosts.length);
    assert.deepEqual(configurations(emulator), before);
  }

  const typescript = { "Pulumi.yaml": "name: adopted\nruntime: nodejs\n", "package.json": PACKAGE_JSON };
  const yaml = { "Pulumi.yaml": `name: adopted\nruntime: yaml\n${PLUGIN.project}` };

  for (const [title, files, count, patch, ...options] of [
    ["as a fleet in TypeScript", typescript, 40, "replace"],
    ["as single resources in YAML, if the service merges", yaml, 4, "merge", "--format", "yaml", "--single"],
  ] as [string, Record<string, string>, number, EmulatorOptions["patch"], ...string[]][]) {
    it(`declares the host clusters as the service has them, ${title}`, async () => {
      const hosts =
        files === yaml ? await languageHost("YAML", await testEngine(), (message) => console.error(message)) : [];
      const service = { clusters: clustersOf(count), emulator: { apiKeys: [key], patch } };
      await withWorkspace({ program: files, path: hosts }, service, (workspace, emulator) =>
        assertAdopted(workspace, emulator, files === yaml ? "Main.yaml" : "index.ts", ...options),
      );
    });
  }
});
