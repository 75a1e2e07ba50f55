/** The IP addresses and ranges of a load balancer, as Kubernetes validates them, with the advice for what is none. */
import {
  beginsWithFirstAddress,
  bitsOfRange,
  canonicalAddress,
  canonicalRange,
  isInRange,
  rangeOfNetmask,
} from "../ipAddress.js";
import { formatValue, isHidden } from "../messages/values.js";
import { type Format, shouldBe } from "./rule.js";

export const EXTERNAL_IP = shouldBe(
  "an IP address that Kubernetes accepts for a load balancer",
  [
    ["error", containsSeveral, "which contains several addresses: make each an item of the list"],
    ["error", (text) => canonicalRange(itemIn(text)) !== undefined, "which is a range: make each address an item"],
    ["error", (text) => canonicalAddress(text) === undefined, "not an IP address"],
    ["warning", /%/, "which has a zone: Kubernetes rejects it"],
    ["warning", isInRange("0.0.0.0/32", "::/128"), "which is the unspecified address: Kubernetes rejects it"],
    ["warning", isInRange("127.0.0.0/8", "::1/128"), "which is a loopback address: Kubernetes rejects it"],
    ["warning", isInRange("169.254.0.0/16", "fe80::/10"), "which is a link-local address: Kubernetes rejects it"],
    ["warning", isLinkLocalMulticast, "which is a link-local multicast address: Kubernetes rejects it"],
  ],
  (text) => {
    const item = itemIn(text);
    if (canonicalRange(item) !== undefined) return `, such as ${formatValue(item.split("/")[0])}`;
    return item !== text && canonicalAddress(item) !== undefined ? `: write ${formatValue(item)}` : "";
  },
);

function isLinkLocalMulticast(address: string): boolean {
  // The third digit of an address of IPv6 has flags.
  return /^ff[\da-f]2:/i.test(address) || isInRange("224.0.0.0/24")(address);
}

const A_RANGE = 'an address range such as "10.0.0.0/8"';

export const SOURCE_RANGE = shouldBe(
  A_RANGE,
  [
    ["error", containsSeveral, "which contains several ranges: make each an item of the list"],
    ["error", (text) => meantRange(text) === undefined, `not ${A_RANGE}`],
    ["error", (text) => canonicalRange(text) === undefined, "not a range in CIDR notation"],
    ["warning", (range) => !beginsWithFirstAddress(range), "not a CIDR range that begins with its first address"],
  ],
  (text) => {
    const meant = meantRange(text);
    return meant === undefined ? "" : `: write ${formatValue(meant)}`;
  },
);

function meantRange(text: string): string | undefined {
  const item = itemIn(text);
  const range = canonicalRange(item) ?? rangeOfNetmask(item);
  return range ?? canonicalRange(`${item}/32`, [4]) ?? canonicalRange(`${item}/128`, [6]);
}

/** What a text contains that may be in quotes, or have a comment behind it. Between several items there is a space. */
function itemIn(text: string): string {
  const uncommented = text.replace(/#.*|\s\/\/.*/s, "");
  return uncommented.replace(/[\s,;|"'`\p{Cf}]+/gu, " ").trim();
}

function containsSeveral(text: string): boolean {
  return itemIn(text).includes(" ");
}

/** A range in a wider one of the same list looks like a limit and has no effect. */
export const CONTAINED_RANGE: Format = {
  severity: "warning",
  description: "No range should contain another one.",
  mistakes: [["warning", /^/, "which another range of the list contains: remove one of them"]],
  check(list, report, format) {
    if (!Array.isArray(list)) return;
    const ranges = list.flatMap((range: unknown, index) => {
      const bits = typeof range === "string" ? bitsOfRange(range) : undefined;
      return bits === undefined ? [] : [{ bits, range, index }];
    });
    // What a range contains follows it in this order.
    ranges.sort((one, other) => (one.bits < other.bits ? -1 : Number(one.bits > other.bits)));
    let [outer] = ranges;
    for (const inner of ranges) {
      if (outer === undefined || !inner.bits.startsWith(outer.bits)) outer = inner;
      else if (inner.bits !== outer.bits) {
        const wider = isHidden(outer.range, format) ? "another range of the list" : format(outer.range);
        report([inner.index], `is ${format(inner.range)}, which ${wider} contains: remove one of them`);
      }
    }
  },
};
