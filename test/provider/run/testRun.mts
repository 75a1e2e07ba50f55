import type { SettingValues } from "../../../provider/configuration/index.js";
import type { Clock } from "../../../provider/hostClusters/clock.js";
import { HostClusters } from "../../../provider/hostClusters/hostClusters.js";
import type { RecordStore } from "../../../provider/hostClusters/owners/record.js";
import * as resources from "../../../provider/resources/hostClusterConfig.js";
import type {
  HostClusterConfigInputs,
  HostClusterConfigState,
} from "../../../provider/resources/hostClusterConfigProperties.js";
import * as fleets from "../../../provider/resources/hostClusterFleet.js";
import type { FleetInputs, FleetState } from "../../../provider/resources/hostClusterFleetProperties.js";
import type { CheckCall, Resource } from "../../../provider/resources/resource.js";
import type { ReadCall } from "../../../provider/run/call.js";
import { completingFailure } from "../../../provider/run/partialFailure.js";
import { RunContext } from "../../../provider/run/runContext.js";
import type { Emulator } from "../../emulator/index.mjs";

/** A run whose provider is configured for the emulator. */
export function testRun(
  { baseUrl, apiKey }: Emulator,
  values: SettingValues = {},
  options: { store?: RecordStore; clock?: Clock } = {},
): RunContext {
  const run = new RunContext(undefined);
  run.configure({ baseUrl, apiKey, ...values });
  new HostClusters(run, options);
  return run;
}

/** A clock whose time only passes while somebody sleeps, or by `time`. */
export function testClock(): Clock & { time: number } {
  return {
    time: 0,
    now() {
      return this.time;
    },
    async sleep(milliseconds) {
      this.time += milliseconds;
    },
  };
}

/** What accompanies a call of the engine, and the messages that the call logged. */
export function testCall(
  run: RunContext,
  options: { hasSecrets?: boolean; resourceKey?: string } = {},
): ReadCall & Pick<CheckCall, "label"> & { logged: string[] } {
  const logged: string[] = [];
  return {
    run,
    resourceKey: "test",
    label: "test",
    hasSecrets: false,
    log: (message) => logged.push(message),
    logProgress() {},
    logged,
    ...options,
  };
}

/** The resources, whose states show no address: most tests are not about the service that a state belongs to. */
export const hostClusterConfig = withoutAddress<HostClusterConfigInputs, HostClusterConfigState>(
  resources.hostClusterConfig,
);
export const hostClusterFleet = withoutAddress<FleetInputs, FleetState>(fleets.hostClusterFleet);

function withoutAddress<Inputs extends object, State extends object>(resource: Resource): Resource<Inputs, State> {
  const own = ({ __address, ...properties }: { __address?: string }) => properties as never;
  return {
    ...resource,
    async create(inputs, call) {
      const { id, state } = await completingFailure(() => resource.create(inputs, call), own);
      return { id, state: own(state) };
    },
    update: async (id, state, inputs, call) =>
      own(await completingFailure(() => resource.update(id, state, inputs, call), own)),
    async read(id, state, call) {
      const found = await resource.read(id, state, call);
      return found && { state: own(found.state), ...(found.inputs && { inputs: own(found.inputs) }) };
    },
  };
}
