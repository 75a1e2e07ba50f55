import * as pulumi from "@pulumi/pulumi";

/** Pulumi's mocks for a suite. Without the end, the next file in this process would not be a script: mocha reuses processes. */
export function useMocks(mocks: pulumi.runtime.Mocks): void {
  before(() => pulumi.runtime.setMocks(mocks));
  after(() => pulumi.runtime.resetOptions("", "", -1, "", "", false, ""));
}
