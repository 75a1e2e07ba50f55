import { isHeaderValue } from "../configuration/rules.js";
import { hasUnprintable, isBlank } from "../json/text.js";
import { choiceHint } from "../messages/didYouMean.js";
import { isHidden } from "../messages/values.js";
import { CONTAINED_RANGE, EXTERNAL_IP, SOURCE_RANGE } from "./addresses.js";
import { INGRESS_HOST } from "./ingressHost.js";
import { type Format, must, shouldBe } from "./rule.js";

/** Why a program that sets an argument has no value for it. */
export const CAUSES_OF_UNDEFINED =
  "Likely causes: a missing await or .apply, a property that the result does not have (getCluster returns uid), or a " +
  "search without a result";

/** Why a text of a format may be null or blank, or what to do about it: the end of a sentence. */
export const ABSENT_HINTS: Readonly<Record<string, string>> = {
  "cluster-uid": ": did a search find no cluster?",
  "project-uid": ". Omit it to use the project of the provider configuration",
};

const A_CLUSTER_UID = "a cluster UID without white space and punctuation such as commas and brackets";
const IN_ONE_SEGMENT = "without surrounding white space or control characters";

/** The formats of arguments, by the name in the model's tag `@format`, which is also the name of the rule. */
export const INPUT_FORMATS: Readonly<Record<string, Format>> = {
  // The UID is one segment of the request's path. What a program may use as a key by mistake has other characters.
  "cluster-uid": {
    description: `Must be ${A_CLUSTER_UID}.`,
    check(uid, report, format) {
      if (typeof uid !== "string") return;
      const [, meant] = UID_IN_URL.exec(uid) ?? [];
      if (isMissing(uid)) {
        const cause = uid === "undefined" ? `. ${CAUSES_OF_UNDEFINED}` : ABSENT_HINTS["cluster-uid"];
        report([], `must be a cluster UID, not ${format(uid)}${cause}`);
      } else if (meant !== undefined || uid.includes("://")) {
        const hint = meant === undefined || isHidden(meant, format) ? "" : `; did you mean ${format(meant)}?`;
        report([], `must be a cluster UID, not a URL${hint}`);
      } else if (!isPathSegment(uid) || /[\s,;=|\\'"`<>(){}[\]^$*?&]/.test(uid)) {
        report([], `must be ${A_CLUSTER_UID}, not ${format(uid)}`);
      }
    },
  },
  // The UID is the value of an HTTP header.
  "project-uid": must("be a project UID of printable ASCII characters", (uid) => isHeaderValue(uid) && !isMissing(uid)),
  // One segment of the request's path, and a parameter of its query.
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
  "ingress-host-name": INGRESS_HOST,
  "external-ip": EXTERNAL_IP,
  "source-range": SOURCE_RANGE,
  "contained-range": CONTAINED_RANGE,
  "external-traffic-policy": shouldBe(
    '"Cluster" or "Local"',
    [["warning", /^/, 'not "Cluster" or "Local"']],
    (policy) => choiceHint(policy, ["Cluster", "Local"]),
    /^(Cluster|Local)$/,
  ),
};

/** The UID in the URL of a cluster, in the console or in the API. */
const UID_IN_URL = /clusters\/([\da-f]{24})(?![\da-f])/i;

/** Whether the text is what a missing value becomes as a property's name or in a template literal. */
function isMissing(uid: string): boolean {
  return /^(undefined|null|NaN|true|false)$/.test(uid);
}

/** Whether the encoded text is one segment of a path, and messages show it completely. Other rules report blank ones. */
function isPathSegment(text: string): boolean {
  return text.trim() === text && text !== "." && text !== ".." && text.isWellFormed() && !hasUnprintable(text);
}
