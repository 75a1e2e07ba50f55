/** What the engine does with one resource, and how each kind of provider is called for it. */
import assert from "node:assert/strict";
import type { ServiceError } from "@grpc/grpc-js";
import messages from "@pulumi/pulumi/proto/provider_pb.js";
import statuses from "@pulumi/pulumi/proto/status_pb.js";
import { type AdapterProcess, type Message, struct } from "../provider/adapterProcess.mjs";

export type Properties = Record<string, unknown>;

/** What engines send to a check since 3.274. Nothing may depend on it, because older ones do not. */
const OLD_OUTPUTS =
  "setOldOutputs" in messages.CheckRequest.prototype ? { OldOutputs: struct({ clusterUid: "from-old-outputs" }) } : {};

/**
 * What the engine does with one resource, over gRPC, as the dynamic provider and the plugin have it in common. Properties are
 * what the engine stores.
 *
 * @param __provider - The loader string, which all properties in the protocol of the dynamic provider have.
 * @param about - Other fields of every request: `{ Urn }`.
 */
export function overGrpc({ call }: AdapterProcess, __provider: string | undefined, about: Properties) {
  const sent = (properties: Properties) => struct({ ...properties, ...(__provider && { __provider }) });
  const received = (message: Message): Properties => {
    const { __provider: loader, ...properties } = message.toJavaScript();
    assert.equal(loader, __provider);
    return properties;
  };
  /** The stored inputs are like the state here. */
  const states = (olds: Properties, news: Properties) => ({
    Olds: sent(olds),
    OldInputs: sent(olds),
    News: sent(news),
  });
  return {
    async check(news: Properties, olds?: Properties) {
      const request = { ...about, ...OLD_OUTPUTS, Olds: olds ? sent(olds) : struct({}), News: sent(news) };
      return checked(await call("check", request), received);
    },
    /**
     * The changes are `none`, or else `some` or `unknown`, with which the engine finds the differences itself. With the kinds of
     * changes by path, if the provider reports them.
     */
    async diff(Id: string, olds: Properties, news: Properties) {
      const response = await call("diff", { ...about, Id, ...states(olds, news) });
      const kinds = Object.entries(messages.PropertyDiff.Kind);
      const detailed: Record<string, string | undefined> = {};
      response.getDetaileddiffMap().forEach((each: Message, path: string) => {
        if (response.getHasdetaileddiff()) detailed[path] = kinds.find(([, kind]) => kind === each.getKind())?.[0];
      });
      const changes = ["unknown", "none", "some"][response.getChanges()];
      return { changes, replaces: response.getReplacesList() as string[], detailed };
    },
    async create(news: Properties) {
      const response = await call("create", { ...about, Properties: sent(news) });
      return { id: response.getId() as string, properties: received(response.getProperties()) };
    },
    async update(Id: string, olds: Properties, news: Properties) {
      return received((await call("update", { ...about, Id, ...states(olds, news) })).getProperties());
    },
    /** Properties are empty for an import, and the result is undefined if the resource no longer exists. */
    async read(Id: string, properties: Properties) {
      const response = await call("read", { ...about, Id, Properties: sent(properties), Inputs: sent(properties) });
      if (response.getId() === "") return undefined;
      return { properties: received(response.getProperties()), inputs: received(response.getInputs()) };
    },
    async delete(Id: string, properties: Properties) {
      await call("delete", { ...about, Id, Properties: sent(properties), OldInputs: sent(properties) });
    },
    /** The message of an error, and what goes into the state. */
    explain(error: Error) {
      const { details, metadata } = error as ServiceError;
      const [bytes] = metadata?.get("grpc-status-details-bin") ?? [];
      if (bytes === undefined) return { message: details ?? error.message, partial: undefined };
      const [detail] = statuses.Status.deserializeBinary(Buffer.from(bytes)).getDetailsList();
      const { deserializeBinary } = messages.ErrorResourceInitFailed;
      const failed: Message = detail?.unpack(deserializeBinary, "pulumirpc.ErrorResourceInitFailed");
      const partial = { id: failed.getId() as string, properties: received(failed.getProperties()) };
      return { message: failed.getReasonsList().join("\n") as string, partial };
    },
  };
}

/** The response to a check. The engine would print the value of a property that a failure names. */
export function checked(response: Message, received = (inputs: Message): Properties => inputs.toJavaScript()) {
  const failures: Message[] = response.getFailuresList();
  for (const failure of failures) assert.equal(failure.getProperty(), "");
  return { inputs: received(response.getInputs()), failures: failures.map((failure): string => failure.getReason()) };
}
