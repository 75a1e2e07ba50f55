/** Measurements without an engine: loading the package, reading virtual machines and validating them. */
import { createRequire } from "node:module";
import path from "node:path";
import { execa } from "execa";
import type { Finding } from "../provider/model/checks.js";
import type { VirtualMachine } from "../provider/model/virtualMachine/virtualMachine.js";
import { Emulator } from "../test/emulator/index.mjs";
import { completeMachine, machines } from "../test/provider/validation/machines.mjs";

/** Milliseconds of one turn. Measured in turns, so that a change of the machine's speed affects all values. */
export type LibraryTurn = Record<
  "loadSdk" | "loadPackage" | "readAtOnce" | "readInTurn" | "parse" | "validate",
  number
>;

/** How many different virtual machines a program reads, and how long the emulated service takes for each. */
export const READS = 500;
export const SERVICE_MILLISECONDS = 20;
/** The machines of a list that is validated. It arrives in pages. */
export const LISTED = 1000;
const PAGE_SIZE = 50;

const SDK = "@pulumi/pulumi";

export async function measureLibrary(turns: number, reads = READS): Promise<LibraryTurn[]> {
  const emulator = await Emulator.start();
  try {
    addMachines(emulator, reads);
    emulator.fail({ times: Number.POSITIVE_INFINITY, delay: SERVICE_MILLISECONDS });
    // Functions send requests only if an engine runs the program. Nothing listens on this address.
    const env = {
      SPECTROCLOUD_HOST: emulator.baseUrl,
      SPECTROCLOUD_APIKEY: emulator.apiKey,
      PULUMI_NODEJS_ENGINE: "127.0.0.1:1",
    };
    const page = JSON.stringify(Array(PAGE_SIZE).fill(machineOf20Kilobytes()));
    // The first time, the compiler has not optimized the validator yet.
    validateList(page);
    const measured: LibraryTurn[] = [];
    while (measured.length < turns) {
      measured.push({
        loadSdk: await runProgram("loadModule.js", [SDK]),
        loadPackage: await runProgram("loadModule.js", [SDK, "pulumi-spectrocluster"]),
        readAtOnce: await runProgram("readMachines.js", ["at once", String(reads)], env),
        readInTurn: await runProgram("readMachines.js", ["in turn", String(reads)], env),
        ...validateList(page),
      });
    }
    return measured;
  } finally {
    await emulator.stop();
  }
}

/** Runs a program in a new process and returns the number that it prints. */
async function runProgram(name: string, args: readonly string[], env = {}): Promise<number> {
  const file = path.join(import.meta.dirname, "programs", name);
  const { stdout } = await execa(process.execPath, [file, ...args], { env });
  return Math.round(Number(stdout) * 10) / 10;
}

/** As users load it: the compiler that runs this file would slow it down. */
const require = createRequire(import.meta.url);
const load = (file: string) => require(`../dist/provider/${file}.js`);
const { copyAsJson } = load("json/copy");
const { validateResponse } = load("validation/validateResponse");
const { validate } = load("validation/generated/resultValidators").FUNCTION_RESULTS.getVirtualMachines;

/** Parses a list of machines and validates it. */
function validateList(page: string) {
  const started = performance.now();
  const list = Array.from({ length: LISTED / PAGE_SIZE }, () => JSON.parse(page) as unknown[]).flat();
  const parsed = performance.now();
  const copied = copyAsJson({ virtualMachines: list }, { maxValues: Infinity, omitNulls: true });
  const findings: Finding[] = validateResponse(validate, copied);
  const validated = performance.now();
  if (list.length !== LISTED || findings.some(({ severity }) => severity === "error"))
    throw new Error("the machines have findings");
  return { parse: Math.round(parsed - started), validate: Math.round(validated - parsed) };
}

/** Contains every documented property, so that every rule applies, and is as long as a real machine. */
function machineOf20Kilobytes(): VirtualMachine {
  const { spec, ...others } = completeMachine as VirtualMachine;
  return { ...others, spec: { ...spec, dataVolumeTemplates: spec.dataVolumeTemplates?.slice(0, 1) } };
}

function addMachines(emulator: Emulator, count: number): void {
  const body = machines.get("ubuntu-data-volumes.json") as VirtualMachine;
  emulator.addCluster({ uid: "c1" });
  for (let index = 0; index < count; index += 1) {
    const [name, namespace] = [`web-${index}`, "default"];
    const metadata = { ...body.metadata, name, namespace };
    emulator.machines.push({ clusterUid: "c1", name, namespace, body: { ...body, metadata } });
  }
}
