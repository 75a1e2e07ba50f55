"use strict";

const { HostClusterFleet } = require("pulumi-spectrocluster");

new HostClusterFleet("fleet", { clusters: require("./clusters.json") });
