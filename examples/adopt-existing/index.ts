import * as pulumi from "@pulumi/pulumi";
import { type GetHostClusterConfigResult, getHostClusterConfig, HostClusterConfig } from "pulumi-spectrocluster";
import { differences } from "./differences";

const config = new pulumi.Config();
const clusterUid = config.require("clusterUid");

const declared: GetHostClusterConfigResult = {
  isHostCluster: true,
  clusterEndpoint: {
    type: "Ingress",
    config: { ingressConfig: { host: config.require("host"), port: config.requireNumber("port") } },
  },
};

/** Logs the differences between the actual and the declared configuration. Throws unless they may be overwritten. */
async function compare(): Promise<void> {
  const found = differences(await getHostClusterConfig({ clusterUid }), declared);
  if (found.length === 0) return void pulumi.log.info(`Cluster ${clusterUid} has the declared configuration.`);
  const list = `The configuration of cluster ${clusterUid} differs from the declared one:\n- ${found.join("\n- ")}`;
  if (config.requireBoolean("overwrite")) return void pulumi.log.warn(list);
  throw new pulumi.RunError(
    `${list}\nNothing was changed. Declare the actual values, or run: pulumi config set overwrite true`,
  );
}

export = async () => {
  await compare();
  const host = new HostClusterConfig(
    "prod",
    { clusterUid, ...declared },
    // Continues a resource that pulumi import added to the stack.
    { aliases: [{ type: "spectrocluster:index:HostClusterConfig" }] },
  );
  return { endpoint: host.clusterEndpoint };
};
