// Exposes a cluster's virtual clusters through an Ingress, and reads one of the cluster's virtual machines.
package main

import (
	"example.com/pulumi-spectrocluster/sdk/go/spectrocluster"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi/config"
)

func main() {
	pulumi.Run(func(ctx *pulumi.Context) error {
		settings := config.New(ctx, "")
		prod, err := spectrocluster.NewHostClusterConfig(ctx, "prod", &spectrocluster.HostClusterConfigArgs{
			ClusterUid:    pulumi.String(settings.Require("clusterUid")),
			IsHostCluster: pulumi.Bool(true),
			ClusterEndpoint: spectrocluster.ClusterEndpointArgs{
				Type: spectrocluster.ClusterEndpointTypeIngress,
				Config: spectrocluster.ClusterEndpointConfigArgs{
					IngressConfig: spectrocluster.IngressConfigArgs{
						Host: pulumi.String(settings.Require("host")),
						Port: pulumi.Int(settings.RequireInt("port")),
					},
				},
			},
		})
		if err != nil {
			return err
		}

		machine := spectrocluster.GetVirtualMachineOutput(ctx, spectrocluster.GetVirtualMachineOutputArgs{
			ClusterUid: prod.ClusterUid,
			Name:       pulumi.String("web-0"),
			Namespace:  pulumi.String("default"),
		})

		ctx.Export("endpoint", prod.ClusterEndpoint)
		ctx.Export("machineReady", machine.Status().Ready())
		return nil
	})
}
