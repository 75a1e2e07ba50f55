import type { ClusterTarget } from "../../provider/api/client.js";
import { assertNoErrors } from "../../provider/errors.js";
import { type BatchResult, batchesOf } from "../../provider/hostClusters/batch.js";
import { isEmpty } from "../../provider/hostClusters/canonicalForm.js";
import { isDeletion, ReadUnsupported, readValidated, unsupportedError } from "../../provider/hostClusters/read.js";
import { findingAt } from "../../provider/messages/finding.js";
import { quote } from "../../provider/messages/values.js";
import type { FoundCluster } from "../../provider/model/functions.js";
import type { HostClusterConfigArgs } from "../../provider/model/hostClusterConfig.js";
import type { Call } from "../../provider/run/call.js";
import { checkHostClusterConfig } from "../../provider/validation/checkHostClusterConfig.js";
import { isJsonObject } from "../../provider/validation/jsonValue.js";

/** A host cluster to declare. */
export interface Host {
  /** Name of the cluster. */
  name: string;
  /** Without undocumented and empty members. */
  args: HostClusterConfigArgs;
}

/** What a read shows about a cluster: the arguments that declare it, or why there is nothing to declare. */
export type Examined = HostClusterConfigArgs | "not a host cluster" | "deleted";

/** Reads clusters, several at a time and at the service's pace. Those that cannot be declared as they are count as failed. */
export function examineClusters(clusters: readonly FoundCluster[], call: Call): Promise<BatchResult<Examined>> {
  const projects = new Map(clusters.map(({ uid, projectUid = call.run.settings.projectUid }) => [uid, projectUid]));
  return batchesOf(call)("Reading the configurations", [...projects.keys()], (clusterUid, callInBatch) =>
    examine({ clusterUid, projectUid: projects.get(clusterUid) }, callInBatch),
  );
}

async function examine(target: ClusterTarget, call: Call): Promise<Examined> {
  const remote = await readValidated(target, call).catch((error) => {
    if (isDeletion(error)) return undefined;
    throw error;
  });
  if (remote === undefined) return "deleted";
  if (remote instanceof ReadUnsupported) throw unsupportedError(target, remote);
  const { isHostCluster = false, ...config } = remote.config;
  if (isHostCluster === false) return "not a host cluster";
  const { strictArguments } = call.run.settings;
  const args = withoutEmpty({ ...target, isHostCluster, ...config }) as HostClusterConfigArgs;
  for (const findings of [remote.findings, checkHostClusterConfig(args, { strictArguments }), unusableUid(target)]) {
    assertNoErrors(`The configuration of cluster ${quote(target.clusterUid)} cannot be declared`, findings);
  }
  return args;
}

/** Without members that are absent or empty, which are the same to the service. */
function withoutEmpty(object: object): object {
  const members = Object.entries(object).filter(([, value]) => !isEmpty(value));
  return Object.fromEntries(members.map(([name, value]) => [name, isJsonObject(value) ? withoutEmpty(value) : value]));
}

/** As the key of a map, such a UID has a meaning in TypeScript or in Pulumi's YAML. */
function unusableUid({ clusterUid }: ClusterTarget) {
  if (!/^(__proto__$|fn::)/i.test(clusterUid)) return [];
  const message = 'must not be "__proto__" and not begin with "fn::"';
  return [findingAt(["clusterUid"], { rule: "cluster-uid", severity: "error", message })];
}
