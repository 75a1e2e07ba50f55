import { readClusterSearchInputs } from "../api/requests.js";
import { PackageFunction } from "./function.js";

export const getClusterSearchInputs = new PackageFunction({
  name: "getClusterSearchInputs",
  subject: () => "The response with the filter values of the cluster search",
  read: (send, args) => send(readClusterSearchInputs(args)),
});
