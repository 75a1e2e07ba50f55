import { BlockList, isIP, isIPv6 } from "node:net";
import { domainToASCII } from "node:url";

/** Whether a list as in `NO_PROXY` contains the host. It is read as by Go, because Pulumi's CLI reads it in the same run. */
export function isInNoProxy(list: string, { protocol, hostname, port }: URL): boolean {
  const host = hostname.replace(/[[\]]/g, "");
  const hostPort = port || (protocol === "https:" ? "443" : "80");
  return list.split(",").some((text) => {
    const entry = text.trim().toLowerCase();
    // An IPv6 address with a port is in brackets.
    const [, bracketed, other, onlyPort] = /^(?:\[([^/]+)\]|([^:/]+)):([^:]*)$/.exec(entry) ?? [];
    const name = bracketed ?? other ?? entry;
    if (name === "" || (onlyPort && onlyPort !== hostPort)) return false;
    if (entry === "*") return true;
    if (isIP(host)) return isInRange(host, name);
    const domain = (/\P{ASCII}/u.test(name) && domainToASCII(name)) || name;
    // A leading dot or *. means subdomains only.
    return host === domain || host.endsWith(domain.replace(/^\*?\.|^/, "."));
  });
}

/** The hosts of URLs that are IPv4 addresses, also in the notation of IPv6. */
const IPV4 = /^(::ffff:[^:]+:)?[^:]+$/;

/** Whether an IP address equals another one, or is in a range such as `10.0.0.0/8`. */
function isInRange(host: string, range: string): boolean {
  const [, network = "", bits] = /^([^/%]+)(?:\/(\d+))?$/.exec(range) ?? [];
  const [family, length] = isIPv6(network) ? (["ipv6", 128] as const) : (["ipv4", 32] as const);
  const prefix = Number(bits ?? length);
  // For BlockList, but not for Go, a range of IPv6 addresses may contain all of IPv4.
  if (!isIP(network) || prefix > length || (length === 128 && prefix < 96 && IPV4.test(host))) return false;
  const addresses = new BlockList();
  addresses.addSubnet(network, prefix, family);
  return addresses.check(host, isIPv6(host) ? "ipv6" : "ipv4");
}
