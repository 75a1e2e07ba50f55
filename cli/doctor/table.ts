import { WIDTH } from "../wrap.js";

const MIN_WIDTH = 10;
const GAP = "  ";

/** A table that fits a terminal: the widest columns are cut, but never those with UIDs, which users copy. */
export function tableOf(titles: string[], cells: string[][]): string[] {
  // Without characters that a terminal would interpret.
  const rows = [titles, ...cells].map((row) => row.map((cell) => cell.replace(/\p{C}/gu, "?")));
  // Palette may send more rows than a call may have arguments.
  const widths = titles.map((_, column) => rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0));
  const cuttable = widths.map((width, column) => (titles[column] === "UID" ? 0 : width));
  const total = widths.reduce((sum, width) => sum + width + GAP.length, -GAP.length);
  for (let excess = total - WIDTH; excess > 0 && Math.max(...cuttable) > MIN_WIDTH; excess -= 1) {
    const widest = cuttable.indexOf(Math.max(...cuttable));
    cuttable[widest] = widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return rows.map((row) => {
    const columns = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width);
    });
    return columns.join(GAP).trimEnd();
  });
}

const { compare } = new Intl.Collator("en", { numeric: true });

/** The rows sorted by their first cell, a name, with the numbers in it as numbers. */
export function byName(rows: readonly string[][]): string[][] {
  return [...rows].sort(([one = ""], [other = ""]) => compare(one, other));
}
