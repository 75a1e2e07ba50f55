/** The host of an Ingress, as Kubernetes validates it, with the advice for what is not one. */
import { isIP } from "node:net";
import { hasUnprintable } from "../json/text.js";
import { formatValue } from "../messages/values.js";
import type { Mistake } from "./rule.js";

/** A DNS name (RFC 1123) in lower case, which may begin with a wildcard label. */
const NAME = /^(\*\.)?[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;
const MAX_LENGTH = 253;
/** Also if a number is too large. No top-level domain is a number. */
const IPV4 = /^(\*\.)?\d+(\.\d+){3}$/;
/** A label with letters of two scripts that look alike. Its Punycode would hide the mistake. */
const LOOK_ALIKES = /[a-z][^.]*[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}][^.]*[a-z]/iu;

/** The parts of a URL around its host. */
const URL_PARTS = /[/:?#@\\]/;

/** What is wrong with a text that is no host. A Punycode is at least as long as its text, and a final dot does not count. */
const MISTAKES: readonly Mistake[] = [
  [
    "warning",
    matches(/[${}<>]|%.*%|%s|\[\[|\(\(|@.*@|__.*__/),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Users write it in the wrong quotes.
    "which contains a placeholder: write its value. In TypeScript, ${…} needs a text in backticks",
  ],
  ["error", matches(/[\s,;|]/), "which contains white space or a separator: write one host name"],
  ["error", hasUnprintable, "which contains an invisible character: type the name again"],
  [
    "error",
    (host) => isAddress(host) && !isIPv6(host) && URL_PARTS.test(host),
    "which is an IP address with a scheme, port or path: write a DNS name",
  ],
  ["warning", isAddress, "which is an IP address: write a DNS name"],
  ["error", matches(URL_PARTS), "which has a scheme, port, path or user: write only the host name"],
  ["error", matches(/^\.|\.\./), "which has an empty label: write a name between the dots, or remove a dot"],
  [
    "error",
    (host) => /[^.。]{64}|.{253}[^.]/su.test(host.normalize("NFKC")),
    `which is too long: a label has at most 63 characters, and the name at most ${MAX_LENGTH}`,
  ],
  [
    "warning",
    matches(/[^ -~]/),
    "which contains a character beyond ASCII: type the name again, or write it in Punycode",
  ],
  [
    "warning",
    matches(/.\*|^\*(?!\.[^*])/),
    'in which * is not the whole first label: write it as in "*.dev.example.com"',
  ],
  ["warning", matches(/[A-Z]/), "which has upper-case letters: write it in lower case"],
  ["warning", matches(/\.$/), "which ends with a dot: remove it"],
  ["warning", matches(/_/), "which contains an underscore: use a hyphen"],
  ["warning", () => true, "whose labels must have only letters, digits and inner hyphens"],
];

export const INGRESS_HOST_MISTAKES = MISTAKES.map(
  ([severity, fits, problem]): Mistake => [severity, (host) => !isIngressHost(host) && fits(host), problem],
);

export function hintForIngressHost(host: string): string {
  const meant = hostIn(host);
  return isIngressHost(meant) ? `; did you mean ${formatValue(meant)}?` : "";
}

function matches(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text);
}

/** Whether Kubernetes accepts a text as the host of an Ingress. */
function isIngressHost(host: string): boolean {
  return host.length <= MAX_LENGTH && NAME.test(host) && !IPV4.test(host);
}

/** The host in a text that may be a URL or in quotes, in the letters of DNS. It may still be none. */
function hostIn(text: string): string {
  // Longer texts are no typing errors, and some of the searches would take long.
  if (text.length > 4 * MAX_LENGTH) return "";
  const url = `https://${text.replace(/^[\s"'`“„‘«]*(([a-z][a-z\d+.-]*:)?\/\/)?|[\s"'`”’»]+$/gi, "")}`;
  if (LOOK_ALIKES.test(text) || !URL.canParse(url)) return "";
  return new URL(url).hostname.replace(/\.$/, "").replace(/^\*(?=[^.*])/, "*.");
}

function isAddress(host: string): boolean {
  return isIP(host) !== 0 || IPV4.test(host) || isIPv6(hostIn(host)) || isIP(hostIn(host)) !== 0;
}

/** Also in brackets. */
function isIPv6(host: string): boolean {
  return isIP(host.replace(/^\[|\]$/g, "")) === 6;
}
