/** The IP addresses and ranges of a load balancer, as Kubernetes validates them, with the advice for what is none. */
import {
  beginsWithFirstAddress,
  bitsOfRange,
  canonicalAddress,
  canonicalRange,
  rangeOfNetmask,
  SPECIAL_KINDS,
  specialKind,
} from "../ipAddress.js";
import { formatValue, isHidden } from "../messages/values.js";
import type { Format, Mistake } from "./rule.js";

export const EXTERNAL_IP_MISTAKES: readonly Mistake[] = [
  ["error", containsSeveral, "which contains several addresses: make each an item of the list"],
  ["error", (text) => canonicalRange(itemIn(text)) !== undefined, "which is a range: make each address an item"],
  ["error", (text) => canonicalAddress(text) === undefined, "not an IP address"],
  ["warning", (address) => address.includes("%"), "which has a zone: Kubernetes rejects it"],
  ...SPECIAL_KINDS.map(
    (kind): Mistake => ["warning", (address) => specialKind(address) === kind, `${kind}: Kubernetes rejects it`],
  ),
];

/** What to write instead of a text that is no address, as the rest of a sentence. */
export function hintForExternalIp(text: string): string {
  const item = itemIn(text);
  if (canonicalRange(item) !== undefined) return `, such as ${formatValue(item.split("/")[0])}`;
  return item !== text && canonicalAddress(item) !== undefined ? `: write ${formatValue(item)}` : "";
}

export const SOURCE_RANGE_MISTAKES: readonly Mistake[] = [
  ["error", containsSeveral, "which contains several ranges: make each an item of the list"],
  ["error", (text) => meantRange(text) === undefined, 'not an address range such as "10.0.0.0/8"'],
  ["error", (text) => canonicalRange(text) === undefined, "not a range in CIDR notation"],
  ["warning", (range) => !beginsWithFirstAddress(range), "not a CIDR range that begins with its first address"],
];

export function hintForSourceRange(text: string): string {
  const meant = meantRange(text);
  return meant === undefined ? "" : `: write ${formatValue(meant)}`;
}

function meantRange(text: string): string | undefined {
  const item = itemIn(text);
  const range = canonicalRange(item) ?? rangeOfNetmask(item);
  return range ?? canonicalRange(`${item}/32`, [4]) ?? canonicalRange(`${item}/128`, [6]);
}

/** The items of a text that may be a list, in quotes, or have a comment behind it. */
function itemsIn(text: string): string[] {
  const uncommented = text.replace(/#.*|\s\/\/.*/s, "");
  return uncommented.split(/[\s,;|"'`\p{Cf}]+/u).filter((item) => item !== "");
}

function containsSeveral(text: string): boolean {
  return itemsIn(text).length > 1;
}

/** The only item of a text; empty if there are several. */
function itemIn(text: string): string {
  const [item = "", ...others] = itemsIn(text);
  return others.length === 0 ? item : "";
}

/** A range in a wider one of the same list looks like a limit and has no effect. */
export const CONTAINED_RANGE: Format = {
  severity: "warning",
  description: "No range should contain another one.",
  mistakes: [["warning", () => true, "which another range of the list contains: remove one of them"]],
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
