import { generate } from "selfsigned";
import { Emulator } from "../../emulator/index.mjs";
import { startTcpServer } from "../../support/tcpServer.mjs";
import type { Trap } from "./faultTable.mjs";

/** Addresses at which every connection fails. */
export interface Traps {
  address(trap: Trap): string;
  /** Number of requests. */
  requests(trap: Trap): number;
  stop(): Promise<void>;
}

export async function setTraps(): Promise<Traps> {
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

  const addresses: Record<Trap, string> = {
    // Nothing listens on it, and no test can: a port that was free a moment ago may be taken by another one.
    refused: "http://127.0.0.1:1",
    "unknown name": "https://nowhere.invalid",
    "untrusted certificate": secure.baseUrl,
    "plain http": plain.baseUrl.replace("http:", "https:"),
    "reset at once": reset.url,
    "torn header": torn.url,
  };
  const counts: Partial<Record<Trap, () => number>> = {
    "untrusted certificate": () => secure.requests.length,
    "plain http": () => plain.requests.length,
    "reset at once": () => resets,
    "torn header": () => tears,
  };
  return {
    address: (trap) => addresses[trap],
    requests: (trap) => counts[trap]?.() ?? 0,
    async stop() {
      for (const server of [reset, torn]) server.stop();
      await Promise.all([secure, plain].map((server) => server.stop()));
    },
  };
}
