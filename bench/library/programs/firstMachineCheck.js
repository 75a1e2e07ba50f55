/**
 * Prints how many milliseconds the check of one machine takes, from loading what checks it on. The machine is read as
 * JSON from stdin.
 */
"use strict";

const { readFileSync } = require("node:fs");

const checks = {
  ours(machine) {
    const { checkVirtualMachine } = require("pulumi-spectrocluster/validation");
    return checkVirtualMachine(machine).length === 0;
  },
  ajv(machine) {
    const { Ajv } = require("ajv");
    const { definitions } = require("pulumi-spectrocluster/schema.json");
    const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
    return ajv.compile({ $ref: "#/definitions/VirtualMachine", definitions })(machine);
  },
};

const machine = JSON.parse(readFileSync(process.stdin.fd, "utf8"));
const started = performance.now();
const isRight = checks[process.argv[2]](machine);
const milliseconds = performance.now() - started;
if (!isRight) throw new Error("the machine has findings");
console.log(milliseconds);
