import type { PeerCertificate } from "node:tls";
import { handshakeAdvice } from "../../provider/api/httpErrors.js";
import { show } from "../../provider/finding.js";
import type { Encryption } from "./contact.js";
import { failed, passed, type Result, warning } from "./report.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_DAYS = 14;

/** Judges the certificate of the service as this machine sees it now. */
export function checkCertificate({ protocol, certificate, refusal }: Encryption, { hostname }: URL): Result {
  const { valid_from: from, valid_to: to } = certificate;
  const issuer = `issued by ${nameOf(certificate.issuer)}`;
  const now = new Date();
  switch (refusal) {
    case undefined: {
      const text = `${protocol}, certificate ${issuer}, valid until ${day(to)}`;
      const days = Math.floor((Date.parse(to) - now.getTime()) / DAY_MS);
      if (days >= SOON_DAYS) return passed(text);
      return warning(text, `It expires in less than ${days + 1} days: have it renewed.`);
    }
    case "CERT_NOT_YET_VALID":
      return failed(
        `its certificate is valid from ${moment(from)} on`,
        `This machine's clock says ${moment(now)}: set it right, if it is not.`,
      );
    case "CERT_HAS_EXPIRED":
      return failed(
        // Where it is not its own, it is one of those that vouch for it.
        Date.parse(to) < now.getTime()
          ? `its certificate expired on ${moment(to)}`
          : "a certificate that vouches has expired",
        `Have it renewed; or set this machine's clock right, if it is not ${moment(now)}.`,
      );
    case "ERR_TLS_CERT_ALTNAME_INVALID":
      return failed(
        `its certificate is not for ${hostname}`,
        `Check the address, baseUrl: the certificate is for ${show(certificate.subjectaltname ?? nameOf(certificate.subject))}.`,
      );
    default:
      return failed(
        `its certificate, ${issuer}, is not trusted: ${refusal}`,
        handshakeAdvice({ code: refusal, message: "" }) || "Have the certificate replaced.",
      );
  }
}

/** What an authority or a server is called. The names are the certificate's own, and so anything. */
function nameOf({ CN, O }: PeerCertificate["issuer"]): string {
  return show(String(CN ?? O ?? "nobody"));
}

function day(date: string): string {
  return moment(date).slice(0, "2026-01-01".length);
}

function moment(date: string | Date): string {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? "an unknown day" : time.toISOString().replace(/\.\d+/, "");
}
