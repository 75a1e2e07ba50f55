import { readClusterSearchInputs } from "../api/clusterRequests.js";
import { PROJECT_UID_RULE } from "../validation/identifierRules.js";
import { defineFunction } from "./function.js";

export const getClusterSearchInputs = defineFunction({
  name: "getClusterSearchInputs",
  rules: [PROJECT_UID_RULE],
  subject: () => "The response with the inputs of the cluster search filter",
  read: (client, args) => client.send(readClusterSearchInputs(args)),
});
