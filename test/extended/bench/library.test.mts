import assert from "node:assert/strict";
import type { Figure } from "../../../bench/figure.mjs";
import { measureLookups } from "../../../bench/library/lookups.mjs";
import { measureMachineCheck } from "../../../bench/library/machineCheck.mjs";
import { measurePackageLoad } from "../../../bench/library/packageLoad.mjs";
import { measureUnchangedResources } from "../../../bench/library/unchangedResources.mjs";
import { measureProcessStart } from "../../../bench/processStart.mjs";

/** What is measured is another each time: it is only looked at whether it was. */
function assertFigures(figures: object, names: string[], runs: number): void {
  assert.deepEqual(Object.keys(figures), names);
  for (const figure of Object.values(figures) as Figure[]) {
    assert.equal(figure.samples.length, runs);
    assert.ok(0 < figure.min && figure.min <= figure.median && figure.median <= figure.max);
  }
}

describe("the benchmarks that need no engine measure", function () {
  this.timeout(120_000);

  it("the check of a machine of 20 kB", async () => {
    const { machineBytes, steady, first } = await measureMachineCheck({ runs: 1, milliseconds: 5 });
    assert.ok(machineBytes > 19_000 && machineBytes < 21_000, `${machineBytes} bytes`);
    const names = ["checkVirtualMachineMicroseconds", "ajvMicroseconds", "jsonParseMicroseconds"];
    assertFigures(steady, names, 1);
    assertFigures(first, ["checkVirtualMachineMilliseconds", "ajvMilliseconds"], 1);
  });

  it("resources in which nothing has changed", async () => {
    const { resources, ...figures } = await measureUnchangedResources({ runs: 2, resources: 3 });
    assert.equal(resources, 3);
    assertFigures(figures, ["perResourceMicroseconds"], 2);
  });

  it("the loading of the package", async () => {
    const names = ["sdkMilliseconds", "packageMilliseconds", "providerMilliseconds"];
    assertFigures(await measurePackageLoad({ runs: 1 }), names, 1);
  });

  it("lookups, one request each", async () => {
    const { ours, loop } = await measureLookups({ runs: 2, lookups: 15, serviceMilliseconds: 1 });
    for (const { requests, connections, ...figures } of [ours, loop]) {
      assert.equal(requests, 15);
      assert.ok(connections >= 1 && connections <= 10, `${connections} connections`);
      assertFigures(figures, ["milliseconds"], 2);
    }
  });

  it("the start of each host's process", async () => {
    const { floor, dynamic, plugin } = await measureProcessStart({ runs: 1 });
    for (const host of [floor, dynamic, plugin]) {
      assertFigures(host, ["firstRpcMilliseconds", "firstCheckMilliseconds"], 1);
    }
  });
});
