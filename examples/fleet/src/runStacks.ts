import type { LocalWorkspace } from "@pulumi/pulumi/automation";
import { Listr, type ListrTask } from "listr2";
import type { Assignment } from "./assignment";
import type { Interruption } from "./interruption";
import { counted, countOutcomes, succeeded } from "./report";
import { type Command, runStack, type StackResult } from "./stacks";

export interface StacksRun {
  command: Command;
  workspace: LocalWorkspace;
  assignment: Assignment;
  /** The stacks that there are, and what they have. */
  held: Assignment;
  /** Most stacks that run at the same time. */
  parallel: number;
  interruption: Interruption;
  /** Is told which clusters a stack has given up. */
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
      if (stop.aborted) {
        const clusters = uids.map((uid) => ({ uid, stack, outcome: "not done" as const }));
        finish({ stack, clusters, messages: [], started: false });
        return display.skip("not started");
      }
      const show = (notice: string) => {
        display.output = notice;
      };
      const explain = () => show("no further stack is started; a second signal stops this one, too");
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
      finish(result);
      const gone = result.clusters.filter(({ outcome }) => outcome === "deleted").map(({ uid }) => uid);
      if (command === "up" && gone.length > 0) await forget(gone);
      display.title = `${stack}: ${countOutcomes(result.clusters, command)}`;
      if (!succeeded([result])) throw new Error("the reasons stand at the end");
    },
  };
}
