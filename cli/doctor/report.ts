import { styleText } from "node:util";
import { redact } from "../../provider/api/redact.js";

/** What a check came to. It is skipped where an earlier one failed that it builds on. */
export type Outcome = "passed" | "warning" | "failed" | "skipped";

/** One line of the report, and what to do about it. */
export interface Result {
  outcome: Outcome;
  text: string;
  advice?: string;
}

export const passed = (text: string): Result => ({ outcome: "passed", text });
export const skipped = (text: string): Result => ({ outcome: "skipped", text });
export const warning = (text: string, advice: string): Result => ({ outcome: "warning", text, advice });
export const failed = (text: string, advice: string): Result => ({ outcome: "failed", text, advice });

const SYMBOLS = {
  passed: ["green", "✓"],
  warning: ["yellow", "!"],
  failed: ["red", "✗"],
  skipped: ["dim", "-"],
} as const;

const WIDTH = 80;
const LABEL_WIDTH = 15;
const INDENT = " ".repeat(LABEL_WIDTH + 2);

/** Shorter ones occur in any text. */
const SHORTEST_KEY = 6;

/** Prints results as they come, and counts them. */
export class Report {
  readonly #stream: NodeJS.WriteStream;
  readonly #keys: string[] = [];
  readonly #counts: Record<Outcome, number> = { passed: 0, warning: 0, failed: 0, skipped: 0 };

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  /** Has a key be shown nowhere, also where a user has put it into the wrong setting. */
  conceal(key: string): void {
    if (key.length >= SHORTEST_KEY) this.#keys.push(key);
  }

  /** A text without the concealed keys. */
  withoutKeys(text: string): string {
    return this.#keys.reduce(redact, text);
  }

  /** Prints what a check of something came to. */
  add(label: string, { outcome, text, advice }: Result): void {
    this.#counts[outcome] += 1;
    const [color, symbol] = SYMBOLS[outcome];
    const mark = styleText(color, symbol, { stream: this.#stream });
    this.#print(`${mark} ${label.padEnd(LABEL_WIDTH)}${this.#wrapped(text)}`);
    if (advice !== undefined) this.#print(INDENT + this.#wrapped(advice));
  }

  /**
   * The same for several.
   *
   * @param why - Why there is no result of some.
   */
  addAll(labels: readonly string[], results: readonly (Result | undefined)[], why: string): void {
    for (const [index, label] of labels.entries()) this.add(label, results[index] ?? skipped(why));
  }

  /** Prints that checks were skipped, and why. */
  skip(labels: readonly string[], why: string): void {
    for (const label of labels) this.add(label, skipped(why));
  }

  /**
   * Prints the outcome of all.
   *
   * @returns Whether nothing has failed.
   */
  end(): boolean {
    const { failed, warning } = this.#counts;
    const counted = (count: number, one: string) => (count > 0 ? [`${count} ${one}${count > 1 ? "s" : ""}`] : []);
    const counts = [...counted(failed, "problem"), ...counted(warning, "warning")].join(", ");
    const verdict = failed > 0 ? "A run would not work" : "A run would reach the service";
    this.#print(`\n${verdict}${counts && `: ${counts}`}.`);
    return failed === 0;
  }

  #wrapped(text: string): string {
    const lines = this.withoutKeys(text)
      .split("\n")
      .flatMap((line) => line.match(LINES) ?? []);
    return lines.map((line) => line.trimEnd()).join(`\n${INDENT}`);
  }

  #print(line: string): void {
    this.#stream.write(`${line}\n`);
  }
}

/** As many words as fit beside the label, but always one. */
const LINES = new RegExp(`\\S.{0,${WIDTH - LABEL_WIDTH - 3}}(?=\\s|$)|\\S+`, "g");
