import { styleText } from "node:util";
import type { Keys } from "../keys.js";

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

/** Prints results at once, and counts them. */
export class Report {
  readonly #stream: NodeJS.WriteStream;
  /** Are redacted in everything that is printed. */
  readonly keys: Keys;
  readonly #counts: Record<Outcome, number> = { passed: 0, warning: 0, failed: 0, skipped: 0 };
  readonly #rest: Set<string>;

  /** @param labels - The checks that are skipped if none of them is made, in their order. */
  constructor(stream: NodeJS.WriteStream, labels: readonly string[], keys: Keys) {
    this.#stream = stream;
    this.keys = keys;
    this.#rest = new Set(labels);
  }

  /**
   * Prints the result of a check.
   *
   * @returns Whether the check has not failed.
   */
  add(label: string, { outcome, text, advice }: Result): boolean {
    this.#rest.delete(label);
    this.#counts[outcome] += 1;
    const [color, symbol] = SYMBOLS[outcome];
    const mark = styleText(color, symbol, { stream: this.#stream });
    this.#print(`${mark} ${label.padEnd(LABEL_WIDTH)}${this.#wrapped(text)}`);
    if (advice !== undefined) this.#print(INDENT + this.#wrapped(advice));
    return outcome !== "failed";
  }

  /** Prints that the checks that were not made are skipped. */
  skipRest(reason: string): void {
    for (const label of this.#rest) this.add(label, skipped(reason));
  }

  /** Prints the lines of a table. */
  addTable(lines: readonly string[]): void {
    if (lines.length > 0) this.#print(`\n${this.keys.redact(lines.join("\n"))}`);
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
    const lines = this.keys
      .redact(text)
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
