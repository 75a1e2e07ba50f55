import { Metadata, type ServiceError, status } from "@grpc/grpc-js";
import { CheckFailure, CheckResponse, ErrorResourceInitFailed } from "@pulumi/pulumi/proto/provider_pb.js";
import { Status } from "@pulumi/pulumi/proto/status_pb.js";
import { Any } from "google-protobuf/google/protobuf/any_pb.js";
import type { Struct } from "google-protobuf/google/protobuf/struct_pb.js";
import { PartialFailure } from "../engine/protocol.js";
import { asSpectroclusterError, SpectroclusterError } from "../errors.js";
import { toStruct } from "./properties.js";

export function toCheckResponse(inputs: Struct, failures: readonly string[]): CheckResponse {
  // A failure that names a property makes the engine print the property's value, even if it is secret.
  return new CheckResponse()
    .setInputs(inputs)
    .setFailuresList(failures.map((reason) => new CheckFailure().setReason(reason)));
}

export function errorResponse(error: unknown): Partial<ServiceError> {
  if (error instanceof PartialFailure) return partialFailure(error);
  // After other codes, such as INTERNAL, the engine would not know the state of the resource.
  if (error instanceof SpectroclusterError) return { code: status.FAILED_PRECONDITION, details: error.message };
  console.error(error);
  return { code: status.INTERNAL, details: asSpectroclusterError(error).message };
}

/** The engine stores the resource in the state, with the reasons why it is incomplete. */
function partialFailure({ id, message, properties, reasons }: PartialFailure): Partial<ServiceError> {
  const failed = new ErrorResourceInitFailed().setId(id).setProperties(toStruct(properties)).setReasonsList(reasons);
  const detail = new Any();
  detail.pack(failed.serializeBinary(), "pulumirpc.ErrorResourceInitFailed");
  const code = status.UNKNOWN;
  const details = new Status().setCode(code).setMessage(message).setDetailsList([detail]);
  const metadata = new Metadata();
  metadata.add("grpc-status-details-bin", Buffer.from(details.serializeBinary()));
  return { code, details: message, metadata };
}
