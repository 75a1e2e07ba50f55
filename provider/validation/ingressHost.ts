/** The host of an Ingress, as Kubernetes validates it, with the advice for what is not one. */
import { isIP } from "node:net";
import { hasUnprintable } from "../json/text.js";
import { formatValue } from "../messages/values.js";

/** A DNS name (RFC 1123) in lower case, which may begin with a wildcard label. */
const NAME = /^(\*\.)?[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;
const MAX_LENGTH = 253;
/** Also if a number is too large. No top-level domain is a number. */
const IPV4 = /^(\*\.)?\d+(\.\d+){3}$/;
/** A label with letters of two scripts that look alike. Its Punycode would hide the mistake. */
const LOOK_ALIKES = /[a-z][^.]*[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}][^.]*[a-z]/iu;
const TOO_LONG = `which is too long: a label has at most 63 characters, and the name at most ${MAX_LENGTH}`;

/** What is wrong with a text that is no host. The first mistake that fits is the cause of the others. */
const MISTAKES: readonly [mistake: Pick<RegExp, "test">, problem: string][] = [
  [
    /[${}<>]|%.*%|%s|\[\[|\(\(|@.*@|__.*__/,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Users write it in the wrong quotes.
    "which contains a placeholder: write its value. In TypeScript, ${…} needs a text in backticks",
  ],
  [/[\s,;|]/, "which contains white space or a separator: write one host name"],
  [{ test: hasUnprintable }, "which contains an invisible character: type the name again"],
  [{ test: isAddress }, "which is an IP address: write a DNS name"],
  [/[/:?#@\\]/, "which has a scheme, port, path or user: write only the host name"],
  [/[^ -~]/, "which contains a character beyond ASCII: type the name again, or write it in Punycode"],
  [/.\*|^\*(?!\.[^*])/, 'in which * is not the whole first label: write it as in "*.dev.example.com"'],
  [/[A-Z]/, "which has upper-case letters: write it in lower case"],
  [/^\.|\.\./, "which has an empty label: write a name between the dots, or remove a dot"],
  [/\.$/, "which ends with a dot: remove it"],
  [/_/, "which contains an underscore: use a hyphen"],
  [/[^a-z\d.*-]|(^|\.)-|-(\.|$)/, "whose labels must have only letters, digits and inner hyphens"],
];

/** What is wrong with the host of an Ingress, as the rest of a sentence; undefined if Kubernetes accepts it. */
export function problemOfIngressHost(host: string): string | undefined {
  if (isIngressHost(host)) return undefined;
  // Longer texts are no typing errors, and some of the searches would take long.
  if (host.length > 4 * MAX_LENGTH) return TOO_LONG;
  const [, problem = TOO_LONG] = MISTAKES.find(([mistake]) => mistake.test(host)) ?? [];
  const meant = hostIn(host);
  return isIngressHost(meant) ? `${problem}; did you mean ${formatValue(meant)}?` : problem;
}

function isIngressHost(host: string): boolean {
  return host.length <= MAX_LENGTH && NAME.test(host) && !IPV4.test(host);
}

/** The host in a text that may be a URL or in quotes, in the letters of DNS. It may still be none. */
function hostIn(text: string): string {
  const url = `https://${text.replace(/^[\s"'`“„‘«]*(([a-z][a-z\d+.-]*:)?\/\/)?|[\s"'`”’»]+$/gi, "")}`;
  if (LOOK_ALIKES.test(text) || !URL.canParse(url)) return "";
  return new URL(url).hostname.replace(/\.$/, "").replace(/^\*(?=[^.*])/, "*.");
}

function isAddress(host: string): boolean {
  return isIP(host) !== 0 || IPV4.test(host) || isIP(hostIn(host).replace(/^\[|\]$/g, "")) !== 0;
}
