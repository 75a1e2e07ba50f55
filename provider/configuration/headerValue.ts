/**
 * Whether the text is a valid HTTP header value: printable ASCII without surrounding white space. Node.js encodes other
 * characters differently with and without a body.
 */
export function isHeaderValue(text: string): boolean {
  return text.trim() === text && /^[ -~]+$/.test(text);
}
