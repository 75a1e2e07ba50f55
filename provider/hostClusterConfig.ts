import type { Client } from "./api/client.js";
import type { Settings } from "./configuration.js";
import type { DeclaredClusters } from "./declaredClusters.js";
import { ConfigurationError, NotFoundError, SpectroclusterError, ValidationError } from "./errors.js";
import type { HostClusterConfigArgs } from "./model/hostClusterConfig.js";
import { type HostClusterConfigState, meanTheSame, normalize, settingToSend } from "./normalization.js";
import { checkHostClusterConfig, findingsKeepingSecrets } from "./validation/checkHostClusterConfig.js";
import { type Finding, formatFinding } from "./validation/finding.js";

/** What the lifecycle needs of its host: the settings, which may fail to resolve, and a client made from them. */
export interface Connection {
  settings: Settings;
  client: Client;
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

  constructor(state: HostClusterConfigState, cause: SpectroclusterError) {
    const message = `${cause.message} Whether the cluster was changed is not known; it is in the state as unfinished.`;
    super("SPECTROCLUSTER_PARTIAL_FAILURE", message, { cause, mayHaveTakenEffect: true });
    this.id = state.clusterUid;
    // Without the setting, because what the cluster has of it is not known: see `diff` and `read`.
    this.properties = onlyTarget(state);
    this.reasons = [message];
  }
}

export interface CheckResult {
  inputs: HostClusterConfigState;
  findings: Finding[];
}

/** The input by which the SDK tells `check` where secrets are, as JSON pointers; it never reaches the state. */
export const SECRETS_INPUT = "__secrets";

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

  /** Checks and normalizes what a program declares. Inputs with error findings come back as they were. */
  check(news: object): CheckResult {
    const { [SECRETS_INPUT]: secrets, ...args } = news as Record<string, unknown>;
    const findings = findingsKeepingSecrets(args, Array.isArray(secrets) ? secrets : []);
    const asGiven = args as unknown as HostClusterConfigState;
    const settings = this.#settingsOr(findings);
    if (settings === undefined || findings.some(({ severity }) => severity === "error")) {
      return { inputs: asGiven, findings };
    }
    const inputs = normalize(asGiven, settings.projectUid);
    this.#declared.add(this.#addressOf(inputs));
    return { inputs, findings };
  }

  #settingsOr(findings: Finding[]): Settings | undefined {
    try {
      return this.#connect().settings;
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      findings.push({ rule: "configuration", path: "", pointer: "", severity: "error", message: error.message });
      return undefined;
    }
  }

  /** Compares the state with checked inputs. A partial failure's state differs from everything. */
  diff(olds: HostClusterConfigState, news: HostClusterConfigState): { changes: boolean; replaces: string[] } {
    return {
      changes: !isComplete(olds) || !meanTheSame(normalize(olds), normalize(news)),
      replaces: olds.clusterUid === news.clusterUid ? [] : ["clusterUid"],
    };
  }

  /** Sends the whole declared configuration. Sending it twice does no harm, so a create that was cut off is repeated. */
  async create(inputs: HostClusterConfigArgs): Promise<HostClusterConfigState> {
    return this.#write(inputs);
  }

  async update(olds: HostClusterConfigState, news: HostClusterConfigArgs): Promise<HostClusterConfigState> {
    return this.#write(news, olds);
  }

  async #write(inputs: HostClusterConfigArgs, previous?: HostClusterConfigState): Promise<HostClusterConfigState> {
    const errors = checkHostClusterConfig(inputs).filter(({ severity }) => severity === "error");
    if (errors.length > 0) throw new ValidationError("The configuration to send is not valid", errors);
    const { settings, client } = this.#connect();
    const state = normalize(inputs, settings.projectUid);
    this.#declared.add(this.#addressOf(state));
    try {
      await client.updateHostClusterConfig(state, settingToSend(state, previous));
    } catch (error) {
      if (error instanceof SpectroclusterError && error.mayHaveTakenEffect) throw new PartialFailure(state, error);
      throw error;
    }
    return state;
  }

  /**
   * Gives back what the state says.
   *
   * After a partial failure the state holds no setting. Its inputs then hold none either, so that the next `up` sees the
   * declared ones as a change: a refresh must not make it forget unfinished work.
   *
   * @throws SpectroclusterError where there is no state to give back.
   */
  read(id: string, state: Partial<HostClusterConfigState>): HostClusterConfigState {
    if (state.clusterUid === undefined) {
      throw new SpectroclusterError(
        "SPECTROCLUSTER_NO_STATE",
        `The host-cluster configuration of cluster "${id}" cannot be read from the service. ` +
          "Declare it with new HostClusterConfig(…): that adopts the cluster's setting.",
      );
    }
    return isComplete(state) ? normalize(state) : onlyTarget({ ...state, clusterUid: state.clusterUid });
  }

  /**
   * Disables the cluster as a host, unless it already was disabled or this run declares it under another name.
   *
   * A cluster that the service no longer has counts as disabled.
   */
  async delete(state: HostClusterConfigState): Promise<void> {
    if (state.isHostCluster === false) return;
    const { client } = this.#connect();
    if (this.#declared.has(this.#addressOf(state))) {
      // In a rename or a replacement the engine creates first: a PATCH now would switch off what was just switched on.
      this.#log(
        `Cluster "${state.clusterUid}" stays as it is: this program declares its host-cluster configuration elsewhere.`,
      );
      return;
    }
    try {
      await client.updateHostClusterConfig(state, { isHostCluster: false });
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  }

  #addressOf({ clusterUid }: { clusterUid: string }): string {
    return JSON.stringify([this.#connect().settings.baseUrl, clusterUid]);
  }
}

/** The findings as the reasons of a refusal, one sentence each. */
export function errorReasons(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ severity }) => severity === "error")
    .map((finding) => (finding.rule === "configuration" ? finding.message : formatFinding(finding)));
}

/** A state with all that was written; a partial failure leaves one without the setting. */
function isComplete(state: Partial<HostClusterConfigState>): state is HostClusterConfigState {
  return state.clusterUid !== undefined && state.isHostCluster !== undefined;
}

function onlyTarget({ clusterUid, projectUid }: HostClusterConfigState): HostClusterConfigState {
  return { clusterUid, ...(projectUid === undefined ? {} : { projectUid }) };
}
