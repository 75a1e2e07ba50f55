import { styleText } from "node:util";
import { SpectroclusterError, ValidationError } from "../../provider/errors.js";
import type { Keys } from "../keys.js";
import { WIDTH, wrap } from "../wrap.js";

/** The outcomes of a check. A check is skipped if an earlier check that it depends on failed. */
const SYMBOLS = {
  passed: ["green", "✓"],
  warning: ["yellow", "!"],
  failed: ["red", "✗"],
  skipped: ["dim", "-"],
} as const;
export type Outcome = keyof typeof SYMBOLS;

const LABEL_WIDTH = 15;
const INDENT = " ".repeat(LABEL_WIDTH + 2);

/** Prints the results of checks at once, without API keys. */
export class Report {
  hasFailed = false;

  constructor(private readonly keys: Keys) {}

  /** @param lines - Those of a problem end with what to do about it. */
  add(label: string, outcome: Outcome, ...lines: string[]): void {
    this.hasFailed ||= outcome === "failed";
    const [color, symbol] = SYMBOLS[outcome];
    const mark = styleText(color, symbol, { stream: process.stdout });
    const text = wrap(this.keys.redact(lines.join("\n")), WIDTH - INDENT.length).replaceAll("\n", `\n${INDENT}`);
    process.stdout.write(`${mark} ${label.padEnd(LABEL_WIDTH)}${text}\n`);
  }

  /** Makes a check. If it fails, its error is the result. */
  async attempt<T>(label: string, check: () => Promise<T>): Promise<T | undefined> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof SpectroclusterError)) throw error;
      this.add(label, "failed", error.message, ...(error instanceof ValidationError ? [UNEXPECTED_RESPONSE] : []));
      return undefined;
    }
  }

  /** Prints lines as they are, after an empty one. */
  addLines(lines: readonly string[]): void {
    process.stdout.write(`\n${this.keys.redact(lines.join("\n"))}\n`);
  }
}

const UNEXPECTED_RESPONSE = "Update pulumi-spectrocluster. If the error remains, open an issue with this message.";
