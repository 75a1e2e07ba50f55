import assert from "node:assert/strict";
import fc from "fast-check";
import { checkClusterSearchInputs, checkVirtualMachine, type Finding } from "pulumi-spectrocluster/validation";
import type { Schema } from "../../../tools/generate/modelSchema.mjs";
import { definitions } from "../schema.mjs";
import { anything } from "./anything.mjs";
import { completeMachine as complete, machines } from "./machines.mjs";

/** What the service is known to answer though its reference does not say so. */
const EXPECTED_WARNINGS: Record<string, string[]> = {
  "real-names.json": [
    // The reference writes vendor names in neutral words, and this value is one.
    "data-volume-content-type /spec/dataVolumeTemplates/0/spec/contentType",
    // The reference has them as a required member here, real servers inside of the propagation method.
    "ssh-key-users /spec/template/spec/accessCredentials/0/sshPublicKey/users",
    "ssh-key-users /spec/template/spec/accessCredentials/1/sshPublicKey/users",
  ],
};

/** A machine with only what is required, and these parts. */
const machine = ({ metadata, spec, instance, devices, ...rest }: Record<string, object | null | undefined> = {}) => ({
  metadata,
  spec: { template: { spec: { domain: { devices: { ...devices } }, ...instance } }, ...spec },
  ...rest,
});
const withVolume = (source: object) => machine({ instance: { volumes: [{ name: "cloud", ...source }] } });
const withSource = (source: object) => machine({ spec: { dataVolumeTemplates: [{ spec: { source } }] } });
const nested = (depth: number): unknown => (depth === 0 ? "core" : { inner: nested(depth - 1) });

const INSTANCE = "/spec/template/spec";
const PREFERRED = "preferredDuringSchedulingIgnoredDuringExecution";
const LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";

const brief = (findings: Finding[]) => findings.map(({ severity, rule, pointer }) => `${severity} ${rule} ${pointer}`);

describe("checkVirtualMachine", () => {
  describe("finds no error in", () => {
    for (const [file, value] of machines) {
      it(file, () => {
        const expected = (EXPECTED_WARNINGS[file] ?? []).map((warning) => `warning ${warning}`);
        assert.deepEqual(brief(checkVirtualMachine(value)), expected);
      });
    }

    const valid: Record<string, unknown> = {
      "a machine with nothing but what is required": machine(),
      "members that are not documented, anywhere": {
        ...machine({
          metadata: { zone: 1, managedFields: [{ fieldsV1: { "f:spec": { ".": {} } } }] },
          instance: { hostIPC: [], domain: { devices: { vdpa: null, disks: [{ name: "a", floppy: {} }] }, sgx: "1" } },
        }),
        events: [null],
      },
      "null for members that are not required": {
        apiVersion: null,
        metadata: null,
        spec: {
          running: null,
          dataVolumeTemplates: null,
          template: {
            metadata: { labels: null, annotations: { a: null }, deletionTimestamp: null, generation: null },
            spec: { domain: { devices: { disks: null, sound: null }, cpu: { cores: null } }, networks: null },
          },
        },
        status: null,
      },
      "members that are undefined": machine({ metadata: undefined, instance: { hostname: undefined } }),
      "a whole number beyond 2^53": machine({ metadata: { generation: 2 ** 60 } }),
      "a whole number that JSON writes with a fraction of zero": machine({ metadata: { generation: 7.0 } }),
      "labels with names that every object inherits": machine({
        metadata: { labels: JSON.parse('{ "__proto__": "a", "constructor": "b", "toString": "c" }') },
      }),
      "an object without a prototype": Object.assign(Object.create(null), machine()),
    };
    for (const [name, value] of Object.entries(valid)) {
      it(name, () => assert.deepEqual(checkVirtualMachine(value), []));
    }
  });

  describe("reports exactly one error for", () => {
    const cases: [name: string, value: unknown, finding: string, message: string][] = [
      ["a list for the machine", [], "error type ", "must be an object, not a list of 0 items"],
      ["a text for the machine", "machine", "error type ", 'must be an object, not "machine"'],
      ["null for the machine", null, "error type ", "must be an object, not null"],
      ["no spec", {}, "error required /spec", "is missing: it is required"],
      ["null for the spec", { spec: null }, "error required /spec", "must not be null: it is required"],
      ["no template", { spec: {} }, "error required /spec/template", "is missing: it is required"],
      [
        "no devices",
        { spec: { template: { spec: { domain: {} } } } },
        `error required ${INSTANCE}/domain/devices`,
        "is missing: it is required",
      ],
      [
        "null for a required member of an item",
        machine({ devices: { disks: [{ name: "a" }, { name: null }] } }),
        `error required ${INSTANCE}/domain/devices/disks/1/name`,
        "must not be null: it is required",
      ],
      [
        "no uid of an owner",
        machine({ metadata: { ownerReferences: [{ apiVersion: "v1", kind: "Pool", name: "pool" }] } }),
        "error required /metadata/ownerReferences/0/uid",
        "is missing: it is required",
      ],
      [
        "a list for an object",
        machine({ metadata: [] }),
        "error type /metadata",
        "must be an object, not a list of 0 items",
      ],
      [
        "an object for a list",
        machine({ instance: { networks: { name: "a" } } }),
        `error type ${INSTANCE}/networks`,
        "must be a list, not an object",
      ],
      [
        "a text for a list",
        machine({ metadata: { finalizers: "a" } }),
        "error type /metadata/finalizers",
        'must be a list, not "a"',
      ],
      [
        "an item of another type",
        machine({ metadata: { finalizers: ["a", 7, "b"] } }),
        "error type /metadata/finalizers/1",
        "must be a string, not 7",
      ],
      [
        "a text for an item that is an object",
        machine({ instance: { volumes: ["cloud"] } }),
        `error type ${INSTANCE}/volumes/0`,
        'must be an object, not "cloud"',
      ],
      [
        "null for an item",
        machine({ instance: { networks: [null] } }),
        `error type ${INSTANCE}/networks/0`,
        "must be an object, not null",
      ],
      [
        "a value of a map",
        machine({ metadata: { labels: { a: "b", "c/d~e": true } } }),
        "error type /metadata/labels/c~1d~0e",
        "must be a string, not true",
      ],
      [
        "a map with a list of values",
        machine({ instance: { nodeSelector: ["a"] } }),
        `error type ${INSTANCE}/nodeSelector`,
        "must be an object, not a list of 1 item",
      ],
      [
        "a label called __proto__",
        machine({ metadata: { labels: JSON.parse('{ "__proto__": { "a": 1 } }') } }),
        "error type /metadata/labels/__proto__",
        "must be a string, not an object",
      ],
      [
        "a label called constructor",
        machine({ metadata: { labels: { constructor: 7 } } }),
        "error type /metadata/labels/constructor",
        "must be a string, not 7",
      ],
      [
        "a label called toString",
        machine({ metadata: { labels: { toString: false } } }),
        "error type /metadata/labels/toString",
        "must be a string, not false",
      ],
      [
        "a member deep inside",
        machine({ devices: { gpus: [{ deviceName: "a", name: "b", virtualGPUOptions: { display: { ramFB: 1 } } }] } }),
        `error type ${INSTANCE}/domain/devices/gpus/0/virtualGPUOptions/display/ramFB`,
        "must be an object, not 1",
      ],
      [
        "a text for a boolean",
        machine({ spec: { running: "true" } }),
        "error type /spec/running",
        'must be true or false, not "true"',
      ],
      [
        "a whole number with a fraction",
        machine({ metadata: { generation: 1.5 } }),
        "error type /metadata/generation",
        "must be a whole number, not 1.5",
      ],
      [
        "a bounded whole number with a fraction, whose bounds do not matter then",
        machine({ devices: { disks: [{ name: "a", bootOrder: 0.5 }] } }),
        `error type ${INSTANCE}/domain/devices/disks/0/bootOrder`,
        "must be a whole number from 1 on, not 0.5",
      ],
      [
        "a number where there is a list of values, which does not matter then",
        machine({ instance: { dnsPolicy: 7 } }),
        `error type ${INSTANCE}/dnsPolicy`,
        'must be "ClusterFirstWithHostNet" or "ClusterFirst" or "Default" or "None", not 7',
      ],
      [
        "a number where a rule looks at text",
        withVolume({ emptyDisk: { capacity: 512 } }),
        `error type ${INSTANCE}/volumes/0/emptyDisk/capacity`,
        "must be a string, not 512",
      ],
      [
        "a boolean where a number or text is right",
        machine({ instance: { readinessProbe: { tcpSocket: { port: true } } } }),
        `error type ${INSTANCE}/readinessProbe/tcpSocket/port`,
        "must be a number or a string, not true",
      ],
      ["a list for the status", machine({ status: [] }), "error type /status", "must be an object, not a list"],
    ];
    for (const [name, value, finding, message] of cases) {
      it(name, () => {
        const findings = checkVirtualMachine(value);
        assert.deepEqual(brief(findings), [finding]);
        assert.ok(findings[0]?.message.startsWith(message), findings[0]?.message);
      });
    }
  });

  it("reports everything at once, what is about shape first", () => {
    const findings = checkVirtualMachine({
      apiVersion: 1,
      metadata: { namespace: "a_b", labels: { a: 1 } },
      spec: {
        running: true,
        runStrategy: "Always",
        template: { spec: { domain: { cpu: { cores: 0 } }, volumes: [{}], hostname: {} } },
      },
      status: { conditions: [{ status: "True" }, null] },
    });
    assert.deepEqual(brief(findings).sort(), [
      "error required /spec/template/spec/domain/devices",
      "error required /spec/template/spec/volumes/0/name",
      "error required /status/conditions/0/type",
      "error type /apiVersion",
      "error type /metadata/labels/a",
      "error type /spec/template/spec/hostname",
      "error type /status/conditions/1",
      "warning cpu-cores /spec/template/spec/domain/cpu/cores",
      "warning namespace-dns-label /metadata/namespace",
      "warning running-or-run-strategy /spec/runStrategy",
      "warning volume-source /spec/template/spec/volumes/0",
    ]);
  });

  it("names places as a program would, too", () => {
    const [finding] = checkVirtualMachine(machine({ metadata: { annotations: { "a.b/c": 1 } } }));
    assert.equal(finding?.path, 'metadata.annotations["a.b/c"]');
  });

  it("reports nothing but the type of a value of a wrong type, whatever else depends on it", () => {
    const value = structuredClone(complete);
    const others = placesIn(value).flatMap((place, index) => {
      const wrong = wrongValuesFor(place);
      const findings = withChange(value, place.pointer, wrong[index % wrong.length], checkVirtualMachine);
      const expected = `error ${errorOf(place, wrong[index % wrong.length])} ${place.pointer}`;
      return brief(findings)
        .filter((finding) => finding !== expected)
        .map((finding) => `${finding} because of ${place.pointer}`);
    });
    assert.deepEqual(others, []);
  }).timeout(60_000);

  describe("reports what JSON cannot carry, and never throws, for", () => {
    const cyclic: Record<string, unknown> = {};
    cyclic["inner"] = cyclic;
    let times = 0;
    const cases: [name: string, value: unknown, pointer: string][] = [
      ["nothing", undefined, ""],
      ["a function", () => ({}), ""],
      ["a revoked proxy", revokedProxy(), ""],
      ["a cycle", machine({ metadata: { labels: cyclic } }), "/metadata/labels/inner"],
      ["a cycle in a member that is not documented", machine({ extra: cyclic }), "/extra/inner"],
      ["a getter that throws", machine({ metadata: throwing() }), "/metadata"],
      ["a BigInt", machine({ metadata: { generation: 7n } as object }), "/metadata/generation"],
      ["a Date", machine({ metadata: { creationTimestamp: new Date(0) } }), "/metadata/creationTimestamp"],
      ["a function inside", machine({ metadata: { name: () => "a" } }), "/metadata/name"],
      ["a symbol", machine({ metadata: { labels: { a: Symbol("b") } } }), "/metadata/labels/a"],
      ["a number that is none", machine({ metadata: { generation: Number.NaN } }), "/metadata/generation"],
      ["a Map", machine({ metadata: { labels: new Map() } }), "/metadata/labels"],
      // biome-ignore lint/suspicious/noSparseArray: the hole is what is tested
      ["a hole in a list", machine({ metadata: { finalizers: ["a", , "b"] } }), "/metadata/finalizers/1"],
      ["200 levels", machine({ extra: nested(200) as object }), `/extra${"/inner".repeat(99)}`],
    ];
    for (const [name, value, pointer] of cases) {
      it(name, () => {
        const findings = checkVirtualMachine(value);
        assert.ok(brief(findings).includes(`error json-value ${pointer}`), brief(findings).join("\n"));
        assert.deepEqual([...new Set(findings.map((finding) => finding.pointer))], [pointer]);
      });
    }

    it("a required member that is null, and throws when it is read again", () => {
      const value = {
        get spec() {
          times += 1;
          if (times > 1) throw new Error("no");
          return null;
        },
      };
      assert.deepEqual(brief(checkVirtualMachine(value)), ["error required /spec"]);
    });
  });

  describe("does not quote", () => {
    const SECRET = "s3cret: hunter2";
    const cases: [name: string, value: unknown, finding: string][] = [
      ...["userData", "userDataBase64", "networkData", "networkDataBase64"].flatMap((member) =>
        ["cloudInitNoCloud", "cloudInitConfigDrive"].map((volume): [string, unknown, string] => [
          `a list for ${member} of ${volume}`,
          withVolume({ [volume]: { [member]: [SECRET] } }),
          `error type ${INSTANCE}/volumes/0/${volume}/${member}`,
        ]),
      ),
      [
        "an object for cloud-init data",
        withVolume({ cloudInitNoCloud: { userData: { password: SECRET } } }),
        `error type ${INSTANCE}/volumes/0/cloudInitNoCloud/userData`,
      ],
      [
        "a text for a volume's cloud-init source",
        withVolume({ cloudInitNoCloud: SECRET }),
        `error type ${INSTANCE}/volumes/0/cloudInitNoCloud`,
      ],
      [
        "a text for extra headers",
        withSource({ http: { url: "http://a", extraHeaders: SECRET } }),
        "error type /spec/dataVolumeTemplates/0/spec/source/http/extraHeaders",
      ],
      [
        "an object for an extra header",
        withSource({ http: { url: "http://a", extraHeaders: [{ Authorization: SECRET }] } }),
        "error type /spec/dataVolumeTemplates/0/spec/source/http/extraHeaders/0",
      ],
      [
        "a list for the last applied configuration",
        machine({ metadata: { annotations: { [LAST_APPLIED]: [SECRET] } } }),
        `error type /metadata/annotations/${LAST_APPLIED.replace("/", "~1")}`,
      ],
      [
        "an address with credentials",
        withSource({ http: { url: `ftp://user:${SECRET}@a` } }),
        "warning http-url /spec/dataVolumeTemplates/0/spec/source/http/url",
      ],
      [
        "the address of a registry with credentials",
        withSource({ registry: { url: `//user:${SECRET}@a` } }),
        "warning registry-url-scheme /spec/dataVolumeTemplates/0/spec/source/registry/url",
      ],
    ];
    for (const [name, value, finding] of cases) {
      it(name, () => {
        const findings = checkVirtualMachine(value);
        assert.deepEqual(brief(findings), [finding]);
        assert.ok(!JSON.stringify(findings).includes(SECRET), JSON.stringify(findings));
      });
    }

    for (const [rule, secret] of [
      ["type", 4711.25],
      ["type", true],
      ["json-value", 471_125n],
    ] as const) {
      it(`a ${typeof secret} for cloud-init data`, () => {
        const findings = checkVirtualMachine(withVolume({ cloudInitNoCloud: { userData: secret } }));
        assert.deepEqual(brief(findings), [`error ${rule} ${INSTANCE}/volumes/0/cloudInitNoCloud/userData`]);
        for (const { message } of findings) assert.ok(!message.includes(String(secret)), message);
      });
    }

    describe("the same text elsewhere:", () => {
      const toleration = { key: "a", operator: "Exists", value: SECRET };
      const affinity = (values: string[]) => ({
        nodeAffinity: {
          [PREFERRED]: [{ weight: 1, preference: { matchFields: [{ key: "a", operator: "Gt", values }] } }],
        },
      });
      const places: [finding: string, parts: Record<string, object>][] = [
        ["error type /spec/running", { spec: { running: SECRET } }],
        ["error type /metadata/generation", { metadata: { generation: SECRET } }],
        ["warning date-time /metadata/creationTimestamp", { metadata: { creationTimestamp: SECRET } }],
        ["warning namespace-dns-label /metadata/namespace", { metadata: { namespace: SECRET } }],
        [`warning dns-policy ${INSTANCE}/dnsPolicy`, { instance: { dnsPolicy: SECRET } }],
        [`warning dns-label ${INSTANCE}/networks/0/name`, { instance: { networks: [{ name: SECRET }] } }],
        [`warning toleration-value ${INSTANCE}/tolerations/0/value`, { instance: { tolerations: [toleration] } }],
        [
          `warning node-selector-values ${INSTANCE}/affinity/nodeAffinity/${PREFERRED}/0/preference/matchFields/0/values`,
          { instance: { affinity: affinity([SECRET]) } },
        ],
        [
          `warning tcp-probe-port ${INSTANCE}/livenessProbe/tcpSocket/port`,
          { instance: { livenessProbe: { tcpSocket: { port: SECRET } } } },
        ],
        [
          `warning quantity ${INSTANCE}/domain/memory/guest`,
          { instance: { domain: { devices: {}, memory: { guest: SECRET } } } },
        ],
        [
          `warning clock-time-zone ${INSTANCE}/domain/clock/timezone`,
          { instance: { domain: { devices: {}, clock: { timezone: SECRET } } } },
        ],
        [
          `warning hugepages-page-size ${INSTANCE}/domain/memory/hugepages/pageSize`,
          { instance: { domain: { devices: {}, memory: { hugepages: { pageSize: SECRET } } } } },
        ],
        [
          `warning hv-vendor-id ${INSTANCE}/domain/features/hv/vendorid/vendorid`,
          { instance: { domain: { devices: {}, features: { hv: { vendorid: { vendorid: SECRET } } } } } },
        ],
        [
          `warning mac-address ${INSTANCE}/domain/devices/interfaces/0/macAddress`,
          { instance: { networks: [{ name: "a" }] }, devices: { interfaces: [{ name: "a", macAddress: SECRET }] } },
        ],
        [
          `warning interface-network ${INSTANCE}/domain/devices/interfaces/0/name`,
          { devices: { interfaces: [{ name: SECRET }] } },
        ],
        [
          `warning interface-port-name ${INSTANCE}/domain/devices/interfaces/0/ports/0/name`,
          {
            instance: { networks: [{ name: "a" }] },
            devices: { interfaces: [{ name: "a", ports: [{ port: 1, name: SECRET }] }] },
          },
        ],
        [
          "warning snapshot-status-reason /status/volumeSnapshotStatuses/0/reason",
          { status: { volumeSnapshotStatuses: [{ enabled: true, name: "a", reason: SECRET }] } },
        ],
      ];
      for (const [finding, parts] of places) {
        it(finding, () => {
          const metadata = { ...parts["metadata"], annotations: { [LAST_APPLIED]: SECRET } };
          const findings = checkVirtualMachine(machine({ ...parts, metadata }));
          assert.deepEqual(brief(findings), [finding]);
          assert.ok(!findings[0]?.message.includes(SECRET), findings[0]?.message);
        });
      }
    });
  });

  it("never throws, whatever it is given", () => {
    fc.assert(
      fc.property(anything, (value) => assertFindings(checkVirtualMachine(value))),
      { numRuns: 300 },
    );
  });

  it("never throws, whatever is in the place of a part", () => {
    const value = structuredClone(complete);
    const places = placesIn(value);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.oneof(fc.jsonValue(), anything), ({ pointer }, part) => {
        assertFindings(withChange(value, pointer, part, checkVirtualMachine));
      }),
      { numRuns: 500 },
    );
  });

  it("finds each wrong type in each machine that has any choice of the members of a valid one", () => {
    const someMachine = fc.record({
      value: fc.constantFrom(...machines.values()),
      deletions: fc.array(fc.nat(), { maxLength: 12 }),
      place: fc.nat(),
      wrong: fc.nat(),
    });
    fc.assert(
      fc.property(someMachine, ({ value: whole, deletions, place: placeSeed, wrong: wrongSeed }) => {
        const value = structuredClone(whole);
        for (const deletion of deletions) {
          const removable = placesIn(value).filter(({ absence }) => absence !== "required");
          if (removable.length > 0) remove(value, (removable[deletion % removable.length] as Place).pointer);
        }
        const before = checkVirtualMachine(value).filter(({ severity }) => severity === "error");
        assert.deepEqual(before, []);

        const places = placesIn(value);
        const place = places[placeSeed % places.length] as Place;
        const wrong = wrongValuesFor(place);
        const wrongValue = wrong[wrongSeed % wrong.length];
        const findings = withChange(value, place.pointer, wrongValue, checkVirtualMachine);
        assert.ok(
          brief(findings).includes(`error ${errorOf(place, wrongValue)} ${place.pointer}`),
          `${JSON.stringify(wrongValue)} at ${place.pointer}: ${brief(findings).join(", ")}`,
        );
      }),
      { numRuns: 300 },
    );
  }).timeout(30_000);
});

describe("checkClusterSearchInputs", () => {
  const cases: [name: string, value: unknown, findings: string[]][] = [
    ["the documented map", { inputs: { environment: { values: [{ name: "production", uid: "1" }] } } }, []],
    ["no properties", { inputs: {} }, []],
    ["nothing at all", {}, []],
    ["null inputs", { inputs: null }, []],
    ["null for a property, its values and their members", { inputs: { a: null, b: { values: null } } }, []],
    ["null for a name", { inputs: { a: { values: [{ name: null, uid: "1" }] } } }, []],
    ["members that are not documented", { total: 1, inputs: { a: { kind: 1, values: [{ label: 1 }] } } }, []],
    ["a property that every object inherits", { inputs: { constructor: { values: [] }, toString: {} } }, []],
    ["an array", [{ values: [] }], ["error type "]],
    ["an array of inputs", { inputs: [{ values: [] }] }, ["error type /inputs"]],
    ["null", null, ["error type "]],
    ["a text for a property", { inputs: { a: "b" } }, ["error type /inputs/a"]],
    ["an object for values", { inputs: { "a/b": { values: {} } } }, ["error type /inputs/a~1b/values"]],
    ["null for a value", { inputs: { a: { values: [null] } } }, ["error type /inputs/a/values/0"]],
    ["a number for a uid", { inputs: { a: { values: [{ uid: 7 }] } } }, ["error type /inputs/a/values/0/uid"]],
    [
      "several at once",
      { inputs: { a: { values: [{ name: [], uid: {} }] }, b: 1 } },
      ["error type /inputs/a/values/0/name", "error type /inputs/a/values/0/uid", "error type /inputs/b"],
    ],
  ];
  for (const [name, value, findings] of cases) {
    it(`${findings.length === 0 ? "takes" : "refuses"} ${name}`, () => {
      assert.deepEqual(brief(checkClusterSearchInputs(value)), findings);
    });
  }

  it("says what would be right", () => {
    const [finding] = checkClusterSearchInputs({ inputs: { project: { values: [{ name: "dev", uid: 7 }] } } });
    assert.deepEqual(finding, {
      rule: "type",
      path: "inputs.project.values[0].uid",
      pointer: "/inputs/project/values/0/uid",
      severity: "error",
      message: "must be a string, not 7",
    });
  });

  it("never throws, whatever it is given", () => {
    const nearlyRight = fc.record({
      inputs: fc.dictionary(fc.string(), fc.record({ values: fc.array(fc.jsonValue()) })),
    });
    fc.assert(
      fc.property(fc.oneof(nearlyRight, fc.jsonValue(), anything), (value) =>
        assertFindings(checkClusterSearchInputs(value)),
      ),
      { numRuns: 300 },
    );
  });
});

function assertFindings(findings: Finding[]): void {
  assert.ok(Array.isArray(findings));
  for (const { severity, rule, path, pointer, message } of findings) {
    assert.match(severity, /^(error|warning)$/);
    for (const text of [rule, path, pointer, message]) assert.equal(typeof text, "string");
  }
}

function throwing(): object {
  return {
    get name() {
      throw new Error("no");
    },
  };
}

function revokedProxy(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** A value inside of a machine, of which the schema says the type. */
interface Place {
  pointer: string;
  types: string[];
  /** What it means if there is null: nothing, that something required is missing, or a wrong type. */
  absence: "harmless" | "required" | "wrong";
}

/** Every value inside of a machine of which the schema says the type. */
function placesIn(value: unknown): Place[] {
  const places: Place[] = [];
  visitMembers({ $ref: "#/definitions/VirtualMachine" }, value, "");
  return places;

  function visit(schema: Schema, value: unknown, pointer: string, absence: Place["absence"]): void {
    const types = variantsOf(schema).flatMap(({ type = [] }) => type);
    // Null counts as absent everywhere, so that it matters only whether the member may be absent.
    if (types.length > 0) places.push({ pointer, types: types.filter((type) => type !== "null"), absence });
    visitMembers(schema, value, pointer);
  }

  function visitMembers(schema: Schema, value: unknown, pointer: string): void {
    if (typeof value !== "object" || value === null) return;
    for (const { items, properties = {}, required = [], additionalProperties } of variantsOf(schema)) {
      for (const [name, inner] of Object.entries(value)) {
        const innerPointer = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
        if (Array.isArray(value)) {
          visit(items ?? {}, inner, innerPointer, "wrong");
        } else {
          const others = typeof additionalProperties === "object" ? additionalProperties : {};
          const member = Object.hasOwn(properties, name) ? properties[name] : others;
          visit(member ?? {}, inner, innerPointer, required.includes(name) ? "required" : "harmless");
        }
      }
    }
  }
}

/** What a schema is made of, without references. */
function variantsOf(schema: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(variantsOf);
  if (schema.$ref === undefined) return [schema];
  return variantsOf(definitions[schema.$ref.replace("#/definitions/", "")] ?? {});
}

function wrongValuesFor({ types, absence }: Place): unknown[] {
  return [null, true, 7, 1.5, "text", [], ["text"], {}, { name: "text" }].filter((value) => {
    if (value === null) return absence !== "harmless";
    if (Array.isArray(value)) return !types.includes("array");
    if (typeof value !== "number") return !types.includes(typeof value);
    return !types.includes("number") && !(types.includes("integer") && Number.isInteger(value));
  });
}

/** The rule that a value of a wrong type breaks at a place. */
function errorOf({ absence }: Place, wrong: unknown): string {
  return wrong === null && absence === "required" ? "required" : "type";
}

/** Puts another value at a place for the time of a call. */
function withChange<Result>(root: unknown, pointer: string, changed: unknown, use: (root: unknown) => Result): Result {
  const { holder, name } = find(root, pointer);
  const original = holder[name];
  holder[name] = changed;
  try {
    return use(root);
  } finally {
    holder[name] = original;
  }
}

function remove(root: unknown, pointer: string): void {
  const { holder, name } = find(root, pointer);
  if (Array.isArray(holder)) holder.splice(Number(name), 1);
  else delete holder[name];
}

function find(root: unknown, pointer: string): { holder: Record<string, unknown>; name: string } {
  const names = pointer
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
  const name = names.pop() ?? "";
  const holder = names.reduce(
    (value, inner) => value[inner] as Record<string, unknown>,
    root as Record<string, unknown>,
  );
  return { holder, name };
}
