import assert from "node:assert/strict";
import { PLUGIN } from "../../engine/plugin.mjs";
import { NOW, withWorkspace } from "../../engine/stack.mjs";
import { languageProgram } from "./languages.mjs";

const JAVASCRIPT = `
const { HostClusterConfig, HostClusterFleet, getHostClusterConfigOutput: read } = require("pulumi-spectrocluster-sdk");
const host = new HostClusterConfig("host", { clusterUid: "c1", projectUid: "p", isHostCluster: true });
const fleet = new HostClusterFleet("fleet", { clusters: { c2: { isHostCluster: true } } });
exports.byUid = read({ clusterUid: host.clusterUid });
exports.byId = read({ clusterUid: host.id });
exports.byProject = read({ clusterUid: "c2", projectUid: host.projectUid });
exports.byFleet = read({ clusterUid: fleet.clusters.apply((clusters) => Object.keys(clusters)[0]) });
exports.byOther = read({ clusterUid: host.isHostCluster.apply(() => "c1") });
exports.dependsOn = read({ clusterUid: "c2" }, { dependsOn: fleet });
exports.literal = read({ clusterUid: "c3" });`;

const PYTHON = `
import pulumi
from pulumi_spectrocluster import HostClusterConfig, HostClusterFleet, get_host_cluster_config_output as read
host = HostClusterConfig("host", cluster_uid="c1", project_uid="p", is_host_cluster=True)
fleet = HostClusterFleet("fleet", clusters={"c2": {"is_host_cluster": True}})
pulumi.export("byUid", read(cluster_uid=host.cluster_uid))
pulumi.export("byId", read(cluster_uid=host.id))
pulumi.export("byProject", read(cluster_uid="c2", project_uid=host.project_uid))
pulumi.export("byFleet", read(cluster_uid=fleet.clusters.apply(lambda clusters: list(clusters)[0])))
pulumi.export("byOther", read(cluster_uid=host.is_host_cluster.apply(lambda _: "c1")))
pulumi.export("dependsOn", read(cluster_uid="c2", opts=pulumi.InvokeOutputOptions(depends_on=[fleet])))
pulumi.export("literal", read(cluster_uid="c3"))`;

const invoke = (...args: string[]) =>
  `{ "fn::invoke": { function: "spectrocluster:getHostClusterConfig", arguments: { ${args} } } }`;
const second = (value: string, uid: string) => `clusterUid: { "fn::select": [1, ["\${${value}}", ${uid}]] }`;
const YAML = `
resources:
  host:
    type: spectrocluster:HostClusterConfig
    properties: { clusterUid: c1, projectUid: p, isHostCluster: true }
  fleet:
    type: spectrocluster:HostClusterFleet
    properties: { clusters: { c2: { isHostCluster: true } } }
outputs:
  byUid: ${invoke(`clusterUid: "\${host.clusterUid}"`)}
  byId: ${invoke(`clusterUid: "\${host.id}"`)}
  byProject: ${invoke("clusterUid: c2", `projectUid: "\${host.projectUid}"`)}
  byFleet: ${invoke(second("fleet.clusters", "c2"))}
  byFleetId: ${invoke(second("fleet.id", "c2"))}
  literal: ${invoke(second("host.isHostCluster", "c3"))}`;

const projectOf = (runtime: string) => `name: program\nruntime: ${runtime}\n${PLUGIN.project}`;
const files = {
  JavaScript: { "Pulumi.yaml": projectOf("nodejs"), "package.json": '{ "main": "index.js" }', "index.js": JAVASCRIPT },
  Python: { "Pulumi.yaml": projectOf("python"), "__main__.py": PYTHON },
  YAML: { "Pulumi.yaml": projectOf("yaml") + YAML },
};

describe("a function in a preview, with the plugin", () => {
  for (const [language, program] of Object.entries(files)) {
    it(`${language}: is unknown and not called before the resource exists from which it has an argument`, async () => {
      const { options, install } = await languageProgram(language);
      await withWorkspace({ ...options, program }, {}, async (workspace, emulator) => {
        await install(workspace);
        const shown = await workspace.run("preview");
        assert.deepEqual(
          emulator.requests.map(({ url }) => url),
          ["/v1/spectroclusters/c3"],
        );
        const unknown = Array.from(shown.matchAll(/^ +(\w+) *: \[unknown\]/gm), ([, name]) => name);
        await workspace.run("up", ...NOW);
        const { literal: _, ...outputs } = JSON.parse(await workspace.run("stack", "output", "--json"));
        assert.deepEqual(unknown, Object.keys(outputs));
        assert.ok(unknown.length >= 5);
        for (const output of Object.values(outputs)) assert.deepEqual(output, { isHostCluster: true });
      });
    });
  }
});
