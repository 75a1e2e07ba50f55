import type { RunningProcess } from "../../test/support/processes.mjs";

/** How a candidate appears on the page, and how often it is measured. */
interface CandidateDescription {
  /** Its name in the table and the charts. */
  title: string;
  /** Turns by number of clusters. Slow combinations have fewer, so that the whole benchmark takes less than half an hour. */
  turns: Readonly<Record<number, number>>;
}

export type CandidateName = "fleet" | "single" | "noOp" | "noOpFleet" | "documentedClass" | "terraform";

const ONCE_WITH_1000 = { 1: 3, 500: 3, 1000: 1 };
/** What is compared with the provider that does nothing, which has narrow limits. */
const OFTEN_WITH_500 = { ...ONCE_WITH_1000, 500: 7 };

/** What is measured, in the order of the table and the charts, if it is there. */
export const CANDIDATES: Readonly<Record<CandidateName, CandidateDescription>> = {
  fleet: { title: "HostClusterFleet", turns: { 1: 3, 500: 7, 1000: 3, 5000: 7 } },
  single: { title: "HostClusterConfig", turns: OFTEN_WITH_500 },
  noOp: { title: "provider that does nothing", turns: OFTEN_WITH_500 },
  noOpFleet: { title: "provider that does nothing, with the fleet's map", turns: { 500: 7, 5000: 7 } },
  documentedClass: { title: "provider class in the program", turns: { 1: 1, 500: 1 } },
  terraform: { title: "Terraform with restapi", turns: ONCE_WITH_1000 },
};

export const CANDIDATE_NAMES = Object.keys(CANDIDATES) as CandidateName[];

/** A command that configures clusters. */
export interface Candidate {
  name: CandidateName;
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
  /** `undefined` if it did not start. */
  pid: number | undefined;
  /** Resolves when the command ends. Rejects with its output if it fails or did not do what the step expects. */
  ended: Promise<unknown>;
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
