"""Exposes a cluster's virtual clusters through an Ingress, and reads one of the cluster's virtual machines."""

import pulumi
import pulumi_spectrocluster as spectrocluster

config = pulumi.Config()

prod = spectrocluster.HostClusterConfig(
    "prod",
    cluster_uid=config.require("clusterUid"),
    is_host_cluster=True,
    cluster_endpoint={
        "type": spectrocluster.ClusterEndpointType.INGRESS,
        "config": {
            "ingress_config": {
                "host": config.require("host"),
                "port": config.require_int("port"),
            },
        },
    },
)

machine = spectrocluster.get_virtual_machine_output(
    cluster_uid=prod.cluster_uid,
    name="web-0",
    namespace="default",
)

pulumi.export("endpoint", prod.cluster_endpoint)
pulumi.export("machineReady", machine.status.ready)
