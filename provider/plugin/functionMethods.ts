import { type InvokeRequest, InvokeResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import { findByName } from "../errors.js";
import { FUNCTIONS } from "../functions/index.js";
import type { EngineConnection } from "./engineConnection.js";
import { toStruct, unmarshal } from "./properties.js";

export const functionMethods = {
  async invoke(request: InvokeRequest, { run, log }: EngineConnection): Promise<InvokeResponse> {
    const called = findByName("function", Object.values(FUNCTIONS), request.getTok().replace(/.*:/, ""));
    const { value: inputs, secrets: secretArgs } = unmarshal(request.getArgs());
    const membersWhere = (isOption: boolean) =>
      Object.fromEntries(Object.entries(inputs).filter(([name]) => called.isOption(name) === isOption)) as never;
    const [args, options] = [membersWhere(false), membersWhere(true)];
    const hideValues = secretArgs.length > 0;
    const { value, warning, note } = await called.call(async () => run, args, options, { hideValues });
    if (warning !== undefined) run.logOnce(warning, log.methodsFor().warn);
    if (note !== undefined) run.logOnce(note, log.methodsFor().log);
    const secrets = called.returnsSecret(options) ? Object.keys(value).map((name) => [name]) : [];
    return new InvokeResponse().setReturn(toStruct(value, secrets));
  },
};
