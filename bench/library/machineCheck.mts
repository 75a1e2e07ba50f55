import { Ajv } from "ajv";
import { checkVirtualMachine } from "pulumi-spectrocluster/validation";
import { Bench } from "tinybench";
import type { VirtualMachine } from "../../provider/model/virtualMachine/virtualMachine.js";
import { definitions } from "../../test/provider/schema.mjs";
import { completeMachine } from "../../test/provider/validation/machines.mjs";
import type { Figure } from "../figure.mjs";
import { interleaved } from "./interleaved.mjs";
import { runProgram } from "./program.mjs";

/** How long it takes to check one machine in which nothing is wrong. */
export interface MachineCheck {
  /** Length of the machine as JSON without white space. */
  machineBytes: number;
  /** In a process that has checked many already. */
  steady: {
    /** `checkVirtualMachine`: shape, bounds, every rule of the reference. */
    checkVirtualMachineMicroseconds: Figure;
    /** What ajv makes of schema.json, which says nothing of most rules. */
    ajvMicroseconds: Figure;
    /** `JSON.parse` of the same machine. */
    jsonParseMicroseconds: Figure;
  };
  /** In a process that has checked none, from loading the code on. */
  first: {
    checkVirtualMachineMilliseconds: Figure;
    /** Most of it is the compilation of the schema. */
    ajvMilliseconds: Figure;
  };
}

export async function measureMachineCheck({ runs = 9, milliseconds = 200 } = {}): Promise<MachineCheck> {
  const text = JSON.stringify(someMachine());
  // What is checked was just parsed, and is seen once.
  let machine: unknown;
  const parse = () => {
    machine = JSON.parse(text);
  };
  const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
  const validate = ajv.compile({ $ref: "#/definitions/VirtualMachine", definitions });
  parse();
  if (checkVirtualMachine(machine).length > 0 || !validate(machine)) throw new Error("the machine has findings");

  const measures = {
    checkVirtualMachineMicroseconds: () => latency(() => checkVirtualMachine(machine), milliseconds, parse),
    ajvMicroseconds: () => latency(() => validate(machine), milliseconds, parse),
    jsonParseMicroseconds: () => latency(() => JSON.parse(text), milliseconds),
  };
  // Until all of it is compiled.
  await interleaved(3, measures);
  const first = (how: string) => () => runProgram<number>("firstMachineCheck", [how], { stdin: text });
  return {
    machineBytes: text.length,
    steady: await interleaved(runs, measures),
    first: await interleaved(runs, {
      checkVirtualMachineMilliseconds: first("ours"),
      ajvMilliseconds: first("ajv"),
    }),
  };
}

/** A machine of 20 kB that has all documented members, so that no rule is spared, but is not longer than real ones. */
function someMachine(): VirtualMachine {
  const { spec, ...others } = completeMachine as VirtualMachine;
  return { ...others, spec: { ...spec, dataVolumeTemplates: spec.dataVolumeTemplates?.slice(0, 1) } };
}

/** Microseconds that the median of many calls takes: what else the machine does makes the mean anything. */
async function latency(task: () => unknown, milliseconds: number, beforeEach?: () => void): Promise<number> {
  const bench = new Bench({ time: milliseconds, warmup: false, throws: true });
  bench.add("task", task, { beforeEach });
  const [result] = await bench.run();
  if (result?.result.state !== "completed") throw new Error(`the measurement is ${result?.result.state}`);
  return result.result.latency.p50 * 1000;
}
