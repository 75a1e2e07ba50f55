import { createHash } from "node:crypto";

/** What a state has of the address of its service. */
export function serviceHash(baseUrl: string): string {
  return createHash("sha256").update(baseUrl).digest("hex").slice(0, 16);
}
