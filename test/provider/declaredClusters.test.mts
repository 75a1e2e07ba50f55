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
import { SharedDeclaredClusters } from "../../provider/declaredClusters.js";

describe("SharedDeclaredClusters", () => {
  let temporary: string;
  beforeEach(() => {
    temporary = mkdtempSync(path.join(tmpdir(), "declared-"));
  });
  afterEach(() => rmSync(temporary, { recursive: true }));

  /** What one process of a run would make. */
  const declaredIn = (run: string) => new SharedDeclaredClusters(run, temporary);
  const folder = () => path.join(temporary, `pulumi-spectrocluster-${userInfo().uid}`);

  /** Makes the only note that of another process. */
  function giveNoteTo(pid: number): void {
    const [name = ""] = readdirSync(folder());
    renameSync(path.join(folder(), name), path.join(folder(), name.replace(/\d+$/, String(pid))));
  }

  it("knows what another process of the same run declares, and of no other run", () => {
    declaredIn("run").add("c1");
    giveNoteTo(process.ppid);
    assert.ok(declaredIn("run").has("c1"));
    assert.ok(!declaredIn("run").has("c2"));
    assert.ok(!declaredIn("another run").has("c1"));
  });

  it("writes no names", () => {
    declaredIn("run").add("https://api.example.com c1");
    for (const name of readdirSync(folder())) {
      assert.doesNotMatch(name + readFileSync(path.join(folder(), name), "utf8"), /example|c1|run/);
    }
  });

  it("forgets what a process that has ended declared", () => {
    const ended = Number(execFileSync(process.execPath, ["-p", "process.pid"]));
    declaredIn("run").add("c1");
    giveNoteTo(ended);
    assert.ok(!declaredIn("run").has("c1"));
  });

  it("removes what is older than a day", () => {
    declaredIn("run").add("c1");
    const [name = ""] = readdirSync(folder());
    utimesSync(path.join(folder(), name), 0, 0);
    declaredIn("another run").has("c1");
    assert.deepEqual(readdirSync(folder()), []);
  });

  it("forgets what an earlier process of the same number declared", () => {
    declaredIn("run").add("c1");
    assert.ok(!declaredIn("run").has("c1"));
  });

  it("trusts no folder that others can write to", () => {
    if (process.platform === "win32") return;
    declaredIn("run").add("c1");
    giveNoteTo(process.ppid);
    chmodSync(folder(), 0o777);
    assert.ok(!declaredIn("run").has("c1"));
  });

  it("does without a temporary folder", () => {
    const file = path.join(temporary, "file");
    writeFileSync(file, "");
    const declared = new SharedDeclaredClusters("run", file);
    declared.add("c1");
    assert.ok(declared.has("c1"));
    assert.ok(!declared.has("c2"));
  });
});
