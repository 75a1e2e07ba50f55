import { CheckFailure, CheckResponse } from "@pulumi/pulumi/proto/provider_pb.js";
import type { Struct } from "google-protobuf/google/protobuf/struct_pb.js";

/** The response to a check. Failures reject the inputs. */
export function toCheckResponse(inputs: Struct, failures: readonly string[]): CheckResponse {
  // A failure that names a property makes the engine print the property's value, even if it is secret.
  return new CheckResponse()
    .setInputs(inputs)
    .setFailuresList(failures.map((reason) => new CheckFailure().setReason(reason)));
}
