import { readFileSync } from "node:fs";
import type { Schema } from "../../tools/generate/modelSchema.mjs";

/** The definitions of schema.json, as it is checked in. */
export const { definitions }: { definitions: Record<string, Schema> } = JSON.parse(
  readFileSync(new URL("../../schema.json", import.meta.url), "utf8"),
);
