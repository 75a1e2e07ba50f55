/** A DNS label (RFC 1123): at most 63 lower-case letters, digits and hyphens, none of these at an end. */
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

/** The name of a service by the rules of its registry (RFC 6335): up to 15 letters, digits and single hyphens. */
export function isServiceName(text: string): boolean {
  return /^(?=.{1,15}$)(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/i.test(text);
}

export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^/?#]/i.test(text) && URL.canParse(text);
}

const DATE_TIME =
  /^(?<date>\d{4}-\d\d-\d\d)[Tt](?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)(\.\d+)?([Zz]|(?<offset>[+-]\d\d:\d\d))$/;

/** A point in time by RFC 3339, whose day exists. */
export function isDateTime(text: string): boolean {
  const { date, hour, minute, second, offset = "+00:00" } = DATE_TIME.exec(text)?.groups ?? {};
  if (date === undefined) return false;
  const [offsetHour = "", offsetMinute = ""] = offset.slice(1).split(":");
  // A minute may have a leap second.
  const inRange =
    Number(hour) <= 23 &&
    Number(minute) <= 59 &&
    Number(second) <= 60 &&
    Number(offsetHour) <= 23 &&
    Number(offsetMinute) <= 59;
  // A day that the month does not have is one of the next month.
  return inRange && new Date(`${date}T00:00:00Z`).getUTCDate() === Number(date.slice(-2));
}

/** Whether a point in time is given in UTC. */
export function isUtc(dateTime: string): boolean {
  return /([Zz]|[+-]00:00)$/.test(dateTime);
}
