import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LocalWorkspace } from "@pulumi/pulumi/automation";
import { Listr } from "listr2";
import pLimit from "p-limit";
import { type Assignment, type AssignmentPlan, planAssignment, withoutClusters } from "./assignment";
import { readAssignment, writeAssignment } from "./assignmentFile";
import { readClusterList } from "./clusterList";
import { environmentOf, type FleetFiles } from "./files";
import type { Interruption } from "./interruption";
import { countOutcomes, type FinishedStack, succeeded } from "./report";
import { type Command, heldClusters, openWorkspace, runStack } from "./stacks";

export interface FleetOptions {
  command: Command;
  /** The folder with the stacks' program. */
  folder: string;
  files: FleetFiles;
  /** How many stacks there are to be. Default as many as there are, or at first one for each 50 clusters. */
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
  stacks: FinishedStack[];
  /** What people call the clusters, by uid. */
  names: ReadonlyMap<string, string>;
}

/**
 * Brings the stacks to what the list declares; or, as a preview, says what that would change.
 *
 * @throws Error where nothing was run: a mistake in a file, no backend, more removals than are allowed.
 */
export async function runFleet(options: FleetOptions): Promise<FleetRun> {
  const { clusters, warnings } = readClusterList(options.files.clusters);
  for (const warning of warnings) options.say(`Warning ${warning}`);
  const names = new Map(clusters.map(({ name, args }) => [args.clusterUid, name]));
  const recorded = readAssignment(options.files.assignment);
  return await withAssignmentFile(options, async (assignmentFile) => {
    const env = environmentOf({ ...options.files, assignment: assignmentFile });
    const workspace = await openWorkspace({ ...options, env });
    const held = await heldClusters(workspace, options.parallel);
    const plan = planAssignment({ listed: [...names.keys()], recorded, held, stacks: options.stacks });
    describePlan(plan, options);
    refuseRemovals(plan, options);
    await writeAssignment(assignmentFile, plan.assignment);
    return { stacks: await runStacks(workspace, plan.assignment, held, assignmentFile, options), names };
  });
}

/** Gives the file that the stacks' program is to read: of a preview, which decides nothing, a temporary one. */
async function withAssignmentFile<T>({ command, files }: FleetOptions, use: (file: string) => Promise<T>): Promise<T> {
  if (command === "up") return await use(files.assignment);
  const folder = await mkdtemp(path.join(tmpdir(), "fleet-"));
  try {
    return await use(path.join(folder, "assignment.json"));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function describePlan({ additions, removals, corrections }: AssignmentPlan, { files, say }: FleetOptions): void {
  const list = (placements: AssignmentPlan["removals"]) => placements.map(({ uid, stack }) => `\n- ${uid} in ${stack}`);
  if (additions.length > 0) say(`${count(additions)} new.`);
  if (corrections.length > 0) {
    say(
      `${files.assignment} names another stack than the one that has the cluster: corrected.${list(corrections).join("")}`,
    );
  }
  if (removals.length > 0) {
    say(`${count(removals)} not in ${files.clusters} any more; the hosts are switched off:${list(removals).join("")}`);
  }
}

function count(clusters: readonly unknown[]): string {
  return clusters.length === 1 ? "1 cluster is" : `${clusters.length} clusters are`;
}

/** A list that was cut short must not switch a fleet off. */
function refuseRemovals({ removals }: AssignmentPlan, { command, allowRemovals }: FleetOptions): void {
  if (command === "preview" || removals.length <= allowRemovals) return;
  throw new Error(
    `Nothing was run: ${removals.length} hosts would be switched off, and ${allowRemovals || "none"} may be. ` +
      `If that is meant, say --allow-removals ${removals.length}.`,
  );
}

/** Runs the command in every stack that has clusters, or is to have some, and keeps the assignment file up to date. */
async function runStacks(
  workspace: LocalWorkspace,
  assignment: Assignment,
  held: Assignment,
  assignmentFile: string,
  { command, parallel, interruption }: FleetOptions,
): Promise<FinishedStack[]> {
  const finished: FinishedStack[] = [];
  const writing = pLimit(1);
  let current = assignment;
  const forget = (uids: ReadonlySet<string>) =>
    writing(async () => {
      current = withoutClusters(current, uids);
      await writeAssignment(assignmentFile, current);
    });

  const tasks = Object.entries(assignment)
    .filter(([, uids]) => uids.length > 0)
    .map(([stack, uids]) => ({
      title: `${stack}: ${uids.length} clusters`,
      task: async (_: unknown, task: { title: string; skip(reason: string): void }) => {
        if (interruption.stop.aborted) {
          const clusters = uids.map((uid) => ({ uid, stack, outcome: "not done" as const }));
          finished.push({ stack, clusters, messages: [], started: false });
          return task.skip("not started");
        }
        const result = await runStack(workspace, {
          command,
          stack,
          exists: Object.hasOwn(held, stack),
          uids,
          signal: interruption.cancel,
          onProgress: (count) => {
            task.title = `${stack}: ${count} of ${uids.length} clusters`;
          },
        });
        finished.push({ ...result, started: true });
        const gone = result.clusters.filter(({ outcome }) => outcome === "deleted").map(({ uid }) => uid);
        if (command === "up" && gone.length > 0) await forget(new Set(gone));
        task.title = stack;
        const counts = countOutcomes(result.clusters, command);
        if (!succeeded([{ ...result, started: true }])) throw new Error(counts);
        task.title = `${stack}: ${counts}`;
      },
    }));
  // Ctrl-C is ours to handle.
  const display = { fallbackRenderer: "simple", registerSignalListeners: false } as const;
  await new Listr(tasks, { concurrent: parallel, exitOnError: false, ...display }).run();
  return finished.sort((one, other) => one.stack.localeCompare(other.stack, "en", { numeric: true }));
}
