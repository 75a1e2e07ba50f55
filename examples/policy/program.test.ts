import assert from "node:assert/strict";
import { test } from "node:test";
import * as pulumi from "@pulumi/pulumi";
import { checkHostClusterConfig } from "pulumi-spectrocluster/validation";

/** Whether the dynamic provider added the input. */
const isInternal = (name: string) => name.startsWith("__");

test("the provider finds no errors and no warnings in the program", async () => {
  const declared = new Map<string, Record<string, unknown>>();
  await pulumi.runtime.setMocks({
    newResource: ({ name, inputs }) => {
      declared.set(name, Object.fromEntries(Object.entries(inputs).filter(([member]) => !isInternal(member))));
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
  await pulumi.runtime.disconnect();

  assert.deepEqual([...declared.keys()].sort(), ["edge", "prod"]);
  for (const [name, args] of declared) assert.deepEqual(checkHostClusterConfig(args), [], name);
});
