/**
 * The findings about every input and recorded machine of the tests, and about each of them with one member changed.
 *
 * `findings.json.br` stores them, so that a change of the rules or of their mechanism shows every finding that it changes.
 * After an intended change, record them again:
 *
 *     node --import tsx test/provider/validation/findingsCorpus.mts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { UNKNOWN } from "../../../provider/engine/unknown.js";
import type { ValidationError } from "../../../provider/errors.js";
import { FUNCTIONS } from "../../../provider/functions/index.js";
import type { Finding } from "../../../provider/messages/finding.js";
import { formatPath, formatPointer, isWithin, type Segments } from "../../../provider/messages/paths.js";
import { checkClusterSearchInputs } from "../../../provider/validation/checkClusterSearchInputs.js";
import { checkHostClusterConfig } from "../../../provider/validation/checkHostClusterConfig.js";
import { checkHostClusterFleet } from "../../../provider/validation/checkHostClusterFleet.js";
import { checkVirtualMachine } from "../../../provider/validation/checkVirtualMachine.js";
import { validateRemoteConfig } from "../../../provider/validation/validateRemoteConfig.js";
import { validateResult } from "../../../provider/validation/validateResult.js";
import { machines } from "./machines.mjs";

interface Input {
  name: string;
  value: unknown;
  check(value: unknown): readonly Finding[];
}

const uid = "63a1f0e2c0ffee0011223344";
const loadBalancerConfig = {
  externalIPs: ["203.0.113.7", "2001:db8::7"],
  externalTrafficPolicy: "Local",
  loadBalancerSourceRanges: ["10.0.0.0/8", "2001:db8::/32"],
};
const full = {
  clusterUid: uid,
  projectUid: "project-1",
  isHostCluster: true,
  clusterEndpoint: { type: "LoadBalancer", config: { loadBalancerConfig } },
  clusterGroup: { kind: "Group", name: "dev", uid: "g1" },
  hostCluster: { kind: "Cluster", name: "host", uid: "c1" },
};
const ingressEndpoint = { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } };
const { clusterUid: _, projectUid: __, ...config } = full;
const found = { uid, name: "a", labels: { team: "web" }, cloudType: "aws", creationTimestamp: "2026-01-31T12:00:00Z" };
const filters = [
  { property: "clusterName", operator: "beginsWith", values: ["prod-", "dev-"], ignoreCase: true },
  { property: "environment", values: ["aws"], negation: true },
  { property: "tag", key: "team", values: ["web"] },
  { property: "age", type: "int", operator: "gt", values: ["7"] },
  { property: "cpu", type: "float", values: ["1.5"] },
  { property: "isReady", type: "bool", values: ["true"] },
  {
    property: "createdAt",
    type: "date",
    operator: "range",
    values: ["2026-01-31T12:00:00Z", "2026-02-28T12:00:00+01:00"],
  },
];

function argumentsOf(name: keyof typeof FUNCTIONS, value: unknown): Input {
  const check = (args: unknown) => {
    try {
      FUNCTIONS[name].assertValidInputs(args, { validation: "standard" });
      return [];
    } catch (error) {
      return (error as ValidationError).findings;
    }
  };
  return { name: `arguments of ${name}`, value, check };
}

function remoteFindings(value: object): Finding[] {
  return value instanceof Date ? [] : validateRemoteConfig(value).findings;
}

const INPUTS: readonly Input[] = [
  ...[...machines].map(([name, value]) => ({ name, value, check: checkVirtualMachine })),
  ...[
    full,
    { ...full, isHostCluster: undefined, clusterEndpoint: ingressEndpoint },
    { clusterUid: uid, isHostCluster: false, clusterEndpoint: { ...ingressEndpoint, type: "LoadBalancer" } },
    { clusterUid: uid, isHostCluster: UNKNOWN, clusterEndpoint: { type: UNKNOWN, config: ingressEndpoint.config } },
  ].map((value, index) => ({ name: `configuration ${index}`, value, check: checkHostClusterConfig })),
  {
    name: "configuration with hidden values",
    value: full,
    check: (value) => checkHostClusterConfig(value, { hideValues: true }),
  },
  {
    name: "fleet",
    value: { clusters: { [uid]: config, c2: { projectUid: "b" }, "c.3": {} }, projectUid: "a" },
    check: checkHostClusterFleet,
  },
  argumentsOf("getVirtualMachine", { clusterUid: uid, name: "web-0", namespace: "default", projectUid: "a" }),
  argumentsOf("getVirtualMachines", { clusterUid: uid, namespaces: ["default", "web"], projectUid: "a" }),
  argumentsOf("getClusters", { filters, includeVirtual: true, projectUid: "a" }),
  argumentsOf("getClusterSearchInputs", { projectUid: "a" }),
  argumentsOf("getHostClusterConfig", { clusterUid: uid, projectUid: "a" }),
  {
    name: "search inputs",
    value: { inputs: { environment: { values: [{ name: "production", uid }] } } },
    check: checkClusterSearchInputs,
  },
  { name: "found clusters", value: { clusters: [found] }, check: (value) => validateResult("getClusters", value) },
  ...[config, { ...config, clusterEndpoint: ingressEndpoint }].flatMap((value): Input[] => [
    { name: "actual configuration", value, check: (actual) => validateResult("getHostClusterConfig", actual) },
    // Its callers have parsed it, and checked that it is an object.
    { name: "remote configuration", value, check: (actual) => (isObject(actual) ? remoteFindings(actual) : []) },
  ]),
];

/** The values that each member is replaced by. A value that is undefined counts as absent. */
const REPLACEMENTS: Record<string, unknown> = {
  removed: undefined,
  null: null,
  true: true,
  false: false,
  ...Object.fromEntries([0, 1, 2, -1, 1.5, 101, 4095, 65536, 2 ** 31, -(2 ** 64)].map((value) => [value, value])),
  ...Object.fromEntries(
    ["", "text", "Exists", "NoSchedule", "7", "true", " a/b:c ", "a/b/c", "..", "https://a:b@c/d?e", "-", "\ud800"].map(
      (text) => [JSON.stringify(text), text],
    ),
  ),
  "long text": "x".repeat(300),
  "time with offset": "2025-03-04T05:06:07+01:00",
  unknown: UNKNOWN,
  "[]": [],
  "[null]": [null],
  '["text"]': ["text"],
  "[{}]": [{}],
  "{}": {},
  '{ name: "text" }': { name: "text" },
  "{ name: 7 }": { name: 7 },
  NaN: Number.NaN,
  Date: new Date(0),
};

/** The values that depend on the one that they replace. */
const CHANGES: Record<string, (value: never) => unknown> = {
  "with the first item twice": (value: unknown[]) => (Array.isArray(value) ? [...value, ...value.slice(0, 1)] : value),
  "with one item": (value: unknown[]) => (Array.isArray(value) ? value.slice(0, 1) : value),
  "with a member that is not documented": (value: object) => (isObject(value) ? { ...value, undocumented: 1 } : value),
  "with a null that is not documented": (value: object) => (isObject(value) ? { ...value, undocumented: null } : value),
  "in upper case": (value: string) => (typeof value === "string" ? value.toUpperCase() : value),
  "with a space": (value: string) => (typeof value === "string" ? `${value} ` : value),
  "with a slash": (value: string) => (typeof value === "string" ? `/${value}` : value),
};

function isObject(value: unknown): value is Record<string | number, unknown> {
  return typeof value === "object" && value !== null;
}

/** A value within an input, and how to replace it. */
export interface Location {
  input: Input;
  segments: Segments;
  value: unknown;
  /** Calls a function while the value is replaced. */
  replaced<Result>(value: unknown, use: (root: unknown) => Result): Result;
}

/** All values of all inputs, each input first. */
export const LOCATIONS: readonly Location[] = INPUTS.flatMap((input) => {
  const root = { value: structuredClone(input.value) };
  const within = (segments: Segments, holder: Record<string | number, unknown>, name: string | number): Location[] => {
    const value = holder[name];
    const replaced: Location["replaced"] = (replacement, use) => {
      holder[name] = replacement;
      try {
        return use(root.value);
      } finally {
        holder[name] = value;
      }
    };
    const names = Array.isArray(value) ? value.keys() : Object.keys(isObject(value) ? value : {});
    const inner = [...names].flatMap((each) =>
      within([...segments, each], value as Record<string | number, unknown>, each),
    );
    return [{ input, segments, value, replaced }, ...inner];
  };
  return within([], root, "value");
});

/** The findings with each change of one value, grouped by findings. `@` is the changed value. */
export function findingsAt({ input, segments, value, replaced }: Location): string {
  const here = { path: formatPath(segments), pointer: formatPointer(segments) };
  const byFindings = new Map<string, string[]>();
  const add = (change: string, changed: unknown) => {
    const lines = replaced(changed, (root) => input.check(root)).map(({ severity, rule, path, pointer, message }) => {
      const isInside = path.startsWith(here.path) && isWithin(pointer, here.pointer);
      const place = isInside
        ? `@${path.slice(here.path.length)} @${pointer.slice(here.pointer.length)}`
        : `${path} ${pointer}`;
      return `\n  ${severity} ${rule} ${place} ${message}`;
    });
    const text = lines.sort().join("");
    byFindings.set(text, [...(byFindings.get(text) ?? []), change]);
  };
  add("unchanged", value);
  for (const [name, replacement] of Object.entries(REPLACEMENTS)) add(name, replacement);
  for (const [name, change] of Object.entries(CHANGES)) {
    const changed = change(value as never);
    if (changed !== value) add(name, changed);
  }
  return [...byFindings].map(([text, changes]) => `${changes.join(", ")}:${text}`).join("\n");
}

const RECORD = new URL("findings.json.br", import.meta.url);

/** The recorded findings at each location. */
export function recordedFindings(): string[] {
  const { texts, indices } = JSON.parse(brotliDecompressSync(readFileSync(RECORD)).toString());
  return indices.map((index: number) => texts[index]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const all = LOCATIONS.map(findingsAt);
  // Most locations have the same findings as another one.
  const texts = [...new Set(all)];
  const record = JSON.stringify({ texts, indices: all.map((text) => texts.indexOf(text)) });
  writeFileSync(RECORD, brotliCompressSync(record, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }));
  console.log(`recorded the findings about changes of ${all.length} values`);
}
