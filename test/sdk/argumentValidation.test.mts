import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { findResource } from "../../provider/resources/index.js";
import { validateResolved } from "../../sdk/argumentValidation.js";
import { currentRun } from "../../sdk/programRun.js";

describe("arguments of which one is rejected", () => {
  const rejected = () => Promise.reject(new Error("no vault"));
  const validated = (name: string, args: object, dependsOn?: unknown) => {
    const resource = findResource(name) ?? assert.fail();
    const declaration = { resource, label: name, run: currentRun(), provider: undefined, ignoresChanges: false };
    return validateResolved(declaration, args, dependsOn);
  };

  it("still tell which clusters the resource declares, so that no other resource disables them", async () => {
    const other = { clusterGroup: { uid: rejected() } };
    for (const [name, args, dependsOn] of [
      ["HostClusterConfig", { clusterUid: "a", ...other }],
      ["HostClusterConfig", { clusterUid: pulumi.output("a"), ...other }],
      ["HostClusterConfig", { clusterUid: "a" }, rejected()],
      ["HostClusterFleet", { clusters: { a: rejected() } }],
      ["HostClusterFleet", { clusters: Promise.resolve({ a: other }) }],
    ] as const) {
      const { failure, declared, endsRun } = await validated(name, args, dependsOn);
      assert.match(failure ?? "", /^An argument of .* failed: no vault$/);
      assert.deepEqual([declared, endsRun], [["a"], false]);
    }
  });

  it("end the run before anything is deleted if the clusters are not known", async () => {
    const { declared, endsRun } = await validated("HostClusterConfig", { clusterUid: rejected() });
    assert.deepEqual([declared, endsRun], [[], true]);
  });
});
