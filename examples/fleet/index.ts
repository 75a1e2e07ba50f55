import { readFileSync } from "node:fs";
import * as pulumi from "@pulumi/pulumi";
import { HostClusterFleet } from "pulumi-spectrocluster";
import { parseClusters } from "./clusters";

const config = new pulumi.Config();
const file = config.require("file");

const { clusters, warnings } = parseClusters(readFileSync(file, "utf8"), file);
for (const warning of warnings) pulumi.log.warn(warning);

const fleet = new HostClusterFleet("fleet", { clusters });

export const clusterCount = fleet.clusters.apply((declared) => Object.keys(declared).length);
