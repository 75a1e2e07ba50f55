import type { Emulator } from "../emulator/index.mjs";
import { type TestStack, type TestStackOptions, withStack } from "./stack.mjs";

/** Precedes every program; `web(0)` returns the arguments for the machine `web-0`. */
export const PREAMBLE = `
const { findSearchInputUid, getClusters, getClustersOutput, getClusterSearchInputs, getClusterSearchInputsOutput,
  getVirtualMachine, getVirtualMachineOutput, getVirtualMachinesOutput } = spectrocluster;
const web = (number, args) => ({ clusterUid: "c1", namespace: "default", name: "web-" + number, ...args });
`;
const USER_DATA = "#cloud-config password: hunter2";

/** Runs a program with functions against a service with the machines web-0 to web-29. */
export function withMachines(options: TestStackOptions, test: (stack: TestStack) => Promise<void>): Promise<void> {
  return withStack({ ...options, program: PREAMBLE + options.program }, (stack) => {
    addMachines(stack.emulator);
    return test(stack);
  });
}

export function addMachines(emulator: Emulator, region?: string): void {
  for (let index = 0; index < 30; index += 1) {
    const name = `web-${index}`;
    emulator.machines.push({ clusterUid: "c1", namespace: "default", name, body: machine(name, region) });
  }
  emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "u-dev" }] } } };
}

export function machine(name: string, region = "main") {
  const volumes = [{ name: "cloud", cloudInitNoCloud: { userData: USER_DATA } }];
  return {
    metadata: { name, labels: { region } },
    spec: { template: { spec: { domain: { devices: {} }, volumes } } },
    status: { ready: true },
  };
}

export const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
export const diagnostics = (text = "") => text.split("Diagnostics:")[1]?.split("Outputs:")[0] ?? "";
export const outputsOf = async ({ workspace }: Pick<TestStack, "workspace">) =>
  JSON.parse(await workspace.run("stack", "output", "--json"));
