import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("./machines/", import.meta.url);

/** The machines that are valid by shape, by the names of their files. */
export const machines: ReadonlyMap<string, unknown> = new Map(
  readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), "utf8"))]),
);

/** The machine that has every documented member and breaks no rule. */
export const completeMachine = machines.get("complete.json");
