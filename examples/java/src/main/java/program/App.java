package program;

import com.pulumi.Context;
import com.pulumi.Pulumi;
import com.pulumi.spectrocluster.HostClusterConfig;
import com.pulumi.spectrocluster.HostClusterConfigArgs;
import com.pulumi.spectrocluster.HostClusterFleet;
import com.pulumi.spectrocluster.HostClusterFleetArgs;
import com.pulumi.spectrocluster.SpectroclusterFunctions;
import com.pulumi.spectrocluster.enums.ClusterEndpointType;
import com.pulumi.spectrocluster.inputs.ClusterEndpointArgs;
import com.pulumi.spectrocluster.inputs.ClusterEndpointConfigArgs;
import com.pulumi.spectrocluster.inputs.FleetClusterArgs;
import com.pulumi.spectrocluster.inputs.GetVirtualMachineArgs;
import com.pulumi.spectrocluster.inputs.IngressConfigArgs;
import com.pulumi.spectrocluster.inputs.LoadBalancerConfigArgs;
import com.pulumi.spectrocluster.outputs.ClusterEndpoint;
import com.pulumi.spectrocluster.outputs.ClusterEndpointConfig;
import com.pulumi.spectrocluster.outputs.IngressConfig;
import com.pulumi.spectrocluster.outputs.VirtualMachineStatus;
import java.util.Map;

/** Exposes one cluster through an Ingress, configures a fleet of two clusters, and reads a virtual machine. */
public class App {
    public static void main(String[] args) {
        Pulumi.run(App::stack);
    }

    private static void stack(Context ctx) {
        var config = ctx.config();

        var prod = new HostClusterConfig("prod", HostClusterConfigArgs.builder()
            .clusterUid(config.require("clusterUid"))
            .isHostCluster(true)
            .clusterEndpoint(ClusterEndpointArgs.builder()
                .type(ClusterEndpointType.Ingress)
                .config(ClusterEndpointConfigArgs.builder()
                    .ingressConfig(IngressConfigArgs.builder()
                        .host(config.require("host"))
                        .port(config.requireInteger("port"))
                        .build())
                    .build())
                .build())
            .build());

        new HostClusterFleet("fleet", HostClusterFleetArgs.builder()
            .clusters(Map.of(
                "63a1f0e2c0ffee0055667788", FleetClusterArgs.builder()
                    .isHostCluster(true)
                    .clusterEndpoint(ClusterEndpointArgs.builder()
                        .type(ClusterEndpointType.Ingress)
                        .config(ClusterEndpointConfigArgs.builder()
                            .ingressConfig(IngressConfigArgs.builder()
                                .host("*.test.example.com")
                                .port(8443)
                                .build())
                            .build())
                        .build())
                    .build(),
                "63a1f0e2c0ffee0099aabbcc", FleetClusterArgs.builder()
                    .isHostCluster(true)
                    .clusterEndpoint(ClusterEndpointArgs.builder()
                        .type(ClusterEndpointType.LoadBalancer)
                        .config(ClusterEndpointConfigArgs.builder()
                            .loadBalancerConfig(LoadBalancerConfigArgs.builder()
                                .loadBalancerSourceRanges("10.0.0.0/8")
                                .build())
                            .build())
                        .build())
                    .build()))
            .build());

        var machine = SpectroclusterFunctions.getVirtualMachine(GetVirtualMachineArgs.builder()
            .clusterUid(prod.clusterUid())
            .name("web-0")
            .namespace("default")
            .build());

        ctx.export("port", prod.clusterEndpoint().applyValue(endpoint -> endpoint
            .flatMap(ClusterEndpoint::config)
            .flatMap(ClusterEndpointConfig::ingressConfig)
            .map(IngressConfig::port)));
        ctx.export("machineReady", machine.applyValue(result -> result.status().flatMap(VirtualMachineStatus::ready)));
    }
}
