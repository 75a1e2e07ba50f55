import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { execa } from "execa";
import { languageHost } from "../../../tools/engine/languageHosts.mjs";
import { runCommand } from "../../cli/doctor.mjs";
import type { Cluster, Emulator, EmulatorOptions } from "../../emulator/index.mjs";
import { PLUGIN } from "../../engine/plugin.mjs";
import { NOW, testEngine, withWorkspace } from "../../engine/stack.mjs";
import { plantKey } from "../../support/plantedKey.mjs";
import { rowsIn } from "../../support/rows.mjs";

/** With both types of endpoints, with references, with fields that nobody declares, and as Terraform writes them. */
const CONFIGS: Record<string, unknown>[] = rowsIn("adopt.yaml", import.meta.url);

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
  for (const { as, runtime, file, patch, options } of [
    { as: "a fleet in TypeScript", runtime: "nodejs", file: "index.ts", patch: "replace" as const, options: [] },
    {
      ...{ as: "single resources in YAML, if the service merges", runtime: `yaml\n${PLUGIN.project}` },
      ...{ file: "Main.yaml", patch: "merge" as const, options: ["--format", "yaml", "--single"] },
    },
  ]) {
    it(`declares the host clusters as the service has them, as ${as}`, async () => {
      const key = plantKey();
      const isYaml = file === "Main.yaml";
      const path = isYaml ? await languageHost("YAML", await testEngine(), console.error) : [];
      const program = { "Pulumi.yaml": `name: adopted\nruntime: ${runtime}`, "package.json": PACKAGE_JSON };
      const clusters = [...CONFIGS, ...CONFIGS].map((config, index): Cluster => {
        const hostClusterConfig = structuredClone(config);
        return { uid: `uid-${index}`, name: `prod-${index}`, projectUid: `p${index % 2}`, hostClusterConfig };
      });
      const served: EmulatorOptions = { apiKeys: [key], patch };
      await withWorkspace({ program, path }, { clusters, emulator: served }, async (workspace, emulator) => {
        emulator.acceptsUnknownMembers = true;
        const before = configurations(emulator);
        const folder = workspace.programFolder;
        const adopted = await runCommand({ folder, key, args: ["adopt", ...options], env: workspace.env });
        assert.equal(adopted.exitCode, 0, adopted.stderr);
        await workspace.write({ [file]: adopted.stdout });
        if (!isYaml) await execa(process.execPath, [TSC, ...STRICT, file], { cwd: folder });
        await workspace.run("up", ...NOW);
        assert.equal(emulator.patches.length, clusters.length);
        assert.deepEqual(configurations(emulator), before);
      });
    });
  }
});
