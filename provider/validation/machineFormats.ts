import { canonicalRange } from "../ipAddress.js";
import { A_QUANTITY, isQuantity } from "../machine/quantity.js";
import { type Format, must } from "./rule.js";

/** RFC 1123: at most 63 lower-case letters, digits and hyphens, with no hyphen at either end. */
const DNS_LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** RFC 6335: up to 15 letters, digits and single inner hyphens, with a letter. */
const SERVICE_NAME = /^(?=.{1,15}$)(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/i;

/** RFC 3339. 60 is a leap second. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

/** The formats of values in responses, by the name in the model's tag `@format`, which is also the name of the rule. */
export const MACHINE_FORMATS: Readonly<Record<string, Format>> = {
  "date-time": must('be a time by RFC 3339, such as "2026-05-04T03:02:01Z"', isDateTime),
  utc: must("be in UTC", (time) => !isDateTime(time) || /(Z|[+-]00:00)$/i.test(time)),
  quantity: must(`be ${A_QUANTITY}`, isQuantity),
  "dns-label": must("be a DNS label: up to 63 lower-case letters, digits and inner hyphens", DNS_LABEL),
  "network-name": must("have letters, digits, hyphens and underscores only", /^[\w-]+$/),
  // An empty namespace means `default`.
  namespace: must("be a DNS label", (text) => text === "" || DNS_LABEL.test(text)),
  "camel-case": must('be in CamelCase, such as "VirtualMachine"', /^[A-Z][A-Za-z0-9]*$/),
  "group-version": must('be a group and a version, such as "example.com/v1"', /^[^/\s]+\/[^/\s]+$/),
  "mac-address": must(
    'be a MAC address such as "02:00:00:00:00:01" or "02-00-00-00-00-01"',
    // Six pairs of digits (EUI-48), eight (EUI-64) or twenty (IPoIB).
    /^[\da-f]{2}(?:([:-])[\da-f]{2}(?:\1[\da-f]{2}){4}(?:(?:\1[\da-f]{2}){2}|(?:\1[\da-f]{2}){14})?)$/i,
  ),
  // A URL may contain credentials.
  "http-url": must(
    "be a URL that begins with http:// or https:// and a host",
    (url) => /^https?:\/\/[^/?#]/i.test(url) && URL.canParse(url),
    { quotesText: false },
  ),
  "registry-url": must(
    'begin with a scheme: "docker:", "oci-archive:" or another one with "://"',
    // A colon alone also ends the host in "localhost:5000/image" and the name in "ubuntu:22.04".
    /^(docker:|oci-archive:|[a-z][a-z\d+.-]*:\/\/)./i,
    { quotesText: false },
  ),
  "service-name": must(
    "be the name of a service: up to 15 letters, digits and inner hyphens, with a letter",
    SERVICE_NAME,
  ),
  "port-or-name": numberFormat("a port number from 1 to 65535 or the name of a service", 1, 65535, SERVICE_NAME),
  "network-attachment": must('be a name, or a namespace and a name such as "a/b"', /^[^/]+(\/[^/]+)?$/),
  "ipv4-cidr": must('be an IPv4 range in CIDR notation, such as "10.0.2.0/24"', isRange(4)),
  "ipv6-cidr": must('be an IPv6 range in CIDR notation, such as "fd10:0:2::/120"', isRange(6)),
  // Names of the tz database and POSIX notation: "Europe/Paris", "UTC", "<-03>3", "EST5EDT,M3.2.0,M11.1.0".
  "time-zone": must('be a time zone such as "Europe/Paris"', /^[A-Za-z0-9_+\-/:.,<>]+$/),
  "cpu-mask": must('consist of digits, commas, hyphens and "^", such as "0-3,^1"', /^[\d,^-]+$/),
  "node-label": must("not be empty: use the key of a node label", /./s, { quotesText: false }),
  "relative-path": must('be a relative path in UTF-8 without ".."', (path) => {
    return path !== "" && !path.startsWith("/") && !path.split("/").includes("..") && path.isWellFormed();
  }),
  byte: numberFormat("a byte, a whole number from 0 to 255", 0, 255),
};

function isRange(version: number): (text: string) => boolean {
  return (text) => canonicalRange(text, [version]) !== undefined;
}

function numberFormat(expected: string, min: number, max: number, name?: RegExp): Format {
  return {
    description: `Must be ${expected}.`,
    check(value, report, format) {
      const isNumber = Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
      if (isNumber || (typeof value === "string" && name?.test(value))) return;
      report([], `must be ${expected}, not ${format(value)}`);
    },
  };
}

function isDateTime(text: string): boolean {
  const [, date] = DATE_TIME.exec(text) ?? [];
  // A Date turns a day that the month does not have into one of the next month.
  return date !== undefined && new Date(`${date}T00:00:00Z`).getUTCDate() === Number(date.slice(-2));
}
