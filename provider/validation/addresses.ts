/** The IP addresses and ranges of a load balancer, as Kubernetes validates them, with the advice for what is none. */
import { beginsWithFirstAddress, canonicalAddress, canonicalRange, rangeOfNetmask, specialKind } from "../ipAddress.js";
import { formatValue } from "../messages/values.js";

/** What is wrong with an external IP address, as the rest of a sentence; undefined if Kubernetes accepts it. */
export function problemOfExternalIp(text: string): string | undefined {
  if (canonicalAddress(text) !== undefined) {
    const kind = text.includes("%") ? "which has a zone" : specialKind(text);
    return kind && `${kind}: Kubernetes rejects it`;
  }
  const [item = "", ...others] = itemsIn(text);
  if (others.length > 0) return "which contains several addresses: make each an item of the list";
  const [address = ""] = item.split("/");
  if (canonicalRange(item)) return `which is a range: make each address an item, such as ${formatValue(address)}`;
  return canonicalAddress(item) ? `not an IP address: write ${formatValue(item)}` : "not an IP address";
}

/** What is wrong with a range of addresses, as the rest of a sentence. */
export function problemOfSourceRange(text: string): string | undefined {
  if (beginsWithFirstAddress(text)) return undefined;
  const [item = "", ...others] = itemsIn(text);
  if (others.length > 0) return "which contains several ranges: make each an item of the list";
  const single = canonicalRange(`${item}/32`, [4]) ?? canonicalRange(`${item}/128`, [6]);
  const meant = canonicalRange(item) ?? rangeOfNetmask(item) ?? single;
  if (meant === undefined) return 'not an address range such as "10.0.0.0/8"';
  return `not a CIDR range that begins with its first address: write ${formatValue(meant)}`;
}

/** The items of a text that may be a list. */
function itemsIn(text: string): string[] {
  return text.split(/[\s,;|]+/).filter((item) => item !== "");
}
