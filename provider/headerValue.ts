/**
 * Whether an HTTP header can carry the text unchanged: printable ASCII without outer white space. What is beyond ASCII,
 * Node.js sends in one encoding without a body and in another one with it.
 */
export function isHeaderValue(text: string): boolean {
  return text.trim() === text && /^[ -~]+$/.test(text);
}
