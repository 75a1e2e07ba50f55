import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { checkResource } from "pulumi-spectrocluster/validation";

describe("the program", () => {
  const findings = new Map<string, unknown[]>();

  before(async () => {
    await pulumi.runtime.setMocks({
      newResource: ({ type, name, inputs }) => {
        findings.set(name, checkResource(type, inputs));
        return { id: inputs["clusterUid"], state: inputs };
      },
      call: () => ({}),
    });
    pulumi.runtime.setAllConfig({
      "project:prodClusterUid": "63a1f0e2c0ffee0011223344",
      "project:host": "*.dev.example.com",
      "project:edgeClusterUid": "63a1f0e2c0ffee0011223345",
      "project:sourceRanges": '["10.0.0.0/8"]',
    });
    await import("./index.js");
    await pulumi.runtime.disconnect(); // waits for all resources
  });

  it("causes no errors and no warnings of the provider", () => {
    assert.deepEqual([...findings].sort(), [
      ["edge", []],
      ["prod", []],
    ]);
  });
});
