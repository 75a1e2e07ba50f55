/** Prints the release notes of the version in package.json, from CHANGELOG.md. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { releaseNotes } from "./releaseNotes.mjs";

const read = (name: string) => readFile(path.resolve(import.meta.dirname, "../..", name), "utf8");

console.log(releaseNotes(await read("CHANGELOG.md"), JSON.parse(await read("package.json")).version));
