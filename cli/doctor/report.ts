import { styleText } from "node:util";
import { SpectroclusterError, ValidationError } from "../../provider/errors.js";
import type { Keys } from "../keys.js";
import { WIDTH, wrap } from "../wrap.js";

/** The result of a check. A check is skipped if an earlier check that it depends on failed. */
export interface Result {
  outcome: keyof typeof SYMBOLS;
  /** Lines: those of a problem end with its remedy. */
  text: string;
}

export const passed = (text: string): Result => ({ outcome: "passed", text });
export const skipped = (text: string): Result => ({ outcome: "skipped", text });
export const warning = (...lines: string[]): Result => ({ outcome: "warning", text: lines.join("\n") });
export const failed = (...lines: string[]): Result => ({ outcome: "failed", text: lines.join("\n") });

const SYMBOLS = {
  passed: ["green", "✓"],
  warning: ["yellow", "!"],
  failed: ["red", "✗"],
  skipped: ["dim", "-"],
} as const;

const LABEL_WIDTH = 15;
const INDENT = " ".repeat(LABEL_WIDTH + 2);

/** Prints results at once, without API keys. */
export class Report {
  hasFailed = false;

  constructor(private readonly keys: Keys) {}

  add(label: string, { outcome, text }: Result): void {
    this.hasFailed ||= outcome === "failed";
    const [color, symbol] = SYMBOLS[outcome];
    const mark = styleText(color, symbol, { stream: process.stdout });
    const wrapped = wrap(this.keys.redact(text), WIDTH - INDENT.length).replaceAll("\n", `\n${INDENT}`);
    process.stdout.write(`${mark} ${label.padEnd(LABEL_WIDTH)}${wrapped}\n`);
  }

  /** Makes a check. Its error, which ends with the remedy, is the result. */
  async attempt<T>(label: string, check: () => Promise<T>): Promise<T | undefined> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof SpectroclusterError)) throw error;
      const remedies = error instanceof ValidationError ? [UNEXPECTED_RESPONSE] : [];
      this.add(label, failed(error.message, ...remedies));
      return undefined;
    }
  }

  /** Prints lines as they are, after an empty one. */
  addLines(lines: readonly string[]): void {
    process.stdout.write(`\n${this.keys.redact(lines.join("\n"))}\n`);
  }
}

const UNEXPECTED_RESPONSE = "Update pulumi-spectrocluster. If the error remains, open an issue with this message.";
