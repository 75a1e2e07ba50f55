import { ConcurrentUpdateError, LocalWorkspace, Stack } from "@pulumi/pulumi/automation";
import pLimit from "p-limit";
import { type Assignment, isFleetStack } from "./assignment";
import { type ClusterResult, Outcomes, RESOURCE_TYPE } from "./outcomes";

export type Command = "preview" | "up";

/** A stack after a run. */
export interface StackResult {
  stack: string;
  clusters: ClusterResult[];
  /** What the run said beside failures. */
  messages: string[];
  /** Why it failed, where that is no failure of a cluster. */
  failure?: string;
}

export interface WorkspaceOptions {
  /** The folder with the stacks' program. */
  folder: string;
  /** What encrypts the secrets of stacks that are made. Default Pulumi's own: a passphrase. */
  secretsProvider?: string;
  /** Environment of the stacks' program, beside our own. */
  env: Record<string, string>;
}

export function openWorkspace({ folder, secretsProvider, env }: WorkspaceOptions): Promise<LocalWorkspace> {
  return LocalWorkspace.create({
    workDir: folder,
    envVars: env,
    ...(secretsProvider === undefined ? {} : { secretsProvider }),
  });
}

/**
 * Looks which clusters each stack of the backend has.
 *
 * @param parallel - How many stacks are looked at at the same time.
 */
export async function heldClusters(workspace: LocalWorkspace, parallel: number): Promise<Assignment> {
  const stacks = (await workspace.listStacks()).map(({ name }) => name).filter(isFleetStack);
  const limit = pLimit(parallel);
  return Object.fromEntries(
    await limit.map(stacks, async (stack) => {
      const { deployment } = await workspace.exportStack(stack);
      const resources: { type: string; inputs?: { clusterUid?: string } }[] = deployment?.resources ?? [];
      const ours = resources.filter(({ type }) => type === RESOURCE_TYPE);
      return [stack, [...new Set(ours.flatMap(({ inputs }) => inputs?.clusterUid ?? []))]] as const;
    }),
  );
}

export interface StackRun {
  command: Command;
  stack: string;
  /** Whether the stack is there already. */
  exists: boolean;
  /** Its clusters, those that are to leave it included. */
  uids: readonly string[];
  /** Tells the engine to end the requests that are under way, and stop. */
  signal: AbortSignal;
  /** Is told how many clusters are finished. */
  onProgress(finished: number): void;
}

/** Runs a command in a stack. Never throws: what goes wrong is in the result. */
export async function runStack(workspace: LocalWorkspace, run: StackRun): Promise<StackResult> {
  const { command, stack: name, exists, uids, signal, onProgress } = run;
  const outcomes = new Outcomes(name, uids);
  const options = {
    color: "never",
    suppressProgress: true,
    signal,
    onEvent: (event) => {
      outcomes.add(event);
      onProgress(outcomes.count);
    },
  } satisfies Parameters<Stack["preview"]>[0];
  let failure: string | undefined;
  try {
    const stack = await (exists ? Stack.select(name, workspace) : Stack.create(name, workspace));
    if (command === "up") await stack.up({ ...options, continueOnError: true });
    else await stack.preview(options);
  } catch (error) {
    failure = failureOf(error as Error, name, outcomes);
  }
  return { stack: name, clusters: outcomes.results(), messages: outcomes.messages, failure };
}

function failureOf(error: Error, stack: string, outcomes: Outcomes): string | undefined {
  if (outcomes.errors.length > 0) return outcomes.errors.join("\n");
  if (outcomes.results().some(({ outcome }) => outcome === "failed")) return undefined;
  const said = error.message.split("\n err?:")[0]?.split(/^(?:.* )?error: /m)[1] ?? error.message;
  if (!(error instanceof ConcurrentUpdateError)) return said.trim();
  return (
    `${said.trim()}\nIf that process runs, wait for it. If it was killed, take its lock away and look at what it did: ` +
    `pulumi cancel -s ${stack}; pulumi refresh -s ${stack} --clear-pending-creates. Then run this command again.`
  );
}
