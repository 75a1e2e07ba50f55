import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { execa } from "execa";
import { ROOT } from "../../../tools/checkout.mjs";
import { withFolder } from "../../support/withFolder.mjs";

const demo = (env: Record<string, string> = {}) =>
  execa(process.execPath, ["--import", "tsx", "tools/demo/index.mts"], {
    ...{ cwd: ROOT, reject: false, all: true, stdin: "ignore", env },
  });

const READ = "GET /v1/spectroclusters/{uid}";
const PATCH = "PATCH /v1/spectroclusters/{uid}/clusterConfig/hostCluster";
const WRITTEN = `${READ} → 200, ${PATCH} → 204`;

/** The command of each step, its requests in any order (those of a fleet are concurrent), and a part of its output. */
const STEPS: readonly [command: string, requests: string, shown: RegExp][] = [
  ["preview", "none", /port must be a whole number from 1 to 65535, not 84430/],
  ["up", WRITTEN, /2 created/],
  ["up", WRITTEN, /~ port: 443 => 8443/],
  ["refresh", `${READ} → 200`, /~ port: 8443 => 9443/],
  ["up", WRITTEN, /~ port: 9443 => 8443/],
  ["up", `49 × ${READ} → 200, 49 × ${PATCH} → 204, ${READ} → 404`, /1 of 50 clusters failed[\s\S]*service: 49 of 50/],
  ["up", WRITTEN, /Host clusters in the service: 50 of 50/],
  ["up", `${READ}/vms/web-0?namespace=default → 200`, /diskSpace: "4Gi"/],
  ["up", WRITTEN, /1 cluster is declared as no host[\s\S]*in the service: \{.*"isHostCluster":false\}/],
  ["destroy", "none", /no longer managed\.[\s\S]*Host clusters in the service: 50 of 50/],
];

describe("npm start", () => {
  it("shows each step with a line that explains it, the results of the engine, and the requests", async () => {
    const { exitCode, all } = await demo();
    assert.equal(exitCode, 0, all);
    const steps = all.split(/\n(?=\d+\. \S.*\.$)/m).slice(1);
    assert.equal(steps.length, STEPS.length, all);
    for (const [index, [command, requests, shown]] of STEPS.entries()) {
      const step = steps[index] ?? "";
      assert.equal(/\$ pulumi (\w+)/.exec(step)?.[1], command, step);
      const sent = /^ +Requests: (.*)$/m.exec(step)?.[1]?.split(", ");
      assert.deepEqual(sent?.sort(), requests.split(", ").sort());
      assert.match(step, shown);
    }
    assert.match(all, /\n10 passed, 0 failed$/);
  });

  it("that is interrupted fails and leaves nothing behind", () =>
    withFolder(async (temporary) => {
      const running = demo({ TMPDIR: temporary });
      let shown = "";
      running.all.on("data", (text) => {
        shown += text;
        // A second signal may arrive while the process exits, and would kill it.
        if (shown.includes("$ pulumi up") && !running.killed) running.kill("SIGTERM");
      });
      const { exitCode } = await running;
      assert.equal(exitCode, 1, shown);
      assert.match(shown, /1 passed, 1 failed\nnpm start failed: .*(ended by SIGTERM|pulumi up)/);
      const left = (await readdir(temporary)).filter((name) => name.startsWith("pulumi-"));
      assert.deepEqual(left, []);
    }));
});
