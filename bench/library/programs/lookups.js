/** Prints how many milliseconds it takes to look so many machines up, which are all different. */
"use strict";

const [how, count] = process.argv.slice(2);
const names = Array.from({ length: Number(count) }, (_, index) => `web-${index}`);

const ways = {
  /** By this package, in a program that an engine runs: it takes the address and the key from the environment. */
  async ours() {
    const { getVirtualMachine } = require("pulumi-spectrocluster");
    return () => Promise.all(names.map((name) => getVirtualMachine({ clusterUid: "c1", namespace: "default", name })));
  },
  /** As one writes it without this package, one request after the other. */
  async loop() {
    const { default: got } = await import("got");
    const { SPECTROCLOUD_HOST, SPECTROCLOUD_APIKEY } = process.env;
    return async () => {
      const machines = [];
      for (const name of names) {
        const url = `${SPECTROCLOUD_HOST}/v1/spectroclusters/c1/vms/${name}?namespace=default`;
        machines.push(await got(url, { headers: { ApiKey: SPECTROCLOUD_APIKEY } }).json());
      }
      return machines;
    };
  },
};

async function main() {
  const lookUp = await ways[how]();
  const started = performance.now();
  const machines = await lookUp();
  const milliseconds = performance.now() - started;
  const isRight = machines.every(({ metadata }, index) => metadata.name === names[index]);
  if (!isRight) throw new Error("not the machines that were asked for");
  console.log(milliseconds);
}

main();
