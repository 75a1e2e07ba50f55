import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFile, chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Owners } from "../../../../provider/hostClusters/owners/owners.js";
import { RecordFiles } from "../../../../provider/hostClusters/owners/recordFiles.js";
import { hash } from "../../../../provider/hostClusters/owners/takeOver.js";

describe("the record of a run in files", () => {
  let home: string;
  let engine: Server;
  /** Address of an engine that runs. */
  let address: string;

  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), "record-"));
    engine = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(engine, "listening");
    address = addressOf(engine);
  });
  afterEach(async () => {
    engine.close();
    await rm(home, { recursive: true, force: true });
  });

  const addressOf = (server: Server) => `127.0.0.1:${(server.address() as { port: number }).port}`;
  const open = (of = address, environment: NodeJS.ProcessEnv = {}) =>
    new RecordFiles(of, { PULUMI_HOME: home, ...environment });
  const folder = () => path.join(home, "pulumi-spectrocluster");
  /** The part of a file's name that identifies this machine, in the file of an own record. */
  const machine = async () => {
    await open("127.0.0.1:2").append([["check", "x"]]);
    const [own = ""] = (await readdir(folder())).filter((name) => name.includes("_127.0.0.1-2_"));
    await rm(path.join(folder(), own));
    return own.split("_")[0];
  };
  const ownersIn = async (record: RecordFiles) =>
    (await record.read()).flatMap(({ hasEnded, checked }) => [[hasEnded, ...checked.keys()]]);

  it("is seen by every process of the run, and by no other run", async () => {
    const [one, other] = [open(), open()];
    await one.append([["check", "a"]]);
    await other.append([["check", "b"]]);
    await Promise.all([one.append([["created", "a"]]), one.append([["owner", "a", "written", ["c"]]])]);
    for (const record of [one, other]) {
      assert.deepEqual((await ownersIn(record)).sort(), [
        [false, "a"],
        [false, "b"],
      ]);
      const owners = (await record.read()).flatMap((each) => [...each.ownersOf("c")]);
      assert.deepEqual(owners, [["a", "written"]]);
    }
    assert.deepEqual(await ownersIn(open("127.0.0.1:1")), [[false]], "only its own record, which is empty");
  });

  it("marks what a process has left that has ended, and reads a line only once it is complete", async () => {
    const record = open();
    await record.append([["check", "a"]]);
    const { pid } = spawnSync(process.execPath, ["--version"]);
    const left = path.join(folder(), `${await machine()}_${address.replace(":", "-")}_${pid}_left`);
    await writeFile(left, '["check","b"]\n["check",');
    assert.deepEqual((await ownersIn(record)).sort(), [
      [false, "a"],
      [true, "b"],
    ]);
    await appendFile(left, '"c"]\n');
    assert.deepEqual((await ownersIn(record)).sort(), [
      [false, "a"],
      [true, "b", "c"],
    ]);
    assert.equal(
      (await ownersIn(open())).length,
      3,
      "its own, and two files: the engine still runs, so the file stays",
    );
  });

  it("removes the files of engines that have ended", async () => {
    const earlier = createServer().listen(0, "127.0.0.1");
    await once(earlier, "listening");
    const name = `${await machine()}_${addressOf(earlier).replace(":", "-")}_999999999_left`;
    // Another machine or container may share the folder, and other programs may write into it.
    const foreign = [name.replace(/^\w{12}/, "0123456789ab"), ".DS_Store"];
    for (const each of [name, ...foreign]) await writeFile(path.join(folder(), each), "");
    /** Without the files of the processes that look. */
    const others = async () => (await readdir(folder())).filter((each) => !each.includes(`_${process.pid}_`)).sort();
    await open().read();
    assert.deepEqual(await others(), [name, ...foreign].sort());
    earlier.close();
    await once(earlier, "close");
    await open().read();
    assert.deepEqual(await others(), foreign.sort());
  });

  it("shows a process before it has recorded anything", async () => {
    await open().read();
    assert.equal((await open().read()).length, 2);
  });

  it("shows to every process that one of them could not append something, and keeps the rest", async () => {
    const script = `
      process.on("SIGXFSZ", () => {});
      const { RecordFiles } = require("./dist/provider/hostClusters/owners/recordFiles.js");
      const record = new RecordFiles("${address}", { PULUMI_HOME: "${home}" });
      const owner = (name) => record.append([["check", name.repeat(100)]]).then(() => "done", ({ code }) => code);
      (async () => {
        const results = [];
        while (results.at(-1) !== "SPECTROCLUSTER_RUN_RECORD") results.push(await owner("a"));
        console.log(results.length, (await record.read())[0].failure.code);
      })();`;
    // A disk that is full for a moment looks like this limit of a file's size, in the middle of a line.
    const args = ["-c", 'ulimit -f 1; exec "$0" -e "$1"', process.execPath, script];
    const { stdout, stderr } = spawnSync("sh", args, { encoding: "utf8" });
    assert.match(stdout, /^\d+ SPECTROCLUSTER_RUN_RECORD/, stderr);
    const [file = ""] = await readdir(folder());
    assert.doesNotMatch(await readFile(path.join(folder(), file), "utf8"), /\n$/);
    // The process is able to append again.
    await chmod(path.join(folder(), file), 0o600);
    await appendFile(path.join(folder(), file), '\n["check","b"]\n');
    await chmod(path.join(folder(), file), 0o400);
    const [own, other] = await open().read();
    assert.equal(own?.failure, undefined);
    assert.match(String(other?.failure), /cannot be used \(another process of the run could not write to it\)\./);
    assert.deepEqual([...(other?.checked.keys() ?? [])], ["a".repeat(100), "b"]);

    const owners = new Owners(open());
    const service = { label: "https://a", addresses: [hash("https://a")] };
    const found = await owners.lookForOwners(["c"], service, "final");
    assert.match(String(found.get("c")), /Without it no cluster is disabled/);
  });

  const unusable: Record<string, () => Promise<unknown>> = {
    "is a file": () => writeFile(folder(), ""),
    "is a link": () => symlink(home, folder()),
    "is a link to nothing": () => symlink(path.join(home, "nothing"), folder()),
    "can be written by everyone": () => mkdir(folder()).then(() => chmod(folder(), 0o777)),
    "can be written by the group": () => mkdir(folder()).then(() => chmod(folder(), 0o770)),
  };
  for (const [what, make] of Object.entries(unusable)) {
    it(`cannot be used if its folder ${what}, until that is mended`, async () => {
      await make();
      const record = open();
      const failure = { code: "SPECTROCLUSTER_RUN_RECORD", message: /Make the folder a private, writable one/ };
      await assert.rejects(record.append([["check", "a"]]), failure);
      await assert.rejects(record.read(), failure);
      await rm(folder(), { recursive: true });
      await record.append([["check", "b"]]);
      assert.deepEqual(await ownersIn(record), [[false, "b"]]);
    });
  }

  it("is in the user's run-time folder, if that is a private one", async () => {
    const runtime = path.join(home, "runtime");
    await mkdir(runtime, { mode: 0o700 });
    await open(address, { XDG_RUNTIME_DIR: runtime }).append([["check", "a"]]);
    assert.deepEqual(await readdir(runtime), ["pulumi-spectrocluster"]);

    await chmod(runtime, 0o777);
    for (const wrong of ["", "relative", path.join(home, "missing"), runtime]) {
      await open(address, { XDG_RUNTIME_DIR: wrong }).append([["check", "a"]]);
    }
    assert.equal((await readdir(folder())).length, 4);
  });
});
