/** Codes of errors before a connection exists, so nothing of the request can have reached the service. */
export const NOT_CONNECTED_ERRORS: readonly string[] = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ENETUNREACH",
  "EHOSTUNREACH",
  "EADDRINUSE",
];

/** Whether the TLS handshake failed, so nothing of the request can have reached the service. */
export function isHandshakeError(code: string | undefined): boolean {
  return /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(String(code));
}
