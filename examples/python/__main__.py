"""Exposes one cluster through an Ingress, configures a fleet of two clusters, and reads a virtual machine."""

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

fleet = spectrocluster.HostClusterFleet(
    "fleet",
    clusters={
        "63a1f0e2c0ffee0055667788": {
            "is_host_cluster": True,
            "cluster_endpoint": {
                "type": spectrocluster.ClusterEndpointType.INGRESS,
                "config": {"ingress_config": {"host": "*.test.example.com", "port": 8443}},
            },
        },
        "63a1f0e2c0ffee0099aabbcc": {
            "is_host_cluster": True,
            "cluster_endpoint": {
                "type": spectrocluster.ClusterEndpointType.LOAD_BALANCER,
                "config": {"load_balancer_config": {"load_balancer_source_ranges": ["10.0.0.0/8"]}},
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
