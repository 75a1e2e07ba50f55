import { containsKey, redact } from "../provider/messages/redact.js";

/** Shorter keys, which are invalid anyway, occur in any text by chance. */
const MIN_REDACTED_LENGTH = 6;

/** The API keys that are known so far. Nothing that a command prints contains them. */
export class Keys {
  readonly #keys: string[] = [];

  add(key: string): void {
    if (key.length >= MIN_REDACTED_LENGTH) this.#keys.push(key);
  }

  areIn(text: string): boolean {
    return this.#keys.some((key) => containsKey(text, key));
  }

  redact(text: string): string {
    return this.#keys.reduce(redact, text);
  }
}
