import assert from "node:assert/strict";
import { measureLibrary } from "../../../bench/library.mjs";

describe("npm run bench without an engine", function () {
  this.timeout(120_000);

  it("measures loading, reading and checking", async () => {
    const options = {
      turns: 1,
      reads: 15,
      serviceMilliseconds: 1,
      checkMilliseconds: 5,
      warmupMilliseconds: 5,
      listedMachines: 50,
    };
    const { machineBytes, samples } = await measureLibrary(options);
    assert.ok(machineBytes > 19_000 && machineBytes < 21_000, `${machineBytes} bytes`);
    for (const [name, values] of Object.entries(samples)) {
      assert.equal(values.length, 1, name);
      assert.ok(
        values.every((value) => value > 0),
        name,
      );
    }
  });
});
