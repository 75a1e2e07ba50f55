import { type InvokeRequest, InvokeResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import { FUNCTIONS } from "../functions/index.js";
import type { PluginRun } from "./pluginRun.js";
import { toStruct, unmarshal } from "./properties.js";
import { byToken } from "./tokens.js";

/** The methods about functions. */
export function functionMethods(plugin: PluginRun) {
  return {
    async invoke(request: InvokeRequest): Promise<InvokeResponse> {
      const called = byToken("function", Object.values(FUNCTIONS), request.getTok());
      const { value, secrets: secretArgs } = unmarshal(request.getArgs());
      const inputs = Object.entries(value);
      const args = Object.fromEntries(inputs.filter(([name]) => !called.isOption(name)));
      const options = Object.fromEntries(inputs.filter(([name]) => called.isOption(name)));
      const { value: result, warning } = await called.call(async () => plugin.run, args as never, options as never, {
        hideValues: secretArgs.length > 0,
      });
      if (warning !== undefined) plugin.run.logOnce(warning, (message) => plugin.log.warn(message));
      const isSecret = called.returnsSecret(options as never);
      const secrets = isSecret ? Object.keys(result).map((name) => [name]) : [];
      return new InvokeResponse().setReturn(toStruct(result, secrets));
    },
  };
}
