import type { ClusterTarget, Connection, Send } from "./api/client.js";
import { disableHostCluster, updateHostClusterConfig } from "./api/operations.js";
import { ClusterClaims } from "./clusterClaims.js";
import { STORED_SETTINGS_ADVICE } from "./configuration.js";
import type { DeclaredClusters } from "./declaredClusters.js";
import { type Difference, declaredAsHeld, differences, type Marks, mayStayBeside, undeclaredIn } from "./drift.js";
import { ConfigurationError, NotFoundError, SpectroclusterError, ValidationError } from "./errors.js";
import { concerns, type Finding, scalarsIn, sentencesOf, showJsonExcept } from "./finding.js";
import { NotTold, notToldError, readHeldSetting } from "./heldSetting.js";
import type { HostClusterConfig, HostClusterConfigArgs } from "./model/hostClusterConfig.js";
import { type HostClusterConfigState, meanTheSame, normalize, settingOf, settingToSend } from "./normalization.js";
import { UNKNOWN } from "./unknown.js";
import { parseUrn } from "./urn.js";
import { findingsKeepingSecrets } from "./validation/checkHostClusterConfig.js";

/** As places of secrets, JSON pointers: the whole value. */
export const EVERYTHING: readonly string[] = [""];

/** What to do where a setting cannot be read that no state tells. */
const ADOPTION_ADVICE = "To take the cluster over, declare it in the program and run pulumi up: that needs no import.";

/** State of a resource whose request failed half-way: what the cluster has of the setting is not known. */
export interface UnfinishedState extends ClusterTarget {
  __kept?: undefined;
}

/** State of a resource as the engine keeps it. */
export interface StoredState extends HostClusterConfigState {
  /**
   * What the service held beside the declaration after that was sent, and so keeps: it is no drift. The engine does not
   * show members with such a name.
   */
  __kept?: Marks;
}

/** What a read has found. */
export interface ReadResult {
  state: StoredState | UnfinishedState;
  /** What a program would have declared for it. */
  inputs: HostClusterConfigState | UnfinishedState;
}

/**
 * A request that failed after the service may have carried it out. The resource stays in state with what is known for
 * sure, so that the next `up` finishes the work and `destroy` cleans up.
 */
export class PartialFailure extends SpectroclusterError {
  readonly id: string;
  /** What goes into state; the host adds what it needs there itself. */
  properties: object;
  readonly reasons: string[];

  constructor(state: UnfinishedState, cause: SpectroclusterError) {
    const message = `${cause.message}\nWhether the cluster was changed is not known; it is in the state as unfinished.`;
    super("SPECTROCLUSTER_PARTIAL_FAILURE", message, { cause, outcomeUnknown: true });
    this.id = state.clusterUid;
    this.properties = unfinished(state);
    this.reasons = [message];
  }
}

/** Checked inputs; with reasons they are refused, and are as they were given. */
export interface CheckResult {
  inputs: object;
  reasons: string[];
  /** Advice, as sentences. */
  warnings: string[];
}

/** How checked inputs compare with the state. */
export interface DiffResult {
  changes: boolean;
  /** Inputs whose change makes another resource of it. */
  replaces: string[];
  /** Where the state (`one`) and the inputs (`other`) differ. */
  differences: Difference[];
}

/** What comes with one call of the engine's. */
export interface Call {
  /** Tells the user something that is no error. */
  log(message: string): void;
  /** Instead of the setting `operationTimeoutSeconds`. */
  timeoutSeconds?: number;
}

/**
 * The lifecycle of a `HostClusterConfig` over plain objects. Hosts translate it into the engine's protocol.
 *
 * One instance serves one provider for one run of the engine.
 */
export class HostClusterConfigLifecycle {
  readonly #connect: () => Connection;
  /** What a delete must leave alone. */
  readonly #declared: DeclaredClusters;
  readonly #claims = new ClusterClaims();
  /** Where the arguments that were checked for a cluster are secret, by its uid. */
  readonly #secrets = new Map<string, readonly string[]>();
  #hasToldOfBlindness = false;

  /**
   * @param connect - Gives the settings and the client; throws a ConfigurationError where that is impossible.
   * @param declared - Notes the clusters that the engine's run declares.
   */
  constructor(connect: () => Connection, declared: DeclaredClusters) {
    this.#connect = connect;
    this.#declared = declared;
  }

  /**
   * Checks and normalizes what a program declares.
   *
   * @param args - Anything.
   * @param secrets - JSON pointers to values that no reason may quote.
   * @param urn - Whose they are, where the host knows: then a cluster that another resource declares is refused.
   */
  check(args: object, secrets: readonly string[], urn?: string): CheckResult {
    const [errors, advice] = bySeverity(findingsKeepingSecrets(args, secrets));
    const [reasons, warnings] = [sentencesOf(errors), sentencesOf(advice)];
    try {
      const { settings } = this.#connect();
      if (reasons.length > 0) return { inputs: args, reasons, warnings };
      const inputs = normalize(args as HostClusterConfigArgs, settings.projectUid);
      this.#secrets.set(inputs.clusterUid, secrets);
      const complaint = this.#note(inputs, urn);
      return { inputs, reasons: complaint === undefined ? [] : [complaint], warnings };
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      return { inputs: args, reasons: [...reasons, error.message], warnings };
    }
  }

  /** Notes that the run declares a cluster; says what is wrong if another resource does, too. */
  #note(inputs: HostClusterConfigState, urn: string | undefined): string | undefined {
    const { clusterUid } = inputs;
    if (clusterUid === UNKNOWN) return undefined;
    this.#declared.add(this.#addressOf(inputs));
    return urn === undefined ? undefined : this.#claims.claim(clusterUid, parseUrn(urn).name, urn);
  }

  /**
   * Compares the state with checked inputs. An unfinished state differs from everything.
   *
   * A cluster that is not known yet is no reason to replace: where the engine deletes something that resources depend on
   * before it creates it anew, it first deletes whatever would be replaced because of it, and the host would be off
   * until then. If it is another cluster in the end, the diff is asked again and says so.
   */
  diff(olds: StoredState | UnfinishedState, news: HostClusterConfigState): DiffResult {
    const found = differences(isFinished(olds) ? normalize(olds) : unfinished(olds), normalize(news));
    return {
      changes: found.length > 0,
      replaces: news.clusterUid === olds.clusterUid || news.clusterUid === UNKNOWN ? [] : ["clusterUid"],
      differences: found,
    };
  }

  /**
   * The state that a write of checked inputs will lead to, as far as that is known before: nothing but what is declared.
   */
  plan(inputs: HostClusterConfigArgs): HostClusterConfigState {
    return normalize(inputs, this.#connect().settings.projectUid);
  }

  /**
   * Sends the whole declared configuration. It is all the same whether the resource is new or has a state: sending the
   * configuration twice does no harm, so what was cut off is repeated.
   *
   * @param olds - The state, of a resource that has one: where that says the same, nothing is sent. What a cluster without
   * a state holds is reported if it differs.
   */
  async write(
    inputs: HostClusterConfigArgs,
    olds: StoredState | UnfinishedState | undefined,
    { log, timeoutSeconds }: Call,
  ): Promise<StoredState> {
    // The engine may resume from a state that somebody has edited.
    const [errors] = bySeverity(findingsKeepingSecrets(inputs, EVERYTHING));
    if (errors.length > 0) throw new ValidationError("The configuration to send is not valid", errors);
    const { settings, client } = this.#connect();
    const state = normalize(inputs, settings.projectUid);
    this.#declared.add(this.#addressOf(state));
    // Only how it is stored changes: which of it is secret, or which host it belongs to.
    if (olds && isFinished(olds) && !this.diff(olds, state).changes) return withKept(state, olds.__kept);
    return client.run(
      async (send) => {
        const looks = settings.driftDetection === "auto";
        const held = olds ? heldBy(olds) : looks ? await lookAt(send, state) : undefined;
        if (held && !olds) reportOverwritten(held, state, this.#secrets.get(state.clusterUid) ?? EVERYTHING, log);
        try {
          await send(updateHostClusterConfig(state, settingToSend(state)));
        } catch (error) {
          if (error instanceof SpectroclusterError && error.outcomeUnknown) throw new PartialFailure(state, error);
          throw error;
        }
        const mayKeep = olds?.__kept !== undefined || (held !== undefined && mayStayBeside(settingOf(state), held));
        if (!looks || !mayKeep) return state;
        const after = await lookAt(send, state);
        const kept = after ? undeclaredIn(after, settingOf(state)) : olds?.__kept;
        if (!meanTheSame(kept, olds?.__kept)) reportKept(kept, state, log);
        return withKept(state, kept);
      },
      { timeoutSeconds },
    );
  }

  /**
   * Reads what the service holds into the state; where it does not tell, gives back what the state says. Nothing where
   * the cluster is gone.
   *
   * An unfinished state holds no setting, and its inputs then hold none either, so that the next `up` sees the declared
   * ones as a change: a refresh must not make it forget unfinished work.
   *
   * @throws SpectroclusterError if the service cannot be asked, or there is neither a state nor an answer.
   */
  async read(id: string, stored: Partial<StoredState>, call: Call): Promise<ReadResult | undefined> {
    const { settings, client } = this.#connectKept();
    const ask = (target: ClusterTarget) =>
      client.run((send) => readHeldSetting(send, target), { timeoutSeconds: call.timeoutSeconds });
    const { clusterUid } = stored;
    if (clusterUid === undefined) {
      const target = { clusterUid: id, projectUid: stored.projectUid ?? settings.projectUid };
      refuseWrongTarget(target);
      const held = await ask(target);
      if (held instanceof NotTold) throw notToldError(target, held, ADOPTION_ADVICE);
      return readResult(normalize({ ...held, ...target }));
    }
    const known = { ...stored, clusterUid };
    const asStored = readResult(isFinished(known) ? normalize(known) : unfinished(known), known.__kept);
    if (settings.driftDetection === "off") return asStored;
    refuseWrongTarget(known);
    try {
      const held = await ask(known);
      if (held instanceof NotTold) this.#tellOfBlindness(held, call);
      else if (isFinished(known)) {
        const setting = declaredAsHeld(settingOf(normalize(known)), held, known.__kept);
        return readResult(normalize({ ...unfinished(known), ...setting }), known.__kept);
      }
      return asStored;
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      call.log(`Cluster "${clusterUid}" leaves the state: ${error.message}`);
      return undefined;
    }
  }

  /** Tells once that drift cannot be seen. */
  #tellOfBlindness({ reason }: NotTold, { log }: Call): void {
    if (this.#hasToldOfBlindness) return;
    this.#hasToldOfBlindness = true;
    log(
      "The service does not tell what a cluster holds, so changes made outside cannot be seen; the state is kept.\n" +
        `${reason}\nTo not ask, set driftDetection to off.`,
    );
  }

  /**
   * Disables the cluster as a host, unless it already was disabled or this run declares it elsewhere.
   *
   * A cluster that the service no longer has counts as disabled.
   */
  async delete(state: StoredState | UnfinishedState, { log, timeoutSeconds }: Call): Promise<void> {
    if (isFinished(state) && !state.isHostCluster) return;
    refuseWrongTarget(state);
    const { client } = this.#connectKept();
    if (this.#declared.has(this.#addressOf(state))) {
      // In a rename or a replacement the engine creates first: a PATCH now would switch off what was just switched on.
      log(`Cluster "${state.clusterUid}" stays as it is: this run declares its host-cluster configuration.`);
      return;
    }
    try {
      await client.send(disableHostCluster(state), { timeoutSeconds });
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      log(`Cluster "${state.clusterUid}" counts as gone: ${error.message}`);
    }
  }

  /** For what the engine has use the settings kept in the state, where the user's may be newer ones. */
  #connectKept(): Connection {
    try {
      return this.#connect();
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      const advice = `If that is done: refresh and deletions use the settings kept in the state, so ${STORED_SETTINGS_ADVICE}.`;
      throw new ConfigurationError(`${error.message}\n${advice}`);
    }
  }

  #addressOf({ clusterUid }: { clusterUid: string }): string {
    return JSON.stringify([this.#connect().settings.baseUrl, clusterUid]);
  }
}

function bySeverity(findings: readonly Finding[]): [errors: Finding[], warnings: Finding[]] {
  return [
    findings.filter(({ severity }) => severity === "error"),
    findings.filter(({ severity }) => severity === "warning"),
  ];
}

/** What a cluster holds, where that can be told at once: nothing depends on it. */
async function lookAt(send: Send, target: HostClusterConfigState): Promise<HostClusterConfig | undefined> {
  try {
    const held = await readHeldSetting(send, target, { bestEffort: true });
    return held instanceof NotTold ? undefined : held;
  } catch (error) {
    if (error instanceof SpectroclusterError) return undefined;
    throw error;
  }
}

/** @param secrets - JSON pointers to what is secret in the state: what was there before may be an older secret. */
function reportOverwritten(
  held: HostClusterConfig,
  state: HostClusterConfigState,
  secrets: readonly string[],
  log: Call["log"],
): void {
  const declared = settingOf(state);
  const different = differences(declared, declaredAsHeld(declared, held));
  if (different.length === 0 || meanTheSame(held, { isHostCluster: false })) return;
  // What else the program gives may be secret.
  const hidden = new Set([...scalarsIn([declared])].filter((value) => typeof value === "string"));
  const places = different.map(({ path, pointer, one, other }) => {
    const isPlain = one !== undefined && !concerns(secrets, pointer);
    if (isPlain || other === undefined) return `${path} is ${showJsonExcept(hidden, other)}`;
    return `${path} is ${one === undefined ? "set" : "another value"}`;
  });
  log(
    `Cluster "${state.clusterUid}" has a host-cluster configuration, and the declared one replaces it: ` +
      `${places.join(", ")} so far.`,
  );
}

function reportKept(kept: Marks | undefined, { clusterUid }: HostClusterConfigState, log: Call["log"]): void {
  if (kept === undefined) return;
  const places = differences({}, kept).map(({ path }) => path);
  log(`Cluster "${clusterUid}" keeps what is not declared: ${places.join(", ")}. It counts as no drift.`);
}

/** What the cluster holds, as far as an old state tells. */
function heldBy(olds: StoredState | UnfinishedState): HostClusterConfig | undefined {
  return isFinished(olds) ? settingOf(normalize(olds)) : undefined;
}

function readResult(inputs: ReadResult["inputs"], kept?: Marks): ReadResult {
  return { state: isFinished(inputs) ? withKept(inputs, kept) : inputs, inputs };
}

function withKept(state: HostClusterConfigState, kept: Marks | undefined): StoredState {
  return kept === undefined ? state : { ...state, __kept: kept };
}

/** As in a write: the state may have been edited, and what is read names its cluster by any text. */
function refuseWrongTarget(target: ClusterTarget): void {
  const [errors] = bySeverity(findingsKeepingSecrets(unfinished(target), EVERYTHING));
  if (errors.length > 0) throw new ValidationError("The cluster to ask for is not valid", errors);
}

function isFinished(state: Partial<StoredState>): state is StoredState {
  return state.isHostCluster !== undefined;
}

function unfinished({ clusterUid, projectUid }: ClusterTarget): UnfinishedState {
  return { clusterUid, ...(projectUid === undefined ? {} : { projectUid }) };
}
