import { styleText } from "node:util";
import { redact } from "../../provider/messages/redact.js";

/** The outcome of a check. A check is skipped if an earlier check that it depends on failed. */
export type Outcome = "passed" | "warning" | "failed" | "skipped";

/** The result of a check, with the remedy of a problem. */
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

/** Shorter keys, which are invalid anyway, occur in any text by chance. */
const MIN_REDACTED_LENGTH = 6;

/** Prints results at once, and counts them. */
export class Report {
  readonly #stream: NodeJS.WriteStream;
  readonly #keys: string[] = [];
  readonly #counts: Record<Outcome, number> = { passed: 0, warning: 0, failed: 0, skipped: 0 };

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  /** Redacts a key in everything that is printed from now on. */
  addKey(key: string): void {
    if (key.length >= MIN_REDACTED_LENGTH) this.#keys.push(key);
  }

  /** Redacts the keys in a text. */
  redact(text: string): string {
    return this.#keys.reduce(redact, text);
  }

  /** Prints the result of a check. */
  add(label: string, { outcome, text, advice }: Result): void {
    this.#counts[outcome] += 1;
    const [color, symbol] = SYMBOLS[outcome];
    const mark = styleText(color, symbol, { stream: this.#stream });
    this.#print(`${mark} ${label.padEnd(LABEL_WIDTH)}${this.#wrapped(text)}`);
    if (advice !== undefined) this.#print(INDENT + this.#wrapped(advice));
  }

  /**
   * Prints the results of several checks.
   *
   * @param reason - Why checks without a result were skipped.
   */
  addAll(labels: readonly string[], results: readonly (Result | undefined)[], reason: string): void {
    for (const [index, label] of labels.entries()) this.add(label, results[index] ?? skipped(reason));
  }

  /** Prints that checks were skipped. */
  skip(labels: readonly string[], reason: string): void {
    for (const label of labels) this.add(label, skipped(reason));
  }

  /** Prints the lines of a table. */
  addTable(lines: readonly string[]): void {
    if (lines.length > 0) this.#print(`\n${this.redact(lines.join("\n"))}`);
  }

  /**
   * Prints the summary.
   *
   * @returns Whether no check failed.
   */
  end(): boolean {
    const { failed, warning } = this.#counts;
    const counted = (count: number, one: string) => (count > 0 ? [`${count} ${one}${count > 1 ? "s" : ""}`] : []);
    const counts = [...counted(failed, "problem"), ...counted(warning, "warning")].join(", ");
    const summary = failed > 0 ? "Pulumi cannot use the service" : "Pulumi can use the service";
    this.#print(`\n${summary}${counts && `: ${counts}`}.`);
    return failed === 0;
  }

  #wrapped(text: string): string {
    const lines = this.redact(text)
      .split("\n")
      .flatMap((line) => line.match(LINES) ?? []);
    return lines.map((line) => line.trimEnd()).join(`\n${INDENT}`);
  }

  #print(line: string): void {
    this.#stream.write(`${line}\n`);
  }
}

/** As many words as fit next to the label, but at least one. */
const LINES = new RegExp(`\\S.{0,${WIDTH - LABEL_WIDTH - 3}}(?=\\s|$)|\\S+`, "g");
