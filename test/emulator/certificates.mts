import { isIP } from "node:net";
import { generate } from "selfsigned";

/** A private certificate authority. */
export interface Authority {
  /** Its certificate, as PEM text. */
  certificate: string;
  /** Key and certificate for a server with these host names and addresses. */
  issue(...names: string[]): Promise<{ key: string; cert: string }>;
}

const STRONG = { algorithm: "sha256", keyType: "ec" } as const;

export async function createAuthority(name = "Private authority"): Promise<Authority> {
  const authority = await generate([{ name: "commonName", value: name }], {
    ...STRONG,
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, critical: true },
    ],
  });
  return {
    certificate: authority.cert,
    async issue(...names) {
      const altNames = names.map((name) =>
        isIP(name) ? { type: 7 as const, ip: name } : { type: 2 as const, value: name },
      );
      const issued = await generate([{ name: "commonName", value: names[0] ?? "" }], {
        ...STRONG,
        ca: { key: authority.private, cert: authority.cert },
        extensions: [{ name: "subjectAltName", altNames }],
      });
      return { key: issued.private, cert: issued.cert };
    },
  };
}
