// Mocha's spec reporter, which also prints the numbers of tests in a last line, or writes them to the file of its option `report`.
const { writeFileSync } = require("node:fs");
const { reporters } = require("mocha");
const { version: sdk } = require("@pulumi/pulumi/package.json");

module.exports = class extends reporters.Spec {
  epilogue() {
    super.epilogue();
    const { passes: passed = 0, failures: failed = 0 } = this.stats;
    const file = this.options.reporterOption?.report;
    if (file) writeFileSync(file, JSON.stringify({ node: process.versions.node, sdk, passed, failed }));
    else console.log(`${passed} passed, ${failed} failed`);
  }
};
