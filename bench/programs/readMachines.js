/** Prints how many milliseconds it takes to read different virtual machines, at once or in turn. */
"use strict";

const { getVirtualMachine } = require("pulumi-spectrocluster");

const [order, count] = process.argv.slice(2);
const names = Array.from({ length: Number(count) }, (_, index) => `web-${index}`);
const read = (name) => getVirtualMachine({ clusterUid: "c1", namespace: "default", name });

async function readInTurn() {
  const machines = [];
  for (const name of names) machines.push(await read(name));
  return machines;
}

async function main() {
  const started = performance.now();
  const machines = await (order === "at once" ? Promise.all(names.map(read)) : readInTurn());
  const milliseconds = performance.now() - started;
  if (machines.some(({ metadata }, index) => metadata.name !== names[index])) throw new Error("wrong machines");
  console.log(milliseconds);
}

main();
