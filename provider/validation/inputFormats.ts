import { isHeaderValue } from "../configuration/rules.js";
import { beginsWithFirstAddress, canonicalAddress, canonicalRange } from "../ipAddress.js";
import { hasUnprintable, isBlank } from "../json/text.js";
import { isHidden, type Show } from "../messages/values.js";
import { type Format, must, textFormat } from "./rule.js";

/** Why a text of a format may be missing, null or blank, or what to do about it: the end of a sentence. */
export const ABSENT_HINTS: Readonly<Record<string, string>> = {
  "cluster-uid": ": did a search find no cluster?",
  "project-uid": ". Omit it to use the project of the provider configuration",
};

const A_CLUSTER_UID = "a cluster UID without white space and punctuation such as commas and brackets";
const IN_ONE_SEGMENT = "without surrounding white space or control characters";

/** A format of values that the service may accept although its reference does not mention them. Another rule reports blank ones. */
function advice(expected: string, accepts: (text: string) => boolean, hint?: typeof showMeantRange): Format {
  const isDoubtful = (text: string) => !isBlank(text) && !accepts(text);
  const format = textFormat(`Should be ${expected}.`, (text, show) =>
    isDoubtful(text) ? `is ${show(text)}, ${hint?.(text, show) ?? `not ${expected}`}` : undefined,
  );
  return { ...format, severity: "warning" };
}

function showMeantRange(text: string, show: Show): string | undefined {
  const meant = canonicalRange(text);
  if (meant === undefined || isHidden(text, show)) return undefined;
  return `which means ${show(meant)}: a range begins with its first address`;
}

/** The formats of arguments, by the name in the model's tag `@format`, which is also the name of the rule. */
export const INPUT_FORMATS: Readonly<Record<string, Format>> = {
  // The UID is one segment of the request's path. Lists, dates and functions that a program uses as a key have other characters.
  "cluster-uid": textFormat(`Must be ${A_CLUSTER_UID}.`, (uid, show) => {
    if (isMissing(uid)) return `must be a cluster UID, not ${show(uid)}${ABSENT_HINTS["cluster-uid"]}`;
    if (isAddress(uid)) {
      const [, meant] = UID_IN_ADDRESS.exec(uid) ?? [];
      const isShown = meant !== undefined && !isHidden(meant, show);
      return `must be a cluster UID, not an address${isShown ? `; did you mean ${show(meant)}?` : ""}`;
    }
    if (isPathSegment(uid) && !/[\s,;=|\\'"`<>(){}[\]^$*?&]/.test(uid)) return undefined;
    return `must be ${A_CLUSTER_UID}, not ${show(uid)}`;
  }),
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
  "ingress-host-name": advice("a host name: remove the scheme, port or path", (host) => !/[/\s:]/.test(host)),
  "external-ip": advice("an IP address", (ip) => canonicalAddress(ip) !== undefined),
  "source-range": advice('an address range such as "10.0.0.0/8"', beginsWithFirstAddress, showMeantRange),
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
