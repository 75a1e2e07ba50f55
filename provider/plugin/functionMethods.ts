import { type InvokeRequest, InvokeResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import { FUNCTIONS } from "../functions/index.js";
import { warningAbout } from "../functions/result.js";
import { formatPointer } from "../messages/paths.js";
import type { PluginRun } from "./pluginRun.js";
import { toStruct, unmarshal } from "./properties.js";
import { noSuchToken, tokenOf } from "./tokens.js";

const FUNCTION_OF_TOKEN = new Map(Object.values(FUNCTIONS).map((each) => [tokenOf(each.name), each]));

/** The methods about functions. */
export function functionMethods(plugin: PluginRun) {
  return {
    async invoke(request: InvokeRequest): Promise<InvokeResponse> {
      const token = request.getTok();
      const called = FUNCTION_OF_TOKEN.get(token);
      if (called === undefined) throw noSuchToken("function", token, [...FUNCTION_OF_TOKEN.keys()]);
      const { value, secrets: secretArgs } = unmarshal(request.getArgs());
      const inputs = Object.entries(value);
      const args = Object.fromEntries(inputs.filter(([name]) => !called.isOption(name)));
      const options = Object.fromEntries(inputs.filter(([name]) => called.isOption(name)));
      const outcome = await called.call(async () => plugin.run, args as never, options as never, {
        hideValues: secretArgs.length > 0,
      });
      const warning = warningAbout(outcome);
      if (warning !== undefined) plugin.run.logOnce(warning, (message) => plugin.log.warn(message));
      const isSecret = called.returnsSecret(options as never);
      const secrets = isSecret ? Object.keys(outcome.value).map((name) => formatPointer([name])) : [];
      return new InvokeResponse().setReturn(toStruct(outcome.value, secrets));
    },
  };
}
