import type { MethodDefinition } from "@grpc/grpc-js";
import type { CheckRequest, CheckResponse } from "@pulumi/pulumi/proto/provider_pb.js";

/** A key of a map in the bytes of a message: its tag, its length and its text. */
const PROTO_KEY = Buffer.from("\n\t__proto__");

const requestsWithKey = new WeakSet<CheckRequest>();

/** The method with a record of the requests that contain a key `__proto__`, which the library for messages drops. */
export function recordingProtoKeys(
  method: MethodDefinition<CheckRequest, CheckResponse>,
): MethodDefinition<CheckRequest, CheckResponse> {
  return {
    ...method,
    requestDeserialize(bytes) {
      const request = method.requestDeserialize(bytes);
      if (bytes.includes(PROTO_KEY)) requestsWithKey.add(request);
      return request;
    },
  };
}

/** Why the inputs of a request cannot be used, if they contain a key `__proto__`. */
export function protoKeyProblem(request: CheckRequest): string | undefined {
  return requestsWithKey.has(request)
    ? 'The arguments contain a key "__proto__", which the provider cannot receive. Remove it.'
    : undefined;
}
