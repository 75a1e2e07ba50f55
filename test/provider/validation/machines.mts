import { readdirSync, readFileSync } from "node:fs";
import { parsePointer } from "../../../provider/json/paths.js";
import type { Finding } from "../../../provider/model/checks.js";

const folder = new URL("./machines/", import.meta.url);

/** The machines that are valid by shape, by the names of their files. */
export const machines: ReadonlyMap<string, unknown> = new Map(
  readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), "utf8"))]),
);

/** A machine with only the required members, and these parts. */
export const machine = ({ metadata = {}, spec, instance, devices, ...rest }: Parts = {}) => ({
  metadata: Object.defineProperties({ name: "web-0" }, Object.getOwnPropertyDescriptors(metadata)),
  spec: { template: { spec: { domain: { devices: { ...devices } }, ...instance } }, ...spec },
  ...rest,
});
type Parts = Record<string, object | null | undefined>;

export const brief = (findings: readonly Finding[]) =>
  findings.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`);

/** The place of a value at a JSON pointer. */
export function find(root: unknown, pointer: string): { holder: Record<string, unknown>; name: string } {
  const names = parsePointer(pointer);
  const name = names.pop() ?? "";
  const step = (value: Record<string, unknown>, inner: string) => value[inner] as Record<string, unknown>;
  return { holder: names.reduce(step, root as Record<string, unknown>), name };
}

/** The machine that has every documented member and breaks no rule. */
export const completeMachine = machines.get("complete.json");
