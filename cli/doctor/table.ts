const { compare } = new Intl.Collator("en", { numeric: true });

/** A table whose rows are sorted by their first cell, with the numbers in it as numbers. */
export function tableOf(titles: string[], cells: readonly string[][]): string[] {
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
