import { readdirSync, readFileSync } from "node:fs";

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

/** The machine that has every documented member and breaks no rule. */
export const completeMachine = machines.get("complete.json");
