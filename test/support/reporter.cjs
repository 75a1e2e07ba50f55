// Mocha's spec reporter that also tells machines what really ran: in a closing line; or, where the environment's
// TEST_REPORT names a file, in that file, with what it ran on and which tests failed.
const { writeFileSync } = require("node:fs");
const { reporters } = require("mocha");
const { version: sdk } = require("@pulumi/pulumi/package.json");

module.exports = class extends reporters.Spec {
  epilogue() {
    super.epilogue();
    const { passes: passed = 0, failures: failed = 0 } = this.stats;
    const file = process.env["TEST_REPORT"];
    if (!file) return console.log(`${passed} passed, ${failed} failed`);
    const failures = this.failures.map((test) => test.titlePath().join(" › "));
    writeFileSync(file, JSON.stringify({ node: process.versions.node, sdk, passed, failed, failures }));
  }
};
