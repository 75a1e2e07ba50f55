import assert from "node:assert/strict";
import { mergeConfig } from "../../../provider/hostClusters/merge.js";
import { formatPath, type Segments } from "../../../provider/json/paths.js";
import type { HostClusterConfig } from "../../../provider/model/hostClusterConfig.js";
import { merge } from "../../emulator/routes.mjs";
import { corpusSize } from "../../support/corpus.mjs";

/** The fields of the service's reference, with two values each. The first one is what "same" means. */
const FIELDS: Record<string, [same: unknown, other: unknown]> = {
  "clusterEndpoint.type": ["Ingress", "LoadBalancer"],
  "clusterEndpoint.config.ingressConfig.host": ["*.a.example.com", "*.b.example.com"],
  "clusterEndpoint.config.ingressConfig.port": [443, 8443],
  "clusterEndpoint.config.loadBalancerConfig.externalIPs": [["192.0.2.1"], ["192.0.2.2"]],
  "clusterEndpoint.config.loadBalancerConfig.externalTrafficPolicy": ["Local", "Cluster"],
  "clusterEndpoint.config.loadBalancerConfig.loadBalancerSourceRanges": [["10.0.0.0/8"], []],
  "clusterGroup.kind": ["group", "other"],
  "clusterGroup.name": ["one", "two"],
  "clusterGroup.uid": ["g1", "g2"],
  "hostCluster.kind": ["cluster", "other"],
  "hostCluster.name": ["one", "two"],
  "hostCluster.uid": ["h1", "h2"],
  isHostCluster: [true, false],
};
const NAMES = Object.keys(FIELDS);

/** Members that the reference does not have, at any depth. No program can declare them. */
const UNKNOWN = {
  status: "ready",
  "clusterEndpoint.url": 7,
  "clusterEndpoint.config.ingressConfig.tls.mode": "strict",
  "clusterEndpoint.config.loadBalancerConfig.classes": [{ name: "a" }],
  "clusterGroup.labels.team": false,
  "quota.limits.cpu": "4",
};

const STATES = ["absent", "same", "other", "null"] as const;
type State = (typeof STATES)[number];

/** A configuration by path. */
type Flat = Record<string, unknown>;

/** What the fields beside the one under test are: whether each side has them, and which type the endpoint has. */
const SURROUNDINGS: Record<string, { declared?: boolean; confirmed?: boolean; attempted?: boolean; actual?: boolean }> =
  {
    "nothing else": {},
    "all others declared": { declared: true, actual: true },
    "all others foreign": { actual: true },
    "all others dropped": { confirmed: true, actual: true },
    "all others attempted": { attempted: true, actual: true },
  };
const TYPES = ["Ingress", "LoadBalancer", undefined];

interface Case {
  title: string;
  declared: Flat;
  confirmed: Flat;
  attempted: Flat;
  actual: Flat;
}

function* cases(): Generator<Case> {
  for (const [surroundings, sides] of Object.entries(SURROUNDINGS)) {
    for (const type of surroundings === "nothing else" ? [undefined] : TYPES) {
      const others: Flat = {
        ...Object.fromEntries(NAMES.map((name) => [name, FIELDS[name]?.[0]])),
        "clusterEndpoint.type": type,
      };
      for (const name of NAMES) {
        const side = (has: boolean | undefined, state: State): Flat => {
          const flat = has ? { ...others } : {};
          delete flat[name];
          const value = { absent: undefined, same: FIELDS[name]?.[0], other: FIELDS[name]?.[1], null: null }[state];
          return value === undefined ? flat : { ...flat, [name]: value };
        };
        for (const declared of STATES)
          for (const confirmed of STATES)
            for (const attempted of STATES)
              for (const actual of STATES)
                yield {
                  title: `${name}: declared ${declared}, confirmed ${confirmed}, attempted ${attempted}, actual ${actual}; ${surroundings}, type ${type}`,
                  declared: side(sides.declared, declared),
                  confirmed: side(sides.confirmed, confirmed),
                  attempted: side(sides.attempted, attempted),
                  actual: { ...side(sides.actual, actual), ...(sides.actual ? UNKNOWN : {}) },
                };
      }
    }
  }
}

/** What a write is to do with each field, in the words of the guide. */
function expected({ declared, confirmed, attempted, actual }: Case) {
  const own = setIn(declared);
  const former = { ...setIn(confirmed), ...setIn(attempted) };
  // It is never left out: only a declared false disables.
  delete former["isHostCluster"];
  const result = { sent: {} as Flat, kept: [] as string[], replaced: [] as string[] };
  for (const name of [...NAMES, ...Object.keys(UNKNOWN)]) {
    // A reference of which any member changes is sent as declared.
    const reference = /^(clusterGroup|hostCluster)\./.exec(name)?.[0];
    const isReplaced =
      reference !== undefined &&
      isSet(actual[name]) &&
      NAMES.some(
        (each) =>
          each.startsWith(reference) &&
          (isSet(own[each]) || each in former) &&
          (own[each] ?? null) !== (actual[each] ?? null),
      );
    if (isSet(own[name])) result.sent[name] = own[name];
    else if (!isSet(actual[name])) continue;
    else if (isReplaced && name in former) continue;
    else if (isReplaced) result.replaced.push(name.split(".", 2).join("."));
    else if (!(name in former)) {
      result.sent[name] = actual[name];
      result.kept.push(name);
    }
  }
  return result;
}

/** The fields that count as declared. */
function setIn(flat: Flat): Flat {
  return Object.fromEntries(Object.entries(flat).filter(([, value]) => isSet(value)));
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** As JSON: undefined is absent, null stays. */
function toConfig(flat: Flat): HostClusterConfig {
  const config: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const names = path.split(".");
    const last = names.pop() as string;
    let object = config;
    for (const name of names) {
      object[name] ??= {};
      object = object[name] as Record<string, unknown>;
    }
    if (value !== undefined) object[last] = value;
  }
  return config;
}

function toFlat(config: unknown, path: string[] = []): Flat {
  if (typeof config !== "object" || config === null || Array.isArray(config)) return { [path.join(".")]: config };
  return Object.assign({}, ...Object.entries(config).map(([name, member]) => toFlat(member, [...path, name])));
}

describe("a write as a three-way merge", () => {
  it("leaves alone what others declare, for every field and every state of it, if the service replaces or merges", () => {
    // A part of the cases has every field and every state, too: no number of states is divisible by it.
    const step = corpusSize({ all: 1, part: 29 });
    let count = 0;
    for (const each of cases()) {
      count += 1;
      if (count % step !== 0) continue;
      const { declared, confirmed, attempted, actual, title } = each;
      const former = toConfig({ ...setIn(confirmed), ...setIn(attempted) });
      const result = mergeConfig(toConfig(declared), former, [], toConfig(actual));
      const { sent, kept, replaced } = expected(each);
      // A service that replaces has afterwards what was sent.
      assert.deepEqual(toFlat(result.config), sent, title);
      const pathsOf = (fields: Segments[]) => fields.map((field) => field.join(".")).sort();
      const paths = [result.kept, result.replaced].map(pathsOf);
      assert.deepEqual(
        paths,
        [kept, replaced].map((names) => names.sort()),
        title,
      );
      // A service that merges also has what was left out, and nothing else.
      const merged = toFlat(merge(toConfig(actual), { ...result.config }));
      assert.deepEqual(merged, { ...toFlat(toConfig(actual)), ...sent }, title);
    }
    assert.equal(count, NAMES.length * 4 ** 4 * (1 + 4 * 3));
  });

  it("keeps unknown members as they were received, except nulls", () => {
    const former = { clusterGroup: { uid: "g" } };
    const unknown = {
      "a.b": { "c.d": 1 },
      "clusterGroup.uid": "x",
      flags: { enabled: {}, other: { nothing: null } },
      list: [null, {}, [{ a: null }]],
      none: null,
      ["__proto__"]: { polluted: true },
    };
    const { config, kept } = mergeConfig({ isHostCluster: true }, former, [], JSON.parse(JSON.stringify(unknown)));
    assert.equal(
      JSON.stringify(config),
      '{"isHostCluster":true,"a.b":{"c.d":1},"clusterGroup.uid":"x","flags":{"enabled":{}},"list":[null,{},[{"a":null}]],"__proto__":{"polluted":true}}',
    );
    assert.deepEqual(kept.map(formatPath), [
      '["a.b"]["c.d"]',
      '["clusterGroup.uid"]',
      "flags.enabled",
      "list",
      "__proto__.polluted",
    ]);
  });

  it("sends declared fields whatever the service has in their place", () => {
    const declared = { isHostCluster: true, clusterGroup: { uid: "g1" }, hostCluster: {} };
    for (const clusterGroup of ["text", [1], {}, { uid: { a: 1 } }, { uid: null, x: 1 }]) {
      const { config } = mergeConfig(declared, {}, [], { clusterGroup, hostCluster: { name: "h" } });
      assert.deepEqual(config, { ...declared, hostCluster: { name: "h" } });
    }
  });

  it("drops what is inside a field that was declared, and sends a kept one exactly as it was received", () => {
    const actual = {
      clusterGroup: { uid: { a: 1 } },
      clusterEndpoint: { config: { ingressConfig: { port: "443", host: "" } } },
    };
    const { config } = mergeConfig({ isHostCluster: false }, { clusterGroup: { uid: "g" } }, [], actual);
    assert.deepEqual(config, { isHostCluster: false, clusterEndpoint: actual.clusterEndpoint });
  });

  for (const actual of [undefined, null, 7, "text", [], {}, { clusterGroup: [1] }]) {
    it(`sends what is declared if the service has ${JSON.stringify(actual)}`, () => {
      const declared = { isHostCluster: true, clusterGroup: { uid: "g1" } };
      const merge = mergeConfig(declared, { hostCluster: { uid: "h" } }, [], actual);
      assert.deepEqual(merge, { config: declared, kept: [], replaced: [] });
    });
  }
});
