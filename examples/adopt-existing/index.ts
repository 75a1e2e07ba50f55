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

/** Tells how the cluster differs from what is declared, and does not go on unless that may be overwritten. */
async function compare(): Promise<void> {
  const found = differences(await getHostClusterConfig({ clusterUid }), declared);
  if (found.length === 0) return void pulumi.log.info(`Cluster ${clusterUid} has what is declared.`);
  const list = `Cluster ${clusterUid} has something else than is declared:\n- ${found.join("\n- ")}`;
  if (config.requireBoolean("overwrite")) return void pulumi.log.warn(list);
  throw new pulumi.RunError(
    `${list}\nNothing was changed. Declare what it has; or overwrite it: pulumi config set overwrite true`,
  );
}

export = async () => {
  await compare();
  const host = new HostClusterConfig(
    "prod",
    { clusterUid, ...declared },
    // What pulumi import has put into the stack becomes this resource.
    { aliases: [{ type: "spectrocluster:index:HostClusterConfig" }] },
  );
  return { endpoint: host.clusterEndpoint };
};
