/** What the service holds of a cluster's setting, where it tells. */
import type { ClusterTarget, Connection, ReceivedObject, RequestOptions, Send } from "./api/client.js";
import { hostClusterConfigIn, readCluster } from "./api/operations.js";
import { ApiError, NotFoundError, ResponseError } from "./errors.js";
import { judge, type Reading, refuseWrongLookup } from "./lookup.js";
import type { HostClusterConfig } from "./model/hostClusterConfig.js";
import type { AnswerOptions, GetHostClusterConfigArgs } from "./model/lookups.js";
import { HOST_CLUSTER_CONFIG_LOOKUP } from "./validation/checkLookup.js";

/** Why the service does not tell what it holds, in words. */
export class NotTold {
  constructor(readonly reason: string) {}
}

async function receiveSetting(
  send: Send,
  target: ClusterTarget,
  options?: RequestOptions,
): Promise<ReceivedObject | NotTold> {
  try {
    const received = hostClusterConfigIn(await send(readCluster(target), options));
    return (
      received ?? new NotTold(`The answer about cluster "${target.clusterUid}" has no host-cluster configuration.`)
    );
  } catch (error) {
    if (lacksOperation(error)) return new NotTold(error.message);
    throw error;
  }
}

/** Whether the service does not know how to read a cluster, or something in front of it does not let us. */
function lacksOperation(error: unknown): error is ApiError {
  return error instanceof ApiError && [404, 405, 501].includes(error.status) && !(error instanceof NotFoundError);
}

const subjectOf = ({ clusterUid }: ClusterTarget) => `The host-cluster configuration of cluster "${clusterUid}"`;

/** Refuses wrong arguments and options. Nothing is sent. */
export function refuseWrongHostClusterConfigLookup(args: unknown, options: AnswerOptions): void {
  refuseWrongLookup("getHostClusterConfig", HOST_CLUSTER_CONFIG_LOOKUP, args, options);
}

/**
 * Reads the setting that a cluster has, as the service gives it.
 *
 * @param connect - Gives the settings and the client, once the arguments have been found to be right.
 * @throws ValidationError if an argument is wrong, or the answer is not as the reference describes it.
 * @throws ResponseError if the service does not tell; the errors of the client.
 */
export async function readHostClusterConfig(
  connect: () => Promise<Connection>,
  args: GetHostClusterConfigArgs,
  options: AnswerOptions = {},
): Promise<Reading<HostClusterConfig>> {
  refuseWrongHostClusterConfigLookup(args, options);
  const { settings, client } = await connect();
  const target = { ...args, projectUid: args.projectUid ?? settings.projectUid };
  const received = await receiveSetting(client.send, target);
  if (received instanceof NotTold) throw notToldError(target, received);
  const subject = subjectOf(target);
  const { checkHeldSetting } = await import("./validation/checkHeldSetting.js");
  const warnings = judge(subject, received, (value) => checkHeldSetting(value).findings, options);
  return { value: received.value, subject, warnings };
}

/**
 * The error where there is no other way to know the setting.
 *
 * @param advice - What to do instead, as a sentence.
 */
export function notToldError(target: ClusterTarget, { reason }: NotTold, advice?: string): ResponseError {
  const told = `${subjectOf(target)} is not told by the service. ${reason}`;
  return new ResponseError(advice === undefined ? told : `${told} ${advice}`);
}
