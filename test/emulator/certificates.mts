import { isIP } from "node:net";
import { generate } from "selfsigned";

/** A private certificate authority. */
export interface Authority {
  /** Its certificate, as PEM text. */
  certificate: string;
  /** Key and certificate for a server with these host names and addresses. */
  issue(...names: string[]): Promise<{ key: string; cert: string }>;
  issueValid(validity: Validity, ...names: string[]): Promise<{ key: string; cert: string }>;
}

const STRONG = { algorithm: "sha256", keyType: "ec" } as const;

/** When a certificate is valid. Default: from now on. */
export interface Validity {
  notBeforeDate?: Date;
  notAfterDate?: Date;
}

export async function createAuthority(name = "Private authority", validity: Validity = {}): Promise<Authority> {
  const authority = await generate([{ name: "commonName", value: name }], {
    ...STRONG,
    ...validity,
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, critical: true },
    ],
  });
  return {
    certificate: authority.cert,
    issue: (...names) => issue({}, ...names),
    issueValid: issue,
  };

  async function issue(validity: Validity, ...names: string[]) {
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
}
