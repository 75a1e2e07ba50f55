import { type InvokeRequest, InvokeResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import type { Connection } from "../api/client.js";
import { readClusterSearchInputs } from "../clusterSearchInputs.js";
import { formatPointer } from "../finding.js";
import { readHostClusterConfig } from "../heldSetting.js";
import { type Reading, warningAbout } from "../lookup.js";
import type { VirtualMachineAnswerOptions } from "../model/lookups.js";
import { didYouMean } from "../validation/didYouMean.js";
import { readVirtualMachine } from "../virtualMachine.js";
import type { PluginRun } from "./pluginRun.js";
import { toStruct, unmarshal } from "./properties.js";
import { noSuchToken, tokenOf } from "./tokens.js";

type Read = (connect: () => Promise<Connection>, args: never, options: object) => Promise<Reading<object>>;

const FUNCTIONS = new Map<string, Read>([
  [tokenOf("getVirtualMachine"), readVirtualMachine],
  [tokenOf("getClusterSearchInputs"), readClusterSearchInputs],
  [tokenOf("getHostClusterConfig"), readHostClusterConfig],
]);

const OPTIONS: readonly (keyof VirtualMachineAnswerOptions)[] = ["validation", "includeSensitive"];

type Members = Record<string, unknown>;

/** Takes apart what other languages give together. What is probably a misspelled option is an option, too. */
function withoutOptions(given: Members): [args: Members, options: Members] {
  const isOption = ([name]: [string, unknown]) => didYouMean(name, OPTIONS) !== undefined;
  const members = Object.entries(given);
  return [
    Object.fromEntries(members.filter((member) => !isOption(member))),
    Object.fromEntries(members.filter(isOption)),
  ];
}

/** The methods about functions. */
export function functionMethods(plugin: PluginRun) {
  const warned = new Set<string>();
  return {
    async invoke(request: InvokeRequest): Promise<InvokeResponse> {
      const read = FUNCTIONS.get(request.getTok());
      if (read === undefined) throw noSuchToken("function", request.getTok(), [...FUNCTIONS.keys()]);
      const [args, options] = withoutOptions(unmarshal(request.getArgs()).value);
      const connect = async () => plugin.run.connect();
      const reading = await read(connect, args as never, options);
      const warning = warningAbout(reading);
      if (warning !== undefined && !warned.has(warning)) {
        warned.add(warning);
        plugin.log.warn(warning);
      }
      const { value } = reading;
      const secrets =
        options["includeSensitive"] === true ? Object.keys(value).map((name) => formatPointer([name])) : [];
      return new InvokeResponse().setReturn(toStruct(value, secrets));
    },
  };
}
