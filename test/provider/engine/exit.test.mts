import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { execa } from "execa";

const MODULE = path.resolve(import.meta.dirname, "../../../dist/provider/engine/exit.js");

/** Uses up all file descriptors once stdin closes, so that no probe can open a socket, and frees them with the third probe. */
const PROGRAM = `
  const { openSync, closeSync } = require("node:fs");
  const net = require("node:net");
  const { connect } = net;
  const taken = [];
  let probes = 0;
  net.connect = (...target) => {
    probes += 1;
    if (probes === 3) {
      for (const descriptor of taken) closeSync(descriptor);
      process._rawDebug("freed");
    }
    return connect(...target);
  };
  const { engineExit } = require(${JSON.stringify(MODULE)});
  // The probe does not keep a process alive.
  const alive = setInterval(() => {}, 60_000);
  process.stdin.once("end", () => {
    try {
      for (;;) taken.push(openSync("/dev/null", "r"));
    } catch (error) {
      process._rawDebug(error.code);
    }
  });
  engineExit(process.argv[1]).addEventListener("abort", () => {
    process._rawDebug("engine exited");
    clearInterval(alive);
  });
`;

describe("the engine's exit", function () {
  this.timeout(30_000);

  /** A process that probes this address, at first without a free file descriptor. */
  function start(address: string) {
    const command = 'ulimit -n 64; exec "$0" -e "$1" "$2"';
    const options = { all: true, input: "", reject: false } as const;
    return execa("sh", ["-c", command, process.execPath, PROGRAM, address], options);
  }

  it("is not concluded from an error of this process, such as too many open files", async () => {
    const engine = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    await once(engine, "listening");
    try {
      const { port } = engine.address() as { port: number };
      const child = start(`127.0.0.1:${port}`);
      for (const _probe of [1, 2]) await once(engine, "connection");
      child.kill();
      assert.equal((await child).all, "EMFILE\nfreed");
    } finally {
      engine.close();
    }
  });

  it("is noticed after such an error", async () => {
    assert.equal((await start("127.0.0.1:1")).all, "EMFILE\nfreed\nengine exited");
  });
});
