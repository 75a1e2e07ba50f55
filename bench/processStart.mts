import { type ProcessCommand, struct, withAdapterProcess } from "../test/provider/adapterProcess.mjs";
import { dynamicProviderCommand, LOADER } from "../test/provider/dynamicProviderProcess.mjs";
import { FakeEngine } from "../test/provider/plugin/fakeEngine.mjs";
import { pluginCommand, urnOf } from "../test/provider/plugin/pluginProcess.mjs";
import { hostClusterConfig, PORT } from "./candidates/candidate.mjs";
import { installFloorProvider } from "./candidates/pulumi.mjs";
import { type Figure, figureOf } from "./figure.mjs";
import { inTurns } from "./inTurns.mjs";

/** How long the engine waits for a provider's process, from its start. */
export interface AdapterStart {
  /** Until the process has returned its version. */
  firstRpcMilliseconds: Figure;
  /** Until it was configured and has checked a resource. */
  firstCheckMilliseconds: Figure;
}

export interface ProcessStart {
  /** The process for dynamic providers with a provider that does nothing. */
  floor: AdapterStart;
  /** The same process with the package's provider. */
  dynamic: AdapterStart;
  plugin: AdapterStart;
}

/** A process and the properties that the engine sends. */
interface Adapter {
  command: ProcessCommand;
  settings: object;
  inputs: object;
}

export async function measureProcessStart({ runs = 9 } = {}): Promise<ProcessStart> {
  const engine = await FakeEngine.start();
  try {
    const adapters = adaptersFor(engine.address);
    const starts = await inTurns(["floor", "dynamic", "plugin"] as const, runs, (name) => start(adapters[name]));
    const figures = Array.from(starts, ([name, taken]) => [name, figuresOf(taken)]);
    return Object.fromEntries(figures) as Record<keyof ProcessStart, AdapterStart>;
  } finally {
    engine.stop();
  }
}

function adaptersFor(engine: string): Record<keyof ProcessStart, Adapter> {
  const args = { clusterUid: "c1", ...hostClusterConfig(PORT) };
  const settings = { baseUrl: "https://api.example.com", apiKey: "bench-key" };
  const dynamic = dynamicProviderCommand(engine);
  return {
    floor: {
      command: { ...dynamic, prepare: installFloorProvider },
      settings: {},
      inputs: { ...args, __provider: 'exports.handler=()=>require("floor-provider")' },
    },
    dynamic: {
      command: dynamic,
      settings: { "spectrocluster:baseUrl": settings.baseUrl, "spectrocluster:apiKey": settings.apiKey },
      inputs: { ...args, __provider: LOADER },
    },
    plugin: { command: pluginCommand(engine), settings, inputs: args },
  };
}

/** One start of a process: milliseconds until the first response and until the first check. */
interface Start {
  firstRpc: number;
  firstCheck: number;
}

async function start({ command, settings, inputs }: Adapter): Promise<Start> {
  const measured: Start = { firstRpc: Number.NaN, firstCheck: Number.NaN };
  await withAdapterProcess(command, async ({ call, started }) => {
    await call("getPluginInfo");
    measured.firstRpc = performance.now() - started;
    await call("configure", { Args: struct(settings) });
    const checked = await call("check", { Urn: urnOf("prod"), Olds: struct({}), News: struct(inputs) });
    measured.firstCheck = performance.now() - started;
    if (checked.getFailuresList().length > 0) throw new Error(`the check fails: ${checked.getFailuresList()}`);
  });
  return measured;
}

function figuresOf(starts: readonly Start[]): AdapterStart {
  return {
    firstRpcMilliseconds: figureOf(starts.map(({ firstRpc }) => firstRpc)),
    firstCheckMilliseconds: figureOf(starts.map(({ firstCheck }) => firstCheck)),
  };
}
