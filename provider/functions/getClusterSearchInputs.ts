import type { ReadOperation } from "../api/operation.js";
import type { GetClusterSearchInputsArgs } from "../model/functions.js";
import { PROJECT_UID_RULE } from "../validation/identifierRules.js";
import { defineFunction } from "./function.js";

export const getClusterSearchInputs = defineFunction({
  name: "getClusterSearchInputs",
  rules: [PROJECT_UID_RULE],
  subject: () => "The response with the inputs of the cluster search filter",
  read: (client, args) => client.send(readClusterSearchInputs(args)),
});

/** Reads the inputs of the cluster search filter. */
export function readClusterSearchInputs({ projectUid }: GetClusterSearchInputsArgs): ReadOperation {
  return {
    description: "read the inputs of the cluster search filter",
    checkOnNotFound: "baseUrl",
    method: "GET",
    path: "/v1/dashboard/spectroclusters/search/input",
    projectUid,
    response: { requiredMember: "inputs" },
  };
}
