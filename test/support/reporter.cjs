// Mocha's spec reporter, which also counts the tests: in a last line, or in the file that TEST_REPORT names.
const { writeFileSync } = require("node:fs");
const { reporters } = require("mocha");
const { version: sdk } = require("@pulumi/pulumi/package.json");

module.exports = class extends reporters.Spec {
  epilogue() {
    super.epilogue();
    const { passes: passed = 0, failures: failed = 0 } = this.stats;
    const file = process.env["TEST_REPORT"];
    if (file) writeFileSync(file, JSON.stringify({ node: process.versions.node, sdk, passed, failed }));
    else console.log(`${passed} passed, ${failed} failed`);
  }
};
