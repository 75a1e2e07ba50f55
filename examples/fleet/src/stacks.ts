import { ConcurrentUpdateError, LocalWorkspace, Stack } from "@pulumi/pulumi/automation";
import pLimit from "p-limit";
import { type Assignment, isFleetStack } from "./assignment";
import { type ClusterResult, type Outcome, Outcomes, plainText, RESOURCE_TYPE, SAYS_NOTHING } from "./outcomes";

export type Command = "preview" | "up";

/** A stack after a run. */
export interface StackResult {
  stack: string;
  /** Whether it ran at all. */
  started: boolean;
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
 * @throws Error where the backend, or one of the stacks in it, cannot be read.
 */
export async function heldClusters(workspace: LocalWorkspace, parallel: number): Promise<Assignment> {
  const limit = pLimit(parallel);
  try {
    const stacks = (await workspace.listStacks()).map(({ name }) => name).filter(isFleetStack);
    return Object.fromEntries(await limit.map(stacks, async (stack) => [stack, await clustersOf(workspace, stack)]));
  } catch (error) {
    throw new Error(`Nothing was run: the stacks cannot be read. ${saidBy(error as Error)}`);
  }
}

async function clustersOf(workspace: LocalWorkspace, stack: string): Promise<string[]> {
  const { deployment } = await workspace.exportStack(stack);
  return clustersIn(deployment);
}

interface ResourceState {
  type: string;
  inputs?: { clusterUid?: string };
}

/** What counts here of a stack's state; nothing of it is there in a stack that has never run. */
interface StackState {
  resources?: ResourceState[] | null;
  pending_operations?: { type: string; resource: ResourceState }[] | null;
}

/** The clusters in a state. Those whose create was cut off are among them, as their hosts may be on. */
export function clustersIn(state: StackState | null): string[] {
  const creating = (state?.pending_operations ?? []).filter(({ type }) => type === "creating");
  const resources = [...(state?.resources ?? []), ...creating.map(({ resource }) => resource)];
  const ours = resources.filter(({ type }) => type === RESOURCE_TYPE);
  return [...new Set(ours.flatMap(({ inputs }) => inputs?.clusterUid ?? []))];
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
  /** Is told what the engine says as a whole, such as that it stops. */
  onNotice(notice: string): void;
}

/** What is said of a stack that is not run. */
export function notStarted(stack: string, uids: readonly string[]): StackResult {
  const clusters = uids.map((uid) => ({ uid, stack, outcome: "not done" as const }));
  return { stack, started: false, clusters, messages: [] };
}

/** Runs a command in a stack. Never throws: what goes wrong is in the result. */
export async function runStack(workspace: LocalWorkspace, run: StackRun): Promise<StackResult> {
  const { command, stack: name, exists, uids, signal, onProgress, onNotice } = run;
  const outcomes = new Outcomes(name, uids);
  const options = {
    color: "never",
    suppressProgress: true,
    signal,
    onEvent: (event) => {
      outcomes.add(event);
      onProgress(outcomes.count);
      if (event.stdoutEvent) onNotice(plainText(event.stdoutEvent.message));
    },
  } satisfies Parameters<Stack["preview"]>[0];
  let failure: string | undefined;
  try {
    const stack = await (exists ? Stack.select(name, workspace) : Stack.create(name, workspace));
    // The Automation API hears only of what comes after it has started the engine.
    if (signal.aborted) return notStarted(name, uids);
    if (command === "up") await stack.up({ ...options, continueOnError: true });
    else await stack.preview(options);
  } catch (error) {
    failure = failureOf(error as Error, name, outcomes);
  }
  return { stack: name, started: true, clusters: outcomes.results(), messages: outcomes.messages, failure };
}

function failureOf(error: Error, stack: string, outcomes: Outcomes): string | undefined {
  if (outcomes.errors.length > 0) return outcomes.errors.join("\n");
  const said = saidBy(error);
  const has = (wanted: Outcome) => outcomes.results().some(({ outcome }) => outcome === wanted);
  // Then the clusters say why.
  if (has("failed") && (SAYS_NOTHING.test(said) || !has("not done"))) return undefined;
  if (!(error instanceof ConcurrentUpdateError)) return said;
  return (
    `${said}\nIf that process runs, wait for it. If it was killed, take its lock away and look at what it did: ` +
    `pulumi cancel -s ${stack}; pulumi refresh -s ${stack} --clear-pending-creates. Then run this command again.`
  );
}

/** What the CLI has printed as its error, of all that the Automation API puts into one message. */
function saidBy({ message }: Error): string {
  const [printed = message] = message.split("\n err?:");
  return plainText(printed.split(/(?:^|\s)error: /m).at(-1) ?? printed);
}
