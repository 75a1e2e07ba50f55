import assert from "node:assert/strict";
import { RESOURCE_TYPE } from "../../examples/fleet/src/outcomes.js";
import { clustersIn } from "../../examples/fleet/src/stacks.js";

describe("the clusters in a stack's state", () => {
  const resource = (clusterUid: string, type = RESOURCE_TYPE) => ({ type, inputs: { clusterUid } });

  it("are those of its resources", () => {
    const resources = [{ type: "pulumi:pulumi:Stack" }, resource("c1"), resource("c2"), resource("c3", "other:Type")];
    assert.deepEqual(clustersIn({ resources }), ["c1", "c2"]);
  });

  it("are also those whose create was cut off, once each: their hosts may be on", () => {
    const pending_operations = [
      { type: "creating", resource: resource("c2") },
      { type: "updating", resource: resource("c1") },
      { type: "creating", resource: resource("c3", "other:Type") },
    ];
    assert.deepEqual(clustersIn({ resources: [resource("c1")], pending_operations }), ["c1", "c2"]);
    assert.deepEqual(clustersIn({ pending_operations }), ["c2"]);
  });

  it("are none where the stack has never run", () => {
    assert.deepEqual(clustersIn({}), []);
    assert.deepEqual(clustersIn({ resources: null, pending_operations: null }), []);
    assert.deepEqual(clustersIn(null), []);
  });
});
