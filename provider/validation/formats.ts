import { isIPv4, isIPv6 } from "node:net";

/** A DNS label (RFC 1123): at most 63 lower-case letters, digits and hyphens, with no hyphen at either end. */
export function isDnsLabel(text: string): boolean {
  return text.length <= 63 && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(text);
}

/**
 * Pairs of hexadecimal digits, separated by colons or by dashes: six of them (EUI-48), eight (EUI-64) or twenty
 * (IPoIB).
 */
export function isMacAddress(text: string): boolean {
  const pairs = text.split(text.includes("-") ? "-" : ":");
  return [6, 8, 20].includes(pairs.length) && pairs.every((pair) => /^[0-9a-f]{2}$/i.test(pair));
}

/** An IANA service name (RFC 6335): up to 15 letters, digits and single inner hyphens, with a letter. */
export function isServiceName(text: string): boolean {
  return /^(?=.{1,15}$)(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/i.test(text);
}

export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text);
}

/** A range of IP addresses in CIDR notation. */
export function isCidr(text: string): boolean {
  return isIPv4Cidr(text) || isIPv6Cidr(text);
}

export function isIPv4Cidr(text: string): boolean {
  const [address, length] = splitCidr(text);
  return isIPv4(address) && length <= 32;
}

export function isIPv6Cidr(text: string): boolean {
  const [address, length] = splitCidr(text);
  return isIPv6(address) && length <= 128;
}

function splitCidr(text: string): [address: string, length: number] {
  const { address = "", length = "" } = /^(?<address>[\da-f.:]+)\/(?<length>\d{1,3})$/i.exec(text)?.groups ?? {};
  return [address, Number(length)];
}

const DATE_TIME =
  /^(?<date>\d{4}-\d\d-\d\d)[Tt](?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)(\.\d+)?([Zz]|(?<offset>[+-]\d\d:\d\d))$/;

/** An RFC 3339 time on a day that exists. */
export function isDateTime(text: string): boolean {
  const { date, hour, minute, second, offset = "+00:00" } = DATE_TIME.exec(text)?.groups ?? {};
  if (date === undefined) return false;
  const [offsetHour = "", offsetMinute = ""] = offset.slice(1).split(":");
  // 60 is a leap second.
  const inRange =
    Number(hour) <= 23 &&
    Number(minute) <= 59 &&
    Number(second) <= 60 &&
    Number(offsetHour) <= 23 &&
    Number(offsetMinute) <= 59;
  // A Date turns a day that the month does not have into one of the next month.
  return inRange && new Date(`${date}T00:00:00Z`).getUTCDate() === Number(date.slice(-2));
}

/** Whether an RFC 3339 time is in UTC. */
export function isUtc(dateTime: string): boolean {
  return /([Zz]|[+-]00:00)$/.test(dateTime);
}
