import { configure, NOW, type TestStack, withStack } from "../../engine/stack.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { FAULT_TABLE, type FaultRow, type Outcome } from "./faultTable.mjs";
import { setTraps, type Traps } from "./traps.mjs";

/** What a row has shown: requests, message and state of the first `pulumi up`, and what the next one left behind. */
export interface Observation {
  /** Number of requests. */
  gets: number;
  patches: number;
  message: string;
  state: Outcome;
  stateAfterNextUp: Outcome;
  remoteConfig: unknown;
}

/** By name of the row. */
export type Observations = ReadonlyMap<string, Observation>;

const UID = "63a1f0e2c0ffee0011223344";
export const DESIRED_CONFIG = { isHostCluster: true, hostCluster: { uid: "h1" } };

const PROGRAM = `new HostClusterConfig("host", { clusterUid: "${UID}", ...${JSON.stringify(DESIRED_CONFIG)} });`;

/** Most stacks wait for a timeout or a retry. */
const CONCURRENT_STACKS = 6;

/**
 * Runs `pulumi up` twice for each fault, with a new stack and service: with the fault, and without.
 *
 * @throws AssertionError if the output or a file contains the API key.
 */
export async function observeFaults(): Promise<Observations> {
  const observations = new Map<string, Observation>();
  const traps = await setTraps();
  const rows = FAULT_TABLE.flatMap((section) => section.rows).values();
  async function observeRows(): Promise<void> {
    // All workers take their rows from one iterator.
    for (const row of rows) await observeFault(row, traps, observations);
  }
  try {
    await Promise.all(Array.from({ length: CONCURRENT_STACKS }, observeRows));
  } finally {
    await traps.stop();
  }
  return observations;
}

async function observeFault(
  { name, fault, trap, settings = {} }: FaultRow,
  traps: Traps,
  observations: Map<string, Observation>,
): Promise<void> {
  const apiKey = plantKey();
  // The default of the package instead of that of the tests.
  const defaults = { maxRetries: undefined };
  const options = {
    program: PROGRAM,
    clusters: [{ uid: UID }],
    emulator: { apiKeys: [apiKey] },
    settings: { ...defaults, ...settings, ...(trap && { baseUrl: traps.address(trap) }) },
  };
  await withStack(options, async (stack) => {
    const { workspace, emulator, up } = stack;
    if (fault) emulator.fail({ ...fault, method: "PATCH" });
    const { all: printed = "" } = await workspace.start(["up", ...NOW]);
    const patches = emulator.patches.length;
    const gets = trap ? traps.requests(trap) : emulator.requests.length - patches;
    const state = await outcomeIn(stack);

    emulator.recover();
    if (trap) await configure(workspace, { baseUrl: emulator.baseUrl });
    const printedNext = await up();
    const stateAfterNextUp = await outcomeIn(stack);
    const remoteConfig = emulator.clusters.get(UID)?.hostClusterConfig;

    const message = messageIn(printed);
    observations.set(name, { gets, patches, message, state, stateAfterNextUp, remoteConfig });
    await assertKeyNowhere(apiKey, { folder: workspace.folder, contents: { printed, printedNext } });
  });
}

/** The message of `pulumi up` about the resource, on one line. */
function messageIn(printed: string): string {
  const [, message = ""] = /HostClusterConfig \(host\):\n([\s\S]*?)(?=\n {2}\S|\nResources:)/.exec(printed) ?? [];
  return message
    .split("\n")
    .map((line) => line.trim())
    .join(" ")
    .trim()
    .replace(/^error: (1 error occurred: \* )?/, "");
}

async function outcomeIn({ state }: TestStack): Promise<Outcome> {
  type Resource = { urn: string; initErrors?: string[] };
  const resources: Resource[] = JSON.parse(await state()).checkpoint.latest.resources;
  const resource = resources.find(({ urn }) => urn.endsWith("::host"));
  if (resource === undefined) return "absent";
  return resource.initErrors?.length ? "pending" : "created";
}
