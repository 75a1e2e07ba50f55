import { type InvokeRequest, InvokeResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import type { Connection } from "../api/client.js";
import { readClusterSearchInputs } from "../clusterSearchInputs.js";
import { formatPointer } from "../finding.js";
import { readHostClusterConfig } from "../heldSetting.js";
import { type Reading, warningAbout } from "../lookup.js";
import type { Session } from "../session.js";
import { readVirtualMachine } from "../virtualMachine.js";
import type { EngineLog } from "./engineLog.js";
import { reveal, toStruct } from "./properties.js";
import { noSuchToken, tokenOf } from "./tokens.js";

type Read = (connect: () => Promise<Connection>, args: never, options: object) => Promise<Reading<object>>;

const FUNCTIONS = new Map<string, Read>([
  [tokenOf("getVirtualMachine"), readVirtualMachine],
  [tokenOf("getClusterSearchInputs"), readClusterSearchInputs],
  [tokenOf("getHostClusterConfig"), readHostClusterConfig],
]);

/** The methods about functions. */
export function functionMethods(session: Session, log: EngineLog) {
  const warned = new Set<string>();
  return {
    async invoke(request: InvokeRequest): Promise<InvokeResponse> {
      const read = FUNCTIONS.get(request.getTok());
      if (read === undefined) throw noSuchToken("function", request.getTok(), [...FUNCTIONS.keys()]);
      // Other languages have no options of a function beside its arguments.
      const { validation, includeSensitive, ...args } = reveal(request.getArgs()).value;
      const options = Object.entries({ validation, includeSensitive }).filter(([, value]) => value !== undefined);
      const connect = async () => session.connect();
      const reading = await read(connect, args as never, Object.fromEntries(options));
      const warning = warningAbout(reading);
      if (warning !== undefined && !warned.has(warning)) {
        warned.add(warning);
        log.warn(warning);
      }
      const { value } = reading;
      const secrets = includeSensitive === true ? Object.keys(value).map((name) => formatPointer([name])) : [];
      return new InvokeResponse().setReturn(toStruct(value, secrets));
    },
  };
}
