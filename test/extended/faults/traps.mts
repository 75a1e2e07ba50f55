import { generate } from "selfsigned";
import { Emulator } from "../../emulator/index.mjs";
import { startTcpServer } from "../../support/tcpServer.mjs";
import type { Trap } from "./faultTable.mjs";

/** The address of each trap, and the number of requests there. */
export type Traps = Record<Trap, { address: string; requests(): number }>;

/** Calls `use` with all traps, and then removes them. */
export async function withTraps<T>(use: (traps: Traps) => Promise<T>): Promise<T> {
  let [resets, tears] = [0, 0];
  const reset = await startTcpServer((socket) => {
    resets += 1;
    socket.resetAndDestroy();
  });
  const torn = await startTcpServer((socket) => {
    tears += 1;
    socket.end("HTTP/1.1 200 OK\r\ncontent-ty");
  });
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const secure = await Emulator.start({ tls: { key, cert } });
  const plain = await Emulator.start();
  try {
    return await use({
      // Nothing listens on it, and no test can: a port that was free a moment ago may be taken by another one.
      refused: { address: "http://127.0.0.1:1", requests: () => 0 },
      "unknown name": { address: "https://nowhere.invalid", requests: () => 0 },
      "untrusted certificate": { address: secure.baseUrl, requests: () => secure.requests.length },
      "plain http": { address: plain.baseUrl.replace("http:", "https:"), requests: () => plain.requests.length },
      "reset at once": { address: reset.url, requests: () => resets },
      "torn header": { address: torn.url, requests: () => tears },
    });
  } finally {
    for (const server of [reset, torn]) server.stop();
    await Promise.all([secure, plain].map((server) => server.stop()));
  }
}
