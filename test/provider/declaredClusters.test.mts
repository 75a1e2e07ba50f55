import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import { SharedDeclaredClusters } from "../../provider/declaredClusters.js";

describe("SharedDeclaredClusters", () => {
  let temporary: string;
  const usual = process.env["TMPDIR"];
  beforeEach(() => {
    temporary = mkdtempSync(path.join(tmpdir(), "declared-"));
    process.env["TMPDIR"] = temporary;
  });
  afterEach(() => {
    if (usual === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = usual;
    rmSync(temporary, { recursive: true });
  });

  const folder = () => path.join(temporary, `pulumi-spectrocluster-${userInfo().uid}`);

  it("knows what another process of the same run declares, and of no other run", () => {
    new SharedDeclaredClusters("run").add("c1");
    assert.ok(new SharedDeclaredClusters("run").has("c1"));
    assert.ok(!new SharedDeclaredClusters("run").has("c2"));
    assert.ok(!new SharedDeclaredClusters("another run").has("c1"));
  });

  it("writes no names", () => {
    new SharedDeclaredClusters("run").add("https://api.example.com c1");
    for (const name of readdirSync(folder())) {
      assert.doesNotMatch(name + readFileSync(path.join(folder(), name), "utf8"), /example|c1|run/);
    }
  });

  it("forgets what a process that has ended declared", () => {
    const ended = Number(execFileSync(process.execPath, ["-p", "process.pid"]));
    new SharedDeclaredClusters("run").add("c1");
    const [name = ""] = readdirSync(folder());
    const note = path.join(folder(), name);
    writeFileSync(path.join(folder(), name.replace(/\d+$/, String(ended))), readFileSync(note));
    rmSync(note);
    assert.ok(!new SharedDeclaredClusters("run").has("c1"));
  });

  it("removes what is older than a day", () => {
    new SharedDeclaredClusters("run").add("c1");
    const [name = ""] = readdirSync(folder());
    utimesSync(path.join(folder(), name), 0, 0);
    new SharedDeclaredClusters("another run").has("c1");
    assert.deepEqual(readdirSync(folder()), []);
  });

  it("trusts no folder that others can write to", () => {
    if (process.platform === "win32") return;
    new SharedDeclaredClusters("run").add("c1");
    chmodSync(folder(), 0o777);
    assert.ok(!new SharedDeclaredClusters("run").has("c1"));
  });

  it("does without a temporary folder", () => {
    process.env["TMPDIR"] = path.join(temporary, "missing\0");
    const declared = new SharedDeclaredClusters("run");
    declared.add("c1");
    assert.ok(declared.has("c1"));
    assert.ok(!declared.has("c2"));
  });
});
