/** What the engine does with one resource, and how each kind of provider is called for it. */
import assert from "node:assert/strict";
import type { ServiceError } from "@grpc/grpc-js";
import messages from "@pulumi/pulumi/proto/provider_pb.js";
import statuses from "@pulumi/pulumi/proto/status_pb.js";
import { type AdapterProcess, type Message, struct } from "../provider/adapterProcess.mjs";

export type Properties = Record<string, unknown>;

/** What the engine does with one resource. Properties are what it stores. */
export interface ResourceClient {
  check(news: Properties, olds?: Properties): Promise<{ inputs: Properties; failures: string[] }>;
  /** The changes are `none`, or else `some` or `unknown`, with which the engine finds the differences itself. */
  diff(id: string, olds: Properties, news: Properties): Promise<{ changes: string | undefined }>;
  create(news: Properties): Promise<{ id: string; properties: Properties }>;
  update(id: string, olds: Properties, news: Properties): Promise<Properties>;
  /**
   * @param properties - Empty for an import.
   * @returns `undefined` if the resource no longer exists.
   */
  read(id: string, properties: Properties): Promise<{ properties: Properties; inputs: Properties } | undefined>;
  delete(id: string, properties: Properties): Promise<void>;
  /** The message of an error, and what goes into the state. */
  explain(error: Error): { message: string; partial: { id: string; properties: Properties } | undefined };
  /** Waits until the user sees a message. */
  shows(pattern: RegExp): Promise<void>;
  close(): Promise<void>;
}

/** What engines send to a check since 3.274. Nothing may depend on it, because older ones do not. */
const OLD_OUTPUTS =
  "setOldOutputs" in messages.CheckRequest.prototype ? { OldOutputs: struct({ clusterUid: "from-old-outputs" }) } : {};

/**
 * The methods over gRPC, which the dynamic provider and the plugin have in common.
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
    /** With the kinds of changes by path, if the provider reports them. */
    async diff(Id, olds, news) {
      const response = await call("diff", { ...about, Id, ...states(olds, news) });
      const kinds = Object.entries(messages.PropertyDiff.Kind);
      const detailed: Record<string, string | undefined> = {};
      response.getDetaileddiffMap().forEach((each: Message, path: string) => {
        if (response.getHasdetaileddiff()) detailed[path] = kinds.find(([, kind]) => kind === each.getKind())?.[0];
      });
      const changes = ["unknown", "none", "some"][response.getChanges()];
      return { changes, replaces: response.getReplacesList() as string[], detailed };
    },
    async create(news) {
      const response = await call("create", { ...about, Properties: sent(news) });
      return { id: response.getId(), properties: received(response.getProperties()) };
    },
    async update(Id, olds, news) {
      return received((await call("update", { ...about, Id, ...states(olds, news) })).getProperties());
    },
    async read(Id, properties) {
      const response = await call("read", { ...about, Id, Properties: sent(properties), Inputs: sent(properties) });
      if (response.getId() === "") return undefined;
      return { properties: received(response.getProperties()), inputs: received(response.getInputs()) };
    },
    async delete(Id, properties) {
      await call("delete", { ...about, Id, Properties: sent(properties), OldInputs: sent(properties) });
    },
    explain(error) {
      const { details, metadata } = error as ServiceError;
      const [bytes] = metadata?.get("grpc-status-details-bin") ?? [];
      if (bytes === undefined) return { message: details ?? error.message, partial: undefined };
      const [detail] = statuses.Status.deserializeBinary(Buffer.from(bytes)).getDetailsList();
      const { deserializeBinary } = messages.ErrorResourceInitFailed;
      const failed: Message = detail?.unpack(deserializeBinary, "pulumirpc.ErrorResourceInitFailed");
      const partial = { id: failed.getId(), properties: received(failed.getProperties()) };
      return { message: failed.getReasonsList().join("\n"), partial };
    },
  } satisfies Partial<ResourceClient>;
}

/** The response to a check. The engine would print the value of a property that a failure names. */
export function checked(response: Message, received = (inputs: Message): Properties => inputs.toJavaScript()) {
  const failures: Message[] = response.getFailuresList();
  for (const failure of failures) assert.equal(failure.getProperty(), "");
  return { inputs: received(response.getInputs()), failures: failures.map((failure): string => failure.getReason()) };
}
