import assert from "node:assert/strict";
import { engineAddress } from "../../provider/engine.js";
import { FLAGS } from "./adapterProcess.mjs";

describe("engineAddress", () => {
  for (const [args, address] of [
    [["127.0.0.1:4711"], "127.0.0.1:4711"],
    [[...FLAGS, "[::1]:4711"], "[::1]:4711"],
    [["-v=9", "localhost:4711"], "localhost:4711"],
    [[], undefined],
    [["--logtostderr"], undefined],
    [["-v=9"], undefined],
    [["127.0.0.1:4711", "-v:9"], undefined],
    [FLAGS, undefined],
    [["--tracing", "file:/x"], undefined],
    [["--tracing", "http://127.0.0.1:9411"], undefined],
  ] as const) {
    it(`is ${address} with ${JSON.stringify(args)}`, () => assert.equal(engineAddress(args), address));
  }
});
