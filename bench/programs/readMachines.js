/** Prints how many milliseconds it takes to read different virtual machines. */
"use strict";

const [reader, count] = process.argv.slice(2);
const names = Array.from({ length: Number(count) }, (_, index) => `web-${index}`);

const readers = {
  /** With this package and its default settings. */
  async function() {
    const { getVirtualMachine } = require("pulumi-spectrocluster");
    return () => Promise.all(names.map((name) => getVirtualMachine({ clusterUid: "c1", namespace: "default", name })));
  },
  /** One request after another, without validation. */
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
  const read = await readers[reader]();
  const started = performance.now();
  const machines = await read();
  const milliseconds = performance.now() - started;
  if (machines.some(({ metadata }, index) => metadata.name !== names[index])) throw new Error("wrong machines");
  console.log(milliseconds);
}

main();
