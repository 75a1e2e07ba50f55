import assert from "node:assert/strict";
import { execa } from "execa";
import { ROOT } from "../../../tools/checkout.mjs";

const READ = "GET /v1/spectroclusters/{uid}";
const PATCH = "PATCH /v1/spectroclusters/{uid}/clusterConfig/hostCluster";
const FLEET = `49 × ${READ} → 200, 49 × ${PATCH} → 204, ${READ} → 404`;
const WRITTEN = `${READ} → 200, ${PATCH} → 204`;

/** The command of each step, its requests in any order (those of a fleet are concurrent), and a part of its output. */
const STEPS: readonly { command: string; requests: string; shown: RegExp }[] = [
  { command: "preview", requests: "none", shown: /port must be a whole number from 1 to 65535, not 84430/ },
  { command: "up", requests: WRITTEN, shown: /2 created/ },
  { command: "up", requests: WRITTEN, shown: /~ port: 443 => 8443/ },
  { command: "refresh", requests: `${READ} → 200`, shown: /~ port: 8443 => 9443/ },
  { command: "up", requests: WRITTEN, shown: /~ port: 9443 => 8443/ },
  { command: "up", requests: FLEET, shown: /1 of 50 clusters failed[\s\S]*service: 49 of 50/ },
  { command: "up", requests: WRITTEN, shown: /Host clusters in the service: 50 of 50/ },
  { command: "up", requests: `${READ}/vms/web-0?namespace=default → 200`, shown: /diskSpace: "4Gi"/ },
  { command: "up", requests: WRITTEN, shown: /is declared with isHostCluster: false[\s\S]*"isHostCluster":false\}/ },
  { command: "destroy", requests: "none", shown: /no longer managed[\s\S]*service: 50 of 50/ },
];

describe("npm start", () => {
  it("shows each step with a line that explains it, the results of the engine, and the requests", async () => {
    const options = { cwd: ROOT, reject: false, all: true, stdin: "ignore" } as const;
    const { exitCode, all } = await execa(process.execPath, ["--import", "tsx", "tools/demo/index.mts"], options);
    assert.equal(exitCode, 0, all);
    const steps = all.split(/\n(?=\d+\. \S.*\.$)/m).slice(1);
    assert.equal(steps.length, STEPS.length, all);
    for (const [index, { command, requests, shown }] of STEPS.entries()) {
      const step = steps[index] ?? "";
      assert.equal(/\$ pulumi (\w+)/.exec(step)?.[1], command, step);
      const sent = /^ +Requests: (.*)$/m.exec(step)?.[1]?.split(", ");
      assert.deepEqual(sent?.sort(), requests.split(", ").sort());
      assert.match(step, shown);
    }
    assert.match(all, /\n10 passed, 0 failed$/);
  });
});
