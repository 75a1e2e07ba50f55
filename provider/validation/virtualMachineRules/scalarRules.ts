import { quantityProblem } from "../../machine/quantity.js";
import type { QuantityText } from "../../model/scalars.js";
import { isDateTime, isDnsLabel, isHttpUrl, isMacAddress } from "../formats.js";
import { type Rule, typeRule } from "./rule.js";

/** Rules for scalar types. */
export const SCALAR_RULES: Rule[] = [
  { name: "int32", reference: "Resources and their fields: Notation, int32", member: "Int32" },
  { name: "int64", reference: "Resources and their fields: Notation, int64", member: "Int64" },
  typeRule<QuantityText>({
    name: "quantity",
    reference: "Quantity",
    type: "QuantityText",
    check(text, report, show) {
      const problem = quantityProblem(text, show);
      if (problem !== undefined) report([], problem);
    },
  }),
  typeRule<string>({
    name: "date-time",
    reference: "Resources and their fields: Notation, date-time",
    type: "DateTime",
    check(text, report, show) {
      if (!isDateTime(text))
        report([], `must be a time by RFC 3339, such as "2026-05-04T03:02:01Z", not ${show(text)}`);
    },
  }),
  typeRule<string>({
    name: "dns-label",
    reference: "Networks item: name; Volumes item: name",
    type: "DnsLabel",
    check(text, report, show) {
      if (isDnsLabel(text)) return;
      report([], `must be a DNS label: up to 63 lower-case letters, digits and inner hyphens, not ${show(text)}`);
    },
  }),
  typeRule<string>({
    name: "mac-address",
    reference: "Interface item: macAddress",
    type: "MacAddress",
    check(text, report, show) {
      if (isMacAddress(text)) return;
      report([], `must be a MAC address such as "02:00:00:00:00:01" or "02-00-00-00-00-01", not ${show(text)}`);
    },
  }),
  typeRule<string>({
    name: "http-url",
    reference: "Source members: http, url",
    type: "HttpUrl",
    check(text, report, show) {
      if (isHttpUrl(text)) return;
      // The message quotes only the scheme, because the URL may contain credentials.
      const scheme = /^[a-z][a-z\d+.-]*:\/\//i.exec(text)?.[0];
      const actual = scheme === undefined ? "" : `; this one begins with ${show(scheme)}`;
      report([], `must be an address that begins with http:// or https:// and a host${actual}`);
    },
  }),
];
