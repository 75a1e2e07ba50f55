import { Metadata, type ServiceError, status } from "@grpc/grpc-js";
import { ErrorResourceInitFailed } from "@pulumi/pulumi/proto/provider_pb.js";
import { Status } from "@pulumi/pulumi/proto/status_pb.js";
import { Any } from "google-protobuf/google/protobuf/any_pb.js";
import { SpectroclusterError } from "../errors.js";
import { PartialFailure } from "../hostClusterConfig.js";
import { toStruct } from "./properties.js";

/** An error as the engine's protocol has it. */
export function failureOf(error: unknown): Partial<ServiceError> {
  if (error instanceof PartialFailure) return partialFailure(error);
  // With another code, such as those of a defect of ours, the engine would not know the state of the resource.
  if (error instanceof SpectroclusterError) return { code: status.FAILED_PRECONDITION, details: error.message };
  console.error(error);
  return { code: status.INTERNAL, details: `pulumi-spectrocluster has a defect: ${String(error)}` };
}

/** Has the engine keep the resource in the state, with the reasons why it is not finished. */
function partialFailure({ id, message, properties, reasons }: PartialFailure): Partial<ServiceError> {
  const failed = new ErrorResourceInitFailed().setId(id).setProperties(toStruct(properties)).setReasonsList(reasons);
  const detail = new Any();
  detail.pack(failed.serializeBinary(), "pulumirpc.ErrorResourceInitFailed");
  const code = status.UNKNOWN;
  const whole = new Status().setCode(code).setMessage(message).setDetailsList([detail]);
  const metadata = new Metadata();
  metadata.add("grpc-status-details-bin", Buffer.from(whole.serializeBinary()));
  return { code, details: message, metadata };
}
