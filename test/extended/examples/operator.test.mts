import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { parseAllDocuments, stringify } from "yaml";
import { languageHost } from "../../../tools/engine/languageHosts.mjs";
import { NOW, testEngine, withWorkspace } from "../../engine/stack.mjs";
import { readExample } from "../../support/examples.mjs";

describe("examples/operator", () => {
  it("has a Program that runs as a project of its own, with the plugin that the image installs", async () => {
    const [document] = parseAllDocuments(readExample("operator/program.yaml"));
    const { metadata, program } = document?.toJS() ?? assert.fail();
    const host = await languageHost("YAML", await testEngine(), console.error);
    // What the operator makes of a Program.
    const project = stringify({ name: metadata.name, runtime: "yaml", ...program });
    const options = { program: { "Pulumi.yaml": project }, modules: [], path: host };
    const clusters = Object.keys(program.resources.hosts.properties.clusters).map((uid) => ({ uid }));
    await withWorkspace(options, { clusters }, async (workspace, emulator) => {
      const { version } = program.resources.hosts.options;
      const folder = path.join(workspace.programFolder, "node_modules/pulumi-spectrocluster/provider/plugin");
      const executable = path.join(workspace.folder, "pulumi-resource-spectrocluster");
      const script = `#!/bin/sh\nexec "${folder}/pulumi-resource-spectrocluster" "$@"\n`;
      await writeFile(executable, script, { mode: 0o755 });
      await workspace.run("plugin", "install", "resource", "spectrocluster", version, "--file", executable);
      // The operator installs before each update.
      await workspace.run("install");
      assert.match(await workspace.run("up", ...NOW), /HostClusterFleet hosts created/);
      assert.equal(emulator.patches.length, clusters.length);
      const sent = emulator.requests.length;
      await workspace.run("destroy", "--yes");
      assert.equal(emulator.requests.length, sent, "a destroy sends nothing");
    });
  });
});
