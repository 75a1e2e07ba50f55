/** Prints how many milliseconds the last of the modules takes to load, once the others are. */
"use strict";

const modules = process.argv.slice(2);
const last = modules.pop();
for (const module of modules) require(module);

const started = performance.now();
require(last);
console.log(performance.now() - started);
