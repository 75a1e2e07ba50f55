import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { execa } from "execa";

const MODULE = path.resolve(import.meta.dirname, "../../../dist/provider/engine/exit.js");

/** Uses up all file descriptors once stdin closes, so that no probe can open a socket, and frees them after a while. */
const PROGRAM = `
  const { openSync, closeSync } = require("node:fs");
  const { createConnection } = require("node:net");
  const { engineExit } = require(${JSON.stringify(MODULE)});
  const taken = [];
  // The probe does not keep a process alive.
  setTimeout(() => {}, 20_000);
  process.stdin.once("end", () => {
    try {
      for (;;) taken.push(openSync("/dev/null", "r"));
    } catch (error) {
      process._rawDebug(error.code);
    }
    setTimeout(() => {
      for (const descriptor of taken) closeSync(descriptor);
      process._rawDebug("freed");
      setTimeout(() => process.exit(0), 1500);
    }, 1500);
  });
  engineExit(process.argv[1]).addEventListener("abort", () => process._rawDebug("engine exited"));
`;

describe("the engine's exit", function () {
  this.timeout(30_000);

  /** The output of a process that probes this address while it has no free file descriptor. */
  async function outputOf(address: string): Promise<string> {
    const command = 'ulimit -n 64; exec "$0" -e "$1" "$2"';
    const child = execa("sh", ["-c", command, process.execPath, PROGRAM, address], { all: true, input: "" });
    return (await child).all;
  }

  it("is not concluded from an error of this process, such as too many open files", async () => {
    const engine = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(engine, "listening");
    try {
      const { port } = engine.address() as { port: number };
      assert.equal(await outputOf(`127.0.0.1:${port}`), "EMFILE\nfreed");
    } finally {
      engine.close();
    }
  });

  it("is noticed after such an error", async () => {
    assert.equal(await outputOf("127.0.0.1:1"), "EMFILE\nfreed\nengine exited");
  });
});
