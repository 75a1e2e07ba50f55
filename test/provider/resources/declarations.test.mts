import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { type DeclarationStatus, Declarations } from "../../../provider/resources/declarations.js";

describe("Declarations", () => {
  let temporary: string;
  beforeEach(() => {
    temporary = mkdtempSync(path.join(tmpdir(), "declarations-"));
  });
  afterEach(() => rmSync(temporary, { recursive: true }));

  /** The declarations of one process of a run. */
  const declarationsOf = (run: string) => new Declarations(run, temporary);
  const folder = () => path.join(temporary, `pulumi-spectrocluster-${userInfo().uid}`);
  const files = () => readdirSync(folder()).map((name) => path.join(folder(), name));

  function record(declarations: Declarations, clusters: string[], status: DeclarationStatus): void {
    declarations.set(clusters, status);
    declarations.flush();
  }

  /** Makes the only file that of another process. */
  function assignFileTo(pid: number): void {
    const [file = ""] = files();
    renameSync(file, file.replace(/\d+$/, String(pid)));
  }

  it("has no status for a cluster that the run does not declare", () => {
    record(declarationsOf("run"), ["c1"], "declared");
    assignFileTo(process.ppid);
    assert.equal(declarationsOf("run").get("c2"), undefined);
    assert.equal(declarationsOf("another run").get("c1"), undefined);
  });

  it("reports the last status that another process of the run recorded", () => {
    const other = declarationsOf("run");
    record(other, ["c1", "c2", "c3"], "declared");
    record(other, ["c1", "c2"], "failed");
    record(other, ["c2"], "declared");
    assignFileTo(process.ppid);
    const own = declarationsOf("run");
    assert.deepEqual(
      ["c1", "c2", "c3"].map((cluster) => own.get(cluster)),
      ["failed", "declared", "declared"],
    );
  });

  it("sees statuses that another process records later", () => {
    record(declarationsOf("run"), ["c1"], "declared");
    assignFileTo(process.ppid);
    const own = declarationsOf("run");
    assert.equal(own.get("c1"), "declared");
    const [file = ""] = files();
    const [line = ""] = readFileSync(file, "utf8").split(" ");
    writeFileSync(file, `${line} declared\n${line} failed\n`);
    assert.equal(own.get("c1"), "failed");
  });

  it("reports a failure of any process if several processes declare a cluster", () => {
    const other = declarationsOf("run");
    record(other, ["c1"], "declared");
    record(other, ["c2"], "failed");
    assignFileTo(process.ppid);
    const own = declarationsOf("run");
    own.set(["c1"], "failed");
    own.set(["c2"], "declared");
    assert.deepEqual([own.get("c1"), own.get("c2")], ["failed", "failed"]);
  });

  it("writes hashes only", () => {
    record(declarationsOf("run"), ["https://api.example.com c1"], "declared");
    for (const file of files()) {
      assert.doesNotMatch(path.basename(file) + readFileSync(file, "utf8"), /example|c1|run/);
    }
  });

  it("ignores files of processes that have ended", () => {
    const ended = Number(execFileSync(process.execPath, ["-p", "process.pid"]));
    record(declarationsOf("run"), ["c1"], "declared");
    assignFileTo(ended);
    assert.equal(declarationsOf("run").get("c1"), undefined);
  });

  it("ignores the file of an earlier process with the same process ID", () => {
    record(declarationsOf("run"), ["c1"], "declared");
    assert.equal(declarationsOf("run").get("c1"), undefined);
  });

  it("removes files that are older than a day", () => {
    record(declarationsOf("run"), ["c1"], "declared");
    const [file = ""] = files();
    utimesSync(file, 0, 0);
    declarationsOf("another run").get("c1");
    assert.deepEqual(files(), []);
  });

  it("does not use a folder that other users can write to", () => {
    if (process.platform === "win32") return;
    record(declarationsOf("run"), ["c1"], "declared");
    assignFileTo(process.ppid);
    chmodSync(folder(), 0o777);
    assert.equal(declarationsOf("run").get("c1"), undefined);
  });

  it("works without a temporary folder", () => {
    const file = path.join(temporary, "file");
    writeFileSync(file, "");
    const declarations = new Declarations("run", file);
    declarations.set(["c1"], "declared");
    assert.deepEqual([declarations.get("c1"), declarations.get("c2")], ["declared", undefined]);
  });

  it("writes no file without an engine", () => {
    const declarations = new Declarations(undefined, temporary);
    declarations.set(["c1"], "declared");
    assert.equal(declarations.get("c1"), "declared");
    assert.deepEqual(readdirSync(temporary), []);
  });
});
