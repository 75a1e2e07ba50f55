/** What the engine does with one resource, and how each adapter is called for it. */
import assert from "node:assert/strict";
import type { ServiceError } from "@grpc/grpc-js";
import { type AdapterProcess, type Message, struct } from "../provider/adapterProcess.mjs";
import { initFailureOf } from "../provider/plugin/pluginProcess.mjs";

export type Properties = Record<string, unknown>;

/** What the engine does with one resource. Properties are what it stores. */
export interface ResourceClient {
  check(news: Properties, olds?: Properties): Promise<{ inputs: Properties; failures: string[] }>;
  diff(id: string, olds: Properties, news: Properties): Promise<{ hasChanges: boolean; replaces: string[] }>;
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

/**
 * The methods over gRPC, which both adapters have in common.
 *
 * @param __provider - The loader string, which all properties in the protocol of the dynamic provider have.
 */
export function overGrpc({ call }: AdapterProcess, __provider: string | undefined, about: Properties) {
  const sent = (properties: Properties) =>
    struct(__provider === undefined ? properties : { ...properties, __provider });
  const received = (properties: Message) => own(properties.toJavaScript());
  function own({ __provider: loader, ...properties }: Properties): Properties {
    assert.equal(loader, __provider);
    return properties;
  }
  return {
    async check(news: Properties, olds?: Properties) {
      const response = await call("check", {
        ...about,
        Olds: olds === undefined ? struct({}) : sent(olds),
        News: sent(news),
      });
      const failures: Message[] = response.getFailuresList();
      // The engine would print the value of a property.
      for (const failure of failures) assert.equal(failure.getProperty(), "");
      return { inputs: received(response.getInputs()), failures: failures.map((failure) => failure.getReason()) };
    },
    async diff(Id, olds, news) {
      const response = await call("diff", { ...about, Id, Olds: sent(olds), OldInputs: sent(olds), News: sent(news) });
      const changes = CHANGES[response.getChanges()];
      return { changes, hasChanges: changes !== "none", replaces: response.getReplacesList() as string[] };
    },
    async create(news) {
      const response = await call("create", { ...about, Properties: sent(news) });
      return { id: response.getId(), properties: received(response.getProperties()) };
    },
    async update(Id, olds, news) {
      const response = await call("update", {
        ...about,
        Id,
        Olds: sent(olds),
        OldInputs: sent(olds),
        News: sent(news),
      });
      return received(response.getProperties());
    },
    async read(Id, properties) {
      const response = await call("read", { ...about, Id, Properties: sent(properties), Inputs: sent(properties) });
      if (response.getId() === "") return undefined;
      // Without inputs, those in the state stay.
      const inputs = response.hasInputs() ? received(response.getInputs()) : properties;
      return { properties: received(response.getProperties()), inputs };
    },
    async delete(Id, properties) {
      await call("delete", { ...about, Id, Properties: sent(properties), OldInputs: sent(properties) });
    },
    explain(error) {
      const { details, metadata } = error as ServiceError;
      const partial = metadata && initFailureOf(error as ServiceError);
      return {
        message: partial?.reasons.join("\n") ?? details ?? error.message,
        partial: partial && { id: partial.id, properties: own(partial.properties) },
      };
    },
  } satisfies Partial<ResourceClient>;
}

/** The values of the protocol: with "unknown", the engine finds the differences itself. */
const CHANGES = ["unknown", "none", "some"] as const;
