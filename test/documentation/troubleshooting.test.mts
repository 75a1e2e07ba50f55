import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./markdownFiles.mjs";

const guide = readFileSync(path.join(ROOT, "docs/guides/troubleshooting.md"), "utf8");

/** The hand-written source, with string literals that are split over several lines in one piece. */
const source = ["provider", "sdk", "cli"]
  .flatMap((folder) => {
    const names = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" });
    return names.filter((name) => name.endsWith(".ts")).map((name) => path.join(ROOT, folder, name));
  })
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
  .replace(/["`] \+\s+["`]/g, "");

/** The quoted texts in the first cells of all rows. */
function quotedIn(section: string): string[] {
  const cells = section.split("\n").flatMap((line) => line.match(/^\| (.*?) \| /)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text));
}

describe("the guide about troubleshooting", () => {
  it("quotes messages of the source", () => {
    const [section = ""] = guide.split("\n## Messages of the provider\n")[1]?.split("\n## ") ?? [];
    const fragments = quotedIn(section)
      .flatMap((message) => message.split("…"))
      .map((fragment) => fragment.trim())
      .filter((fragment) => fragment.length > 6);
    assert.ok(fragments.length > 10);
    const unknown = fragments.filter((fragment) => !source.includes(fragment));
    assert.deepEqual(unknown, []);
  });
});
