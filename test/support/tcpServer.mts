import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A server on loopback that speaks any protocol. */
export interface TcpServer {
  /** Its address, with the scheme http. */
  url: string;
  /** The open connections. */
  sockets: ReadonlySet<Socket>;
  stop(): void;
}

/** Starts a server that responds to the first bytes of each connection. */
export async function startTcpServer(respond: (socket: Socket) => void): Promise<TcpServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The client may disconnect at any time.
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.once("data", () => respond(socket)).resume();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
