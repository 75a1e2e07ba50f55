/**
 * Whether an HTTP header can carry the text unchanged: printable ASCII without outer white space. Node.js encodes other
 * characters differently with and without a body.
 */
export function isHeaderValue(text: string): boolean {
  return text.trim() === text && /^[ -~]+$/.test(text);
}
