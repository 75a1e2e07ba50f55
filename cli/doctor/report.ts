import { SpectroclusterError, ValidationError } from "../../provider/errors.js";
import type { Keys } from "../keys.js";

const SYMBOLS = { passed: "✓", warning: "!", failed: "✗", skipped: "-" } as const;

const LABEL_WIDTH = 14;
const INDENT = " ".repeat("✓ ".length + LABEL_WIDTH + 1);

/** Prints the results of checks at once, without API keys. */
export class Report {
  hasFailed = false;

  constructor(private readonly keys: Keys) {}

  /** @param lines - Those of a problem end with what to do about it. */
  add(label: string, outcome: keyof typeof SYMBOLS, ...lines: string[]): void {
    this.hasFailed ||= outcome === "failed";
    const text = lines.join("\n").replaceAll("\n", `\n${INDENT}`);
    this.#print(`${SYMBOLS[outcome]} ${label.padEnd(LABEL_WIDTH)} ${text}`);
  }

  async attempt<T>(label: string, check: () => Promise<T>): Promise<T | undefined> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof SpectroclusterError)) throw error;
      this.add(label, "failed", error.message, ...(error instanceof ValidationError ? [UNEXPECTED_RESPONSE] : []));
      return undefined;
    }
  }

  addTable(titles: string[], rows: readonly string[][]): void {
    if (rows.length > 0) this.#print(`\n${tableOf(titles, rows).join("\n")}`);
  }

  addConclusion(isUsable: boolean): void {
    this.#print(`\nPulumi ${isUsable ? "can" : "cannot"} use Palette.`);
  }

  #print(text: string): void {
    process.stdout.write(`${this.keys.redact(text)}\n`);
  }
}

const UNEXPECTED_RESPONSE = "Update pulumi-spectrocluster. If the error remains, open an issue with this message.";

const { compare } = new Intl.Collator("en", { numeric: true });

/** A table whose rows are sorted by their first cell, with the numbers in it as numbers. */
function tableOf(titles: string[], cells: readonly string[][]): string[] {
  const sorted = [...cells].sort(([one = ""], [other = ""]) => compare(one, other));
  // Without characters that a terminal would interpret.
  const rows = [titles, ...sorted].map((row) => row.map((cell) => cell.replace(/\p{C}/gu, "?")));
  // Palette may send more rows than a call may have arguments.
  const widths = titles.map((_, column) => rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0));
  return rows.map((row) => {
    const columns = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    return columns.join("  ").trimEnd();
  });
}
