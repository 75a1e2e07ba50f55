/** Codes of errors about a host name. */
export const UNRESOLVED_ERRORS: readonly string[] = ["ENOTFOUND", "EAI_AGAIN"];

/** Codes of errors before a connection exists, so nothing of the request can have reached the service. */
export const NOT_CONNECTED_ERRORS: readonly string[] = [
  "ECONNREFUSED",
  ...UNRESOLVED_ERRORS,
  "ENETUNREACH",
  "EHOSTUNREACH",
  "EADDRINUSE",
];

/** Whether the TLS handshake failed, so nothing of the request can have reached the service. */
export function isHandshakeError(code: string | undefined): boolean {
  return /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(String(code));
}
