/** When the certificates of a server are valid. The error of Node.js only says that one of them is not. */
import type { ClientRequest } from "node:http";
import { type DetailedPeerCertificate, TLSSocket } from "node:tls";

/** Adds the dates of a certificate that is not valid now, as `certificateDates`, to the error of the request that fails because of it. */
export function noteCertificateDates(request: ClientRequest): void {
  request.once("socket", (socket) => {
    // An open connection that is used again makes no handshake.
    if (!(socket instanceof TLSSocket) || request.reusedSocket) return;
    // Node's own listener closes the connection, and with it the certificates are gone.
    socket.prependOnceListener("secure", () => {
      const certificateDates = invalidDates(socket.getPeerCertificate(true));
      request.prependOnceListener("error", (error) => Object.assign(error, { certificateDates }));
    });
  });
}

/** The dates of the first certificate of a chain that is not valid now, as `from … to …`. */
function invalidDates(server: DetailedPeerCertificate): string | undefined {
  const chain = new Set<DetailedPeerCertificate>();
  // The last certificate is its own issuer.
  for (let each = server; each?.valid_from !== undefined && !chain.has(each); each = each.issuerCertificate)
    chain.add(each);
  const dates = [...chain].map(({ valid_from, valid_to }) => [new Date(valid_from), new Date(valid_to)] as const);
  const invalid = dates.find(([from, to]) => Date.now() < from.getTime() || Date.now() > to.getTime());
  return invalid && `from ${showTime(invalid[0])} to ${showTime(invalid[1])}`;
}

/** As in `2026-01-31T12:00:00Z`. */
export function showTime(time: Date): string {
  return time.toISOString().replace(/\.\d+/, "");
}
