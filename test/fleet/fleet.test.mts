import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { until } from "../engine/kill.mjs";
import { familyOf } from "../engine/processes.mjs";
import { testEngine } from "../engine/stack.mjs";
import { assertKeyNowhere } from "../support/plantedKey.mjs";
import { clusters, type Fleet, withFleet } from "./fleet.mjs";

describe("examples/fleet", function () {
  this.timeout(300_000);

  /** Runs the command to its end, which is to be this one, and gives what it printed. */
  async function run(fleet: Fleet, exitCode: number, ...args: string[]): Promise<string> {
    const ended = await fleet.start(...args);
    assert.equal(ended.exitCode, exitCode, ended.all);
    return ended.all;
  }

  const summaryOf = (printed: string) => printed.trimEnd().split("\n").at(-1);
  const file = (fleet: Fleet, name: string) => path.join(fleet.workspace.programFolder, name);
  const assignmentOf = async (fleet: Fleet): Promise<Record<string, string[]>> =>
    JSON.parse(await readFile(file(fleet, "assignment.json"), "utf8"));
  const patched = ({ emulator }: Fleet) => emulator.patches.map(({ url }) => url.split("/")[3]);

  /** Waits until a run has said something. */
  async function saying(running: ReturnType<Fleet["start"]>, text: string): Promise<void> {
    let said = "";
    running.all.on("data", (chunk) => {
      said += chunk;
    });
    await until(() => said.includes(text));
  }

  it("brings a list to several stacks, changes only what the list changes, and switches hosts off only when told", () =>
    withFleet(async (fleet) => {
      const { emulator } = fleet;
      await fleet.list(clusters(5));
      assert.equal(summaryOf(await run(fleet, 0, "preview", "--stacks", "3")), "5 to create; 5 clusters in 3 stacks.");
      assert.equal(existsSync(file(fleet, "assignment.json")), false, "a preview decides nothing");
      assert.deepEqual(patched(fleet), []);

      assert.equal(summaryOf(await run(fleet, 0, "up", "--stacks", "3")), "5 created; 5 clusters in 3 stacks.");
      const assignment = { "fleet-01": ["c1", "c4"], "fleet-02": ["c2", "c5"], "fleet-03": ["c3"] };
      assert.deepEqual(await assignmentOf(fleet), assignment);
      assert.deepEqual(patched(fleet).sort(), ["c1", "c2", "c3", "c4", "c5"]);

      // Of the file that is lost, the stacks know; and Pulumi alone previews the same in one of them.
      await rm(file(fleet, "assignment.json"));
      await fleet.list({ ...clusters(6), c1: 8443 });
      assert.equal(summaryOf(await run(fleet, 0, "up")), "1 created, 1 updated, 4 unchanged; 6 clusters in 3 stacks.");
      assert.deepEqual(await assignmentOf(fleet), { ...assignment, "fleet-03": ["c3", "c6"] });
      assert.deepEqual(patched(fleet).slice(5).sort(), ["c1", "c6"]);
      assert.match(await fleet.workspace.run("preview", "--stack", "fleet-03"), /3 unchanged/);

      // A list that was cut short.
      await fleet.list(clusters(3));
      const refused = await run(fleet, 1, "up", "--allow-removals", "2");
      assert.match(refused, /Not in \S*clusters\.csv any more.*:\n- c[456] in fleet-0[123]\n/);
      assert.match(refused, /3 hosts would be switched off, and 2 may be.*--allow-removals 3/);
      assert.match(await run(fleet, 0, "preview"), /3 to switch off/);
      // Pulumi alone would not ask.
      const byHand = await fleet.workspace.start(["up", "--yes", "--continue-on-error", "--stack", "fleet-03"]);
      assert.notEqual(byHand.exitCode, 0);
      assert.match(byHand.all ?? "", /Nothing was changed: [\s\S]*Run: node --import tsx fleet\.ts up/);
      assert.equal(emulator.patches.length, 7);
      await run(fleet, 0, "up", "--allow-removals", "3");
      assert.deepEqual(await assignmentOf(fleet), { "fleet-01": ["c1"], "fleet-02": ["c2"], "fleet-03": ["c3"] });
      assert.deepEqual(emulator.clusters.get("c6")?.hostClusterConfig, { isHostCluster: false });

      await assertKeyNowhere(emulator.apiKey, { folder: fleet.workspace.folder });
    }));

  it("goes on where a cluster fails, lists it at the end with its name and stack, and finishes the next time", () =>
    withFleet(async (fleet) => {
      const { emulator } = fleet;
      await fleet.list(clusters(6));
      emulator.fail({ method: "PATCH", url: "/c3/", status: 422, times: 1 });
      const printed = await run(fleet, 1, "up", "--stacks", "2", "--parallel", "1");
      assert.match(
        printed,
        /Failed clusters:\n- name-of-c3 \(c3\) in fleet-01: Could not update .*:\n {2}PATCH .* answered with 422 \(The emulator was told/,
      );
      assert.equal(summaryOf(printed), "5 created, 1 failed; 6 clusters in 2 stacks.");
      assert.equal(summaryOf(await run(fleet, 0, "up")), "1 created, 5 unchanged; 6 clusters in 2 stacks.");
      assert.deepEqual(patched(fleet).sort(), ["c1", "c2", "c3", "c3", "c4", "c5", "c6"]);

      // A mistake anywhere, and nothing is run.
      await fleet.list({ ...clusters(6), c1: 8443, c2: 0 });
      assert.match(await run(fleet, 1, "up"), /clusters\.csv:3, column port: .*, not 0$/);
      assert.equal(emulator.patches.length, 7);
    }));

  it("runs the list that it has checked, whatever becomes of the files meanwhile, and says what it cannot write", () =>
    withFleet(async (fleet) => {
      const { emulator } = fleet;
      await fleet.list(clusters(3));
      await run(fleet, 0, "up", "--stacks", "2");
      await fleet.list({ c1: 8443, c2: 443 });
      const release = emulator.hold({ method: "PATCH", url: "/c1/" });
      const running = fleet.start("up", "--parallel", "1", "--allow-removals", "1");
      await until(() => emulator.underWay > 0);
      await fleet.list({});
      await rm(file(fleet, "assignment.json"));
      await mkdir(file(fleet, "assignment.json"));
      release();
      const { exitCode, all } = await running;
      assert.equal(exitCode, 1, all);
      assert.match(all, /Failed stacks:\n- fleet-01 \(1 updated, 1 switched off\): The assignment cannot be written: /);
      assert.equal(summaryOf(all), "1 updated, 1 unchanged, 1 switched off; 3 clusters in 2 stacks.");
      assert.deepEqual(patched(fleet).slice(3).sort(), ["c1", "c3"]);
    }));

  it("runs no more stacks at a time than asked, starts none after a signal, and continues when run again", () =>
    withFleet(async (fleet) => {
      const { emulator } = fleet;
      await fleet.list(clusters(4));
      const release = emulator.hold({ method: "PATCH", times: Number.POSITIVE_INFINITY });
      const running = fleet.start("up", "--stacks", "4", "--parallel", "2");
      await until(() => emulator.patches.length === 2);
      running.kill("SIGTERM");
      await saying(running, "no further stack is started");
      emulator.recover();
      release();
      const { exitCode, all } = await running;
      assert.equal(exitCode, 1, all);
      assert.equal(emulator.patches.length, 2, "two stacks of one cluster each");
      assert.match(all, /Not started:\n- fleet-03: 1 cluster; .*\n- fleet-04: 1 cluster; /);
      assert.equal(summaryOf(all), "2 created, 2 not done; 4 clusters in 4 stacks.");
      assert.equal(summaryOf(await run(fleet, 0, "up")), "2 created, 2 unchanged; 4 clusters in 4 stacks.");
    }));

  it("stops a stack at the second signal once its requests have ended, and needs no help to continue", () =>
    withFleet(async (fleet) => {
      const { emulator } = fleet;
      // More than the engine does at the same time.
      const count = 4 * availableParallelism() + 4;
      await fleet.list(clusters(count));
      const release = emulator.hold({ method: "PATCH", times: Number.POSITIVE_INFINITY });
      const running = fleet.start("up", "--stacks", "1");
      await until(() => emulator.patches.length > 0);
      running.kill("SIGINT");
      await saying(running, "no further stack is started");
      running.kill("SIGINT");
      await saying(running, "cancelling");
      emulator.recover();
      release();
      const { exitCode, all } = await running;
      assert.equal(exitCode, 1, all);
      const done = emulator.patches.length;
      assert.ok(done < count, all);
      assert.equal(summaryOf(all), `${done} created, ${count - done} not done; ${count} clusters in 1 stack.`);
      const rest = await run(fleet, 0, "up");
      assert.equal(summaryOf(rest), `${count - done} created, ${done} unchanged; ${count} clusters in 1 stack.`);
      assert.equal(emulator.patches.length, count);
    }));

  it("does not run a stack where both signals come while it is made", () =>
    withFleet(async (fleet) => {
      const { workspace } = fleet;
      await fleet.list(clusters(2));
      const { pulumi } = await testEngine();
      const folder = path.join(workspace.folder, "signals");
      await mkdir(folder);
      const signals = 'case "$*" in *"stack init"*) kill -TERM "$PPID"; kill -INT "$PPID" ;; esac';
      await writeFile(path.join(folder, "pulumi"), `#!/bin/sh\n${signals}\nexec "${pulumi}" "$@"\n`, { mode: 0o755 });
      workspace.env["PATH"] = [folder, workspace.env["PATH"]].join(path.delimiter);
      const printed = await run(fleet, 1, "up", "--stacks", "2", "--parallel", "1");
      assert.match(printed, /Not started:\n- fleet-01: 1 cluster; .*\n- fleet-02: 1 cluster; /);
      assert.equal(summaryOf(printed), "2 not done; 2 clusters in 2 stacks.");
      assert.deepEqual(patched(fleet), []);
    }));

  it("names the way out where a stack is locked by an engine that was killed; the others are done", () =>
    withFleet(async (fleet) => {
      const { emulator, workspace } = fleet;
      await fleet.list(clusters(2));
      const release = emulator.hold({ method: "PATCH" });
      const running = fleet.start("up", "--stacks", "2", "--parallel", "1");
      await until(() => emulator.underWay === 1);
      const family = await familyOf(running.pid ?? assert.fail("it did not start"));
      for (const { pid, command } of family) if (/pulumi up/.test(command)) process.kill(pid, "SIGKILL");
      const { all } = await running;
      release();
      assert.match(all, /Failed stacks:\n- fleet-01 \(1 not done\): /);

      const locked = await run(fleet, 1, "up");
      assert.match(locked, /fleet-01 \(1 not done\): the stack is currently locked by 1 lock/);
      assert.match(locked, /pulumi cancel -s fleet-01; pulumi refresh -s fleet-01 --clear-pending-creates/);
      assert.equal(summaryOf(locked), "1 unchanged, 1 not done; 2 clusters in 2 stacks.");

      await workspace.run("cancel", "--yes", "--stack", "fleet-01");
      await fleet.list({ c2: 443 });
      assert.match(await run(fleet, 1, "up"), /- c1 in fleet-01\nNothing was run: 1 host would be switched off/);
      await fleet.list(clusters(2));
      await workspace.run("refresh", "--yes", "--skip-preview", "--clear-pending-creates", "--stack", "fleet-01");
      assert.equal(summaryOf(await run(fleet, 0, "up")), "1 created, 1 unchanged; 2 clusters in 2 stacks.");
    }));
});
