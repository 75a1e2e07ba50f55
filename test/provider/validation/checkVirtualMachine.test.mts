import assert from "node:assert/strict";
import fc from "fast-check";
import { checkClusterSearchInputs, checkVirtualMachine, type Finding } from "pulumi-spectrocluster/validation";
import type { Schema } from "../../../tools/generate/modelSchema.mjs";
import { definitions } from "../schema.mjs";
import { anything } from "./anything.mjs";
import { completeMachine as complete, machines } from "./machines.mjs";

/** Differences from the reference in machines of current servers. */
const EXPECTED_WARNINGS: Record<string, string[]> = {
  "real-names.json": [
    // The reference requires the member here, but current servers send it in the propagation method.
    "ssh-key-users /spec/template/spec/accessCredentials/0/sshPublicKey/users",
    "ssh-key-users /spec/template/spec/accessCredentials/1/sshPublicKey/users",
  ],
};

/** A machine with only the required members, and these parts. */
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
      "a machine with only the required members": machine(),
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
            metadata: { labels: null, annotations: null, deletionTimestamp: null, generation: null },
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
      ["no spec", {}, "error required /spec", "is required but missing"],
      ["null for the spec", { spec: null }, "error required /spec", "is required but null"],
      ["no template", { spec: {} }, "error required /spec/template", "is required but missing"],
      [
        "no devices",
        { spec: { template: { spec: { domain: {} } } } },
        `error required ${INSTANCE}/domain/devices`,
        "is required but missing",
      ],
      [
        "null for a required member of an item",
        machine({ devices: { disks: [{ name: "a" }, { name: null }] } }),
        `error required ${INSTANCE}/domain/devices/disks/1/name`,
        "is required but null",
      ],
      [
        "no uid of an owner",
        machine({ metadata: { ownerReferences: [{ apiVersion: "v1", kind: "Pool", name: "pool" }] } }),
        "error required /metadata/ownerReferences/0/uid",
        "is required but missing",
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
      ...(
        [
          ["metadata", { metadata: { annotations: { "a/b": null } } }, "/metadata/annotations/a~1b"],
          ["metadata", { metadata: { labels: { a: null } } }, "/metadata/labels/a"],
          ["a node selector", { instance: { nodeSelector: { a: null } } }, `${INSTANCE}/nodeSelector/a`],
          [
            "resources",
            { instance: { domain: { devices: {}, resources: { limits: { cpu: null } } } } },
            `${INSTANCE}/domain/resources/limits/cpu`,
          ],
          [
            "a state change request",
            { status: { stateChangeRequests: [{ action: "Stop", data: { a: null } }] } },
            "/status/stateChangeRequests/0/data/a",
          ],
        ] as const
      ).map(([name, parts, pointer]): [string, unknown, string, string] => [
        `null for a value of a map in ${name}`,
        machine(parts),
        `error type ${pointer}`,
        "must be a string, not null",
      ]),
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
        "a number instead of one of a list of values, which does not matter then",
        machine({ instance: { dnsPolicy: 7 } }),
        `error type ${INSTANCE}/dnsPolicy`,
        'must be "ClusterFirstWithHostNet" or "ClusterFirst" or "Default" or "None", not 7',
      ],
      [
        "a number instead of text to which a rule applies",
        withVolume({ emptyDisk: { capacity: 512 } }),
        `error type ${INSTANCE}/volumes/0/emptyDisk/capacity`,
        "must be a string, not 512",
      ],
      [
        "a boolean instead of a number or text",
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

  it("reports everything at once, with types and required members first", () => {
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

  it("writes paths as a program would", () => {
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

  describe("reports values that JSON cannot represent, and never throws, for", () => {
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

  describe("reports the other violations of a rule for one value of a wrong type:", () => {
    const DEVICES = `${INSTANCE}/domain/devices`;
    const withPorts = (...names: string[][]) =>
      names.map((list) => ({ name: "a", ports: list.map((name) => ({ name, port: 1 })) }));
    const owners = [true, true, false].map((controller) => ({
      apiVersion: "v1",
      kind: "Pool",
      name: "pool",
      uid: "1",
      controller,
    }));
    const cases: [name: string, parts: Record<string, object>, unrelated: string[]][] = [
      [
        "unique-boot-order",
        {
          instance: { networks: [{ name: "a" }] },
          devices: {
            disks: [1, 1, 2].map((bootOrder) => ({ name: "a", bootOrder })),
            interfaces: [3, 3, 4].map((bootOrder) => ({ name: "a", bootOrder })),
          },
        },
        ["disks/2", "disks/2/bootOrder", "interfaces/2", "interfaces/2/bootOrder"].map((path) => `${DEVICES}/${path}`),
      ],
      [
        "unique-boot-order",
        {
          instance: { networks: [{ name: "a" }] },
          devices: { disks: [], interfaces: [3, 3].map((bootOrder) => ({ name: "a", bootOrder })) },
        },
        [`${DEVICES}/disks`],
      ],
      [
        "unique-acpi-index",
        {
          instance: { networks: [{ name: "a" }] },
          devices: { interfaces: [1, 1, 2].map((acpiIndex) => ({ name: "a", acpiIndex })) },
        },
        [`${DEVICES}/interfaces/2`, `${DEVICES}/interfaces/2/acpiIndex`],
      ],
      [
        "unique-network-name",
        { instance: { networks: [{ name: "a" }, { name: "a" }, { name: "b" }] } },
        [`${INSTANCE}/networks/2`, `${INSTANCE}/networks/2/name`],
      ],
      [
        "unique-volume-name",
        { instance: { volumes: ["a", "a", "b"].map((name) => ({ name, downwardMetrics: {} })) } },
        [`${INSTANCE}/volumes/2`, `${INSTANCE}/volumes/2/name`],
      ],
      [
        "unique-port-name",
        {
          instance: { networks: [{ name: "a" }] },
          devices: { interfaces: withPorts(["http", "https"], ["http"], ["ssh"]) },
        },
        ["0/ports/1", "0/ports/1/name", "2", "2/ports", "2/ports/0"].map((path) => `${DEVICES}/interfaces/${path}`),
      ],
      [
        "one-managing-controller",
        { metadata: { ownerReferences: owners } },
        ["/metadata/ownerReferences/2", "/metadata/ownerReferences/2/controller"],
      ],
      [
        "interface-network",
        {
          instance: { networks: [{ name: "a" }] },
          devices: { interfaces: [{ name: "a" }, { name: "b" }, { name: "c" }] },
        },
        [`${DEVICES}/interfaces/0`, `${DEVICES}/interfaces/0/name`],
      ],
      [
        "resource-key",
        { instance: { domain: { devices: {}, resources: { limits: { disk: "1" }, requests: { memory: "1" } } } } },
        [`${INSTANCE}/domain/resources/requests`, `${INSTANCE}/domain/resources/limits/disk`],
      ],
      [
        "resource-key",
        { instance: { domain: { devices: {}, resources: { limits: { memory: "1" }, requests: { disk: "1" } } } } },
        [`${INSTANCE}/domain/resources/limits`],
      ],
      [
        "node-selector-values",
        {
          instance: {
            affinity: {
              nodeAffinity: {
                [PREFERRED]: [
                  { weight: 1, preference: { matchFields: [{ key: "a", operator: "Gt", values: ["1", "2"] }] } },
                ],
              },
            },
          },
        },
        [`${INSTANCE}/affinity/nodeAffinity/${PREFERRED}/0/preference/matchFields/0/values/0`],
      ],
    ];
    for (const [rule, parts, unrelated] of cases) {
      for (const pointer of unrelated) {
        it(`${rule} and ${pointer.replace(INSTANCE, "…")}`, () => {
          const value = machine(parts);
          const violations = (root: unknown) => brief(checkVirtualMachine(root).filter((found) => found.rule === rule));
          const expected = violations(value);
          assert.notDeepEqual(expected, []);
          const place = placesIn(value).find((other) => other.pointer === pointer);
          assert.ok(place, `the machine has no ${pointer}`);
          for (const wrong of wrongValuesFor(place)) {
            assert.deepEqual(withChange(value, pointer, wrong, violations), expected, JSON.stringify(wrong));
          }
        });
      }
    }

    it("an interface without a network, unless an unreadable network may be the one", () => {
      const withNetworks = (...names: unknown[]) =>
        machine({
          instance: { networks: names.map((name) => ({ name })) },
          devices: { interfaces: [{ name: "a" }, { name: "b" }] },
        });
      const rules = (value: unknown) => checkVirtualMachine(value).map(({ rule, path }) => `${rule} ${path}`);
      const unmatched = (index: number) =>
        `interface-network spec.template.spec.domain.devices.interfaces[${index}].name`;
      assert.deepEqual(rules(withNetworks("a", 7)), ["type spec.template.spec.networks[1].name"]);
      assert.deepEqual(rules(withNetworks("a", "c")), [unmatched(1)]);
      assert.deepEqual(rules(withNetworks(7)), [
        "type spec.template.spec.networks[0].name",
        unmatched(0),
        unmatched(1),
      ]);
    });
  });

  it("does not take a value of a wrong type for an absent one", () => {
    const toleration = machine({ instance: { tolerations: [{ key: "", operator: 1 }] } });
    assert.deepEqual(brief(checkVirtualMachine(toleration)), [`error type ${INSTANCE}/tolerations/0/operator`]);
    const efi = machine({
      instance: { domain: { devices: {}, firmware: { bootloader: { efi: { secureBoot: 1 } } } } },
    });
    assert.deepEqual(brief(checkVirtualMachine(efi)), [
      `error type ${INSTANCE}/domain/firmware/bootloader/efi/secureBoot`,
    ]);
  });

  describe("uses the reference's names", () => {
    it("in paths, and leaves the value unchanged", () => {
      const value = machine({ instance: { networks: [{ name: "a", multus: { networkName: "a/b/c" } }] } });
      const copy = structuredClone(value);
      assert.deepEqual(brief(checkVirtualMachine(value)), [
        `warning network-attachment-name ${INSTANCE}/networks/0/multiNic/networkName`,
      ]);
      assert.deepEqual(value, copy);
    });

    it("for values that JSON cannot represent", () => {
      const features = { hyperv: { spinlocks: { spinlocks: Number.NaN } } };
      assert.deepEqual(brief(checkVirtualMachine(machine({ instance: { domain: { devices: {}, features } } }))), [
        `error json-value ${INSTANCE}/domain/features/hv/spinlocks/spinlocks`,
      ]);
    });

    it("for required members that are null", () => {
      const value = machine({ instance: { networks: [{ name: "a", multus: { networkName: null } }] } });
      const [finding] = checkVirtualMachine(value);
      assert.equal(finding?.pointer, `${INSTANCE}/networks/0/multiNic/networkName`);
      assert.equal(finding?.message, "is required but null");
    });

    it("if both names are present, and ignores the other value", () => {
      const network = { name: "a", multus: { networkName: Number.NaN }, multiNic: { networkName: "b" } };
      assert.deepEqual(checkVirtualMachine(machine({ instance: { networks: [network] } })), []);
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
        "a text for the headers of a probe",
        machine({ instance: { livenessProbe: { httpGet: { port: 80, httpHeaders: SECRET } } } }),
        `error type ${INSTANCE}/livenessProbe/httpGet/httpHeaders`,
      ],
      [
        "a text for the command of a probe",
        machine({ instance: { readinessProbe: { exec: { command: SECRET } } } }),
        `error type ${INSTANCE}/readinessProbe/exec/command`,
      ],
      [
        "a list for kernel arguments",
        machine({ instance: { domain: { devices: {}, firmware: { kernelBoot: { kernelArgs: [SECRET] } } } } }),
        `error type ${INSTANCE}/domain/firmware/kernelBoot/kernelArgs`,
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
    it("cloud-init data of a wrong type that a rule finds elsewhere", () => {
      const findings = checkVirtualMachine(
        machine({
          instance: {
            domain: { devices: {}, cpu: { realtime: { mask: SECRET } } },
            volumes: [{ name: "cloud", cloudInitNoCloud: { userData: [SECRET] } }],
          },
        }),
      );
      assert.deepEqual(brief(findings), [
        `error type ${INSTANCE}/volumes/0/cloudInitNoCloud/userData`,
        `warning realtime-mask ${INSTANCE}/domain/cpu/realtime/mask`,
      ]);
      assert.ok(!JSON.stringify(findings).includes("hunter2"), JSON.stringify(findings));
    });

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

  it("never throws for any value", () => {
    fc.assert(
      fc.property(anything, (value) => assertFindings(checkVirtualMachine(value))),
      { numRuns: 300 },
    );
  });

  it("never throws for any value of a member", () => {
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
    it(`${findings.length === 0 ? "accepts" : "rejects"} ${name}`, () => {
      assert.deepEqual(brief(checkClusterSearchInputs(value)), findings);
    });
  }

  it("states the expected type", () => {
    const [finding] = checkClusterSearchInputs({ inputs: { project: { values: [{ name: "dev", uid: 7 }] } } });
    assert.deepEqual(finding, {
      rule: "type",
      path: "inputs.project.values[0].uid",
      pointer: "/inputs/project/values/0/uid",
      severity: "error",
      message: "must be a string, not 7",
    });
  });

  it("never throws for any value", () => {
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

/** A value inside a machine with a type in the schema. */
interface Place {
  pointer: string;
  types: string[];
  /** The meaning of null: nothing, a missing required member, or a wrong type. */
  absence: "harmless" | "required" | "wrong";
}

/** Every value inside a machine that has a type in the schema. */
function placesIn(value: unknown): Place[] {
  const places: Place[] = [];
  visitMembers({ $ref: "#/definitions/VirtualMachine" }, value, "");
  return places;

  function visit(schema: Schema, value: unknown, pointer: string, absence: Place["absence"]): void {
    const types = variantsOf(schema).flatMap(({ type = [] }) => type);
    // Null counts as absent, except for the values of maps.
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
          const isMember = Object.hasOwn(properties, name);
          const absence = required.includes(name) ? "required" : isMember ? "harmless" : "wrong";
          visit((isMember ? properties[name] : others) ?? {}, inner, innerPointer, absence);
        }
      }
    }
  }
}

/** The alternatives of a schema, without references. */
function variantsOf(schema: Schema): Schema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(variantsOf);
  if (schema.$ref === undefined) return [schema];
  return variantsOf(definitions[schema.$ref.replace("#/definitions/", "")] ?? {});
}

function wrongValuesFor({ pointer, types, absence }: Place): unknown[] {
  return [null, true, 7, 1.5, "text", [], ["text"], {}, { name: "text" }].filter((value) => {
    if (value === null) return absence !== "harmless";
    // Text in place of a list of bytes is only a warning.
    if (typeof value === "string" && pointer.endsWith("/fieldsV1/Raw")) return false;
    if (Array.isArray(value)) return !types.includes("array");
    if (typeof value !== "number") return !types.includes(typeof value);
    return !types.includes("number") && !(types.includes("integer") && Number.isInteger(value));
  });
}

/** The rule that a value of a wrong type breaks at a place. */
function errorOf({ absence }: Place, wrong: unknown): string {
  return wrong === null && absence === "required" ? "required" : "type";
}

/** Replaces the value at a pointer during a call. */
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
