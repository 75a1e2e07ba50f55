import type { PeerCertificate } from "node:tls";
import { handshakeAdvice } from "../../provider/api/requestErrors.js";
import { show } from "../../provider/messages/values.js";
import type { Encryption } from "./probe.js";
import { failed, passed, type Result } from "./report.js";

/** Checks the certificate of the service. */
export function checkCertificate({ protocol, certificate, trustError }: Encryption, { hostname }: URL): Result {
  const { valid_from: from, valid_to: to } = certificate;
  const issuer = `issued by ${nameOf(certificate.issuer)}`;
  const now = new Date();
  switch (trustError) {
    case undefined:
      return passed(`${protocol}, certificate ${issuer}, valid until ${timestamp(to).slice(0, "2026-01-01".length)}`);
    case "CERT_NOT_YET_VALID":
      return failed(
        `the certificate is not valid before ${timestamp(from)}`,
        `The clock of this machine shows ${timestamp(now)}. Correct it if it is wrong.`,
      );
    case "CERT_HAS_EXPIRED":
      return failed(
        // Otherwise a certificate of an authority in the chain has expired.
        Date.parse(to) < now.getTime()
          ? `the certificate expired on ${timestamp(to)}`
          : "the certificate of an authority has expired",
        `Renew it. The clock of this machine shows ${timestamp(now)}; correct it if it is wrong.`,
      );
    case "ERR_TLS_CERT_ALTNAME_INVALID":
      return failed(
        `the certificate is not valid for ${hostname}`,
        `Check the address in baseUrl. The certificate is valid for ${show(certificate.subjectaltname ?? nameOf(certificate.subject))}.`,
      );
    default:
      return failed(
        `the certificate, ${issuer}, is not trusted: ${trustError}`,
        handshakeAdvice({ code: trustError, message: "" }) || "Replace the certificate.",
      );
  }
}

/** The name of an authority or a server. It comes from the certificate, so it may contain anything. */
function nameOf({ CN, O }: PeerCertificate["issuer"]): string {
  return show(String(CN ?? O ?? "unknown"));
}

function timestamp(date: string | Date): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? "an unknown date" : time.toISOString().replace(/\.\d+/, "");
}
