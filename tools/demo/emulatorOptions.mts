import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parse } from "csv-parse/sync";
import type { Cluster, Fault } from "../../test/emulator/index.mjs";
import { numberedClusters } from "./service.mjs";

export const USAGE = `Usage: npm run emulator [-- OPTION…]

Starts an emulator of the service on loopback, with the clusters of README.md and of all examples, and logs each request.

Options:
  --port N            port (default: 8480)
  --clusters N        adds N clusters with the label host-cluster=yes: 63a1f0e2c0ffee0000000001 (cluster-1) and so on
  --clusters FILE     adds the clusters of a CSV file, whose first line has the columns. Only clusterUid is required:
                        clusterUid,name,labels,projectUid,type,host,port,loadBalancerSourceRanges
                      labels are key=value, separated by spaces. With a type, the cluster is configured already
  --patch merge       a PATCH merges its body into the configuration of the cluster (default: it replaces it)
  --fail UID=STATUS   all requests of this cluster get this status, or "reset" for a closed connection; repeatable
  --deleted UID       this cluster was deleted, and stays readable; repeatable
  --reject-key        rejects every key with 404 and ResourceNotFound, as for a cluster that does not exist
  --rate-limits       has the documented limits of the hosted service
  --no-reads          rejects the read of a cluster, as a gateway may do
  --quiet             does not log requests
  --help              shows this
`;

export type Options = ReturnType<typeof emulatorOptions>;

/** @throws Error that names the wrong option. */
export function emulatorOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string", default: "8480" },
      clusters: { type: "string", multiple: true, default: [] },
      patch: { type: "string", default: "replace" },
      fail: { type: "string", multiple: true, default: [] },
      deleted: { type: "string", multiple: true, default: [] },
      "reject-key": { type: "boolean", default: false },
      "rate-limits": { type: "boolean", default: false },
      "no-reads": { type: "boolean", default: false },
      quiet: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const { help, patch, quiet, deleted } = values;
  if (patch !== "replace" && patch !== "merge") throw new Error(`--patch is replace or merge, not "${patch}"`);
  // A read has the UID at the end of its path.
  const noReads = { method: "GET", url: /\/v1\/spectroclusters\/[^/]+$/, times: Infinity, status: 405 };
  return {
    help,
    port: integer("--port", values.port, 65_535),
    patch: patch as "replace" | "merge",
    clusters: values.clusters.flatMap(clustersOf),
    /** UIDs of deleted clusters. */
    deleted,
    rejectsKey: values["reject-key"],
    rateLimits: values["rate-limits"],
    quiet,
    faults: [...values.fail.map(faultOf), ...(values["no-reads"] ? [noReads] : [])],
  };
}

function clustersOf(value: string): Cluster[] {
  return /^\d+$/.test(value) ? numberedClusters(integer("--clusters", value, 10_000)) : readClusters(value);
}

/** The clusters of a CSV file with the columns of examples/fleet, and with names and labels. */
function readClusters(file: string): Cluster[] {
  const rows: Record<string, string>[] = parse(readFileSync(file, "utf8"), { columns: true, skip_empty_lines: true });
  return rows.map(({ clusterUid: uid = "", name, labels, projectUid, ...config }) => {
    if (uid === "") throw new Error(`${file} lacks a clusterUid in one of its lines`);
    return {
      uid,
      ...(name && { name }),
      ...(labels && { labels: labelsOf(labels, file) }),
      ...(projectUid && { projectUid }),
      ...(config["type"] && { hostClusterConfig: hostClusterConfigOf(config["type"], config) }),
    };
  });
}

/** @param text - Such as `tier=gold env=prod`. */
function labelsOf(text: string, file: string): Record<string, string> {
  const pairs = text.split(" ").map((label) => /^([^=]+)=(.*)$/.exec(label)?.slice(1));
  if (pairs.includes(undefined)) throw new Error(`labels in ${file} are key=value, separated by spaces, not "${text}"`);
  return Object.fromEntries(pairs as [string, string][]);
}

function hostClusterConfigOf(type: string, { host, port, loadBalancerSourceRanges }: Record<string, string>) {
  const config =
    type === "Ingress"
      ? { ingressConfig: { ...(host && { host }), ...(port && { port: Number(port) }) } }
      : { loadBalancerConfig: { loadBalancerSourceRanges: loadBalancerSourceRanges?.split(" ").filter(Boolean) } };
  return { isHostCluster: true, clusterEndpoint: { type, config } };
}

function faultOf(value: string): Fault {
  const [, uid, status] = /^([^=]+)=(\d{3}|reset)$/.exec(value) ?? [];
  if (uid === undefined || status === undefined) throw new Error(`--fail is UID=STATUS or UID=reset, not "${value}"`);
  const fault = { url: `/v1/spectroclusters/${uid}`, times: Infinity };
  if (status === "reset") return { ...fault, reset: true };
  const code = status === "404" ? "ResourceNotFound" : "Emulated";
  const body = { code, message: "The emulator was started with --fail for this cluster", details: "", ref: "emulated" };
  return { ...fault, status: Number(status), body };
}

function integer(option: string, value: string, maximum: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= maximum) return number;
  throw new Error(`${option} is a number from 1 to ${maximum}, not "${value}"`);
}
