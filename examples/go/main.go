// Exposes one cluster through an Ingress, configures a fleet of two clusters, and reads a virtual machine.
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

		_, err = spectrocluster.NewHostClusterFleet(ctx, "fleet", &spectrocluster.HostClusterFleetArgs{
			Clusters: spectrocluster.FleetClusterMap{
				"63a1f0e2c0ffee0055667788": spectrocluster.FleetClusterArgs{
					IsHostCluster: pulumi.Bool(true),
					ClusterEndpoint: spectrocluster.ClusterEndpointArgs{
						Type: spectrocluster.ClusterEndpointTypeIngress,
						Config: spectrocluster.ClusterEndpointConfigArgs{
							IngressConfig: spectrocluster.IngressConfigArgs{
								Host: pulumi.String("*.test.example.com"),
								Port: pulumi.Int(8443),
							},
						},
					},
				},
				"63a1f0e2c0ffee0099aabbcc": spectrocluster.FleetClusterArgs{
					IsHostCluster: pulumi.Bool(true),
					ClusterEndpoint: spectrocluster.ClusterEndpointArgs{
						Type: spectrocluster.ClusterEndpointTypeLoadBalancer,
						Config: spectrocluster.ClusterEndpointConfigArgs{
							LoadBalancerConfig: spectrocluster.LoadBalancerConfigArgs{
								LoadBalancerSourceRanges: pulumi.StringArray{pulumi.String("10.0.0.0/8")},
							},
						},
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
