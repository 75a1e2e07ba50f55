import { resolveSettings } from "../../provider/configuration/index.js";
import { ConfigurationError } from "../../provider/errors.js";
import { batchError, forEachCluster } from "../../provider/hostClusters/batch.js";
import { listClusters } from "../../provider/messages/paletteUid.js";
import { countClusters, formatValue, grouped, listed } from "../../provider/messages/values.js";
import type { GetClustersArgs } from "../../provider/model/functions.js";
import { Run } from "../../provider/run/run.js";
import { findClusters } from "../clusters.js";
import type { Keys } from "../keys.js";
import { readConfiguration } from "../pulumi.js";
import { examine } from "./hosts.js";
import { type Format, programOf } from "./program.js";

interface AdoptOptions {
  stack?: string;
  name?: string;
  labels: NonNullable<GetClustersArgs["labels"]>;
  project?: string;
  format: Format;
  single?: boolean;
}

/** Writes the program to the standard output, and all else to the standard error. Returns whether no selected host cluster is missing. */
export async function adopt(options: AdoptOptions, keys: Keys): Promise<boolean> {
  const { stack, name, labels, project, format, single = false } = options;
  const log = (message: string) => console.error(keys.redact(message));
  const configuration = await readConfiguration(stack);
  const settings = resolveSettings({ ...configuration?.values, ...(project !== undefined && { projectUid: project }) });
  keys.add(settings.apiKey);
  const run = new Run({ log });
  const { clusters, warnings } = await findClusters(run.use(settings), name, labels);
  for (const warning of warnings) log(warning);
  const isSelected = name !== undefined || project !== undefined || Object.keys(labels).length > 0;
  if (clusters.length === 0 && isSelected) {
    log(`No cluster that the API key can see matches these options. To list the clusters, ${listClusters()}`);
    return false;
  }
  log(`Reading the configurations of ${countClusters(clusters.length)}.`);
  const targets = clusters.map(({ uid, projectUid = settings.projectUid }) => ({ clusterUid: uid, projectUid }));
  const call = { run, hasSecrets: false, log, warn: log, logProgress: log, debug() {} };
  const examineTarget = async (target: (typeof targets)[number]) => ({ examined: await examine(target, call) });
  const results = await forEachCluster("Reading", targets, examineTarget, call);
  const hosts = results.flatMap(({ examined }, index) =>
    typeof examined === "object" ? { name: clusters[index]?.name ?? "", ...examined } : [],
  );
  if (keys.areIn(JSON.stringify(hosts)))
    throw new ConfigurationError("No program was written, because it would contain an API key.");
  if (hosts.length > 0) process.stdout.write(programOf(hosts, format, single));
  const [adopted, leftOut] = [grouped(hosts.length), grouped(clusters.length - hosts.length)];
  log(`Found ${countClusters(clusters.length)}: ${adopted} adopted, ${leftOut} left out.`);
  const names = new Map(clusters.map(({ uid, name }) => [uid, name]));
  const nameOf = (uid: string) => `${formatValue(names.get(uid))} (${formatValue(uid)})`;
  for (const reason of ["not a host cluster", "deleted"]) {
    const uids = results.flatMap(({ clusterUid, examined }) => (examined === reason ? clusterUid : []));
    if (uids.length > 0) log(`- ${reason}: ${listed(uids, nameOf)}`);
  }
  const incomplete = hosts.filter(({ undeclared }) => undeclared.length > 0).map(({ args }) => args.clusterUid);
  if (incomplete.length > 0) log(`- with comments about values that cannot be declared: ${listed(incomplete, nameOf)}`);
  const error = batchError(results, nameOf);
  if (error) log(error.message);
  log(hosts.length === 0 ? "No program was written." : KEEP_PROGRAM);
  return error === undefined;
}

const KEEP_PROGRAM =
  "Run the command again to find new clusters. If you have edited the program, copy only those: the whole would undo your edits.";
