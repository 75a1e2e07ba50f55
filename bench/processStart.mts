import { SEEN_INPUT, type SeenArguments } from "../provider/engineProperties.js";
import { fingerprint } from "../provider/normalization.js";
import { PROVIDER_LOADER } from "../sdk/hostClusterConfig.js";
import { type HostCommand, struct, withHostProcess } from "../test/provider/hostProcess.mjs";
import { FakeEngine } from "../test/provider/plugin/fakeEngine.mjs";
import { pluginHost, urnOf } from "../test/provider/plugin/pluginProcess.mjs";
import { dynamicHost } from "../test/provider/providerProcess.mjs";
import { hostClusterConfig, PORT } from "./candidates/candidate.mjs";
import { installFloorProvider } from "./candidates/pulumi.mjs";
import { type Figure, figureOf } from "./figure.mjs";
import { inTurns } from "./inTurns.mjs";

/** How long the engine waits for a provider's process, from its start on. */
export interface HostStart {
  /** Until it has said which version it is. */
  firstRpcMilliseconds: Figure;
  /** Until it has then been configured, and has checked a resource. */
  firstCheckMilliseconds: Figure;
}

export interface ProcessStart {
  /** The process for dynamic providers, with one that does nothing. */
  floor: HostStart;
  /** The same process, with ours. */
  dynamic: HostStart;
  plugin: HostStart;
}

/** A process, and what the engine sends it. */
interface Host {
  command: HostCommand;
  settings: object;
  inputs: object;
}

export async function measureProcessStart({ runs = 9 } = {}): Promise<ProcessStart> {
  const engine = await FakeEngine.start();
  try {
    const hosts = hostsFor(engine.address);
    const starts = await inTurns(["floor", "dynamic", "plugin"] as const, runs, (name) => start(hosts[name]));
    const figures = Array.from(starts, ([name, taken]) => [name, figuresOf(taken)]);
    return Object.fromEntries(figures) as Record<keyof ProcessStart, HostStart>;
  } finally {
    engine.stop();
  }
}

function hostsFor(engine: string): Record<keyof ProcessStart, Host> {
  const args = { clusterUid: "c1", ...hostClusterConfig(PORT) };
  const seen: SeenArguments = { fingerprint: fingerprint(args), secrets: [] };
  const settings = { baseUrl: "https://api.example.com", apiKey: "bench-key" };
  const dynamic = dynamicHost(engine);
  return {
    floor: {
      command: { ...dynamic, prepare: installFloorProvider },
      settings: {},
      inputs: { ...args, __provider: 'exports.handler=()=>require("floor-provider")' },
    },
    dynamic: {
      command: dynamic,
      settings: { "spectrocluster:baseUrl": settings.baseUrl, "spectrocluster:apiKey": settings.apiKey },
      inputs: { ...args, [SEEN_INPUT]: { ...seen }, __provider: PROVIDER_LOADER },
    },
    plugin: { command: pluginHost(engine), settings, inputs: args },
  };
}

/** One start of a process: milliseconds until the first answer, and until the first check. */
interface Start {
  firstRpc: number;
  firstCheck: number;
}

async function start({ command, settings, inputs }: Host): Promise<Start> {
  const measured: Start = { firstRpc: Number.NaN, firstCheck: Number.NaN };
  await withHostProcess(command, async ({ call, started }) => {
    await call("getPluginInfo");
    measured.firstRpc = performance.now() - started;
    await call("configure", { Args: struct(settings) });
    const checked = await call("check", { Urn: urnOf("prod"), Olds: struct({}), News: struct(inputs) });
    measured.firstCheck = performance.now() - started;
    if (checked.getFailuresList().length > 0) throw new Error(`the check fails: ${checked.getFailuresList()}`);
  });
  return measured;
}

function figuresOf(starts: readonly Start[]): HostStart {
  return {
    firstRpcMilliseconds: figureOf(starts.map(({ firstRpc }) => firstRpc)),
    firstCheckMilliseconds: figureOf(starts.map(({ firstCheck }) => firstCheck)),
  };
}
