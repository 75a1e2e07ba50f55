import { type TestStack, withStack } from "../../engine/stack.mjs";
import { assertKeyNowhere, plantKey } from "../../support/plantedKey.mjs";
import { FAULT_TABLE, type FaultRow, type Outcome, SETTINGS } from "./faultTable.mjs";
import { setTraps } from "./traps.mjs";

/** What a row has shown: requests, message and state of the first `pulumi up`, and what the next one left behind. */
export interface Observation {
  uid: string;
  requests: number;
  message: string;
  state: Outcome;
  stateAfterNextUp: Outcome;
  remoteConfig: unknown;
}

/** By name of the row. */
export type Observations = ReadonlyMap<string, Observation>;

/** The desired configuration of the cluster of a row. */
export const desiredConfig = (uid: string) => ({ isHostCluster: true, hostCluster: { uid: `host of ${uid}` } });

const PROGRAM = `
  const providers = {};
  for (const { name, uid, providerName, address, settings } of config.requireObject("rows")) {
    const provider = (providers[providerName] ??= new Provider(providerName, { ...settings, reads: "off",
      baseUrl: config.require(address), apiKey: config.requireSecret("key") }));
    const args = { clusterUid: uid, isHostCluster: true, hostCluster: { uid: "host of " + uid } };
    new HostClusterConfig(name, args, { provider });
  }`;

/**
 * The row as configuration of the program. Rows with their own address or settings have their own provider, and the others
 * one for each section, because ten failures in a row end the run of a provider.
 */
function rowForProgram({ name, uid, trap, settings, section }: FaultRow & { uid: string; section: string }) {
  const providerName = trap || settings ? name : section;
  return { name, uid, providerName, address: trap ?? "service", settings: { ...SETTINGS, ...settings } };
}

/**
 * Runs one program in which each fault affects one resource. All faults occur in one `pulumi up`, which shows that they do
 * not delay each other. The next `pulumi up` runs without faults.
 *
 * @throws AssertionError if the output or a file contains the API key.
 */
export async function observeFaults(): Promise<Observations> {
  const observations = new Map<string, Observation>();
  const rows = FAULT_TABLE.flatMap(({ title, rows }) => rows.map((row) => ({ ...row, section: title }))).map(
    (row, index) => ({ ...row, uid: `c${index + 1}` }),
  );
  const apiKey = plantKey();
  const setup = {
    program: PROGRAM,
    clusters: rows.map(({ uid }) => ({ uid })),
    emulator: { apiKeys: [apiKey] },
  };
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
          // The next run has another address for the same resources.
          "program:traps": JSON.stringify(trapNames.map((trap) => traps.address(trap))),
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
          message: messageOf(name, printed),
          state: outcomeIn(state, name),
          stateAfterNextUp: outcomeIn(stateAfterNextUp, name),
          remoteConfig: emulator.clusters.get(uid)?.hostClusterConfig,
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

/** The message of `pulumi up` about a resource, on one line. */
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
