import { fleetLifecycle } from "./fleetLifecycle.mjs";
import { DYNAMIC } from "./stack.mjs";

describe("a fleet", function () {
  this.timeout(600_000);

  it("is created, previewed, updated, completed after a partial failure, refreshed and destroyed", () =>
    fleetLifecycle(DYNAMIC));
});
