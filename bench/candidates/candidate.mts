import type { RunningProcess } from "../../test/support/processes.mjs";

/** How a candidate appears on the page, and how often it is measured. */
interface CandidateDescription {
  /** Its name in tables and charts. */
  title: string;
  /** Turns by number of clusters. Slow combinations have fewer, so that the whole benchmark takes less than half an hour. */
  turns: Readonly<Record<number, number>>;
  /** Whether it sends no requests. Default false. */
  isOffline?: boolean;
}

const ALL_SIZES = { 1: 3, 500: 3, 1000: 3 };
const ONCE_AT_1000 = { ...ALL_SIZES, 1000: 1 };
const ONCE_UP_TO_500 = { 1: 1, 500: 1 };

/** What is measured, in the order of tables and charts. */
export const CANDIDATES = {
  fleet: {
    title: "HostClusterFleet",
    turns: ALL_SIZES,
  },
  single: {
    title: "HostClusterConfig",
    turns: ONCE_AT_1000,
  },
  noOp: {
    title: "no-op provider",
    turns: ONCE_AT_1000,
    isOffline: true,
  },
  documentedClass: {
    title: "dynamic provider class",
    turns: ONCE_UP_TO_500,
  },
  documentedMap: {
    title: "dynamic provider class with a map",
    turns: ALL_SIZES,
    isOffline: true,
  },
  terraform: {
    title: "Terraform with restapi",
    turns: ONCE_AT_1000,
  },
} satisfies Record<string, CandidateDescription>;

export type CandidateName = keyof typeof CANDIDATES;

export const CANDIDATE_NAMES = Object.keys(CANDIDATES) as CandidateName[];

export function descriptionOf(name: CandidateName): CandidateDescription {
  return CANDIDATES[name];
}

/** A command that configures clusters. */
export interface Candidate {
  name: CandidateName;
  /** Why it cannot be measured on this machine, if so. */
  unavailable?(): Promise<string | undefined>;
  /** Creates the program in a temporary folder and applies nothing. */
  install(task: Task): Promise<Installation>;
}

export interface Task {
  clusters: Clusters;
  baseUrl: string;
  apiKey: string;
}

/** Host cluster configurations by cluster UID. */
export type Clusters = Readonly<Record<string, object>>;

/** The commands that users repeat: the first apply, one without changes, and one after a change of one cluster. */
export const STEPS = ["first", "unchanged", "oneChanged"] as const;

export type Step = (typeof STEPS)[number];

export interface Installation {
  /** Starts `pulumi up` or `terraform apply`. */
  apply(step: Step): RunningCommand;
  /** Changes the clusters that the program declares. */
  declare(clusters: Clusters): Promise<void>;
  /** The state of the stack, as JSON. */
  state(): Promise<object>;
  /** Whether a process of the command is the provider. */
  isProvider(process: RunningProcess): boolean;
  dispose(): Promise<void>;
}

export interface RunningCommand {
  /** `undefined` if the command did not start. */
  pid: number | undefined;
  /** Resolves when the command ends. Rejects with its output if it fails or did not do what the step expects. */
  ended: Promise<void>;
}

/** Configurations of so many clusters. UIDs are as long as those of the service. */
export function clusterConfigs(count: number, portOfFirst = 443): Clusters {
  const entries = Array.from({ length: count }, (_, index) => {
    const port = index === 0 ? portOfFirst : 443;
    const config = {
      isHostCluster: true,
      clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port } } },
    };
    return [`63a1f0e2c0ffee${String(index).padStart(10, "0")}`, config];
  });
  return Object.fromEntries(entries);
}
