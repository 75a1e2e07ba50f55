import { readClusterSearchInputs } from "../api/clusterRequests.js";
import { defineFunction } from "./function.js";

export const getClusterSearchInputs = defineFunction({
  name: "getClusterSearchInputs",
  subject: () => "The response with the inputs of the cluster search filter",
  read: (client, args) => client.send(readClusterSearchInputs(args)),
});
