import { isHeaderValue } from "../configuration/rules.js";
import { beginsWithFirstAddress, canonicalAddress, canonicalRange, isLocalAddress } from "../ipAddress.js";
import { hasUnprintable, isBlank } from "../json/text.js";
import { formatValue, isHidden } from "../messages/values.js";
import { ingressHostIn, isIngressHost } from "./ingressHost.js";
import { type Format, must, textFormat } from "./rule.js";

const IN_ONE_SEGMENT = "without surrounding white space or control characters";

/**
 * A format of values that Palette may accept although its reference does not mention them. Another rule reports blank ones.
 *
 * @param meantBy - The text that the user may have meant. It is not shown of a secret.
 */
function advice(
  expected: string,
  accepts: (text: string) => boolean,
  meantBy: (text: string) => string | undefined = () => undefined,
): Format {
  const format = textFormat(`Should be ${expected}.`, (text, format) => {
    if (isBlank(text) || accepts(text)) return undefined;
    const meant = isHidden(text, format) ? undefined : meantBy(text);
    return `is ${format(text)}, not ${expected}${meant === undefined ? "" : `; did you mean ${formatValue(meant)}?`}`;
  });
  return { ...format, severity: "warning" };
}

/** The formats of arguments, by the name in the model's tag `@format`, which is also the name of the rule. */
export const INPUT_FORMATS: Readonly<Record<string, Format>> = {
  // The UID is one segment of the request's path. What a program may use as a key by mistake has other characters.
  "cluster-uid": must(
    "be a cluster UID without white space and punctuation such as commas and brackets",
    (uid) => isPathSegment(uid) && !isMissing(uid) && !/:\/\/|[\s,;=|\\'"`<>(){}[\]^$*?&]/.test(uid),
  ),
  // The UID is the value of an HTTP header.
  "project-uid": must("be a project UID of printable ASCII characters", (uid) => isHeaderValue(uid) && !isMissing(uid)),
  // The name is one segment of the request's path, and the namespace a parameter of its query.
  "machine-name": must(`be the name of a virtual machine ${IN_ONE_SEGMENT}`, isPathSegment),
  "machine-namespace": must(`be the namespace of a virtual machine ${IN_ONE_SEGMENT}`, isPathSegment),
  // The namespaces are one parameter of the query, separated by commas.
  namespaces: {
    description: "Must not be empty.",
    check(list, report) {
      if (Array.isArray(list) && list.length === 0) report([], "must not be empty: omit it to read all namespaces");
    },
  },
  "listed-namespace": must(
    `be a namespace ${IN_ONE_SEGMENT} or commas`,
    (text) => !text.includes(",") && isPathSegment(text),
  ),
  "label-value": must("not be blank, unless it is empty", (text) => text === "" || !isBlank(text)),
  "ingress-host-name": advice(
    'a host name that Kubernetes accepts for an Ingress, such as "*.dev.example.com"',
    isIngressHost,
    ingressHostIn,
  ),
  "external-ip": advice(
    "an IP address that Kubernetes accepts for a load balancer (none that is loopback, link-local or unspecified, or has a zone)",
    (text) => canonicalAddress(text) !== undefined && !isLocalAddress(text),
    (text) => canonicalAddress(text.trim()) && text.trim(),
  ),
  "source-range": advice(
    'an address range that begins with its first address, such as "10.0.0.0/8"',
    beginsWithFirstAddress,
    (text) => canonicalRange(text.trim()) ?? canonicalRange(`${text}/32`, [4]) ?? canonicalRange(`${text}/128`, [6]),
  ),
  "external-traffic-policy": advice('"Cluster" or "Local"', (policy) => policy === "Cluster" || policy === "Local"),
};

/** Whether the text is what a missing value becomes as a property's name or in a template literal. */
function isMissing(uid: string): boolean {
  return /^(undefined|null|NaN|true|false)$/.test(uid);
}

/** Whether the encoded text is one segment of a path, and messages show it completely. Other rules report blank ones. */
function isPathSegment(text: string): boolean {
  return text.trim() === text && text !== "." && text !== ".." && text.isWellFormed() && !hasUnprintable(text);
}
