import { type AddressInfo, createServer, type Socket } from "node:net";
import { generate } from "selfsigned";
import { Emulator } from "../../emulator/index.mjs";
import type { Trap } from "./faultTable.mjs";

/** Addresses at which every connection fails. */
export interface Traps {
  address(trap: Trap): string;
  /** Number of requests, or of connections without a request. */
  requests(trap: Trap): number;
  stop(): Promise<void>;
}

export async function setTraps(): Promise<Traps> {
  // After this time the request has arrived, but it is not read.
  const reset = await listen((socket) => setTimeout(() => socket.resetAndDestroy(), 50));
  const torn = await listen((socket) => {
    socket.once("data", () => socket.end("HTTP/1.1 200 OK\r\ncontent-ty"));
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
    "reset at once": `http://127.0.0.1:${reset.port}`,
    "torn header": `http://127.0.0.1:${torn.port}`,
  };
  const counts: Partial<Record<Trap, () => number>> = {
    "untrusted certificate": () => secure.requests.length,
    "plain http": () => plain.requests.length,
    "reset at once": () => reset.connections(),
    "torn header": () => torn.connections(),
  };
  return {
    address: (trap) => addresses[trap],
    requests: (trap) => counts[trap]?.() ?? 0,
    async stop() {
      await Promise.all([reset, torn, secure, plain].map((server) => server.stop()));
    },
  };
}

async function listen(onConnection: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
