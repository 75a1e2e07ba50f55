"use strict";

const { HostClusterConfig } = require("pulumi-spectrocluster");
const declareClusters = require("./declareClusters.js");

declareClusters(HostClusterConfig);
