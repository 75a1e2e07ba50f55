import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The canonical spelling of an IP address; undefined for other texts. */
export function canonicalAddress(text: string): string | undefined {
  if (isIP(text) === 0) return undefined;
  // ipaddr.js rejects most zones.
  const [, address = "", zone] = /^([^%]*)(%.*)?$/.exec(text) ?? [];
  return `${ipaddr.parse(unambiguous(address))}${zone ?? ""}`;
}

/** A range in CIDR notation, beginning with its first address: `10.8.0.0/16` for `10.8.10.0/16`. Undefined for other texts and versions. */
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

/**
 * The bits with which all addresses of a range begin, after the IP version; undefined for other texts. Those of a range within another one
 * begin with those of the other.
 */
export function bitsOfRange(text: string): string | undefined {
  const range = canonicalRange(text);
  if (range === undefined) return undefined;
  const [address, length] = ipaddr.parseCIDR(range);
  const bits = address.toByteArray().map((byte) => byte.toString(2).padStart(8, "0"));
  return address.kind() + bits.join("").slice(0, length);
}

/** The CIDR notation of a range with a netmask, `10.0.0.0/255.0.0.0`; undefined for other texts. */
export function rangeOfNetmask(text: string): string | undefined {
  const [address = "", mask = ""] = text.split("/");
  const length = isIP(mask) === 4 ? ipaddr.IPv4.parse(mask).prefixLengthFromSubnetMask() : null;
  return length === null ? undefined : canonicalRange(`${address}/${length}`, [4]);
}

/** A predicate for addresses without a zone. Addresses and ranges of IPv4 may be in the notation of IPv6, `::ffff:10.0.0.0/104`. */
export function isInRange(...ranges: readonly string[]): (address: string) => boolean {
  const inside = ranges.map((range): ReturnType<typeof ipaddr.parseCIDR> => {
    const [address, length] = ipaddr.parseCIDR(range);
    const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && length >= 96;
    return isMapped ? [address.toIPv4Address(), length - 96] : [address, length];
  });
  return (address) => ipaddr.subnetMatch(ipaddr.process(unambiguous(address)), { inside }, "") !== "";
}

/** ipaddr.js takes `::1.2.3.4` for `::ffff:1.2.3.4`, which is another address. */
function unambiguous(address: string): string {
  return address.replace(/^::(?=\d+\.)/, "0::");
}
