/**
 * Prints how many microseconds the provider takes for each of so many resources in whose declaration nothing has changed:
 * what the engine asks of it then, one resource after the other.
 */
"use strict";

const provider = require("pulumi-spectrocluster/provider");
const { fingerprint } = require("../../../dist/provider/normalization.js");

// No argument: the provider takes the first one for the address of the engine.
const count = Number(process.env["RESOURCES"]);
const settings = { "spectrocluster:baseUrl": "https://api.example.com", "spectrocluster:apiKey": "bench-key" };
const resources = Array.from({ length: count }, (_, index) => {
  const args = {
    clusterUid: `c${index}`,
    isHostCluster: true,
    clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } },
  };
  return { args, inputs: { ...args, __seen: { fingerprint: fingerprint(args), secrets: [] } } };
});

async function main() {
  provider.configure({ config: { get: (key) => settings[key] } });
  const started = performance.now();
  for (const { args, inputs } of resources) {
    const checked = await provider.check(args, inputs);
    const { changes } = await provider.diff(args.clusterUid, args, checked.inputs);
    if (checked.failures.length > 0 || changes !== false) throw new Error("the resource is not unchanged");
  }
  console.log(((performance.now() - started) / count) * 1000);
}

main();
