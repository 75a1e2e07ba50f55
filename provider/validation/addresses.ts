/** The IP addresses and ranges of a load balancer, as Kubernetes validates them, with the advice for what is none. */
import { beginsWithFirstAddress, canonicalAddress, canonicalRange, rangeOfNetmask, specialKind } from "../ipAddress.js";
import { formatValue } from "../messages/values.js";

/** What is wrong with an external IP address, as the rest of a sentence; undefined if Kubernetes accepts it. */
export function problemOfExternalIp(text: string): string | undefined {
  if (canonicalAddress(text) !== undefined) {
    const kind = text.includes("%") ? "which has a zone" : specialKind(text);
    return kind && `${kind}: Kubernetes rejects it`;
  }
  const [address = "", ...others] = partsOf(text);
  if (others.length > 0) return "which contains several addresses: make each an item of the list";
  if (canonicalAddress(address) !== undefined) return `which contains ${around(text)}: write ${formatValue(address)}`;
  const range = canonicalRange(address);
  const [, single] = /^([\d.]+(?=\/32$)|.*:.*(?=\/128$))/.exec(range ?? "") ?? [];
  const write = single === undefined ? "make each address an item of the list" : `write ${formatValue(single)}`;
  return range === undefined ? "not an IP address" : `which is an address range: ${write}`;
}

/** What is wrong with a range of addresses, as the rest of a sentence. */
export function problemOfSourceRange(text: string): string | undefined {
  if (beginsWithFirstAddress(text)) return undefined;
  const meant = canonicalRange(text);
  if (meant !== undefined) return `which means ${formatValue(meant)}: a range begins with its first address`;
  const [range = "", ...others] = partsOf(text);
  if (others.length > 0) return "which contains several ranges: make each an item of the list";
  const address = range.includes("%") ? undefined : canonicalAddress(range);
  if (address !== undefined)
    return `which is one address: write ${formatValue(`${address}/${address.includes(":") ? 128 : 32}`)}`;
  const spelled = canonicalRange(range);
  if (spelled !== undefined) return `which contains ${around(text)}: write ${formatValue(spelled)}`;
  const masked = rangeOfNetmask(range);
  return masked === undefined
    ? 'not an address range such as "10.0.0.0/8"'
    : `which has a netmask: write ${formatValue(masked)}`;
}

/** The items of a text that may be a list. */
function partsOf(text: string): string[] {
  return text.split(/[\s,;|]+/).filter((part) => part !== "");
}

function around(text: string): string {
  return /[,;|]/.test(text) ? "a separator" : "white space";
}
