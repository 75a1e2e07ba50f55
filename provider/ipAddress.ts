import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The canonical spelling of an IP address. Undefined if the text is none. */
export function canonicalAddress(text: string): string | undefined {
  if (isIP(text) === 0) return undefined;
  // ipaddr.js rejects most zones.
  const [, address = "", zone] = /^([^%]*)(%.*)?$/.exec(text) ?? [];
  return `${ipaddr.parse(unambiguous(address))}${zone ?? ""}`;
}

/**
 * The canonical spelling of a range of IP addresses in CIDR notation, which begins with its first address: `10.8.0.0/16` for
 * `10.8.10.0/16`. Undefined if the text is none, or not of the version.
 */
export function canonicalRange(text: string, versions: readonly number[] = [4, 6]): string | undefined {
  const [, address = "", length] = /^([\da-f.:]+)\/(\d{1,3})$/i.exec(text) ?? [];
  const version = isIP(address);
  if (!versions.includes(version) || Number(length) > (version === 4 ? 32 : 128)) return undefined;
  const kind = version === 4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${unambiguous(address)}/${length}`)}/${Number(length)}`;
}

/** Whether a range is written with its first address, in any spelling. */
export function beginsWithFirstAddress(range: string): boolean {
  const [address = "", length] = range.split("/");
  return canonicalRange(range) === `${canonicalAddress(address)}/${Number(length)}`;
}

/** ipaddr.js takes `::1.2.3.4` for `::ffff:1.2.3.4`, which is another address. */
function unambiguous(address: string): string {
  return address.replace(/^::(?=\d+\.)/, "0::");
}
