/** Prints how many milliseconds the last module takes to load after the others. */
"use strict";

const modules = process.argv.slice(2);
const last = modules.pop();
for (const module of modules) require(module);

const started = performance.now();
require(last);
console.log(performance.now() - started);
