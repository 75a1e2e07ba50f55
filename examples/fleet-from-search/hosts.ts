import * as pulumi from "@pulumi/pulumi";
import type { FleetCluster, FoundCluster } from "pulumi-spectrocluster";

export interface Selection {
  label: string;
  value: string;
  domain: string;
}

/**
 * The host cluster configuration of every cluster with the label, by UID.
 *
 * @throws RunError if there is no such cluster, or if two of them would have the same host.
 */
export function hostsOf(
  clusters: readonly FoundCluster[],
  { label, value, domain }: Selection,
): Record<string, FleetCluster> {
  const selected = clusters.filter(({ labels }) => labels[label] === value);
  if (selected.length === 0) {
    // Most likely the label is misspelled, or a permission is missing.
    throw new pulumi.RunError(
      `None of ${clusters.length} clusters has the label ${label}=${value}. Nothing was changed.`,
    );
  }
  const names = selected.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new pulumi.RunError(`Two clusters have the name ${repeated}, so they would have the same host.`);
  }
  return Object.fromEntries(
    selected.map(({ uid, name, projectUid }) => [
      uid,
      {
        name,
        isHostCluster: true,
        // The search may find clusters of several projects.
        ...(projectUid !== undefined && { projectUid }),
        clusterEndpoint: {
          type: "Ingress" as const,
          config: { ingressConfig: { host: `*.${name}.${domain}`, port: 443 } },
        },
      },
    ]),
  );
}
