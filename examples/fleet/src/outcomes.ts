import { stripVTControlCharacters } from "node:util";
import type { EngineEvent, OpType } from "@pulumi/pulumi/automation";

/** What a run did to a cluster; in a preview, what it would do. */
export type Outcome = "created" | "updated" | "unchanged" | "deleted" | "failed" | "not done";

/** A cluster after a run of its stack. */
export interface ClusterResult {
  uid: string;
  stack: string;
  outcome: Outcome;
  /** Why it failed, as the engine says it. */
  reason?: string;
}

const OUTCOMES: { [Op in OpType]?: Outcome } = {
  create: "created",
  same: "unchanged",
  update: "updated",
  replace: "updated",
  delete: "deleted",
};

/** In a URN, and in a state. */
export const RESOURCE_TYPE = "pulumi-nodejs:dynamic/spectrocluster:HostClusterConfig";

/** Said of every run that fails, beside the reason. */
export const SAYS_NOTHING = /^(update|preview) failed$/;

/** What becomes of each cluster of a stack, by what the engine tells in a run. */
export class Outcomes {
  readonly #stack: string;
  readonly #uids: ReadonlySet<string>;
  readonly #finished = new Map<string, Outcome>();
  readonly #reasons = new Map<string, string>();
  /** What the run says beside failures, such as what a create overwrites. */
  readonly messages: string[] = [];
  /** Errors that are of no cluster: the stack's program, or the provider as a whole. */
  readonly errors: string[] = [];

  /** @param uids - The stack's clusters, those that are to leave it included. */
  constructor(stack: string, uids: Iterable<string>) {
    this.#stack = stack;
    this.#uids = new Set(uids);
  }

  /** How many clusters are finished, well or not. */
  get count(): number {
    return this.#finished.size;
  }

  /** Takes an event of the run. */
  add({ resOutputsEvent, resOpFailedEvent, diagnosticEvent }: EngineEvent): void {
    if (resOutputsEvent) {
      const { urn, op } = resOutputsEvent.metadata;
      const [uid, outcome] = [this.#uidOf(urn), OUTCOMES[op]];
      if (uid !== undefined && outcome) this.#finished.set(uid, outcome);
    }
    if (resOpFailedEvent) {
      const uid = this.#uidOf(resOpFailedEvent.metadata.urn);
      if (uid !== undefined) this.#finished.set(uid, "failed");
    }
    if (diagnosticEvent) this.#diagnose(diagnosticEvent);
  }

  #diagnose({ urn = "", severity, message, ephemeral }: NonNullable<EngineEvent["diagnosticEvent"]>): void {
    const text = plainText(message);
    const uid = this.#uidOf(urn);
    if (severity === "error" && uid !== undefined) {
      this.#finished.set(uid, "failed");
      this.#reasons.set(uid, [this.#reasons.get(uid), text].filter(Boolean).join("\n"));
    } else if (severity === "error" && !SAYS_NOTHING.test(text)) {
      this.errors.push(text);
    } else if ((severity === "warning" || severity === "info") && !ephemeral && text !== "") {
      this.messages.push(uid === undefined ? text : `${uid}: ${text}`);
    }
  }

  #uidOf(urn: string): string | undefined {
    const uid = urn.split(`${RESOURCE_TYPE}::`)[1];
    return uid !== undefined && this.#uids.has(uid) ? uid : undefined;
  }

  results(): ClusterResult[] {
    return [...this.#uids].map((uid) => ({
      uid,
      stack: this.#stack,
      outcome: this.#finished.get(uid) ?? "not done",
      reason: this.#reasons.get(uid),
    }));
  }
}

/** Text of the engine without colours, and without the frame that it puts around the errors of a resource. */
export function plainText(message: string): string {
  return stripVTControlCharacters(message.replaceAll(/<\{%.*?%\}>/g, ""))
    .replace(/^\s*\d+ errors? occurred:\s*\* /, "")
    .trim();
}
