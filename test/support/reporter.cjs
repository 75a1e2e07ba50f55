// Mocha's spec reporter, which also prints the numbers of tests in a last line.
const { reporters } = require("mocha");

module.exports = class extends reporters.Spec {
  epilogue() {
    super.epilogue();
    const { passes = 0, failures = 0 } = this.stats;
    console.log(`${passes} passed, ${failures} failed`);
  }
};
