/** Translates between JSON and the messages of the engine's protocol, in whose properties secrets are marked. */
import { Metadata, type ServiceError, status } from "@grpc/grpc-js";
import { CheckFailure, CheckResponse, ErrorResourceInitFailed } from "@pulumi/pulumi/proto/provider_pb.js";
import { Status } from "@pulumi/pulumi/proto/status_pb.js";
import { Any } from "google-protobuf/google/protobuf/any_pb.js";
import { Struct } from "google-protobuf/google/protobuf/struct_pb.js";
import { isSecret, PartialFailure, withSecrets } from "../engine.js";
import { asSpectroclusterError, SpectroclusterError } from "../errors.js";
import type { Segments } from "../json/paths.js";
import { isJsonObject } from "../json/value.js";

/** @returns The path of a secret item is that of its list, because items may change their order. */
export function unmarshal(struct: Struct | undefined): { value: Record<string, unknown>; secrets: Segments[] } {
  // The items of a list share the path object of the list.
  const secrets = new Set<Segments>();
  const value = plain(struct?.toJavaScript() ?? {}, [], false) as Record<string, unknown>;
  return { value, secrets: [...secrets] };

  function plain(value: unknown, path: Segments, inList: boolean): unknown {
    if (Array.isArray(value)) return value.map((item) => plain(item, path, true));
    if (!isJsonObject(value)) return value;
    if (isSecret(value)) {
      secrets.add(path);
      return plain(value["value"], path, inList);
    }
    const pathOf = (name: string) => (inList ? path : [...path, name]);
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each, pathOf(name), inList)]));
  }
}

export function toStruct(value: object, secrets: readonly Segments[] = []): Struct {
  return Struct.fromJavaScript(withSecrets(value, secrets) as Parameters<typeof Struct.fromJavaScript>[0]);
}

export function toCheckResponse(inputs: Struct, failures: readonly string[]): CheckResponse {
  // A failure that names a property makes the engine print the property's value, even if it is secret.
  return new CheckResponse()
    .setInputs(inputs)
    .setFailuresList(failures.map((reason) => new CheckFailure().setReason(reason)));
}

export function toErrorResponse(error: unknown): Partial<ServiceError> {
  if (error instanceof PartialFailure) return toPartialFailure(error);
  // After other codes, such as INTERNAL, the engine would not know the state of the resource.
  if (error instanceof SpectroclusterError) return { code: status.FAILED_PRECONDITION, details: error.message };
  console.error(error);
  return { code: status.INTERNAL, details: asSpectroclusterError(error).message };
}

/** The engine stores the resource in the state, with the reasons why it is incomplete. */
function toPartialFailure({ id, message, properties, reasons }: PartialFailure): Partial<ServiceError> {
  const failed = new ErrorResourceInitFailed().setId(id).setProperties(toStruct(properties)).setReasonsList(reasons);
  const detail = new Any();
  detail.pack(failed.serializeBinary(), "pulumirpc.ErrorResourceInitFailed");
  const code = status.UNKNOWN;
  const details = new Status().setCode(code).setMessage(message).setDetailsList([detail]);
  const metadata = new Metadata();
  metadata.add("grpc-status-details-bin", Buffer.from(details.serializeBinary()));
  return { code, details: message, metadata };
}
