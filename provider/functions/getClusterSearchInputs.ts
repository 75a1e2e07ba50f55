import type { ServiceReadRequest } from "../api/serviceRequest.js";
import type { GetClusterSearchInputsArgs } from "../model/functions.js";
import { PackageFunction } from "./function.js";

export const getClusterSearchInputs = new PackageFunction({
  name: "getClusterSearchInputs",
  subject: () => "The response with the inputs of the cluster search filter",
  read: (client, args) => client.send(readClusterSearchInputs(args)),
});

/** Reads the inputs of the cluster search filter. */
export function readClusterSearchInputs({ projectUid }: GetClusterSearchInputsArgs): ServiceReadRequest {
  return {
    description: "read the inputs of the cluster search filter",
    checkOnNotFound: "baseUrl",
    method: "GET",
    isRead: true,
    path: "/v1/dashboard/spectroclusters/search/input",
    projectUid,
    response: { distinguishingMember: "inputs" },
  };
}
