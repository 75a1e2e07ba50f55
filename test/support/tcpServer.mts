import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** Starts a server on loopback that speaks any protocol. It responds to the first bytes of each connection. */
export async function startTcpServer(respond: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The client may disconnect at any time.
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.once("data", () => respond(socket)).resume();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    /** With the scheme http. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The open connections. */
    sockets: sockets as ReadonlySet<Socket>,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
