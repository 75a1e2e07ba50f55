import * as pulumi from "@pulumi/pulumi";
import { HostClusterConfig } from "pulumi-spectrocluster";

export interface ExposedClusterArgs {
  /** UID of the cluster. */
  clusterUid: pulumi.Input<string>;
  /** Domain of the virtual clusters. */
  domain: pulumi.Input<string>;
}

/** A host cluster, exposed as all clusters of this company are. */
export class ExposedCluster extends pulumi.ComponentResource {
  /** Host name of the Ingress. */
  readonly host: pulumi.Output<string>;

  constructor(name: string, args: ExposedClusterArgs, opts?: pulumi.ComponentResourceOptions) {
    super("exposed-cluster:index:ExposedCluster", name, args, opts);
    this.host = pulumi.interpolate`*.${args.domain}`;
    new HostClusterConfig(
      name,
      {
        clusterUid: args.clusterUid,
        isHostCluster: true,
        clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: this.host, port: 443 } } },
      },
      { parent: this },
    );
    this.registerOutputs({ host: this.host });
  }
}
