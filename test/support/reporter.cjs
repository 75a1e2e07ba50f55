// Mocha's spec reporter with a closing line that counts what really ran, for machines to read.
const { reporters } = require("mocha");

module.exports = class extends reporters.Spec {
  epilogue() {
    super.epilogue();
    const { passes = 0, failures = 0 } = this.stats;
    console.log(`${passes} passed, ${failures} failed`);
  }
};
