/** Whether an HTTP header can carry the text unchanged: Latin-1 without control characters or outer white space. */
export function isHeaderValue(text: string): boolean {
  return text.trim() === text && !hasControlCharacter(text) && /^[\u0020-\u00ff]+$/.test(text);
}

export function hasControlCharacter(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
