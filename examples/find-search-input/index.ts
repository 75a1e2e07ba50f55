import * as pulumi from "@pulumi/pulumi";
import { findSearchInputUid, getClusterSearchInputsOutput, HostClusterConfig } from "pulumi-spectrocluster";

const config = new pulumi.Config();
const project = config.require("project");

const searchInputs = getClusterSearchInputsOutput();
export const projectUid = searchInputs.apply((inputs) => findSearchInputUid(inputs, "project", project));

const host = new HostClusterConfig("prod", {
  clusterUid: config.require("clusterUid"),
  projectUid,
  isHostCluster: true,
  clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: config.require("host"), port: 443 } } },
});

export const clusterUid = host.clusterUid;
