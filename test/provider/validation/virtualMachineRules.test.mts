import assert from "node:assert/strict";
import type { Finding } from "../../../provider/messages/finding.js";
import { checkVirtualMachine, MAPS } from "../../../provider/validation/checkVirtualMachine.js";
import { VIRTUAL_MACHINE_RULES } from "../../../provider/validation/virtualMachineRules/index.js";
import type { MemberRule } from "../../../provider/validation/virtualMachineRules/rule.js";
import type { Schema } from "../../../tools/generate/modelSchema.mjs";
import { definitions } from "../schema.mjs";
import { completeMachine as complete } from "./machines.mjs";

const METADATA = "/spec/template/metadata";
const DATA_VOLUMES = "/spec/dataVolumeTemplates";
const INSTANCE = "/spec/template/spec";
const AFFINITY = `${INSTANCE}/affinity`;
const DOMAIN = `${INSTANCE}/domain`;
const DEVICES = `${DOMAIN}/devices`;
const PREFERRED = "preferredDuringSchedulingIgnoredDuringExecution";
const REQUIRED = "requiredDuringSchedulingIgnoredDuringExecution";

const volumes = (...sources: object[]) => sources.map((source, index) => ({ name: `volume-${index}`, ...source }));
const downwardApi = (field: object) => volumes({ downwardAPI: { fields: [{ path: "labels", ...field }] } });
const dataVolumes = (...specs: object[]) => specs.map((spec) => ({ spec }));
const dataVolumeFrom = (source: object) => dataVolumes({ source });
const nodeTerms = (requirement: object) => [{ matchExpressions: [{ key: "cores", ...requirement }] }];
const labelSelector = (requirement: object) => ({ matchExpressions: [{ key: "tier", ...requirement }] });
const spread = (constraint: object) => [
  { maxSkew: 1, topologyKey: "zone", whenUnsatisfiable: "DoNotSchedule", ...constraint },
];
const SOURCE = { secret: { secretName: "keys" } };
const sshKey = (members: object) => [
  { sshPublicKey: { propagationMethod: { configDrive: {} }, source: SOURCE, users: ["fedora"], ...members } },
];
const owner = (controller?: boolean) => ({ apiVersion: "v1", kind: "Pool", name: "pool", uid: "1", controller });
const volumeRequest = (members: object) => [
  { addVolumeOptions: { disk: { name: "hot" }, name: "hot", volumeSource: {}, ...members } },
];

/** An instance with these devices and no others, whose boot orders and indices could get in the way. */
const instanceOf = (devices: object) => ({ networks: [{ name: "lan", pod: {} }], domain: { devices } });
const instanceWithInterface = (members: object) => instanceOf({ interfaces: [{ name: "lan", ...members }] });
const INTERFACE = "/domain/devices/interfaces/0";
const DOWNWARD_PATH = "/0/downwardAPI/fields/0/path";

const efiOf = (efi: object, features?: object) => ({ devices: {}, firmware: { bootloader: { efi } }, features });
const EFI = "/firmware/bootloader/efi/secureBoot";

/** The lists of values and the bounds of single members. */
interface Bounds {
  /** JSON pointer to the change. */
  at: string;
  /** Returns the value to set there, if it only contains the tested value. */
  around?(value: unknown): unknown;
  /** JSON pointer to the tested value in the machine. */
  below?: string;
  accepts: unknown[];
  rejects: unknown[];
  /** Beginning of the message. */
  message: string;
}

const BOUNDS: Record<string, Bounds> = {
  int32: {
    at: `${DOMAIN}/clock/utc/offsetSeconds`,
    accepts: [-2147483648, 0, 2147483647],
    rejects: [-2147483649, 2147483648],
    message: "must be a whole number from -2147483648",
  },
  int64: {
    at: "/metadata/generation",
    accepts: [-(2 ** 63), 0, 2 ** 63],
    rejects: [-(2 ** 64), 2 ** 64, 1e30],
    message: "must be a whole number from -2^63 to 2^63-1",
  },
  "managed-fields-type": {
    at: "/metadata/managedFields/0/fieldsType",
    accepts: ["FieldsV1"],
    rejects: ["FieldsV2", ""],
    message: 'must be "FieldsV1"',
  },
  "managed-fields-operation": {
    at: `${METADATA}/managedFields/0/operation`,
    accepts: ["Apply", "Update"],
    rejects: ["Patch"],
    message: 'must be "Apply" or "Update"',
  },
  "label-selector-operator": {
    at: `${INSTANCE}/topologySpreadConstraints`,
    around: (operator) => spread({ labelSelector: labelSelector({ operator }) }),
    below: "/0/labelSelector/matchExpressions/0/operator",
    // The others need values: see label-selector-values.
    accepts: ["Exists", "DoesNotExist"],
    rejects: ["Gt", "Lt", "exists"],
    message: 'must be "In" or "NotIn" or "Exists" or "DoesNotExist"',
  },
  "instancetype-kind": {
    at: "/spec/instancetype/kind",
    accepts: ["VirtualMachineInstancetype", "VirtualMachineClusterInstancetype"],
    rejects: ["VirtualMachinePreference"],
    message: 'must be "VirtualMachineInstancetype" or "VirtualMachineClusterInstancetype"',
  },
  "preference-kind": {
    at: "/spec/preference/kind",
    accepts: ["VirtualMachinePreference", "VirtualMachineClusterPreference"],
    rejects: ["VirtualMachineInstancetype"],
    message: 'must be "VirtualMachinePreference" or "VirtualMachineClusterPreference"',
  },
  "dns-policy": {
    at: `${INSTANCE}/dnsPolicy`,
    accepts: ["ClusterFirstWithHostNet", "ClusterFirst", "Default", "None"],
    rejects: ["Cluster"],
    message: 'must be "ClusterFirstWithHostNet" or "ClusterFirst" or "Default" or "None"',
  },
  "probe-period": {
    at: `${INSTANCE}/livenessProbe/periodSeconds`,
    accepts: [1, 2147483647],
    rejects: [0, -1, 2147483648],
    message: "must be a whole number from 1",
  },
  "probe-timeout": {
    at: `${INSTANCE}/readinessProbe/timeoutSeconds`,
    accepts: [1, 2147483647],
    rejects: [0, 2147483648],
    message: "must be a whole number from 1",
  },
  "probe-failure-threshold": {
    at: `${INSTANCE}/livenessProbe/failureThreshold`,
    accepts: [1, 2147483647],
    rejects: [0, 2147483648],
    message: "must be a whole number from 1",
  },
  "probe-success-threshold": {
    at: `${INSTANCE}/readinessProbe/successThreshold`,
    accepts: [1, 2, 2147483647],
    rejects: [0, 2147483648],
    message: "must be a whole number from 1",
  },
  "data-volume-content-type": {
    at: `${DATA_VOLUMES}/0/spec/contentType`,
    accepts: ["vmimage", "archive"],
    rejects: ["image"],
    message: 'must be "vmimage" or "archive"',
  },
  "source-reference-kind": {
    at: DATA_VOLUMES,
    around: (kind) => dataVolumes({ sourceRef: { kind, name: "fedora" } }),
    below: "/0/spec/sourceRef/kind",
    accepts: ["DataSource"],
    rejects: ["DataVolume"],
    message: 'must be "DataSource"',
  },
  "registry-pull-method": {
    at: DATA_VOLUMES,
    around: (pullMethod) => dataVolumeFrom({ registry: { pullMethod } }),
    below: "/0/spec/source/registry/pullMethod",
    accepts: ["pod", "node"],
    rejects: ["Pod"],
    message: 'must be "pod" or "node"',
  },
  "node-preference-weight": {
    at: `${AFFINITY}/nodeAffinity/${PREFERRED}/0/weight`,
    accepts: [1, 100],
    rejects: [0, 101],
    message: "must be a whole number from 1 to 100",
  },
  "pod-preference-weight": {
    at: `${AFFINITY}/podAntiAffinity/${PREFERRED}/0/weight`,
    accepts: [1, 100],
    rejects: [0, 101],
    message: "must be a whole number from 1 to 100",
  },
  "node-selector-operator": {
    at: `${AFFINITY}/nodeAffinity/${REQUIRED}/nodeSelectorTerms`,
    around: (operator) => nodeTerms({ operator }),
    below: "/0/matchExpressions/0/operator",
    // The others need values: see node-selector-values.
    accepts: ["Exists", "DoesNotExist"],
    rejects: ["Ge", "Equal"],
    message: 'must be "In" or "NotIn" or "Exists" or "DoesNotExist" or "Gt" or "Lt"',
  },
  "toleration-effect": {
    at: `${INSTANCE}/tolerations`,
    around: (effect) => [{ key: "gpu", effect }],
    below: "/0/effect",
    accepts: ["NoSchedule", "PreferNoSchedule", "NoExecute", ""],
    rejects: ["NoScheduling"],
    message: 'must be "NoSchedule" or "PreferNoSchedule" or "NoExecute" or ""',
  },
  "toleration-operator": {
    at: `${INSTANCE}/tolerations`,
    around: (operator) => [{ key: "gpu", operator }],
    below: "/0/operator",
    accepts: ["Exists", "Equal"],
    rejects: ["In"],
    message: 'must be "Exists" or "Equal"',
  },
  "topology-spread-max-skew": {
    at: `${INSTANCE}/topologySpreadConstraints/0/maxSkew`,
    accepts: [1, 2147483647],
    rejects: [0, 2147483648],
    message: "must be a whole number from 1",
  },
  "topology-spread-when-unsatisfiable": {
    at: `${INSTANCE}/topologySpreadConstraints/0/whenUnsatisfiable`,
    accepts: ["DoNotSchedule", "ScheduleAnyway"],
    rejects: ["Schedule"],
    message: 'must be "DoNotSchedule" or "ScheduleAnyway"',
  },
  "hpet-tick-policy": {
    at: `${DOMAIN}/clock/timer/hpet/tickPolicy`,
    accepts: ["delay", "catchup", "merge", "discard"],
    rejects: ["skip"],
    message: 'must be "delay" or "catchup" or "merge" or "discard"',
  },
  "pit-tick-policy": {
    at: `${DOMAIN}/clock/timer/pit/tickPolicy`,
    accepts: ["delay", "catchup", "discard"],
    rejects: ["merge"],
    message: 'must be "delay" or "catchup" or "discard"',
  },
  "rtc-tick-policy": {
    at: `${DOMAIN}/clock/timer/rtc/tickPolicy`,
    accepts: ["delay", "catchup"],
    rejects: ["discard", "merge"],
    message: 'must be "delay" or "catchup"',
  },
  "rtc-track": {
    at: `${DOMAIN}/clock/timer/rtc/track`,
    accepts: ["guest", "wall"],
    rejects: ["host"],
    message: 'must be "guest" or "wall"',
  },
  "cpu-cores": {
    at: `${DOMAIN}/cpu/cores`,
    accepts: [1, 2147483648, 2 ** 63],
    rejects: [0, 2 ** 64],
    message: "must be a whole number from 1",
  },
  "cpu-sockets": {
    at: `${DOMAIN}/cpu/sockets`,
    accepts: [1, 2147483648, 2 ** 63],
    rejects: [0, 2 ** 64],
    message: "must be a whole number from 1",
  },
  "cpu-threads": {
    at: `${DOMAIN}/cpu/threads`,
    accepts: [1, 2147483648, 2 ** 63],
    rejects: [0, 2 ** 64],
    message: "must be a whole number from 1",
  },
  "cpu-feature-policy": {
    at: `${DOMAIN}/cpu/features/0/policy`,
    accepts: ["force", "require", "optional", "disable", "forbid"],
    rejects: ["required"],
    message: 'must be "force" or "require" or "optional" or "disable" or "forbid"',
  },
  "hv-spinlocks": {
    at: `${DOMAIN}/features/hv/spinlocks/spinlocks`,
    accepts: [4096, 2147483648],
    rejects: [4095, 2 ** 64],
    message: "must be a whole number from 4096",
  },
  "hv-vendor-id": {
    at: `${DOMAIN}/features/hv/vendorid/vendorid`,
    accepts: ["", "TwelveLetter"],
    rejects: ["ThirteenChars"],
    message: "must be at most 12 characters long",
  },
  "kernel-boot-pull-policy": {
    at: `${DOMAIN}/firmware/kernelBoot/container/imagePullPolicy`,
    accepts: ["Always", "Never", "IfNotPresent"],
    rejects: ["always"],
    message: 'must be "Always" or "Never" or "IfNotPresent"',
  },
  "io-threads-policy": {
    at: `${DOMAIN}/ioThreadsPolicy`,
    accepts: ["shared", "auto"],
    rejects: ["dedicated"],
    message: 'must be "shared" or "auto"',
  },
  "input-bus": {
    at: `${DEVICES}/inputs/0/bus`,
    accepts: ["virtio", "usb"],
    rejects: ["ps2"],
    message: 'must be "virtio" or "usb"',
  },
  "input-type": {
    at: `${DEVICES}/inputs/0/type`,
    accepts: ["tablet"],
    rejects: ["keyboard"],
    message: 'must be "tablet"',
  },
  "sound-model": {
    at: `${DEVICES}/sound/model`,
    accepts: ["ich9", "ac97"],
    rejects: ["ich6"],
    message: 'must be "ich9" or "ac97"',
  },
  "watchdog-action": {
    at: `${DEVICES}/watchdog/i6300esb/action`,
    accepts: ["poweroff", "reset", "shutdown"],
    rejects: ["pause"],
    message: 'must be "poweroff" or "reset" or "shutdown"',
  },
  "disk-boot-order": {
    at: INSTANCE,
    around: (bootOrder) => instanceOf({ disks: [{ name: "root", bootOrder }] }),
    below: "/domain/devices/disks/0/bootOrder",
    accepts: [1, 2147483647],
    rejects: [0, -1, 2147483648],
    message: "must be a whole number from 1",
  },
  "disk-cache": {
    at: `${DEVICES}/disks/0/cache`,
    accepts: ["CacheNone", "CacheWriteThrough", "none", "writethrough", "writeback"],
    rejects: ["unsafe"],
    message: 'must be "CacheNone" or "CacheWriteThrough" or "none" or "writethrough" or "writeback"',
  },
  "disk-io": {
    at: `${DEVICES}/disks/0/io`,
    accepts: ["native", "default", "threads"],
    rejects: ["io_uring"],
    message: 'must be "native" or "default" or "threads"',
  },
  "cdrom-bus": {
    at: `${DEVICES}/disks/0/cdrom`,
    around: (bus) => ({ bus }),
    below: "/bus",
    accepts: ["virtio", "sata", "scsi"],
    rejects: ["usb"],
    message: 'must be "virtio" or "sata" or "scsi"',
  },
  "cdrom-tray": {
    at: `${DEVICES}/disks/0/cdrom`,
    around: (tray) => ({ tray }),
    below: "/tray",
    accepts: ["open", "closed"],
    rejects: ["close"],
    message: 'must be "open" or "closed"',
  },
  "disk-bus": {
    at: `${DEVICES}/disks/0/disk`,
    around: (bus) => ({ bus }),
    below: "/bus",
    accepts: ["virtio", "sata", "scsi", "usb"],
    rejects: ["ide"],
    message: 'must be "virtio" or "sata" or "scsi" or "usb"',
  },
  "lun-bus": {
    at: `${DEVICES}/disks/0/lun`,
    around: (bus) => ({ bus }),
    below: "/bus",
    accepts: ["virtio", "sata", "scsi"],
    rejects: ["usb"],
    message: 'must be "virtio" or "sata" or "scsi"',
  },
  "interface-acpi-index": {
    at: INSTANCE,
    around: (acpiIndex) => instanceWithInterface({ acpiIndex }),
    below: `${INTERFACE}/acpiIndex`,
    accepts: [1, 16383],
    rejects: [0, 16384],
    message: "must be a whole number from 1 to 16383",
  },
  "interface-boot-order": {
    at: INSTANCE,
    around: (bootOrder) => instanceWithInterface({ bootOrder }),
    below: `${INTERFACE}/bootOrder`,
    accepts: [1, 2147483647],
    rejects: [0, 2147483648],
    message: "must be a whole number from 1",
  },
  "interface-model": {
    at: `${DEVICES}/interfaces/0/model`,
    accepts: ["e1000", "e1000e", "ne2k_pci", "pcnet", "rtl8139", "virtio"],
    rejects: ["vmxnet3"],
    message: 'must be "e1000" or "e1000e" or "ne2k_pci" or "pcnet" or "rtl8139" or "virtio"',
  },
  "private-dhcp-option": {
    at: `${DEVICES}/interfaces/0/dhcpOptions`,
    around: (option) => ({ privateOptions: [{ option, value: "x" }] }),
    below: "/privateOptions/0/option",
    accepts: [224, 254],
    rejects: [223, 255],
    message: "must be a whole number from 224 to 254",
  },
  "interface-port": {
    at: `${DEVICES}/interfaces/0/ports`,
    around: (port) => [{ port }],
    below: "/0/port",
    accepts: [1, 65535],
    rejects: [0, 65536],
    message: "must be a whole number from 1 to 65535",
  },
  "interface-port-protocol": {
    at: `${DEVICES}/interfaces/0/ports`,
    around: (protocol) => [{ port: 80, protocol }],
    below: "/0/protocol",
    accepts: ["UDP", "TCP"],
    rejects: ["SCTP", "tcp"],
    message: 'must be "UDP" or "TCP"',
  },
  "downward-api-mode": {
    at: `${INSTANCE}/volumes`,
    around: (mode) => downwardApi({ mode }),
    below: "/0/downwardAPI/fields/0/mode",
    accepts: [0, 0o777],
    rejects: [-1, 512],
    message: "must be a whole number from 0 to 511",
  },
  "host-disk-type": {
    at: `${INSTANCE}/volumes`,
    around: (type) => volumes({ hostDisk: { path: "/disk.img", type } }),
    below: "/0/hostDisk/type",
    accepts: ["Disk", "DiskOrCreate"],
    rejects: ["Create"],
    message: 'must be "Disk" or "DiskOrCreate"',
  },
  "add-volume-dry-run": {
    at: "/status/volumeRequests",
    around: (directive) => volumeRequest({ dryRun: ["All", directive] }),
    below: "/0/addVolumeOptions/dryRun/1",
    accepts: ["All"],
    rejects: ["None"],
    message: 'must be "All"',
  },
  "remove-volume-dry-run": {
    at: "/status/volumeRequests",
    around: (directive) => [{ removeVolumeOptions: { name: "hot", dryRun: [directive] } }],
    below: "/0/removeVolumeOptions/dryRun/0",
    accepts: ["All"],
    rejects: ["all"],
    message: 'must be "All"',
  },
};

/** What breaks a rule: its name, where what is put, where below that the finding is, and a part of its message. */
type Breach = [name: string, at: string, value: unknown, below: string, message: string];

const BREACHES: Record<string, Breach[]> = {
  quantity: [
    ["a suffix that is none", `${DOMAIN}/memory/guest`, "512MB", "", 'not "512MB"'],
    ["nothing", `${DOMAIN}/memory/guest`, "", "", 'not ""'],
    ["more than 2^63-1", `${DOMAIN}/memory/guest`, "8Ei", "", 'of at most 2^63-1 in magnitude, not "8Ei"'],
    ["a limit", `${DOMAIN}/resources/limits/memory`, "much", "", 'not "much"'],
    ["a request", `${DOMAIN}/resources/requests/cpu`, "1 500m", "", 'not "1 500m"'],
    [
      "a limit of a claim",
      DATA_VOLUMES,
      dataVolumes({ pvc: { resources: { limits: { storage: "1gi" } } } }),
      "/0/spec/pvc/resources/limits/storage",
      'not "1gi"',
    ],
    [
      "a request of a storage",
      DATA_VOLUMES,
      dataVolumes({ storage: { resources: { requests: { "a/b": "x" } } } }),
      "/0/spec/storage/resources/requests/a~1b",
      'not "x"',
    ],
    ["an empty disk", `${INSTANCE}/volumes`, volumes({ emptyDisk: { capacity: "x" } }), "/0/emptyDisk/capacity", "x"],
    [
      "a disk of the host",
      `${INSTANCE}/volumes`,
      volumes({ hostDisk: { path: "/disk.img", type: "Disk", capacity: "x" } }),
      "/0/hostDisk/capacity",
      'not "x"',
    ],
    [
      "a divisor",
      `${INSTANCE}/volumes`,
      downwardApi({ resourceFieldRef: { resource: "limits.cpu", divisor: "x" } }),
      "/0/downwardAPI/fields/0/resourceFieldRef/divisor",
      'not "x"',
    ],
  ],
  "date-time": [
    ["a time of creation", "/metadata/creationTimestamp", "yesterday", "", 'a time by RFC 3339, such as "2026'],
    ["a time of deletion", `${METADATA}/deletionTimestamp`, "2025-04-05", "", 'not "2025-04-05"'],
    ["no offset", "/metadata/managedFields/0/time", "2025-04-05T06:07:08", "", "RFC 3339"],
    ["a day that does not exist", "/status/memoryDumpRequest/startTimestamp", "2025-02-29T06:07:08Z", "", "RFC 3339"],
    ["a month that does not exist", "/status/memoryDumpRequest/endTimestamp", "2025-13-01T06:07:08Z", "", "RFC 3339"],
    ["hour 24", "/status/startFailure/retryAfterTimestamp", "2025-04-05T24:00:00Z", "", "RFC 3339"],
    ["minute 60", "/status/startFailure/retryAfterTimestamp", "2025-04-05T06:60:00Z", "", "RFC 3339"],
    ["second 61", "/status/startFailure/retryAfterTimestamp", "2025-04-05T06:07:61Z", "", "RFC 3339"],
    ["an offset of a day", "/status/startFailure/retryAfterTimestamp", "2025-04-05T06:07:08+24:00", "", "RFC 3339"],
    ["an offset of 60 minutes", "/status/startFailure/retryAfterTimestamp", "2025-04-05T06:07:08+01:60", "", "3339"],
    ["a line behind it", "/status/startFailure/retryAfterTimestamp", "2025-04-05T06:07:08Z\n", "", "RFC 3339"],
  ],
  "dns-label": [
    [
      "a volume in upper case",
      `${INSTANCE}/volumes`,
      [{ name: "Root", emptyDisk: { capacity: "1" } }],
      "/0/name",
      "Ro",
    ],
    ["a volume without a name", `${INSTANCE}/volumes`, [{ name: "", downwardMetrics: {} }], "/0/name", 'not ""'],
    ["64 characters", `${INSTANCE}/volumes`, [{ name: "a".repeat(64), downwardMetrics: {} }], "/0/name", "up to 63"],
    [
      "a network with a dot",
      INSTANCE,
      { networks: [{ name: "a.b" }], domain: { devices: {} } },
      "/networks/0/name",
      "a.",
    ],
    [
      "a hyphen at the front",
      INSTANCE,
      { networks: [{ name: "-a" }], domain: { devices: {} } },
      "/networks/0/name",
      "-a",
    ],
    [
      "a hyphen at the end",
      INSTANCE,
      { networks: [{ name: "a-" }], domain: { devices: {} } },
      "/networks/0/name",
      "a-",
    ],
  ],
  "mac-address": [
    ["five pairs", `${DEVICES}/interfaces/0/macAddress`, "02:00:00:00:00", "", 'not "02:00:00:00:00"'],
    ["no separator", `${DEVICES}/interfaces/0/macAddress`, "020000000001", "", 'not "020000000001"'],
    ["both separators", `${DEVICES}/interfaces/0/macAddress`, "02:00:00-00:00:01", "", "MAC address such as"],
    ["a single digit", `${DEVICES}/interfaces/0/macAddress`, "2:00:00:00:00:01", "", "MAC address such as"],
    ["no hexadecimal digit", `${DEVICES}/interfaces/0/macAddress`, "0g:00:00:00:00:01", "", "MAC address such as"],
  ],
  "http-url": [
    [
      "another scheme",
      DATA_VOLUMES,
      dataVolumeFrom({ http: { url: "ftp://a/b" } }),
      "/0/spec/source/http/url",
      '"ftp://"',
    ],
    [
      "no scheme",
      DATA_VOLUMES,
      dataVolumeFrom({ http: { url: "a/b" } }),
      "/0/spec/source/http/url",
      "must be an address that begins with http:// or https:// and a host",
    ],
    ["no host", DATA_VOLUMES, dataVolumeFrom({ http: { url: "http:///b" } }), "/0/spec/source/http/url", "https://"],
    [
      "an impossible port",
      DATA_VOLUMES,
      dataVolumeFrom({ http: { url: "http://a:b" } }),
      "/0/spec/source/http/url",
      "be",
    ],
  ],
  "kind-camel-case": ["", "virtualMachine", "Virtual-Machine", "Virtual Machine"].map((kind) => [
    JSON.stringify(kind),
    "/kind",
    kind,
    "",
    `must be in CamelCase, such as "VirtualMachine", not ${JSON.stringify(kind)}`,
  ]),
  "managed-fields-api-version": ["", "v1", "/v1", "apps/", "apps/v1/scale"].map((version) => [
    JSON.stringify(version),
    "/metadata/managedFields/0/apiVersion",
    version,
    "",
    `must be a group and a version, such as "example.com/v1", not ${JSON.stringify(version)}`,
  ]),
  "field-set-bytes": [
    ...[-1, 256, 1.5, "e30=", {}, null].map(
      (byte): Breach => [
        `the item ${JSON.stringify(byte)}`,
        "/metadata/managedFields/0/fieldsV1/Raw",
        [123, byte, 125],
        "/1",
        "must be a byte, a whole number from 0 to 255",
      ],
    ),
    ["text in place of the list", "/metadata/managedFields/0/fieldsV1/Raw", "e30=", "", 'must be a list, not "e30="'],
  ],
  "creation-time-in-utc": [
    ["an offset", "/metadata/creationTimestamp", "2025-03-04T05:06:07+01:00", "", 'must be in UTC, not "2025-03-04T'],
    ["of an instance", `${METADATA}/creationTimestamp`, "2025-03-04T05:06:07-00:30", "", "must be in UTC"],
    ["of a data volume", `${DATA_VOLUMES}/0/metadata/creationTimestamp`, "2025-03-04T05:06:07+01:00", "", "in UTC"],
  ],
  "namespace-dns-label": [
    ["an underscore", "/metadata/namespace", "a_b", "", 'must be a DNS label, not "a_b"'],
    ["of a data volume", `${DATA_VOLUMES}/0/metadata/namespace`, "Workshop", "", "DNS label"],
  ],
  "grace-period-without-deletion": [
    ["no time", METADATA, { deletionGracePeriodSeconds: 0 }, "/deletionGracePeriodSeconds", "together with"],
    [
      "a time that is null",
      "/metadata",
      { deletionGracePeriodSeconds: 30, deletionTimestamp: null },
      "/deletionGracePeriodSeconds",
      "must only be set together with deletionTimestamp",
    ],
  ],
  "one-managing-controller": [
    [
      "a second controller",
      "/metadata/ownerReferences",
      [owner(false), owner(true), owner(), owner(true)],
      "/3/controller",
      "ownerReferences[1] is the managing controller already",
    ],
  ],
  "label-selector-values": selectorBreaches((requirement) => [
    `${AFFINITY}/podAffinity/${REQUIRED}`,
    [{ topologyKey: "zone", namespaceSelector: labelSelector(requirement) }],
    "/0/namespaceSelector/matchExpressions/0/values",
  ]),
  "running-or-run-strategy": [
    ["both", "/spec/runStrategy", "Always", "", "must not be set together with running"],
    ["not running", "/spec", { running: false, runStrategy: "Halted", template: {} }, "/runStrategy", "together with"],
  ],
  "access-credential": [
    ["none", `${INSTANCE}/accessCredentials`, [{}], "/0", "must have exactly one of sshPublicKey or userPassword"],
    [
      "both",
      `${INSTANCE}/accessCredentials`,
      [{ ...sshKey({})[0], userPassword: { propagationMethod: { emuGuestAgent: {} }, source: SOURCE } }],
      "/0",
      "not sshPublicKey and userPassword",
    ],
  ],
  "ssh-key-propagation-method": [
    [
      "none",
      `${INSTANCE}/accessCredentials`,
      sshKey({ propagationMethod: {} }),
      "/0/sshPublicKey/propagationMethod",
      "must have exactly one of configDrive or emuGuestAgent",
    ],
    [
      "both",
      `${INSTANCE}/accessCredentials`,
      sshKey({ propagationMethod: { configDrive: {}, emuGuestAgent: {} } }),
      "/0/sshPublicKey/propagationMethod",
      "not configDrive and emuGuestAgent",
    ],
  ],
  "password-propagation-method": [
    [
      "none",
      `${INSTANCE}/accessCredentials`,
      [{ userPassword: { propagationMethod: {}, source: SOURCE } }],
      "/0/userPassword/propagationMethod",
      "must have emuGuestAgent",
    ],
  ],
  "access-credential-source": [
    [
      "an empty object",
      `${INSTANCE}/accessCredentials`,
      sshKey({ source: {} }),
      "/0/sshPublicKey/source",
      "have secret",
    ],
    [
      "an empty object for a password",
      `${INSTANCE}/accessCredentials`,
      [{ userPassword: { propagationMethod: { emuGuestAgent: {} }, source: {} } }],
      "/0/userPassword/source",
      "must have secret",
    ],
  ],
  "ssh-key-users": [
    ["none", `${INSTANCE}/accessCredentials`, sshKey({ users: undefined }), "/0/sshPublicKey/users", "is missing"],
    ["null", `${INSTANCE}/accessCredentials`, sshKey({ users: null }), "/0/sshPublicKey/users", "is missing"],
  ],
  "unique-network-name": [
    [
      "two of a name",
      INSTANCE,
      { networks: [{ name: "a" }, { name: "b" }, { name: "a" }], domain: { devices: {} } },
      "/networks/2/name",
      "must be unique: networks[0] has the same name",
    ],
  ],
  "unique-volume-name": [
    [
      "two of a name",
      `${INSTANCE}/volumes`,
      [
        { name: "a", downwardMetrics: {} },
        { name: "a", emptyDisk: { capacity: "1Gi" } },
      ],
      "/1/name",
      "must be unique: volumes[0] has the same name",
    ],
  ],
  "interface-network": [
    ["another name", `${INSTANCE}`, instanceWithInterface({ name: "wan" }), `${INTERFACE}/name`, 'not "wan"'],
    [
      "no networks",
      INSTANCE,
      { domain: { devices: { interfaces: [{ name: "lan" }] } } },
      `${INTERFACE}/name`,
      'must be the name of a network, not "lan"',
    ],
  ],
  "network-attachment-name": ["", "a/b/c", "/a", "a/"].map((networkName) => [
    JSON.stringify(networkName),
    INSTANCE,
    { networks: [{ name: "lan", multiNic: { networkName } }], domain: { devices: {} } },
    "/networks/0/multiNic/networkName",
    `must be a name, or a namespace and a name such as "a/b", not ${JSON.stringify(networkName)}`,
  ]),
  "pod-network-ipv4-range": rangeBreaches("vmNetworkCIDR", "IPv4", [
    "10.0.2.0",
    "10.0.2.0/33",
    "10.0.2/24",
    "fd10:0:2::/120",
    "",
  ]),
  "pod-network-ipv6-range": rangeBreaches("vmIPv6NetworkCIDR", "IPv6", [
    "fd10:0:2::",
    "fd10:0:2::/129",
    "fd10::2::/120",
    "fe80::%eth0/64",
    "10.0.2.0/24",
  ]),
  "liveness-success-threshold": [
    ["two", `${INSTANCE}/livenessProbe/successThreshold`, 2, "", "must be 1 for a liveness probe, not 2"],
  ],
  "http-probe-port": portBreaches(`${INSTANCE}/livenessProbe/httpGet/port`),
  "tcp-probe-port": portBreaches(`${INSTANCE}/readinessProbe/tcpSocket/port`),
  "data-volume-source": [
    ["none", DATA_VOLUMES, dataVolumeFrom({}), "/0/spec/source", "must have exactly one of blank, http, engineImage"],
    ["only null", DATA_VOLUMES, dataVolumeFrom({ blank: null }), "/0/spec/source", "must have exactly one of blank"],
    ["two", DATA_VOLUMES, dataVolumeFrom({ upload: {}, blank: {} }), "/0/spec/source", "not upload and blank"],
    [
      "two and one that is not documented",
      DATA_VOLUMES,
      dataVolumeFrom({ blank: {}, tape: {}, vendorDisk: {} }),
      "/0/spec/source",
      "not blank and vendorDisk",
    ],
  ],
  "registry-url-scheme": [
    [
      "no scheme",
      DATA_VOLUMES,
      dataVolumeFrom({ registry: { url: "registry.example.com/fedora" } }),
      "/0/spec/source/registry/url",
      "must begin with a scheme",
    ],
    [
      "nothing but a scheme",
      DATA_VOLUMES,
      dataVolumeFrom({ registry: { url: "docker:" } }),
      "/0/spec/source/registry/url",
      "must begin with a scheme",
    ],
    ...["localhost:5000/x", "ubuntu:22.04", "x+y.z-1:a"].map(
      (url): Breach => [
        url,
        DATA_VOLUMES,
        dataVolumeFrom({ registry: { url } }),
        "/0/spec/source/registry/url",
        'must begin with a scheme: "docker:", "oci-archive:" or another one with "://"',
      ],
    ),
  ],
  "node-selector-values": [
    ...selectorBreaches((requirement) => [
      `${AFFINITY}/nodeAffinity/${REQUIRED}/nodeSelectorTerms`,
      nodeTerms(requirement),
      "/0/matchExpressions/0/values",
    ]),
    ...["Gt", "Lt"].flatMap((operator) =>
      (
        [
          ["no list", undefined, "a list of 0 items"],
          ["no values", [], "a list of 0 items"],
          ["two values", ["1", "2"], "a list of 2 items"],
          ["no number", ["many"], '"many"'],
          ["a fraction", ["1.5"], '"1.5"'],
          ["nothing", [""], '""'],
        ] as const
      ).map(
        ([name, values, shown]): Breach => [
          `${operator} and ${name}`,
          `${AFFINITY}/nodeAffinity/${PREFERRED}/0/preference`,
          { matchFields: [{ key: "cores", operator, values }] },
          "/matchFields/0/values",
          `must be exactly one whole number with operator ${operator}, not ${shown}`,
        ],
      ),
    ),
  ],
  "pod-affinity-topology-key": [
    ["of a requirement", `${AFFINITY}/podAffinity/${REQUIRED}/0/topologyKey`, "", "", "must not be empty"],
    [
      "of a preference",
      `${AFFINITY}/podAntiAffinity/${PREFERRED}/0/podAffinityTerm/topologyKey`,
      "",
      "",
      "must not be empty",
    ],
  ],
  "toleration-key": [
    ["no key", `${INSTANCE}/tolerations`, [{ operator: "Equal" }], "/0/key", "unless operator is Exists"],
    ["an empty key", `${INSTANCE}/tolerations`, [{ key: "", operator: "Equal" }], "/0/key", "must not be empty"],
    ["no key and no operator", `${INSTANCE}/tolerations`, [{}], "/0/key", "must not be empty"],
  ],
  "toleration-value": [
    [
      "a value beside Exists",
      `${INSTANCE}/tolerations`,
      [{ key: "a", operator: "Exists", value: "b" }],
      "/0/value",
      'must be empty with operator Exists, not "b"',
    ],
  ],
  "toleration-seconds": ["NoSchedule", "PreferNoSchedule", "", undefined].map((effect) => [
    `effect ${effect}`,
    `${INSTANCE}/tolerations`,
    [{ key: "a", effect, tolerationSeconds: 0 }],
    "/0/tolerationSeconds",
    "must not be set unless effect is NoExecute",
  ]),
  "clock-time-zone": [
    ["nothing", `${DOMAIN}/clock/timezone`, "", "", 'must be a time zone such as "Europe/Paris", not ""'],
    ["white space", `${DOMAIN}/clock/timezone`, "Central European Time", "", 'not "Central European Time"'],
  ],
  "realtime-mask": ["", "0-3,^1 ", "all", "0..3"].map((mask) => [
    JSON.stringify(mask),
    `${DOMAIN}/cpu/realtime/mask`,
    mask,
    "",
    `must consist of digits, commas, hyphens and "^", such as "0-3,^1", not ${JSON.stringify(mask)}`,
  ]),
  "secure-boot-needs-smm": [
    ["without features", DOMAIN, efiOf({ secureBoot: true }), EFI, "needs features.smm to be enabled"],
    ["without SMM", DOMAIN, efiOf({ secureBoot: true }, { acpi: {} }), EFI, "needs features.smm to be enabled"],
    ["with SMM disabled", DOMAIN, efiOf({ secureBoot: true }, { smm: { enabled: false } }), EFI, "needs features.smm"],
    ["by default", DOMAIN, efiOf({}), EFI, "is true by default, which needs features.smm to be enabled"],
    ["by default where it is null", DOMAIN, efiOf({ secureBoot: null }), EFI, "is true by default"],
  ],
  "hugepages-page-size": [
    ["another size", `${DOMAIN}/memory/hugepages/pageSize`, "4Ki", "", 'must be "1Gi" or "2Mi" on x86_64, not "4Ki"'],
  ],
  "resource-key": [
    ["a limit", `${DOMAIN}/resources/limits`, { storage: "1Gi" }, "/storage", "memory and cpu are"],
    ["a request", `${DOMAIN}/resources/requests`, { cpu: "1", "a.example/b": "1" }, "/a.example~1b", "memory and cpu"],
    ["a key that every object inherits", `${DOMAIN}/resources/limits`, { toString: "1" }, "/toString", "memory and"],
  ],
  "block-size": [
    ["none", `${DEVICES}/disks/0/blockSize`, {}, "", "must have exactly one of custom or matchVolume"],
    [
      "both",
      `${DEVICES}/disks/0/blockSize`,
      { matchVolume: {}, custom: { logical: 512, physical: 512 } },
      "",
      "not matchVolume and custom",
    ],
    [
      "none for a disk to be added",
      "/status/volumeRequests",
      volumeRequest({ disk: { name: "hot", blockSize: {} } }),
      "/0/addVolumeOptions/disk/blockSize",
      "must have exactly one of",
    ],
  ],
  "unique-boot-order": [
    [
      "two disks",
      INSTANCE,
      instanceOf({ disks: [{ name: "a", bootOrder: 1 }, { name: "b" }, { name: "c", bootOrder: 1 }] }),
      "/domain/devices/disks/2/bootOrder",
      "must be unique: disks[0] has the same",
    ],
    [
      "a disk and an interface",
      INSTANCE,
      instanceOf({ interfaces: [{ name: "lan", bootOrder: 2 }], disks: [{ name: "a", bootOrder: 2 }] }),
      "/domain/devices/interfaces/0/bootOrder",
      "must be unique: disks[0] has the same",
    ],
    [
      "two interfaces",
      INSTANCE,
      instanceOf({
        interfaces: [
          { name: "lan", bootOrder: 2 },
          { name: "lan", bootOrder: 2 },
        ],
      }),
      "/domain/devices/interfaces/1/bootOrder",
      "must be unique: interfaces[0] has the same",
    ],
  ],
  "unique-acpi-index": [
    [
      "two interfaces",
      INSTANCE,
      instanceOf({
        interfaces: [
          { name: "lan", acpiIndex: 7 },
          { name: "lan", acpiIndex: 7 },
        ],
      }),
      "/domain/devices/interfaces/1/acpiIndex",
      "must be unique: interfaces[0] has the same",
    ],
  ],
  "interface-port-name": ["", "a--b", "-a", "a-", "8080", "a_b", "sixteencharacter"].map((name) => [
    JSON.stringify(name),
    `${DEVICES}/interfaces/0/ports`,
    [{ port: 80, name }],
    "/0/name",
    `must be the name of a service: up to 15 letters, digits and inner hyphens, with a letter, not "${name}"`,
  ]),
  "unique-port-name": [
    [
      "two ports",
      `${DEVICES}/interfaces/0/ports`,
      [
        { port: 80, name: "http" },
        { port: 81, name: "http" },
      ],
      "/1/name",
      "must be unique: interfaces[0].ports[0] has the same name",
    ],
    [
      "ports of different interfaces",
      INSTANCE,
      instanceOf({ interfaces: [80, 81].map((port) => ({ name: "lan", ports: [{ port, name: "http" }] })) }),
      "/domain/devices/interfaces/1/ports/0/name",
      "must be unique: interfaces[0].ports[0] has the same name",
    ],
  ],
  "volume-source": [
    ["none", `${INSTANCE}/volumes`, [{ name: "a" }], "/0", "must have exactly one of cloudInitConfigDrive, cloudInit"],
    [
      "two",
      `${INSTANCE}/volumes`,
      volumes({ emptyDisk: { capacity: "1" }, downwardMetrics: {} }),
      "/0",
      "not emptyDisk and downwardMetrics",
    ],
  ],
  "downward-api-path": [
    ["nothing", `${INSTANCE}/volumes`, downwardApi({ path: "" }), DOWNWARD_PATH, "must be a relative path in UTF-8"],
    ["an absolute path", `${INSTANCE}/volumes`, downwardApi({ path: "/a" }), DOWNWARD_PATH, 'not "/a"'],
    ["a step up", `${INSTANCE}/volumes`, downwardApi({ path: "../a" }), DOWNWARD_PATH, 'not "../a"'],
    ["a step up inside", `${INSTANCE}/volumes`, downwardApi({ path: "a/../b" }), DOWNWARD_PATH, 'not "a/../b"'],
    ["only a step up", `${INSTANCE}/volumes`, downwardApi({ path: ".." }), DOWNWARD_PATH, 'not ".."'],
    ["half a surrogate pair", `${INSTANCE}/volumes`, downwardApi({ path: "a\ud800" }), DOWNWARD_PATH, "UTF-8"],
  ],
  "volume-request": [
    ["none", "/status/volumeRequests", [{}], "/0", "must have exactly one of addVolumeOptions or removeVolumeOptions"],
    [
      "both",
      "/status/volumeRequests",
      [{ ...volumeRequest({})[0], removeVolumeOptions: { name: "hot" } }],
      "/0",
      "not addVolumeOptions and removeVolumeOptions",
    ],
  ],
  "snapshot-status-reason": [
    [
      "a reason though enabled",
      "/status/volumeSnapshotStatuses",
      [{ enabled: true, name: "root", reason: "none" }],
      "/0/reason",
      'must be empty while enabled is true, not "none"',
    ],
  ],
};

/** What breaks no rule: its name, and where what is put. */
type Harmless = [name: string, at: string, value: unknown];

const HARMLESS: Record<string, Harmless[]> = {
  quantity: ["0", "-1", "+1.5", "1.", ".5", "100m", "1e3", "1E-3", "1E", "9223372036854775807", "0.1m", "7Ei"].map(
    (text) => [text, `${DOMAIN}/memory/guest`, text],
  ),
  "date-time": [
    ["a leap second", "/status/startFailure/retryAfterTimestamp", "2016-12-31T23:59:60Z"],
    ["a leap day", "/status/startFailure/retryAfterTimestamp", "2024-02-29T06:07:08Z"],
    ["lower case", "/status/startFailure/retryAfterTimestamp", "2025-04-05t06:07:08z"],
    ["a fraction", "/status/startFailure/retryAfterTimestamp", "2025-04-05T06:07:08.123456789Z"],
    ["an offset", "/status/startFailure/retryAfterTimestamp", "2025-04-05T06:07:08-23:59"],
    ["a time that is documented as text only", "/status/conditions/0/lastProbeTime", "now"],
  ],
  "dns-label": [
    ["63 characters", `${INSTANCE}/volumes`, [{ name: "a".repeat(63), downwardMetrics: {} }]],
    ["one digit", `${INSTANCE}/volumes`, [{ name: "0", downwardMetrics: {} }]],
    ["a name of a disk, which need not be one", `${DEVICES}/disks/0/name`, "Root Disk"],
  ],
  "mac-address": ["02-00-5E-00-53-01", "02:00:5e:00:53:01", "02:00:00:00:00:00:00:01"].map((address) => [
    address,
    `${DEVICES}/interfaces/0/macAddress`,
    address,
  ]),
  "http-url": ["http://a", "HTTPS://user:password@a.example:8443/b?c#d", "http://[2001:db8::1]/"].map((url) => [
    url,
    DATA_VOLUMES,
    dataVolumeFrom({ http: { url } }),
  ]),
  "creation-time-in-utc": [
    ["an offset of zero", "/metadata/creationTimestamp", "2025-03-04T05:06:07+00:00"],
    ["an offset for the time of deletion", "/metadata/deletionTimestamp", "2025-03-04T05:06:07+01:00"],
  ],
  "namespace-dns-label": [
    ["an empty namespace, which is the default one", "/metadata/namespace", ""],
    ["no namespace", "/metadata/namespace", undefined],
  ],
  "grace-period-without-deletion": [
    ["neither", "/metadata", {}],
    ["only a time of deletion", "/metadata/deletionGracePeriodSeconds", undefined],
  ],
  "one-managing-controller": [
    ["no controller", "/metadata/ownerReferences", [owner(), owner(false)]],
    ["one controller that is not the first owner", "/metadata/ownerReferences", [owner(), owner(true), owner(false)]],
  ],
  "label-selector-values": [
    ["In and a value", ...labelPlace({ operator: "In", values: [""] })],
    ["NotIn and two values", ...labelPlace({ operator: "NotIn", values: ["a", "b"] })],
    ["Exists and an empty list", ...labelPlace({ operator: "Exists", values: [] })],
    ["DoesNotExist and null", ...labelPlace({ operator: "DoesNotExist", values: null })],
  ],
  "running-or-run-strategy": [
    ["neither", "/spec/running", undefined],
    ["runStrategy beside null", "/spec", { running: null, runStrategy: "Always", template: {} }],
  ],
  "kind-camel-case": [["an acronym and a digit", "/kind", "VMI2"]],
  "managed-fields-api-version": [["none", "/metadata/managedFields/0/apiVersion", undefined]],
  "field-set-bytes": [["all bytes", "/metadata/managedFields/0/fieldsV1/Raw", [0, 255]]],
  "access-credential-source": [
    ["a source that is not documented", `${INSTANCE}/accessCredentials`, sshKey({ source: { vault: {} } })],
  ],
  "network-attachment-name": ["a", "a/b"].map((networkName) => [
    networkName,
    INSTANCE,
    { networks: [{ name: "lan", multiNic: { networkName } }], domain: { devices: {} } },
  ]),
  "pod-network-ipv4-range": ["10.0.2.0/24", "0.0.0.0/0"].map((range) => [range, ...podRange("vmNetworkCIDR", range)]),
  "pod-network-ipv6-range": ["fd10:0:2::/120", "::/0", "::ffff:10.0.2.0/120"].map((range) => [
    range,
    ...podRange("vmIPv6NetworkCIDR", range),
  ]),
  "realtime-mask": ["0-3,^1", "7"].map((mask) => [mask, `${DOMAIN}/cpu/realtime/mask`, mask]),
  "access-credential": [["one that is not documented", `${INSTANCE}/accessCredentials`, [{ certificate: {} }]]],
  "ssh-key-propagation-method": [
    ["one that is not documented", `${INSTANCE}/accessCredentials`, sshKey({ propagationMethod: { noCloud: {} } })],
    [
      "one beside a member that is not documented",
      `${INSTANCE}/accessCredentials`,
      sshKey({ propagationMethod: { emuGuestAgent: {}, users: ["fedora"] } }),
    ],
  ],
  "password-propagation-method": [
    [
      "one that is not documented",
      `${INSTANCE}/accessCredentials`,
      [{ userPassword: { propagationMethod: { configDrive: {} }, source: SOURCE } }],
    ],
  ],
  "ssh-key-users": [["an empty list", `${INSTANCE}/accessCredentials`, sshKey({ users: [] })]],
  "unique-volume-name": [
    ["the name of a network", INSTANCE, { ...instanceOf({}), volumes: [{ name: "lan", downwardMetrics: {} }] }],
  ],
  "interface-network": [["a network without an interface", INSTANCE, instanceOf({})]],
  "liveness-success-threshold": [
    ["none", `${INSTANCE}/livenessProbe/successThreshold`, undefined],
    ["two for a readiness probe", `${INSTANCE}/readinessProbe/successThreshold`, 2],
  ],
  "http-probe-port": harmlessPorts(`${INSTANCE}/readinessProbe/httpGet/port`),
  "tcp-probe-port": harmlessPorts(`${INSTANCE}/livenessProbe/tcpSocket/port`),
  "data-volume-source": [
    ["no source at all", DATA_VOLUMES, dataVolumes({})],
    ["one that is not documented", DATA_VOLUMES, dataVolumeFrom({ tape: {} })],
    ["one beside one that is not documented", DATA_VOLUMES, dataVolumeFrom({ blank: {}, tape: {} })],
    ["one beside null", DATA_VOLUMES, dataVolumeFrom({ blank: {}, upload: null })],
  ],
  "registry-url-scheme": [
    ...["docker://a/b", "docker:a/b", "oci-archive:/a.tar", "x+y.z-1://a"].map(
      (url): Harmless => [url, DATA_VOLUMES, dataVolumeFrom({ registry: { url } })],
    ),
    ["no address", DATA_VOLUMES, dataVolumeFrom({ registry: {} })],
  ],
  "node-selector-values": ["Gt", "Lt"].flatMap((operator) =>
    ["0", "-1", "+1", "12345678901234567890"].map(
      (value): Harmless => [
        `${operator} ${value}`,
        `${AFFINITY}/nodeAffinity/${REQUIRED}/nodeSelectorTerms`,
        nodeTerms({ operator, values: [value] }),
      ],
    ),
  ),
  "toleration-key": [
    ["no key beside Exists", `${INSTANCE}/tolerations`, [{ operator: "Exists" }]],
    ["an empty key beside Exists", `${INSTANCE}/tolerations`, [{ key: "", operator: "Exists" }]],
  ],
  "toleration-value": [
    ["an empty value beside Exists", `${INSTANCE}/tolerations`, [{ key: "a", operator: "Exists", value: "" }]],
    ["a value without an operator, which is Equal", `${INSTANCE}/tolerations`, [{ key: "a", value: "b" }]],
  ],
  "toleration-seconds": [0, -1, 300].map((tolerationSeconds) => [
    `${tolerationSeconds} seconds beside NoExecute`,
    `${INSTANCE}/tolerations`,
    [{ key: "a", effect: "NoExecute", tolerationSeconds }],
  ]),
  "clock-time-zone": ["UTC", "Etc/GMT+3", "America/Argentina/Buenos_Aires", "<-03>3", "EST5EDT,M3.2.0,M11.1.0"].map(
    (zone) => [zone, `${DOMAIN}/clock/timezone`, zone],
  ),
  "secure-boot-needs-smm": [
    ["SMM, which is enabled by default", DOMAIN, efiOf({ secureBoot: true }, { smm: {} })],
    ["SMM beside a default of true", DOMAIN, efiOf({}, { smm: { enabled: true } })],
    ["no secure boot", DOMAIN, efiOf({ secureBoot: false })],
    ["BIOS", DOMAIN, { devices: {}, firmware: { bootloader: { bios: {} } } }],
  ],
  "hugepages-page-size": [["1Gi", `${DOMAIN}/memory/hugepages/pageSize`, "1Gi"]],
  "resource-key": [["no keys", `${DOMAIN}/resources/limits`, {}]],
  "block-size": [["one that is not documented", `${DEVICES}/disks/0/blockSize`, { automatic: {} }]],
  "unique-boot-order": [
    ["no orders", INSTANCE, instanceOf({ disks: [{ name: "a" }, { name: "b" }], interfaces: [{ name: "lan" }] })],
    [
      "a disk to be added with the order of one that is there",
      "/status/volumeRequests",
      volumeRequest({ disk: { name: "hot", bootOrder: 1 } }),
    ],
  ],
  "interface-port-name": ["http", "a-1", "1a", "fifteen-letters", undefined].map((name) => [
    name ?? "no name",
    `${DEVICES}/interfaces/0/ports`,
    [{ port: 80, name }],
  ]),
  "unique-port-name": [["ports without a name", `${DEVICES}/interfaces/0/ports`, [{ port: 80 }, { port: 81 }]]],
  "volume-source": [
    ["one that is not documented", `${INSTANCE}/volumes`, volumes({ tape: {} })],
    ["one beside one that is not documented", `${INSTANCE}/volumes`, volumes({ downwardMetrics: {}, tape: {} })],
  ],
  "downward-api-path": ["a", "a/b", "a..b", "...", "\u{1f642}"].map((path) => [
    path,
    `${INSTANCE}/volumes`,
    downwardApi({ path }),
  ]),
  "volume-request": [["one that is not documented", "/status/volumeRequests", [{ resizeVolumeOptions: {} }]]],
  "snapshot-status-reason": [
    ["an empty reason", "/status/volumeSnapshotStatuses", [{ enabled: true, name: "root", reason: "" }]],
    ["a reason though not enabled", "/status/volumeSnapshotStatuses", [{ enabled: false, name: "a", reason: "b" }]],
  ],
  "hv-vendor-id": [
    ["twelve characters of two UTF-16 units each", `${DOMAIN}/features/hv/vendorid/vendorid`, "\u{1f642}".repeat(12)],
  ],
};

describe("The rules for virtual machines", () => {
  it("accept the complete machine", () => assert.deepEqual(checkVirtualMachine(complete), []));

  it("each have a test that violates them", () => {
    const names = VIRTUAL_MACHINE_RULES.map(({ name }) => name);
    assert.deepEqual(Object.keys({ ...BOUNDS, ...BREACHES }).sort(), names.sort());
  });

  it("have unique, stable names and a reference", () => {
    const names = VIRTUAL_MACHINE_RULES.map(({ name }) => name);
    assert.deepEqual([...new Set(names)], names);
    for (const { name, reference } of VIRTUAL_MACHINE_RULES) {
      assert.match(name, /^[a-z]+\d*(-[a-z\d]+)*$/);
      assert.notEqual(reference.trim(), "", name);
    }
  });

  it("each refer to a type of the model or to one of its bounds", () => {
    const types = typesReachedFrom("VirtualMachine");
    const memberRules: MemberRule[] = [];
    for (const rule of VIRTUAL_MACHINE_RULES) {
      if ("member" in rule) memberRules.push(rule);
      else assert.ok(types.has(rule.type), `${rule.name} is about ${rule.type}, which no machine has`);
    }
    // Each bound has exactly one rule, and each such rule has a bound; members that only have the bounds of an integer type share the rule of that type.
    assert.deepEqual(
      memberRules.map(({ member }) => member).sort(),
      ["Int32", "Int64", ...[...types].flatMap(boundedMembers)].sort(),
    );
  });

  describe("accept and reject values of", () => {
    for (const [
      rule,
      { at, around = (value: unknown) => value, below = "", accepts, rejects, message },
    ] of Object.entries(BOUNDS)) {
      it(rule, () => {
        for (const value of accepts) assert.deepEqual(checkVirtualMachine(changed(at, around(value))), []);
        for (const value of rejects) {
          const findings = checkVirtualMachine(changed(at, around(value)));
          assertBreach(findings, rule, `${at}${below}`, message);
          assert.ok(findings[0]?.message.includes(`, not ${JSON.stringify(value)}`), findings[0]?.message);
        }
      });
    }
  });

  for (const [rule, breaches] of Object.entries(BREACHES)) {
    describe(`${rule} rejects`, () => {
      for (const [name, at, value, below, message] of breaches) {
        it(name, () => assertBreach(checkVirtualMachine(changed(at, value)), rule, `${at}${below}`, message));
      }
    });
  }

  for (const [rule, harmless] of Object.entries(HARMLESS)) {
    describe(`${rule} accepts`, () => {
      for (const [name, at, value] of harmless) {
        it(name, () => assert.deepEqual(checkVirtualMachine(changed(at, value)), []));
      }
    });
  }

  it("know the names of all members that are maps", () => {
    const maps = [...typesReachedFrom("VirtualMachine")].flatMap((type) =>
      Object.entries(definitionOf(type).properties ?? {}).flatMap(([name, { additionalProperties }]) =>
        typeof additionalProperties === "object" && Object.keys(additionalProperties).length > 0 ? [name] : [],
      ),
    );
    assert.deepEqual([...new Set(maps)].sort(), [...MAPS].sort());
  });

  it("are all applied at once", () => {
    const machine = changed(`${INSTANCE}/tolerations`, [{ operator: "Equals", tolerationSeconds: 1 }]);
    assert.deepEqual(
      checkVirtualMachine(machine).map(({ rule, path }) => `${rule} ${path}`),
      [
        "toleration-operator spec.template.spec.tolerations[0].operator",
        "toleration-key spec.template.spec.tolerations[0].key",
        "toleration-seconds spec.template.spec.tolerations[0].tolerationSeconds",
      ],
    );
  });
});

function assertBreach(findings: Finding[], rule: string, pointer: string, message: string): void {
  assert.deepEqual(
    findings.map((finding) => `${finding.severity} ${finding.rule} ${finding.pointer}`),
    [`warning ${rule} ${pointer}`],
  );
  assert.ok(findings[0]?.message.includes(message), `${findings[0]?.message} does not include ${message}`);
}

function selectorBreaches(place: (requirement: object) => [at: string, value: unknown, below: string]): Breach[] {
  const wrong: [name: string, requirement: { operator: string; values?: unknown }, message: string][] = [
    ["In without a list", { operator: "In" }, "must not be empty with operator In"],
    ["In without values", { operator: "In", values: [] }, "must not be empty with operator In"],
    ["NotIn with null", { operator: "NotIn", values: null }, "must not be empty with operator NotIn"],
    ["NotIn without values", { operator: "NotIn", values: [] }, "must not be empty with operator NotIn"],
    ["Exists with a value", { operator: "Exists", values: ["a"] }, "must be empty with operator Exists"],
    [
      "DoesNotExist with a value",
      { operator: "DoesNotExist", values: [""] },
      "must be empty with operator DoesNotExist",
    ],
  ];
  return wrong.map(([name, requirement, message]) => {
    const [at, value, below] = place(requirement);
    return [name, at, value, below, message];
  });
}

function labelPlace(requirement: object): [at: string, value: unknown] {
  return [`${DATA_VOLUMES}`, dataVolumes({ pvc: { selector: labelSelector(requirement) } })];
}

function podRange(member: string, range: string): [at: string, value: unknown] {
  return [INSTANCE, { networks: [{ name: "lan", pod: { [member]: range } }], domain: { devices: {} } }];
}

function rangeBreaches(member: string, family: string, ranges: string[]): Breach[] {
  return ranges.map((range) => [
    JSON.stringify(range),
    ...podRange(member, range),
    `/networks/0/pod/${member}`,
    `must be an ${family} range in CIDR notation`,
  ]);
}

function portBreaches(at: string): Breach[] {
  return [0, 65536, -1, 80.5, "", "80", "no_service", "-http", "sixteen-letters-x"].map((port) => [
    JSON.stringify(port),
    at,
    port,
    "",
    `must be a port number from 1 to 65535 or the name of a service, not ${JSON.stringify(port)}`,
  ]);
}

function harmlessPorts(at: string): Harmless[] {
  return [1, 65535, "https", "fifteen-letters"].map((port) => [JSON.stringify(port), at, port]);
}

/** Puts a value at a JSON pointer into a copy of the complete machine; `undefined` takes out what is there. */
function changed(pointer: string, value: unknown): unknown {
  const machine = structuredClone(complete);
  const names = pointer.split("/").slice(1);
  const last = names.pop() ?? "";
  let holder = machine as Record<string, unknown>;
  for (const name of names) {
    assert.ok(Object.hasOwn(holder, name), `the complete machine has no ${pointer}`);
    holder = holder[name] as Record<string, unknown>;
  }
  // What is undefined counts as absent.
  holder[last] = value;
  return machine;
}

function definitionOf(type: string): Schema {
  const definition = definitions[type];
  assert.ok(definition, `schema.json has no ${type}`);
  return definition;
}

/** The names of the definitions that a definition and those it refers to refer to. */
function typesReachedFrom(root: string): Set<string> {
  const types = new Set([root]);
  // A set also gives what is added to it meanwhile.
  for (const type of types) {
    for (const [, name] of JSON.stringify(definitionOf(type)).matchAll(/"#\/definitions\/(\w+)"/g))
      types.add(name ?? "");
  }
  return types;
}

/** The members of a type that have a bound or a list of values, themselves or in their items. */
function boundedMembers(type: string): string[] {
  return Object.entries(definitionOf(type).properties ?? {}).flatMap(([name, member]) =>
    [member, member.items, member.additionalProperties, ...(member.anyOf ?? [])].some(isBounded)
      ? [`${type}.${name}`]
      : [],
  );
}

function isBounded(schema: Schema | boolean | undefined): boolean {
  // Ports of probes are numbers or names: their rules are about both.
  if (typeof schema !== "object" || Array.isArray(schema.type)) return false;
  const { minimum, maximum, maxLength } = schema;
  const isAnyInteger = minimum === -(2 ** 31) || minimum === -(2 ** 63);
  return !isAnyInteger && [schema.enum, minimum, maximum, maxLength].some((bound) => bound !== undefined);
}
