import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../../tools/checkout.mjs";
import { observeFaults } from "./observeFaults.mjs";
import { PAGE, withObservations } from "./reliabilityPage.mjs";

describe("faults of the network, a proxy or the service", () => {
  it(`have the effects in ${PAGE.path}, and the next write completes the change; otherwise run ${PAGE.command}`, async () => {
    const page = readFileSync(path.join(ROOT, PAGE.path), "utf8");
    assert.equal(withObservations(page, await observeFaults()), page);
  });
});
