import type { RunningProcess } from "../../test/support/processes.mjs";

/** Something that can bring clusters to a declared host-cluster configuration. */
export interface Candidate {
  /** Its name in results.json. */
  name: string;
  /** What readers see. */
  title: string;
  /** Whether it sends nothing to the service. Default false. */
  idle?: boolean;
  /** Why it cannot be measured on this machine, if so. */
  unavailable?(): Promise<string | undefined>;
  /** Sets it up in a temporary folder; nothing is applied yet. */
  install(task: Task): Promise<Installation>;
}

/** What is to be declared: clusters `c0`, `c1`, … of a service, all with the same configuration. */
export interface Task {
  count: number;
  baseUrl: string;
  apiKey: string;
}

/** What users do again and again: apply for the first time, with nothing changed, and with one cluster changed. */
export const STEPS = ["first", "unchanged", "oneChanged"] as const;

export type Step = (typeof STEPS)[number];

export interface RunningCommand {
  /** Nothing where it could not be started. */
  pid: number | undefined;
  /** Settled once the command has ended; rejects with what it printed if it fails, or did not do what the step is. */
  ended: Promise<void>;
}

export interface Installation {
  /** Starts the command that makes the clusters what is declared. */
  apply(step: Step): RunningCommand;
  /** Declares another port for cluster `c0`. */
  changeOne(): Promise<void>;
  /** What the command keeps for its next run, as JSON. */
  state(): Promise<object>;
  /** Whether a process of the command is the one that talks to the service. */
  isProvider(process: RunningProcess): boolean;
  dispose(): Promise<void>;
}

/** The port that is declared at first for every cluster. */
export const PORT = 443;

/** The port that {@link Installation.changeOne} declares. */
export const CHANGED_PORT = 8443;

/** The members of a cluster's configuration, as the service names them. */
export function hostClusterConfig<Port>(port: Port) {
  return {
    isHostCluster: true,
    clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port } } },
  };
}
