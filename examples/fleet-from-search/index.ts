import * as pulumi from "@pulumi/pulumi";
import { getClustersOutput, HostClusterFleet } from "pulumi-spectrocluster";
import { hostsOf } from "./hosts";

const config = new pulumi.Config();
const selection = {
  label: config.require("label"),
  value: config.require("value"),
  domain: config.require("domain"),
};

const fleet = new HostClusterFleet("fleet", {
  clusters: getClustersOutput().clusters.apply((clusters) => hostsOf(clusters, selection)),
});

export const clusterCount = fleet.clusters.apply((clusters) => Object.keys(clusters).length);
