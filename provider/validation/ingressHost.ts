/** The host of an Ingress, as Kubernetes validates it, with the advice for what is not one. */
import { isIP } from "node:net";
import { domainToASCII } from "node:url";
import { hasUnprintable } from "../json/text.js";
import { formatValue } from "../messages/values.js";

/** A DNS name (RFC 1123) in lower case, which may begin with a wildcard label. */
const NAME = /^(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/;
const MAX_LENGTH = 253;
/** In longer texts, which are no typing errors, some of the searches take long. */
const MAX_SEARCHED = 4 * MAX_LENGTH;
/** Kubernetes leaves this limit to DNS, which has no longer labels. */
const LONG_LABEL = /[^.]{64,}/;

/** What a text has that no host name has, and what to do about it. The first one that fits is the cause of the others. */
const MISTAKES: readonly [
  isMade: RegExp | ((host: string) => boolean),
  problem: string | ((host: string) => string),
][] = [
  [
    /[${}<>]|%.*%|%s|\[\[|\(\(|@.*@|__.*__/,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Users write it in the wrong quotes.
    "which contains a placeholder: write its value. In TypeScript, ${…} needs a text in backticks",
  ],
  [/^["'`“”„‘’«]|["'`“”‘’»]$/, "which is in quotes: remove them"],
  [/[\s,;|]/, "which contains white space or a separator: write one host name"],
  [hasUnprintable, "which contains an invisible character: type the name again"],
  [isAddress, "which is an IP address: write a DNS name"],
  [/[/:?#@\\]/, "which has a scheme, port, path or user: write only the host name"],
  [/[^ -~]/, problemOfForeign],
  [/.\*|^\*(?!\.[^*])/, 'in which * is not the whole first label: write it as in "*.dev.example.com"'],
  [/[A-Z]/, "which has upper-case letters: write it in lower case"],
  [/^\.|\.\./, "which has an empty label: write a name between the dots, or remove a dot"],
  [/\.$/, "which ends with a dot: remove it"],
  [/_/, "which contains an underscore: use a hyphen"],
  [/(^|\.)-|-(\.|$)/, "which has a hyphen at the beginning or the end of a label: remove it"],
  [/[^a-z\d.*-]/, "which contains other characters than letters, digits, hyphens and dots: remove them"],
  [LONG_LABEL, "which has a label of more than 63 characters: shorten it"],
  [/^/, tooLong],
];

/** What is wrong with the host of an Ingress, as the rest of a sentence; undefined if Kubernetes accepts it. */
export function problemOfIngressHost(host: string): string | undefined {
  if (isIngressHost(host)) return undefined;
  if (host.length > MAX_SEARCHED) return tooLong(host);
  const made = MISTAKES.find(([isMade]) => (typeof isMade === "function" ? isMade(host) : isMade.test(host)));
  const problem = typeof made?.[1] === "function" ? made[1](host) : made?.[1];
  const meant = meantHost(host);
  return isIngressHost(meant) ? `${problem}; did you mean ${formatValue(meant)}?` : problem;
}

function isIngressHost(host: string): boolean {
  return NAME.test(host) && host.length <= MAX_LENGTH && !LONG_LABEL.test(host) && !isAddress(host);
}

/** The text without what surrounds a host in other places, in the letters of DNS. It may still be none. */
function meantHost(text: string): string {
  const host = withoutUrl(text.replace(/\p{Cf}|^[\s"'`“”„‘’«]+|[\s"'`“”‘’»]+$/gu, ""));
  const name = host.replace(/\.$/, "").replace(/^\*(?=[^.*])/, "*.");
  if (/^[ -~]*$/.test(name)) return name.toLowerCase();
  return HAS_LOOK_ALIKES.test(name) ? "" : domainToASCII(name);
}

function withoutUrl(text: string): string {
  return text
    .replace(/^([a-z][a-z\d+.-]*:)?\/\//i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/^.*@/s, "")
    .replace(/:\d*$/, "");
}

/** Whether the host is an IP address, also one in which a number is too large. No top-level domain is a number. */
function isAddress(text: string): boolean {
  const host = withoutUrl(text);
  return isIP(text) !== 0 || /^(\*\.)?\d+(\.\d+){3}$/.test(host) || isIP(host.replace(/^\[(.*)\]$/, "$1")) !== 0;
}

/** A label with letters of two scripts that look alike. Its Punycode would hide the mistake. */
const HAS_LOOK_ALIKES = /[a-z][^.]*[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}][^.]*[a-z]/iu;

function tooLong({ length }: string): string {
  return `which has ${length} characters: at most ${MAX_LENGTH} are allowed`;
}

function problemOfForeign(host: string): string {
  const [character = ""] = /[^ -~]/u.exec(host) ?? [];
  const codePoint = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const others = HAS_LOOK_ALIKES.test(host) ? ", or replace the character if it only looks like another" : "";
  return `which contains ${formatValue(character)} (U+${codePoint}): write the name in Punycode${others}`;
}
