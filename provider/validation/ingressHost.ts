/** The host of an Ingress, as Kubernetes validates it, with the advice for what is not one. */
import { isIP } from "node:net";
import { hasUnprintable } from "../json/text.js";
import { formatValue } from "../messages/values.js";
import { shouldBe } from "./rule.js";

/** A DNS name (RFC 1123) in lower case, which may begin with a wildcard label. */
const NAME = /^(\*\.)?[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;
const MAX_LENGTH = 253;
/** Also if a number is too large. No top-level domain is a number. */
const IPV4 = /^(\*\.)?\d+(\.\d+){3}$/;
/** A label with letters of two scripts that look alike. Its Punycode would hide the mistake. */
const LOOK_ALIKES = /[a-z][^.]*[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}][^.]*[a-z]/iu;
/** The parts of a URL around its host. */
const URL_PARTS = /[/:?#@\\]/;
const PLACEHOLDER = /[${}<>]|%.*%|%s|\[\[|\(\(|@.*@|__.*__/;

export const INGRESS_HOST = shouldBe(
  "a host name that Kubernetes accepts for an Ingress",
  [
    [
      "warning",
      PLACEHOLDER,
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Users write it in the wrong quotes.
      "which contains a placeholder: write its value. In TypeScript, ${…} needs a text in backticks",
    ],
    ["error", /[\s,;|]/, "which contains white space or a separator: write one host name"],
    ["error", hasUnprintable, "which contains an invisible character: type the name again"],
    ["error", isAddressInUrl, "which is an IP address with a scheme, port or path: write a DNS name"],
    ["warning", isAddress, "which is an IP address: write a DNS name"],
    ["error", URL_PARTS, "which has a scheme, port, path or user: write only the host name"],
    ["error", /^\.|\.\./, "which has an empty label: write a name between the dots, or remove a dot"],
    ["error", isTooLong, "which is too long: a label has at most 63 characters, and the name at most 253"],
    ["warning", /[^ -~]/, "which contains a character beyond ASCII: type the name again, or write it in Punycode"],
    ["warning", /.\*|^\*(?!\.[^*])/, 'in which * is not the whole first label: write it as in "*.dev.example.com"'],
    ["warning", /[A-Z]/, "which has upper-case letters: write it in lower case"],
    ["warning", /\.$/, "which ends with a dot: remove it"],
    ["warning", /_/, "which contains an underscore: use a hyphen"],
    ["warning", /^/, "whose labels must have only letters, digits and inner hyphens"],
  ],
  (host) => {
    const meant = hostIn(host);
    return isIngressHost(meant) ? `; did you mean ${formatValue(meant)}?` : "";
  },
  isIngressHost,
);

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
  return isIP(host) !== 0 || IPV4.test(host) || ipVersion(hostIn(host)) !== 0;
}

function isAddressInUrl(host: string): boolean {
  return isAddress(host) && ipVersion(host) !== 6 && URL_PARTS.test(host);
}

/** Also in brackets. */
function ipVersion(host: string): number {
  return isIP(host.replace(/^\[|\]$/g, ""));
}

/** A Punycode is at least as long as its text, and a final dot does not count. */
function isTooLong(host: string): boolean {
  return /[^.。]{64}|.{253}[^.]/su.test(host.normalize("NFKC"));
}
