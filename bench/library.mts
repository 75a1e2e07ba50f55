/** Measurements without an engine: loading the package, reading virtual machines and checking one. */
import path from "node:path";
import { execa } from "execa";
import { checkVirtualMachine } from "pulumi-spectrocluster/validation";
import { Bench } from "tinybench";
import type { VirtualMachine } from "../provider/model/virtualMachine/virtualMachine.js";
import { validateMachines } from "../provider/validation/checkVirtualMachine.js";
import { Emulator } from "../test/emulator/index.mjs";
import { completeMachine, machines } from "../test/provider/validation/machines.mjs";

/** Samples of each measurement. */
export type LibrarySamples = Record<keyof ReturnType<typeof measurements>, number[]>;

export interface LibraryMeasurements {
  /** How many different virtual machines a program reads. */
  reads: number;
  /** Time that the emulated service takes for each. */
  serviceMilliseconds: number;
  /** Length of the checked machine as JSON without white space. */
  machineBytes: number;
  samples: LibrarySamples;
}

/** The machines of a list that is validated. */
export const MACHINES = 1000;
const MACHINES_PER_PAGE = 50;
/** A list takes almost a second. */
const LIST_ITERATIONS = 5;

const SDK = "@pulumi/pulumi";

/** Measures in turns, so that a change of the machine's speed affects all measurements. */
export async function measureLibrary({
  turns = 3,
  reads = 500,
  serviceMilliseconds = 20,
  checkMilliseconds = 200,
  warmupMilliseconds = 1000,
  listedMachines = MACHINES,
} = {}) {
  const machine = JSON.stringify(machineOf20Kilobytes());
  const emulator = await Emulator.start();
  try {
    addMachines(emulator, reads);
    emulator.fail({ times: Number.POSITIVE_INFINITY, delay: serviceMilliseconds });
    const all = Object.entries(
      measurements(emulator, reads, machine, { checkMilliseconds, warmupMilliseconds, listedMachines }),
    );
    const samples = Object.fromEntries(all.map(([name]) => [name, [] as number[]])) as LibrarySamples;
    for (let turn = 1; turn <= turns; turn += 1) {
      for (const [name, measure] of all) {
        const sample = await measure();
        samples[name as keyof LibrarySamples].push(Number(sample.toPrecision(4)));
      }
    }
    return { reads, serviceMilliseconds, machineBytes: machine.length, samples } satisfies LibraryMeasurements;
  } finally {
    await emulator.stop();
  }
}

interface CheckOptions {
  checkMilliseconds: number;
  warmupMilliseconds: number;
  /** Machines in a list that is validated. */
  listedMachines: number;
}

function measurements(
  emulator: Emulator,
  reads: number,
  machine: string,
  { checkMilliseconds, warmupMilliseconds, listedMachines }: CheckOptions,
) {
  // A checked machine has just been parsed and is checked once.
  let parsed: unknown;
  const parse = () => {
    parsed = JSON.parse(machine);
  };
  const check = () => {
    if (checkVirtualMachine(parsed).length > 0) throw new Error("the machine has findings");
  };
  // A list of machines arrives in pages, and is validated once.
  const page = `{"items":[${Array(MACHINES_PER_PAGE).fill(machine).join(",")}]}`;
  let listed: unknown[] = [];
  const parseAll = () => {
    const pages = Array.from(
      { length: listedMachines / MACHINES_PER_PAGE },
      () => JSON.parse(page) as { items: unknown[] },
    );
    listed = pages.flatMap(({ items }) => items);
  };
  const checkAll = () => {
    const findings = validateMachines(listed).flat();
    if (listed.length !== listedMachines || findings.length > 0) throw new Error("the machines have findings");
  };
  const median = (task: () => void, beforeEach?: () => void, iterations?: number) =>
    medianMicroseconds(task, { time: checkMilliseconds, warmupTime: warmupMilliseconds }, beforeEach, iterations);
  // Functions send requests only if an engine runs the program. Nothing listens on this address.
  const env = {
    SPECTROCLOUD_HOST: emulator.baseUrl,
    SPECTROCLOUD_APIKEY: emulator.apiKey,
    PULUMI_NODEJS_ENGINE: "127.0.0.1:1",
  };
  return {
    loadSdkMilliseconds: () => runProgram("loadModule.js", [SDK]),
    loadPackageMilliseconds: () => runProgram("loadModule.js", [SDK, "pulumi-spectrocluster"]),
    loadProviderMilliseconds: () => runProgram("loadModule.js", [SDK, "pulumi-spectrocluster/provider"]),
    readMilliseconds: () => runProgram("readMachines.js", ["function", String(reads)], env),
    readInLoopMilliseconds: () => runProgram("readMachines.js", ["loop", String(reads)], env),
    checkMicroseconds: () => median(check, parse),
    parseMicroseconds: () => median(parse),
    checkListMilliseconds: async () => (await median(checkAll, parseAll, LIST_ITERATIONS)) / 1000,
    parseListMilliseconds: async () => (await median(parseAll, undefined, LIST_ITERATIONS)) / 1000,
  };
}

/** Runs a program in a new process and returns the number that it prints. */
async function runProgram(name: string, args: readonly string[], env = {}): Promise<number> {
  const { stdout } = await execa(process.execPath, [path.join(import.meta.dirname, "programs", name), ...args], {
    env,
  });
  return Number(stdout);
}

/** The median once the machine code is optimized, which takes a program that checks many machines a second. */
async function medianMicroseconds(
  task: () => void,
  times: { time: number; warmupTime: number },
  beforeEach?: () => void,
  iterations = 64,
): Promise<number> {
  const warmupIterations = Math.min(iterations, 16);
  const bench = new Bench({ ...times, iterations, warmupIterations, throws: true });
  bench.add("task", task, { beforeEach });
  const [result] = await bench.run();
  if (result?.result.state !== "completed") throw new Error(`the measurement is ${result?.result.state}`);
  return result.result.latency.p50 * 1000;
}

/** Contains every documented member, so that every rule applies, and is as long as a real machine. */
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
