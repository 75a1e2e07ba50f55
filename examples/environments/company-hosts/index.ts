import * as pulumi from "@pulumi/pulumi";
import { type FleetCluster, type FoundCluster, HostClusterFleet } from "pulumi-spectrocluster";

export interface CompanyHostsArgs {
  /** The clusters, as a search returns them. */
  clusters: pulumi.Input<FoundCluster[]>;
  /** Domain of the Ingress hosts. */
  domain: pulumi.Input<string>;
  /** Port of the Ingresses. */
  port: pulumi.Input<number>;
}

/** Host clusters as this company has them: exposed through an Ingress, and disabled by the label `host-cluster=no`. */
export class CompanyHosts extends pulumi.ComponentResource {
  /** Host name of each Ingress, by the name of its cluster. */
  readonly hosts: pulumi.Output<Record<string, string>>;

  constructor(name: string, args: CompanyHostsArgs, opts?: pulumi.ComponentResourceOptions) {
    super("company-hosts:index:CompanyHosts", name, {}, opts);
    const found = pulumi.output(args.clusters);
    this.hosts = pulumi.all([found, args.domain]).apply(([clusters, domain]) => hostsByName(clusters, domain));
    const declared = pulumi
      .all([found, this.hosts, args.port])
      .apply(([clusters, hosts, port]) =>
        Object.fromEntries(
          clusters.map((cluster) => [cluster.uid, configurationOf(cluster, hosts[cluster.name], port)]),
        ),
      );
    new HostClusterFleet(name, { clusters: declared }, { parent: this });
    this.registerOutputs({ hosts: this.hosts });
  }
}

/** @throws RunError if two clusters would have the same host. */
function hostsByName(clusters: readonly FoundCluster[], domain: string): Record<string, string> {
  const hosts = Object.fromEntries(clusters.map(({ name }) => [name, `*.${name}.${domain}`]));
  if (Object.keys(hosts).length === clusters.length) return hosts;
  throw new pulumi.RunError("Two clusters have the same name, so they would have the same host. Rename one of them.");
}

function configurationOf({ projectUid, labels }: FoundCluster, host: string | undefined, port: number): FleetCluster {
  return {
    projectUid,
    isHostCluster: labels["host-cluster"] !== "no",
    clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host, port } } },
  };
}
