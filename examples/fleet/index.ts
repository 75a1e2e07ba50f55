import { readFileSync } from "node:fs";
import * as pulumi from "@pulumi/pulumi";
import { HostClusterFleet } from "pulumi-spectrocluster";
import { parseClusters } from "./clusters";

const config = new pulumi.Config();
const file = config.require("file");

const fleet = new HostClusterFleet("fleet", {
  clusters: parseClusters(readFileSync(file, "utf8"), file),
});

export const clusterCount = fleet.clusters.apply((clusters) => Object.keys(clusters).length);
