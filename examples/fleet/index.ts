/** The program of each stack: declares the clusters of the list that are assigned to the stack. */
import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";
import { readAssignment } from "./src/assignmentFile";
import { readClusterList } from "./src/clusterList";
import { fleetFiles, isStartedByFleet } from "./src/files";

// The files may not be what the stack was last brought to; and the removal guard is the command's.
if (!pulumi.runtime.isDryRun() && !isStartedByFleet()) {
  throw new pulumi.RunError(
    "Nothing was changed: pulumi alone would switch hosts off without asking where the list or the assignment here is " +
      "not up to date. Run: node --import tsx fleet.ts up",
  );
}

const files = fleetFiles();
const assignment = readAssignment(files.assignment);
const assigned = assignment[pulumi.getStack()];
if (!assigned) {
  const stacks = Object.keys(assignment).join(", ") || "none; run: node --import tsx fleet.ts up";
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
if (left > 0) {
  pulumi.log.warn(`${left} of the list's clusters are in no stack yet: node --import tsx fleet.ts up assigns them.`);
}
