import { isIP } from "node:net";
import { generate } from "selfsigned";

const STRONG = { algorithm: "sha256", keyType: "ec" } as const;

/** When a certificate is valid. Default: from now on. */
interface Validity {
  notBeforeDate?: Date;
  notAfterDate?: Date;
}

export type Authority = Awaited<ReturnType<typeof createAuthority>>;

/** Creates a private certificate authority. All certificates and keys are PEM text. */
export async function createAuthority(name = "Private authority", validity: Validity = {}) {
  const authority = await generate([{ name: "commonName", value: name }], {
    ...STRONG,
    ...validity,
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, critical: true },
    ],
  });
  /** Key and certificate for a server with these host names and addresses. */
  async function issueValid(validity: Validity, ...names: string[]) {
    const altNames = names.map((name) =>
      isIP(name) ? { type: 7 as const, ip: name } : { type: 2 as const, value: name },
    );
    const issued = await generate([{ name: "commonName", value: names[0] ?? "" }], {
      ...STRONG,
      ...validity,
      ca: { key: authority.private, cert: authority.cert },
      extensions: [{ name: "subjectAltName", altNames }],
    });
    return { key: issued.private, cert: issued.cert };
  }
  return { certificate: authority.cert, issueValid, issue: (...names: string[]) => issueValid({}, ...names) };
}
