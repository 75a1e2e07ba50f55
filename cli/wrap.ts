export const WIDTH = 80;

/**
 * Breaks lines that are wider than this between words, and indents what follows like the text of its line or list item. A
 * command that users copy stays on one line.
 */
export function wrap(text: string, width = WIDTH): string {
  const wrapped = text.split("\n").map((line) => {
    const [start = ""] = /^ *(- )?/.exec(line) ?? [];
    // As many words as fit, but at least one.
    const parts = new RegExp(`\\S.{0,${width - start.length - 1}}(?<=\\S)(?=\\s|$)|\\S+`, "g");
    const words = line.slice(start.length).replace(/(?<=run: )npx .*/, (command) => command.replaceAll(" ", "\0"));
    const lines = words.match(parts) ?? [];
    return start + lines.join(`\n${" ".repeat(start.length)}`).replaceAll("\0", " ");
  });
  return wrapped.join("\n");
}
