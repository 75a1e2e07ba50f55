import { isIP } from "node:net";

/** Whether a text is a range of IP addresses in CIDR notation. */
export function isCidr(text: string, version: 4 | 6): boolean {
  const [, address = "", length] = /^([\da-f.:]+)\/(\d{1,3})$/i.exec(text) ?? [];
  return isIP(address) === version && Number(length) <= (version === 4 ? 32 : 128);
}
