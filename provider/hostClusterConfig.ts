import type { Connection } from "./api/client.js";
import type { DeclaredClusters } from "./declaredClusters.js";
import { ConfigurationError, NotFoundError, SpectroclusterError, ValidationError } from "./errors.js";
import { formatFinding } from "./finding.js";
import type { HostClusterConfigArgs } from "./model/hostClusterConfig.js";
import { type HostClusterConfigState, meanTheSame, normalize, settingToSend } from "./normalization.js";
import { UNKNOWN } from "./unknown.js";
import { findingsKeepingSecrets } from "./validation/checkHostClusterConfig.js";

/** As places of secrets, JSON pointers: the whole value. */
export const EVERYTHING: readonly string[] = [""];

/** State of a resource whose request failed half-way: what the cluster has of the setting is not known. */
export type UnfinishedState = Pick<HostClusterConfigArgs, "clusterUid" | "projectUid">;

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
    const message = `${cause.message} Whether the cluster was changed is not known; it is in the state as unfinished.`;
    super("SPECTROCLUSTER_PARTIAL_FAILURE", message, { cause, mayHaveTakenEffect: true });
    this.id = state.clusterUid;
    this.properties = unfinished(state);
    this.reasons = [message];
  }
}

/** Checked inputs; with reasons they are refused, and are as they were given. */
export interface CheckResult {
  inputs: object;
  reasons: string[];
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
  readonly #log: (message: string) => void;

  /**
   * @param connect - Gives the settings and the client; throws a ConfigurationError where that is impossible.
   * @param declared - Notes the clusters that the engine's run declares.
   * @param log - Tells the user something that is no error.
   */
  constructor(connect: () => Connection, declared: DeclaredClusters, log: (message: string) => void) {
    this.#connect = connect;
    this.#declared = declared;
    this.#log = log;
  }

  /**
   * Checks and normalizes what a program declares.
   *
   * @param args - Anything.
   * @param secrets - JSON pointers to values that no reason may quote.
   */
  check(args: object, secrets: readonly string[]): CheckResult {
    const reasons = errorsIn(args, secrets).map(formatFinding);
    try {
      const { settings } = this.#connect();
      if (reasons.length > 0) return { inputs: args, reasons };
      const inputs = normalize(args as HostClusterConfigArgs, settings.projectUid);
      if (inputs.clusterUid !== UNKNOWN) this.#declared.add(this.#addressOf(inputs));
      return { inputs, reasons };
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      return { inputs: args, reasons: [...reasons, error.message] };
    }
  }

  /**
   * Compares the state with checked inputs. An unfinished state differs from everything.
   *
   * A cluster that is not known yet is no reason to replace: where the engine deletes something that resources depend on
   * before it creates it anew, it first deletes whatever would be replaced because of it, and the host would be off
   * until then. If it is another cluster in the end, the diff is asked again and says so.
   */
  diff(
    olds: HostClusterConfigState | UnfinishedState,
    news: HostClusterConfigState,
  ): { changes: boolean; replaces: string[] } {
    return {
      changes: !isFinished(olds) || !meanTheSame(normalize(olds), normalize(news)),
      replaces: news.clusterUid === olds.clusterUid || news.clusterUid === UNKNOWN ? [] : ["clusterUid"],
    };
  }

  /**
   * Sends the whole declared configuration. It is all the same whether the resource is new or has a state: sending the
   * configuration twice does no harm, so what was cut off is repeated.
   */
  async write(inputs: HostClusterConfigArgs): Promise<HostClusterConfigState> {
    // The engine may resume from a state that somebody has edited.
    const errors = errorsIn(inputs, EVERYTHING);
    if (errors.length > 0) throw new ValidationError("The configuration to send is not valid", errors);
    const { settings, client } = this.#connect();
    const state = normalize(inputs, settings.projectUid);
    this.#declared.add(this.#addressOf(state));
    try {
      await client.updateHostClusterConfig(state, settingToSend(state));
    } catch (error) {
      if (error instanceof SpectroclusterError && error.mayHaveTakenEffect) throw new PartialFailure(state, error);
      throw error;
    }
    return state;
  }

  /**
   * Gives back what the state says.
   *
   * An unfinished state holds no setting, and its inputs then hold none either, so that the next `up` sees the declared
   * ones as a change: a refresh must not make it forget unfinished work.
   *
   * @throws SpectroclusterError where there is no state to give back.
   */
  read(id: string, state: Partial<HostClusterConfigState>): HostClusterConfigState | UnfinishedState {
    const { clusterUid } = state;
    if (clusterUid === undefined) {
      throw new SpectroclusterError(
        "SPECTROCLUSTER_NO_STATE",
        `The host-cluster configuration of cluster "${id}" cannot be read from the service. ` +
          "Declare it with new HostClusterConfig(…): that adopts the cluster's setting.",
      );
    }
    const known = { ...state, clusterUid };
    return isFinished(known) ? normalize(known) : unfinished(known);
  }

  /**
   * Disables the cluster as a host, unless it already was disabled or this run declares it elsewhere.
   *
   * A cluster that the service no longer has counts as disabled.
   */
  async delete(state: HostClusterConfigState | UnfinishedState): Promise<void> {
    if (isFinished(state) && !state.isHostCluster) return;
    const { client } = this.#connect();
    if (this.#declared.has(this.#addressOf(state))) {
      // In a rename or a replacement the engine creates first: a PATCH now would switch off what was just switched on.
      this.#log(`Cluster "${state.clusterUid}" stays as it is: this run declares its host-cluster configuration.`);
      return;
    }
    try {
      await client.disableHostCluster(state);
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      this.#log(`Cluster "${state.clusterUid}" counts as gone: ${error.message}`);
    }
  }

  #addressOf({ clusterUid }: { clusterUid: string }): string {
    return JSON.stringify([this.#connect().settings.baseUrl, clusterUid]);
  }
}

function errorsIn(args: object, secrets: readonly string[]) {
  return findingsKeepingSecrets(args, secrets).filter(({ severity }) => severity === "error");
}

function isFinished(state: HostClusterConfigState | UnfinishedState): state is HostClusterConfigState {
  return "isHostCluster" in state && state.isHostCluster !== undefined;
}

function unfinished({ clusterUid, projectUid }: UnfinishedState): UnfinishedState {
  return { clusterUid, ...(projectUid === undefined ? {} : { projectUid }) };
}
