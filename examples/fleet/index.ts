/** The program of each stack: declares the clusters of the list that are assigned to the stack. */
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";
import { readAssignment } from "./src/assignmentFile";
import { readClusterList } from "./src/clusterList";
import { fleetFiles } from "./src/files";

const files = fleetFiles();
const assignment = readAssignment(files.assignment);
const assigned = assignment[pulumi.getStack()];
if (!assigned) {
  const stacks = Object.keys(assignment).join(", ") || "none; run: npx tsx fleet.ts up";
  throw new pulumi.RunError(`${files.assignment} has no stack ${pulumi.getStack()}. Its stacks: ${stacks}`);
}

const isAssigned = new Set(assigned);
const { clusters } = readClusterList(files.clusters);
for (const { args } of clusters) {
  // The resource has the name that stays: another name in the list is no change.
  if (isAssigned.has(args.clusterUid)) new HostClusterConfig(args.clusterUid, args);
}

const all = new Set(Object.values(assignment).flat());
const left = clusters.filter(({ args }) => !all.has(args.clusterUid)).length;
if (left > 0) pulumi.log.warn(`${left} of the list's clusters are in no stack yet: npx tsx fleet.ts up assigns them.`);
