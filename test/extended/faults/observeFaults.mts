import { type TestStack, withStack } from "../../engine/stack.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { FAULT_TABLE, type FaultRow, type Outcome, SETTINGS } from "./faultTable.mjs";
import { setTraps } from "./traps.mjs";

/** What was seen of one fault. */
export interface Observation {
  /** Of the cluster that was struck. */
  uid: string;
  /** Requests that were made in the first `pulumi up`. */
  requests: number;
  /** What the first `pulumi up` says of the resource. */
  reads: string;
  /** What the state has of the resource after it. */
  state: Outcome;
  /** The same after the next `pulumi up`. */
  stateAfterNextUp: Outcome;
  /** What the service holds of the cluster then. */
  holds: unknown;
}

/** What was seen, by the name of the row. */
export type Observations = ReadonlyMap<string, Observation>;

/** What the program declares for the cluster of a row, and what the service is to hold in the end. */
export const declaredFor = (uid: string) => ({ isHostCluster: true, hostCluster: { uid: `host of ${uid}` } });

const PROGRAM = `
  for (const { name, uid, address, settings } of config.requireObject("rows")) {
    const provider = address && new Provider(name,
      { ...settings, driftDetection: "off", baseUrl: config.require(address), apiKey: config.requireSecret("key") });
    const args = { clusterUid: uid, isHostCluster: true, hostCluster: { uid: "host of " + uid } };
    new HostClusterConfig(name, args, { provider });
  }`;

interface NumberedRow extends FaultRow {
  /** Of the cluster that it strikes. */
  uid: string;
}

/** What the program is told of a row: those with an address or settings of their own get a provider of their own. */
function rowForProgram({ name, uid, trap, settings }: NumberedRow) {
  return { name, uid, address: trap ?? (settings && "service"), settings: { ...SETTINGS, ...settings } };
}

/**
 * Lets each fault strike one resource of one program: in one `pulumi up`, so that it also shows that no fault holds up
 * another. Then all is well again, and the next `pulumi up` finishes the work.
 *
 * @throws AssertionError if the API key is in anything that was printed or written.
 */
export async function observeFaults(): Promise<Observations> {
  const rows = FAULT_TABLE.flatMap((section) => section.rows).map((row, index) => ({ ...row, uid: `c${index + 1}` }));
  const settings = Object.entries(SETTINGS).map(([name, value]) => [`spectrocluster:${name}`, String(value)]);
  const apiKey = plantKey();
  const setup = {
    program: PROGRAM,
    clusters: rows.map(({ uid }) => ({ uid })),
    config: Object.fromEntries(settings),
    emulator: { apiKeys: [apiKey] },
  };
  const observations = new Map<string, Observation>();
  const traps = await setTraps();
  try {
    await withStack(setup, async (stack) => {
      const { workspace, emulator, up, failingUp } = stack;
      for (const { uid, fault } of rows) {
        if (fault) emulator.fail({ ...fault, method: "PATCH", url: `/${uid}/` });
      }
      const trapNames = rows.flatMap(({ trap }) => trap ?? []);
      await workspace.setConfig(
        {
          "program:rows": JSON.stringify(rows.map(rowForProgram)),
          "program:service": emulator.baseUrl,
          ...Object.fromEntries(trapNames.map((trap) => [`program:${trap}`, traps.address(trap)])),
        },
        { "program:key": apiKey },
      );
      const printed = await failingUp("--continue-on-error");
      const requests = rows.map(({ uid, trap }) => (trap ? traps.requests(trap) : patchesOf(stack, uid)));
      const state = await workspace.run("stack", "export");

      emulator.recover();
      await workspace.setConfig(Object.fromEntries(trapNames.map((trap) => [`program:${trap}`, emulator.baseUrl])));
      const printedNext = await up();
      const stateAfterNextUp = await workspace.run("stack", "export");

      for (const [index, { name, uid }] of rows.entries()) {
        observations.set(name, {
          uid,
          requests: requests[index] ?? 0,
          reads: messageOf(name, printed),
          state: outcomeIn(state, name),
          stateAfterNextUp: outcomeIn(stateAfterNextUp, name),
          holds: emulator.clusters.get(uid)?.hostClusterConfig,
        });
      }
      await assertKeyNowhere(apiKey, { folder: workspace.folder, contents: { printed, printedNext, state } });
    });
  } finally {
    await traps.stop();
  }
  return observations;
}

function patchesOf({ emulator }: TestStack, uid: string): number {
  return emulator.patches.filter(({ url }) => url.includes(`/${uid}/`)).length;
}

/** What `pulumi up` says of a resource under "Diagnostics", on one line. */
function messageOf(name: string, printed: string): string {
  const diagnostics = printed.split("\nDiagnostics:\n")[1]?.split("\nResources:\n")[0] ?? "";
  const paragraph = diagnostics.split(/\n(?= {2}\S)/).find((text) => text.includes(`HostClusterConfig (${name}):`));
  const lines = paragraph?.trim().split("\n").slice(1) ?? [];
  return lines
    .map((line) => line.trim())
    .join(" ")
    .replace(/^error: (1 error occurred: \* )?/, "");
}

function outcomeIn(exported: string, name: string): Outcome {
  type Resource = { urn: string; initErrors?: string[] };
  const resources: Resource[] = JSON.parse(exported).deployment.resources;
  const resource = resources.find(({ urn }) => urn.endsWith(`:HostClusterConfig::${name}`));
  if (resource === undefined) return "absent";
  return resource.initErrors?.length ? "pending" : "created";
}
