import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Emulator } from "../emulator/index.mjs";
import { until } from "../engine/kill.mjs";
import { assertKeyNowhere } from "../support/plantedKey.mjs";
import { clusters, Fleet } from "./fleet.mjs";
import { PostgresServer } from "./postgres.mjs";

describe("examples/fleet on a PostgreSQL server that several machines share", function () {
  this.timeout(300_000);

  let emulator: Emulator;
  let server: PostgresServer;
  /** Two checkouts on two machines: they have nothing in common but the backend and the passphrase. */
  let here: Fleet;
  let there: Fleet;

  before(async () => {
    emulator = await Emulator.start();
    server = await PostgresServer.start();
    const env = { PULUMI_BACKEND_URL: server.url, PGPASSWORD: server.password };
    here = await Fleet.create(emulator, env);
    await here.workspace.run("stack", "rm", "--yes", "dev");
    there = await Fleet.create(emulator, env);
  });

  after(async () => {
    await there?.dispose();
    await here?.dispose();
    await server?.stop();
    await emulator?.stop();
  });

  const assignmentOf = (fleet: Fleet) => readFile(path.join(fleet.workspace.programFolder, "assignment.json"), "utf8");

  it("is known to every machine as it is, without the file of the first one", async () => {
    await here.list(clusters(4));
    const first = await here.start("up", "--stacks", "2");
    assert.equal(first.exitCode, 0, first.all);
    assert.equal(emulator.patches.length, 4);

    await there.list(clusters(4));
    const second = await there.start("up");
    assert.match(second.all, /\n4 unchanged; 4 clusters in 2 stacks\.$/);
    assert.equal(second.exitCode, 0);
    assert.equal(emulator.patches.length, 4);
    assert.equal(await assignmentOf(there), await assignmentOf(here));
  });

  it("is changed by one machine at a time, stack by stack, and says who is at it", async () => {
    await here.list({ ...clusters(4), c1: 8443 });
    const release = emulator.hold({ method: "PATCH", url: "/c1/" });
    const running = here.start("up", "--parallel", "1");
    await until(() => emulator.underWay === 1);
    const { exitCode, all } = await there.start("up");
    release();
    assert.equal(exitCode, 1);
    assert.match(all, /fleet-01 \(2 not done\): the stack is currently locked by 1 lock/);
    assert.match(all, /created by \S+@\S+ \(pid \d+\) at /);
    assert.match(all, /\n2 unchanged, 2 not done; 4 clusters in 2 stacks\.$/);
    const { exitCode: itsOwn, all: printed } = await running;
    assert.equal(itsOwn, 0, printed);
  });

  it("says why nothing was run where the server refuses", async () => {
    const { env } = there.workspace;
    const requests = emulator.requests.length;
    env["PGPASSWORD"] = "another password";
    const { exitCode, all } = await there.start("up");
    env["PGPASSWORD"] = server.password;
    assert.equal(exitCode, 1);
    assert.match(all, /^Nothing was run: the stacks cannot be read\. .*password authentication failed/);
    assert.doesNotMatch(all, /another password/);
    assert.equal(emulator.requests.length, requests);
  });

  it("has no key in its stacks, nor in a checkout", async () => {
    const { workspace } = here;
    const exported = await Promise.all(
      ["fleet-01", "fleet-02"].map((name) => workspace.run("stack", "export", "-s", name)),
    );
    assert.match(exported.join(), /c4/);
    for (const { workspace } of [here, there]) {
      await assertKeyNowhere(emulator.apiKey, { folder: workspace.folder, contents: { exported: exported.join() } });
    }
  });
});
