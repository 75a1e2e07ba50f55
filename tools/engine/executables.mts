import { existsSync } from "node:fs";
import path from "node:path";

export const EXECUTABLE_SUFFIX = process.platform === "win32" ? ".exe" : "";

/** The file of a command on PATH. */
export function onPath(command: string): string | undefined {
  return (process.env["PATH"] ?? "")
    .split(path.delimiter)
    .map((folder) => executableIn(folder, command))
    .find((file) => file !== undefined);
}

/** The file of a command in a folder. */
function executableIn(folder: string, command: string): string | undefined {
  const names = process.platform === "win32" ? [`${command}.exe`, `${command}.cmd`] : [command];
  return names.map((name) => path.join(folder, name)).find(existsSync);
}

/** Whether a CLI finds a helper in its own folder or on PATH. */
export function hasHelper(pulumi: string, helper: string): boolean {
  return (executableIn(path.dirname(pulumi), helper) ?? onPath(helper)) !== undefined;
}
