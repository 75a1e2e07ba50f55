import assert from "node:assert/strict";
import fc from "fast-check";
import { asSecret, UNKNOWN } from "../../provider/engine.js";
import type { Finding } from "../../provider/model/checks.js";

/** Control characters, invisible characters and lone surrogates. Line ends are separate. */
export const UNPRINTABLE = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Messages must not contain control characters. */
export function assertPrintable(...texts: string[]): void {
  for (const text of texts) assert.doesNotMatch(text, UNPRINTABLE);
}

export function assertFindings(findings: readonly Finding[]): void {
  for (const { severity, rule, path, pointer, message } of findings) {
    assertPrintable(path, message);
    assert.match(severity, /^(error|warning)$/);
    for (const text of [rule, pointer]) assert.equal(typeof text, "string");
  }
}

/** Texts with what a terminal, a header, a path or a parser might act on. */
export const HOSTILE_TEXTS = [
  "\u001b[2J\u001b[31mred",
  "\u009b31m",
  "\u0007\u0000\b\r",
  "a\r\nApiKey: stolen",
  "\u202eevil\u2066\u061c",
  "zero\u200bwidth\u00ad\u2060\ufeff",
  "tag\u{e0041}\u{e007f}",
  "line\u2028paragraph\u2029",
  "interlinear\ufff9\ufffb",
  "\ud800",
  "a\udc00",
  "..",
  "../..",
  "..\\x",
  "%2e%2e",
  "a/b?c#d",
  " a ",
  "__proto__",
  "constructor",
  "toString",
  UNKNOWN,
] as const;

/** Any text, and oftener than by chance one that is made of {@link HOSTILE_TEXTS}. */
export const hostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS),
      fc.string({ unit: "binary", maxLength: 5 }),
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

/** Objects within one another. */
function nested(levels: number, innermost: unknown = {}): Record<string, unknown> {
  return Array.from({ length: levels }).reduce<Record<string, unknown>>((inner) => ({ inner }), { innermost });
}

const MEMBERS = ["clusterUid", "projectUid", "isHostCluster", "clusterEndpoint", "clusterGroup", "hostCluster"];

/** Values that JSON cannot represent. Created for each use, because reading changes some of them. */
export const HOSTILE_VALUES: Readonly<Record<string, () => unknown>> = {
  "a list and an object that hold themselves": () => {
    const list: unknown[] = [];
    const object: Record<string, unknown> = { list };
    list.push(list, list, Object.assign(object, { uid: object, name: object, kind: [object, object] }));
    return list;
  },
  "objects that hold the same twice, 60 levels deep": () =>
    Array.from({ length: 60 }).reduce<unknown>((inner) => ({ one: inner, other: inner }), {}),
  "10,000 levels": () => nested(10_000),
  "a getter that throws nothing": () => Object.defineProperty({}, "uid", { enumerable: true, get: failWithNothing }),
  "a getter of a property that the SDK adds": () =>
    Object.defineProperty({}, "__provider", { enumerable: true, get: fail }),
  "a proxy that throws": () => new Proxy({}, { ownKeys: fail, get: fail, getPrototypeOf: fail }),
  "a proxy that is revoked": () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    return proxy;
  },
  "a promise": () => Promise.resolve({}),
  "a symbol": () => Symbol("s"),
  "a function": () => () => {},
  "a proxy without end": () => endless(),
  "a list of 2^32 - 1 holes": () => new Array(2 ** 32 - 1),
};

function fail(): never {
  throw new Error("no");
}

function failWithNothing(): never {
  throw undefined;
}

function endless(): object {
  const member = { value: 1, enumerable: true, configurable: true };
  return new Proxy({}, { ownKeys: () => ["inner"], getOwnPropertyDescriptor: () => member, get: () => endless() });
}

const INNER_MEMBERS = ["type", "config", "ingressConfig", "loadBalancerConfig", "host", "port", "externalIPs", "uid"];
/** What the engine adds to properties. */
const ADDED = ["__defaults", "__internal", "__provider", "urn", "id"];
const INHERITED = ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty"];

/** A dictionary whose members are own members, whatever their names. */
const object = (name: fc.Arbitrary<string>, value: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(name, value), { maxLength: 6 }).map((members) => Object.fromEntries(members));

const { anyJson } = fc.letrec<{ anyJson: unknown }>((tie) => ({
  anyJson: fc.oneof(
    { maxDepth: 6, depthSize: "small" },
    hostileText,
    fc.constantFrom<unknown>("c1", "Ingress", "LoadBalancer", 443, 0, true, false, null, UNKNOWN, asSecret(true)),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.array(tie("anyJson"), { maxLength: 4 }),
    object(fc.oneof(fc.constantFrom(...MEMBERS, ...INNER_MEMBERS, ...INHERITED), hostileText), tie("anyJson")),
  ),
}));

/** Any JSON, with the names of ours and of what every object inherits. */
export const hostileJson: fc.Arbitrary<unknown> = anyJson;

/** An object with some of these members. */
const some = (members: Record<string, fc.Arbitrary<unknown>>) => fc.record(members, { requiredKeys: [] });
const hostileTexts = fc.array(hostileText, { maxLength: 4 });

/** Arguments, most of them wrong, some right. */
export const hostileArgs: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  object(fc.oneof(fc.constantFrom(...MEMBERS, ...INHERITED, ...ADDED), hostileText), anyJson),
  some({
    clusterUid: fc.oneof(fc.constantFrom("c1", UNKNOWN), hostileText),
    projectUid: fc.oneof(fc.constantFrom("p", UNKNOWN), hostileText),
    isHostCluster: fc.oneof(fc.boolean(), fc.constant(UNKNOWN)),
    clusterEndpoint: some({
      type: fc.constantFrom("Ingress", "LoadBalancer", UNKNOWN),
      config: some({
        ingressConfig: some({ host: hostileText, port: fc.integer({ min: 0, max: 70_000 }) }),
        loadBalancerConfig: some({ externalIPs: hostileTexts, loadBalancerSourceRanges: hostileTexts }),
      }),
    }),
    clusterGroup: some({ kind: hostileText, name: hostileText, uid: hostileText }),
  }),
) as fc.Arbitrary<Record<string, unknown>>;

/** Any JavaScript value, for checks that must never throw. */
export const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
  withNullPrototype: true,
});
