import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { withFolder } from "../../support/withFolder.mjs";

const root = path.resolve(import.meta.dirname, "../../..");
const demo = (env: Record<string, string> = {}) =>
  execa(process.execPath, ["--import", "tsx", "tools/demo/index.mts"], {
    cwd: root,
    reject: false,
    all: true,
    stdin: "ignore",
    env,
  });

describe("npm start", function () {
  this.timeout(240_000);

  it("shows each step with a line that explains it, the results of the engine, and the requests", async () => {
    const { exitCode, all } = await demo();
    assert.equal(exitCode, 0, all);
    const read = "GET /v1/spectroclusters/{uid}";
    const patch = "PATCH /v1/spectroclusters/{uid}/clusterConfig/hostCluster";
    const steps = all.split(/\n(?=\d+\. )/).slice(1);
    const shown = steps.map((step) => [
      /^\d+\. \S.*\.$/m.test(step),
      /\$ pulumi (\w+)/.exec(step)?.[1],
      /^ +Requests: (.*)$/m.exec(step)?.[1],
    ]);
    assert.deepEqual(shown, [
      [true, "preview", "none"],
      [true, "up", `${read} → 200, ${patch} → 204`],
      [true, "up", `${read} → 200, ${patch} → 204`],
      [true, "refresh", `${read} → 200`],
      [true, "up", `${read} → 200, ${patch} → 204`],
      [true, "up", shown[5]?.[2]],
      [true, "up", `${read} → 200, ${patch} → 204`],
      [true, "up", `${read}/vms/web-0?namespace=default → 200`],
      [
        true,
        "up",
        `2 × POST /v1/dashboard/spectroclusters/search?limit=50 → 200, 2 × ${read} → 200, 2 × ${patch} → 204`,
      ],
      [true, "up", `${read} → 200, ${patch} → 204`],
      [true, "destroy", "none"],
    ]);
    // The clusters of a fleet are requested concurrently.
    assert.deepEqual(String(shown[5]?.[2]).split(", ").sort(), [
      `49 × ${read} → 200`,
      `49 × ${patch} → 204`,
      `${read} → 404`,
    ]);

    const results = [
      /port must be a whole number from 1 to 65535, not 84430/,
      /2 created/,
      /~ port: 443 => 8443/,
      /~ port: 8443 => 9443/,
      /~ port: 9443 => 8443/,
      /1 of 50 clusters failed[\s\S]*Host clusters in the service: 49 of 50/,
      /Host clusters in the service: 50 of 50/,
      /diskSpace: "4Gi"\s+│ +memory +: "2048Mi"\s+│ +name +: "web-0"\s+│ +ready +: true/,
      /clusterCount: 2[\s\S]*"\*\.edge-1\.dev\.example\.com"[\s\S]*"\*\.staging-1/,
      /is to be disabled, because isHostCluster is false\.[\s\S]*Configuration in the service: \{.*"isHostCluster":false\}/,
      /no longer managed\.[\s\S]*Host clusters in the service: 50 of 50/,
    ];
    results.forEach((result, index) => {
      assert.match(steps[index] ?? "", result);
    });
    assert.match(all, /\n11 passed, 0 failed$/);
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
