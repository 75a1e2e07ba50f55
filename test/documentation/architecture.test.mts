import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { ROOT } from "./markdownFiles.mjs";

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/** The room of a file: `sdk`, `cli`, or a folder or a file of `provider`. Undefined for packages and for the version. */
function roomOf(file: string): string | undefined {
  const [, room] = /^(?:(?=sdk|cli)|provider\/)(\w+)(?=[/.])/.exec(file) ?? [];
  return room === "installedPackage" ? undefined : room;
}

/** The rooms that the files of each room import. */
async function importedRooms(): Promise<Record<string, string[]>> {
  const script = path.join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = [script, "provider", "sdk", "cli", "--output-type", "json"];
  const { stdout } = await execa(process.execPath, args, { cwd: ROOT });
  const imported = new Map<string, Set<string>>();
  for (const { source, dependencies } of (JSON.parse(stdout) as Cruise).modules) {
    const room = roomOf(source);
    if (room === undefined) continue;
    const rooms = imported.get(room) ?? new Set();
    imported.set(room, rooms);
    for (const { resolved } of dependencies) {
      const other = roomOf(resolved);
      if (other !== undefined && other !== room) rooms.add(other);
    }
  }
  return Object.fromEntries([...imported].map(([room, rooms]) => [room, [...rooms].sort()]));
}

/** The rooms of the table in ARCHITECTURE.md with the rooms in its last column. */
function documentedRooms(): Record<string, string[]> {
  const [, table = ""] = readFileSync(path.join(ROOT, "ARCHITECTURE.md"), "utf8").split(
    "| room | contents | imports |\n",
  );
  const [rows = ""] = table.split("\n\n");
  return Object.fromEntries(
    rows
      .split("\n")
      .slice(1)
      .map((row) => {
        const [, room = "", , imports = ""] = row.split("|").map((cell) => cell.trim());
        return [/\w+/.exec(room)?.[0] ?? "", (imports.match(/\w+/g) ?? []).sort()];
      }),
  );
}

describe("ARCHITECTURE.md", function () {
  this.timeout(180_000);

  it("lists every room, and exactly the rooms that each imports", async () =>
    assert.deepEqual(documentedRooms(), await importedRooms()));
});
