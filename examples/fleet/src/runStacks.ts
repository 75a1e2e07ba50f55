import type { LocalWorkspace } from "@pulumi/pulumi/automation";
import { Listr, type ListrTask } from "listr2";
import type { Assignment } from "./assignment";
import type { Interruption } from "./interruption";
import { counted, countOutcomes, succeeded } from "./report";
import { type Command, notStarted, runStack, type StackResult } from "./stacks";

export interface StacksRun {
  command: Command;
  workspace: LocalWorkspace;
  assignment: Assignment;
  /** The stacks that there are, and what they have. */
  held: Assignment;
  /** Most stacks that run at the same time. */
  parallel: number;
  interruption: Interruption;
  /** Is told which clusters a stack has given up. Where it throws, the stack has failed. */
  forget(uids: readonly string[]): Promise<void>;
}

/** Runs the command in every stack that has clusters, or is to have some, and shows how far each one is. */
export async function runStacks(run: StacksRun): Promise<StackResult[]> {
  const finished: StackResult[] = [];
  const stacks = Object.entries(run.assignment).filter(([, uids]) => uids.length > 0);
  const tasks = stacks.map(([stack, uids]) => taskOf(stack, uids, run, (result) => finished.push(result)));
  await new Listr(tasks, {
    concurrent: run.parallel,
    exitOnError: false,
    // Signals are ours to handle.
    registerSignalListeners: false,
    rendererOptions: { showErrorMessage: false, showSkipMessage: false },
    fallbackRenderer: "simple",
  }).run();
  return finished.sort((one, other) => one.stack.localeCompare(other.stack, "en", { numeric: true }));
}

function taskOf(
  stack: string,
  uids: readonly string[],
  { command, workspace, held, interruption, forget }: StacksRun,
  finish: (result: StackResult) => void,
): ListrTask {
  const all = counted(uids.length, "cluster");
  return {
    title: `${stack}: ${all}`,
    async task(_, display) {
      const { stop, cancel } = interruption;
      const show = (notice: string) => {
        display.output = notice;
      };
      const explain = () => show("no further stack is started; a second signal stops this one, too");
      const runIt = async () => {
        stop.addEventListener("abort", explain);
        const result = await runStack(workspace, {
          command,
          stack,
          exists: Object.hasOwn(held, stack),
          uids,
          signal: cancel,
          onProgress: (count) => {
            display.title = `${stack}: ${count} of ${all}`;
          },
          onNotice: show,
        });
        stop.removeEventListener("abort", explain);
        return command === "up" ? await forgetGone(result, forget) : result;
      };
      const result = stop.aborted ? notStarted(stack, uids) : await runIt();
      finish(result);
      if (!result.started) return display.skip("not started");
      display.title = `${stack}: ${countOutcomes(result.clusters, command)}`;
      if (!succeeded([result])) throw new Error("the reasons stand at the end");
    },
  };
}

async function forgetGone(result: StackResult, forget: StacksRun["forget"]): Promise<StackResult> {
  const gone = result.clusters.filter(({ outcome }) => outcome === "deleted").map(({ uid }) => uid);
  if (gone.length === 0) return result;
  try {
    await forget(gone);
    return result;
  } catch (error) {
    return { ...result, failure: [result.failure, (error as Error).message].filter(Boolean).join("\n") };
  }
}
