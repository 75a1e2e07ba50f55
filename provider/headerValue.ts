/**
 * Whether an HTTP header can carry the text unchanged: ASCII without control characters or outer white space. What is
 * beyond ASCII, Node.js sends in one encoding without a body and in another one with it.
 */
export function isHeaderValue(text: string): boolean {
  return text.trim() === text && /^[\u0020-\u007e]+$/.test(text);
}

export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
