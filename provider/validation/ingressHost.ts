/** A DNS name (RFC 1123) in lower case, which may begin with a wildcard label. */
const NAME = /^(\*\.)?[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/;
const MAX_LENGTH = 253;
/** Also if a number is too large. No top-level domain is a number. */
const IPV4 = /^(\*\.)?\d+(\.\d+){3}$/;

/** Whether Kubernetes accepts a host of an Ingress. */
export function isIngressHost(host: string): boolean {
  return host.length <= MAX_LENGTH && NAME.test(host) && !IPV4.test(host);
}

/** The host in a text that may be a URL, or in other letters than those of DNS. */
export function ingressHostIn(text: string): string | undefined {
  const url = `https://${text.trim().replace(/^([a-z][a-z\d+.-]*:)?\/\//i, "")}`;
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return isIngressHost(host) ? host : undefined;
}
