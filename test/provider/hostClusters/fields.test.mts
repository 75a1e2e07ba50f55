import assert from "node:assert/strict";
import {
  declarableIn,
  differsFromDefault,
  isUsedBy,
  normalizeReceived,
  parseConfig,
} from "../../../provider/hostClusters/fields.js";
import { formatPath } from "../../../provider/json/paths.js";
import { rowsIn } from "../../support/rows.mjs";

interface Row {
  what: string;
  received: object;
  normalizeReceived?: object;
  declarableIn?: object;
  /** What `parseConfig` returns. */
  config?: object;
  incomparable?: string[];
}

const rows: Row[] = rowsIn("fields.yaml", import.meta.url);

describe("what Palette returns", () => {
  for (const { what, received, ...expected } of rows) {
    it(`is ${what}: ${JSON.stringify(received)}`, async () => {
      const { config, incomparable } = await parseConfig(received);
      const results: Omit<Row, "what" | "received"> = {
        ...{ normalizeReceived: normalizeReceived(received), declarableIn: declarableIn(received) },
        ...{ config, incomparable: incomparable.map(formatPath) },
      };
      for (const [name, value] of Object.entries(expected))
        assert.deepEqual(results[name as keyof typeof results], value);
    });
  }

  it("may quote a secret, which a message then hides", async () => {
    const findingsWith = async (hideValues: boolean) =>
      (await parseConfig({ isHostCluster: "s" }, { hideValues })).findings;
    assert.match((await findingsWith(false))[0]?.message ?? "", /"s"/);
    assert.doesNotMatch((await findingsWith(true))[0]?.message ?? "", /"s"/);
  });

  it("has fields that only one type of endpoint uses, and defaults of some fields", () => {
    const part = ["clusterEndpoint", "config", "ingressConfig"];
    assert.deepEqual(
      [
        part,
        [...part, "host"],
        part.slice(0, 2),
        ["a", ...part.slice(1)],
        ["clusterEndpoint", "a", "ingressConfig"],
      ].map((path) => isUsedBy("Ingress", path)),
      [true, true, false, false, false],
    );
    assert.equal(isUsedBy("Another", part.slice(0, 2)), false);
    assert.equal(differsFromDefault(["externalIPs"], ["0.0.0.0/0"]), true);
    assert.equal(differsFromDefault(["loadBalancerSourceRanges"], ["0.0.0.0/0"]), false);
  });
});
