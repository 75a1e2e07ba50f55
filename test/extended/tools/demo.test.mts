import assert from "node:assert/strict";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";

const root = path.resolve(import.meta.dirname, "../../..");
const demo = (args: string[] = [], env: Record<string, string> = {}) =>
  execa(process.execPath, ["--import", "tsx", "tools/demo/index.mts", ...args], {
    cwd: root,
    reject: false,
    all: true,
    stdin: "ignore",
    env,
  });

describe("npm start", function () {
  this.timeout(180_000);

  it("runs an example from preview to destroy, and shows the remote configuration and a machine", async () => {
    const { exitCode, all } = await demo();
    assert.equal(exitCode, 0, all);
    const told = all.match(/^The service .*$/gm)?.map((line) => line.replace(/^The service /, ""));
    const look = "GET /v1/spectroclusters/63a1f0e2c0ffee0011223344 → 200";
    const patch = "PATCH /v1/spectroclusters/63a1f0e2c0ffee0011223344/clusterConfig/hostCluster → 204";
    const holds = (port: number) =>
      `holds: {"clusterEndpoint":{"config":{"ingressConfig":{"host":"*.dev.example.com","port":${port}}},"type":"Ingress"},"isHostCluster":true}`;
    assert.deepEqual(told, [
      ...["got: nothing", "holds: null"],
      ...[`got: ${look}, ${patch}`, holds(443)],
      ...["got: nothing", holds(443)],
      ...[`got: ${patch}`, holds(8443)],
      ...[`got: ${look}`, holds(8443)],
      ...[`got: ${patch}`, 'holds: {"isHostCluster":false}'],
      "got: GET /v1/spectroclusters/63a1f0e2c0ffee0011223344/vms/web-0?namespace=default → 200",
    ]);
    assert.match(all, /diskSpace: "4Gi"\s+memory +: "2048Mi"\s+name +: "web-0"\s+ready +: true/);
    assert.match(all, /~ port: 443 => 8443/);
  });

  it("that is ended leaves nothing behind", async () => {
    const temporary = await mkdtemp(path.join(tmpdir(), "demo-"));
    try {
      const running = demo([], { TMPDIR: temporary });
      let shown = "";
      running.all.on("data", (text) => {
        shown += text;
        if (shown.includes("$ pulumi up")) running.kill("SIGTERM");
      });
      const { exitCode } = await running;
      assert.equal(exitCode, 1, shown);
      assert.match(shown, /npm start failed: .*(ended by SIGTERM|pulumi up)/);
      const left = (await readdir(temporary)).filter((name) => name.startsWith("pulumi-"));
      assert.deepEqual(left, []);
    } finally {
      await rm(temporary, { recursive: true });
    }
  });
});
