import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import { type Assignment, type AssignmentPlan, type Placement, planAssignment, withoutClusters } from "./assignment";
import { readAssignment, writeAssignment } from "./assignmentFile";
import { readClusterList } from "./clusterList";
import { environmentOf, type FleetFiles } from "./files";
import type { Interruption } from "./interruption";
import { counted } from "./report";
import { runStacks } from "./runStacks";
import { type Command, heldClusters, openWorkspace, type StackResult } from "./stacks";

export interface FleetOptions {
  command: Command;
  /** The folder with the stacks' program. */
  folder: string;
  files: FleetFiles;
  /** How many stacks there are to be. Default as many as there are, or at first one for each 200 clusters. */
  stacks?: number;
  /** Most stacks that run at the same time. */
  parallel: number;
  /** Most clusters that may leave their stacks, which switches their hosts off. */
  allowRemovals: number;
  /** What encrypts the secrets of stacks that are made. Default Pulumi's own: a passphrase. */
  secretsProvider?: string;
  interruption: Interruption;
  /** Takes what there is to say before the stacks run. */
  say(message: string): void;
}

export interface FleetRun {
  stacks: StackResult[];
  /** What people call the clusters, by uid. */
  names: ReadonlyMap<string, string>;
}

/**
 * Brings the stacks to what the list declares; or, as a preview, says what that would change.
 *
 * @throws Error where nothing was run: a mistake in a file, no backend, more removals than are allowed.
 */
export async function runFleet(options: FleetOptions): Promise<FleetRun> {
  const { command, folder, files, parallel, secretsProvider, interruption, say } = options;
  const { clusters, warnings, text } = readClusterList(files.clusters);
  for (const warning of warnings) say(`Warning ${warning}`);
  const names = new Map(clusters.map(({ name, args }) => [args.clusterUid, name]));
  const recorded = readAssignment(files.assignment);
  return await withSnapshot(files, async (snapshot) => {
    const workspace = await openWorkspace({ folder, secretsProvider, env: environmentOf(snapshot) });
    const held = await heldClusters(workspace, parallel);
    const plan = planAssignment({ listed: [...names.keys()], recorded, held, stacks: options.stacks });
    describePlan(plan, options);
    refuseRemovals(plan, options);
    const { assignment } = plan;
    await writeFile(snapshot.clusters, text);
    await writeAssignment(snapshot.assignment, assignment);
    // A preview decides nothing.
    if (command === "up") await writeAssignment(files.assignment, assignment);
    const forget = forgetter(files.assignment, assignment);
    return { stacks: await runStacks({ command, workspace, assignment, held, parallel, interruption, forget }), names };
  });
}

/** Takes clusters out of the file, one change after the other. */
function forgetter(file: string, assignment: Assignment): (uids: readonly string[]) => Promise<void> {
  const oneAtATime = pLimit(1);
  let current = assignment;
  return (uids) =>
    oneAtATime(async () => {
      current = withoutClusters(current, new Set(uids));
      await writeAssignment(file, current);
    });
}

/**
 * Gives temporary files for the stacks' programs to read. They start one after the other, and must not see what happens
 * to the list in the meantime: only what was read at first is checked.
 */
async function withSnapshot<T>({ clusters }: FleetFiles, use: (snapshot: FleetFiles) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), "fleet-"));
  const list = `clusters${path.extname(clusters)}`;
  try {
    return await use({ clusters: path.join(folder, list), assignment: path.join(folder, "assignment.json") });
  } finally {
    await rm(folder, { recursive: true });
  }
}

function describePlan(plan: AssignmentPlan, { files, say }: FleetOptions): void {
  const { additions, removals, corrections, suggestedStacks } = plan;
  const list = (placements: readonly Placement[]) =>
    placements.map(({ uid, stack }) => `\n- ${uid} in ${stack}`).join("");
  if (additions.length > 0) say(`New: ${counted(additions.length, "cluster")}.`);
  if (suggestedStacks !== undefined) {
    say(`Warning - new clusters make a stack very large, and so slow; with --stacks ${suggestedStacks} they do not.`);
  }
  if (corrections.length > 0) {
    say(`The stacks have these elsewhere than ${files.assignment} says, and are right:${list(corrections)}`);
  }
  if (removals.length > 0) say(`Not in ${files.clusters} any more, so up switches their hosts off:${list(removals)}`);
}

/** A list that was cut short must not switch a fleet off. */
function refuseRemovals({ removals }: AssignmentPlan, { command, allowRemovals }: FleetOptions): void {
  if (command === "preview" || removals.length <= allowRemovals) return;
  throw new Error(
    `Nothing was run: ${counted(removals.length, "host")} would be switched off, and ${allowRemovals} may be. ` +
      `If that is meant, say --allow-removals ${removals.length}.`,
  );
}
