import path from "node:path";

/** The two files that say what the fleet is. */
export interface FleetFiles {
  /** The list of clusters. */
  clusters: string;
  /** Which stack each cluster belongs to. */
  assignment: string;
}

/** Environment variables that tell the program of a stack where the files are, where that is not here. */
const VARIABLES = { clusters: "FLEET_CLUSTERS", assignment: "FLEET_ASSIGNMENT" } as const;

/** Environment variable that tells the program of a stack that the fleet command runs it. */
const STARTED_BY_FLEET = "FLEET_STARTED";

/** The files as the environment names them, so that the fleet command and `pulumi` alone read the same ones. */
export function fleetFiles(environment: NodeJS.ProcessEnv = process.env): FleetFiles {
  return {
    clusters: environment[VARIABLES.clusters] || "clusters.csv",
    assignment: environment[VARIABLES.assignment] || "assignment.json",
  };
}

/** Whether it is the fleet command that runs the program of a stack, and not somebody by hand. */
export function isStartedByFleet(environment: NodeJS.ProcessEnv = process.env): boolean {
  return Boolean(environment[STARTED_BY_FLEET]);
}

/** The environment in which the fleet command runs the program of a stack with these files. */
export function environmentOf({ clusters, assignment }: FleetFiles): Record<string, string> {
  return {
    [VARIABLES.clusters]: path.resolve(clusters),
    [VARIABLES.assignment]: path.resolve(assignment),
    [STARTED_BY_FLEET]: "true",
  };
}
