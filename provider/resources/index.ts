import { randomUUID } from "node:crypto";
import { UNKNOWN } from "../engine.js";
import { SpectroclusterError } from "../errors.js";
import { differenceAt, differencesBetween } from "../hostClusters/canonicalForm.js";
import { importConfig } from "../hostClusters/read.js";
import { isJsonObject, ownMember } from "../json/value.js";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import type { FleetCluster, HostClusterFleetArgs } from "../model/hostClusterFleet.js";
import type { ResourceName } from "../model/package.js";
import { clusterResource } from "./clusterResource.js";
import type { Resource } from "./resource.js";

export const hostClusterConfig = clusterResource<HostClusterConfigArgs>({
  name: "HostClusterConfig",
  unknownUntilCreated: ["clusterUid", "projectUid"],
  isSingle: true,
  newId: ({ clusterUid }) => clusterUid,

  clusters({ clusterUid, projectUid, ...config }) {
    const uid = typeof clusterUid === "string" ? clusterUid : UNKNOWN;
    return [{ clusterUid: uid, ...(projectUid !== undefined && { projectUid }), config }];
  },

  pathOf: () => [],
  differences: (stored, declared, ofClusters) =>
    ofClusters.get(declared.clusterUid) ?? differencesBetween(stored, declared),
  describe: ([{ clusterUid, projectUid, config }]) => ({
    clusterUid,
    ...(projectUid !== undefined && { projectUid }),
    ...config,
  }),

  async import(clusterUid, given, call) {
    const projectUid = given.projectUid ?? call.run.settings.projectUid;
    const target = { clusterUid, ...(projectUid && { projectUid }) };
    return { ...target, config: await importConfig(target, call) };
  },
});

export const hostClusterFleet = clusterResource<HostClusterFleetArgs>({
  name: "HostClusterFleet",
  unknownUntilCreated: ["clusters", "projectUid"],
  isSingle: false,
  newId: () => `fleet-${randomUUID()}`,
  clusters: (fleet) =>
    Object.entries(mapIn(fleet)).map(([clusterUid, cluster]) => {
      // The configuration of a cluster may be unknown.
      if (!isJsonObject(cluster)) return { clusterUid, config: cluster };
      const { projectUid: own, name, ...config } = cluster as FleetCluster;
      const projectUid = own ?? fleet.projectUid;
      return { clusterUid, ...(name && { name }), ...(projectUid !== undefined && { projectUid }), config };
    }),

  pathOf: (clusterUid) => ["clusters", clusterUid],

  differences(stored, declared, ofClusters) {
    const ofProject = differencesBetween(stored.projectUid, declared.projectUid, ["projectUid"]);
    // The whole map may be unknown.
    if (!isJsonObject(declared.clusters))
      return [...differencesBetween(stored.clusters, declared.clusters, ["clusters"]), ...ofProject];
    const ofMap = Object.keys({ ...mapIn(stored), ...mapIn(declared) }).flatMap((uid) => {
      const path = ["clusters", uid];
      const [from, to] = [stored, declared].map((fleet) => ownMember(mapIn(fleet), uid));
      // A cluster with an empty configuration is not an absent cluster.
      if (from === undefined || to === undefined) return [differenceAt(path, from, to)];
      const ofConfig = (ofClusters.get(uid) ?? []).filter((each) => each.path !== "projectUid");
      return [
        ...differencesBetween(ownProject(from, stored), ownProject(to, declared), [...path, "projectUid"]),
        ...ofConfig.map(({ segments, from, to }) => differenceAt([...path, ...segments], from, to)),
      ];
    });
    return [...ofMap, ...ofProject];
  },

  /** An entry without a project has the fleet's. If a cluster has no project, the fleet has none, and the entries have theirs. */
  describe(clusters, projectUid) {
    const fleetProject = clusters.every((cluster) => cluster.projectUid !== undefined) ? projectUid : undefined;
    const entries = clusters.map(({ clusterUid, projectUid, name, config }) => [
      clusterUid,
      { ...(name && { name }), ...config, ...(projectUid !== fleetProject && { projectUid }) },
    ]);
    const clusterMap = Object.fromEntries(entries);
    return { clusters: clusterMap, ...(fleetProject !== undefined && { projectUid: fleetProject }) };
  },

  async import() {
    throw new SpectroclusterError(
      "A HostClusterFleet cannot be imported. Declare it in the program and run pulumi up: that adopts its clusters, " +
        "whatever their configurations are.",
      { code: "SPECTROCLUSTER_IMPORT" },
    );
  },
});

/** The project of a cluster, if it is not the fleet's. */
function ownProject(cluster: unknown, { projectUid }: HostClusterFleetArgs): unknown {
  const own = ownMember(cluster, "projectUid");
  return own === projectUid ? undefined : own;
}

/** The map of clusters; empty if it is unknown or invalid. */
function mapIn({ clusters }: HostClusterFleetArgs): Record<string, FleetCluster> {
  return isJsonObject(clusters) ? clusters : {};
}

/** All resources of the provider. The compiler checks that none of the model is missing. */
export const RESOURCES: readonly Resource[] = Object.values({
  HostClusterConfig: hostClusterConfig,
  HostClusterFleet: hostClusterFleet,
} satisfies Record<ResourceName, Resource>);
