import { CheckFailure, CheckResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import type { Struct } from "google-protobuf/google/protobuf/struct_pb.js";

/** The answer of a check. With reasons the inputs are refused. */
export function checkReply(inputs: Struct, reasons: readonly string[]): CheckResponse {
  // A failure that names a property makes the engine print the property's value, secret or not.
  const failures = reasons.map((reason) => new CheckFailure().setReason(reason));
  return new CheckResponse().setInputs(inputs).setFailuresList(failures);
}
