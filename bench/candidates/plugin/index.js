"use strict";

const { HostClusterConfig } = require("pulumi-spectrocluster-sdk");
const declareClusters = require("./declareClusters.js");

declareClusters(HostClusterConfig);
