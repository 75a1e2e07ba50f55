import { isHeaderValue } from "../configuration/rules.js";
import { beginsWithFirstAddress, canonicalAddress, canonicalRange } from "../ipAddress.js";
import { hasUnprintable, isBlank } from "../json/text.js";
import { type Format, textFormat } from "./rule.js";

/** Why a text of a format may be missing, null or blank, or what to do about it: the end of a sentence. */
export const ABSENT_HINTS: Readonly<Record<string, string>> = {
  "cluster-uid": ": did a search find no cluster?",
  "project-uid": ". Omit it to use the project of the provider configuration",
};

const CLUSTER_UID = textFormat(
  "be a cluster UID without white space and punctuation such as commas and brackets",
  (uid) => isPathSegment(uid) && !(/[\s,;=|\\'"`<>(){}[\]^$*?&]/.test(uid) || isAddress(uid) || isMissing(uid)),
);

const IN_ONE_SEGMENT = "without surrounding white space or control characters";

/** A format of values that the service may accept although its reference does not mention them. */
function advice(expected: string, accepts: (text: string) => boolean): Format {
  return {
    // Another rule reports blank ones.
    ...textFormat("", (text) => isBlank(text) || accepts(text)),
    severity: "warning",
    description: `Should be ${expected}.`,
    message: (value, show) => `is ${show(value)}, not ${expected}`,
  };
}

const SOURCE_RANGE = advice('an address range such as "10.0.0.0/8"', beginsWithFirstAddress);

/** The formats of arguments, by the name in the model's tag `@format`, which is also the name of the rule. */
export const INPUT_FORMATS: Readonly<Record<string, Format>> = {
  // The UID is one segment of the request's path. Lists, dates and functions that a program uses as a key have other characters.
  "cluster-uid": {
    ...CLUSTER_UID,
    message(value, show) {
      const uid = value as string;
      if (isMissing(uid)) return `must be a cluster UID, not ${show(uid)}${ABSENT_HINTS["cluster-uid"]}`;
      if (!isAddress(uid)) return CLUSTER_UID.message(uid, show);
      const suggestion = show(UID_IN_ADDRESS.exec(uid)?.[1]);
      return `must be a cluster UID, not an address${/^"/.test(suggestion) ? `; did you mean ${suggestion}?` : ""}`;
    },
  },
  // The UID is the value of an HTTP header.
  "project-uid": textFormat(
    "be a project UID of printable ASCII characters",
    (uid) => isHeaderValue(uid) && !isMissing(uid),
  ),
  // The name is one segment of the request's path, and the namespace a parameter of its query.
  "machine-name": textFormat(`be the name of a virtual machine ${IN_ONE_SEGMENT}`, isPathSegment),
  "machine-namespace": textFormat(`be the namespace of a virtual machine ${IN_ONE_SEGMENT}`, isPathSegment),
  // The namespaces are one parameter of the query, separated by commas.
  namespaces: {
    description: "Must not be empty.",
    accepts: (list) => !Array.isArray(list) || list.length > 0,
    message: () => "must not be empty: omit it to read all namespaces",
  },
  "listed-namespace": textFormat(
    `be a namespace ${IN_ONE_SEGMENT} or commas`,
    (text) => !text.includes(",") && isPathSegment(text),
  ),
  "label-value": textFormat("not be blank, unless it is empty", (text) => text === "" || !isBlank(text)),
  "ingress-host-name": advice("a host name: remove the scheme, port or path", (host) => !/[/\s:]/.test(host)),
  "external-ip": advice("an IP address", (ip) => canonicalAddress(ip) !== undefined),
  "source-range": {
    ...SOURCE_RANGE,
    message(range, show) {
      const meant = canonicalRange(range as string);
      const isShown = show(range).startsWith('"');
      if (meant === undefined || !isShown) return SOURCE_RANGE.message(range, show);
      return `is ${show(range)}, which means ${show(meant)}: a range begins with its first address`;
    },
  },
  "external-traffic-policy": advice('"Cluster" or "Local"', (policy) => policy === "Cluster" || policy === "Local"),
};

/** The UID in an address of a cluster, in the console or in the API. */
const UID_IN_ADDRESS = /clusters\/([\da-f]{24})(?![\da-f])/i;

function isAddress(uid: string): boolean {
  return uid.includes("://") || UID_IN_ADDRESS.test(uid);
}

/** Whether the text is what a missing value becomes as a member's name or in a template literal. */
function isMissing(uid: string): boolean {
  return /^(undefined|null|NaN|true|false)$/.test(uid);
}

/** Whether the encoded text is one segment of a path, and messages show it completely. Other rules report blank ones. */
function isPathSegment(text: string): boolean {
  return text.trim() === text && text !== "." && text !== ".." && text.isWellFormed() && !hasUnprintable(text);
}
