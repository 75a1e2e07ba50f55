/** `npm run report`: previews each stack of this program and prints one report. Nothing is changed. */
import {
  CommandError,
  type DiagnosticEvent,
  type EngineEvent,
  LocalWorkspace,
  Stack,
} from "@pulumi/pulumi/automation/index.js";
import { declaredHostClusters } from "pulumi-spectrocluster/validation";

interface StackReport {
  name: string;
  /** How many resources have which change, such as `1 update`; absent if the preview failed. */
  changes?: string;
  /** What the provider says about the changes, and its warnings. */
  messages: string[];
  /** UIDs of clusters that become declared with `isHostCluster: false`. */
  disabled: string[];
  errors: string[];
}

const workspace = await LocalWorkspace.create({ workDir: import.meta.dirname });
const stacks = await workspace.listStacks();
if (stacks.length === 0) throw new Error("This program has no stack. Create one: pulumi stack init dev");
const reports: StackReport[] = [];
try {
  // One after another, because they share the rate limit of Palette.
  for (const { name } of stacks) reports.push(await preview(name));
} finally {
  // The Automation API selects each stack, also for the next command in the terminal.
  const selected = stacks.find(({ current }) => current);
  if (selected) await workspace.selectStack(selected.name);
}
console.log(textOf(reports));
if (reports.some(({ errors }) => errors.length > 0)) process.exitCode = 1;

async function preview(name: string): Promise<StackReport> {
  const stack = await Stack.select(name, workspace);
  const events: EngineEvent[] = [];
  const stderr: string[] = [];
  const onEvent = (event: EngineEvent) => void events.push(event);
  const onError = (text: string) => void stderr.push(text);
  const seen = () => ({ name, messages: messagesOf(events, "info", "warning"), disabled: events.flatMap(disabledBy) });
  try {
    const { changeSummary } = await stack.preview({ onEvent, onError });
    const changes = Object.entries(changeSummary).filter(([operation]) => !["same", "read"].includes(operation));
    return { ...seen(), changes: changes.map(([operation, count]) => `${count} ${operation}`).join(", "), errors: [] };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    // Not its message, which has everything that the run has printed, outputs included.
    const errors = messagesOf(events, "error");
    return { ...seen(), errors: errors.length > 0 ? errors : [stderr.join("").trim()] };
  }
}

/** The texts of diagnostics. Those of severity `debug`, which a preview always has, contain arguments and outputs. */
function messagesOf(events: EngineEvent[], ...severities: DiagnosticEvent["severity"][]): string[] {
  const diagnostics = events.flatMap(({ diagnosticEvent }) => diagnosticEvent ?? []);
  return diagnostics
    .filter(({ severity, ephemeral }) => severities.includes(severity) && !ephemeral)
    .map(({ message }) => message.trim());
}

function disabledBy({ resourcePreEvent }: EngineEvent): string[] {
  if (resourcePreEvent === undefined) return [];
  const { type, old: before, new: after } = resourcePreEvent.metadata;
  const disabledIn = (inputs = {}) =>
    declaredHostClusters(type, inputs)
      .filter(({ config }) => config.isHostCluster === false)
      .map(({ clusterUid = "a cluster whose UID is not known yet" }) => clusterUid);
  const already = disabledIn(before?.inputs);
  return disabledIn(after?.inputs).filter((uid) => !already.includes(uid));
}

function textOf(reports: readonly StackReport[]): string {
  const changed = reports.flatMap(({ name, changes = "", messages, errors }) =>
    errors.length > 0 ? [] : [`${name}: ${changes || "none"}`, ...messages.map(indented)],
  );
  const disabled = reports.flatMap(({ name, disabled }) => disabled.map((uid) => `${name}: ${uid}`));
  const failed = reports.flatMap(({ name, errors }) => errors.map((error) => `${name}: ${error}`));
  return [
    section("Changes", changed),
    section("Disabled, if they are hosts in Palette", disabled),
    section("Failed", failed),
  ].join("\n");
}

function section(title: string, lines: readonly string[]): string {
  return [`${title}:`, ...(lines.length > 0 ? lines : ["none"]).map(indented)].join("\n");
}

function indented(text: string): string {
  return text.replace(/^/gm, "  ");
}
