import assert from "node:assert/strict";
import { withReferenceNames } from "../../../provider/machine/wireNames.js";
import { definitions } from "../schema.mjs";
import { machines } from "../validation/machines.mjs";
import { definitionsIn, schemaMembers } from "./schemaPaths.mjs";

/** The members that complete.json lacks: those that only servers send, and one that excludes `spec.running`. */
const NOT_COMPLETE = {
  "spec.dataVolumeTemplates[].spec.source.gcs.secretRef": "string",
  "spec.dataVolumeTemplates[].spec.source.gcs.url": "string",
  "spec.dataVolumeTemplates[].spec.source.registry.platform.architecture": "string",
  "spec.dataVolumeTemplates[].spec.source.snapshot.name": "string",
  "spec.dataVolumeTemplates[].spec.source.snapshot.namespace": "string",
  "spec.dataVolumeTemplates[].spec.storage.dataSourceRef.namespace": "string",
  "spec.runStrategy": "string",
  "spec.template.spec.accessCredentials[].sshPublicKey.propagationMethod.emuGuestAgent.users[]": "string",
  "spec.template.spec.architecture": "string",
  "spec.template.spec.domain.devices.downwardMetrics": "object",
  "spec.template.spec.domain.devices.logSerialConsole": "boolean",
  "spec.template.spec.domain.features.hypervPassthrough.enabled": "boolean",
  "spec.template.spec.domain.firmware.bootloader.efi.persistent": "boolean",
  "spec.template.spec.domain.ioThreads.supplementalPoolThreadCount": "integer",
  "spec.template.spec.resourceClaims[]": "object",
  "spec.updateVolumesStrategy": "string",
};

/** The members that the reference documents as required, by the names of the objects in the schema. */
const REQUIRED = `
  AccessCredentialSecret: secretName; AddVolumeOptions: disk name volumeSource; ContainerDiskSource: image;
  CpuFeature: name; CustomBlockSize: logical physical; DataVolumeCheckpoint: current previous;
  DataVolumeEngineImageSource: url diskId; DataVolumeHttpSource: url; DataVolumeObjectStoreSource: url;
  DataVolumePvcSource: name namespace; DataVolumeSourceRef: kind name; DataVolumeTemplate: spec;
  DataVolumeVolumeSource: name; Disk: name; Domain: devices; DownwardApiField: path; EmptyDiskSource: capacity;
  Filesystem: name virtiofs; Gpu: deviceName name; HostDevice: deviceName name; HostDiskSource: path type;
  HttpGetAction: port; HttpHeader: name value; InputDevice: name type; InstanceSpec: domain; Interface: name;
  InterfacePort: port; KernelBootContainer: image; LabelSelectorRequirement: key operator;
  MemoryDumpRequest: claimName phase; MultiNicNetwork: networkName; Network: name; NodeSelector: nodeSelectorTerms;
  NodeSelectorRequirement: key operator; ObjectFieldSelector: fieldPath; OwnerReference: apiVersion kind name uid;
  PersistentVolumeClaimSource: claimName; PodAffinityTerm: topologyKey; PreferredSchedulingTerm: preference weight;
  PrivateDhcpOption: option value; RemoveVolumeOptions: name; ResourceFieldSelector: resource; SoundDevice: name;
  SshPublicKeyAccessCredential: propagationMethod source; StateChangeRequest: action; TcpSocketAction: port;
  TopologySpreadConstraint: maxSkew topologyKey whenUnsatisfiable; TypedLocalObjectReference: kind name;
  TypedObjectReference: kind name; UserPasswordAccessCredential: propagationMethod source; VirtualMachine: spec;
  VirtualMachineCondition: status type; VirtualMachineSpec: template; Volume: name;
  VolumeSnapshotStatus: enabled name; Watchdog: name; WeightedPodAffinityTerm: podAffinityTerm weight`;

describe("the model of a virtual machine", () => {
  const leaves = leavesOf("VirtualMachine");

  // complete.json was written from the tables of the service's reference, independently of the model.
  it("has every member of complete.json with its type, those that servers send, and no other", () => {
    const documented = new Map<string, string>();
    collectLeaves(machines.get("complete.json"), "", documented);
    const others = [...leaves].filter(([path]) => !documented.has(path));
    assert.deepEqual(Object.fromEntries(others), NOT_COMPLETE);
    for (const [path, type] of documented) assert.equal(leaves.get(path), type, path);
  });

  it("has what servers send in the machine of one", () => {
    const machine = structuredClone(machines.get("real-names.json"));
    withReferenceNames(machine);
    const sent = new Map<string, string>();
    collectLeaves(machine, "", sent);
    for (const [path, type] of Object.entries(NOT_COMPLETE)) {
      if (path !== "spec.runStrategy") assert.equal(sent.get(path), type, path);
    }
  });

  it("requires what is documented as required, and nothing else", () => {
    const required = [...definitionsIn("VirtualMachine")].flatMap((name) => {
      const members = definitions[name]?.required ?? [];
      return members.length > 0 ? [[name, [...members].sort().join(" ")]] : [];
    });
    const documented = REQUIRED.split(";").map((each) => {
      const [name = "", ...members] = each.trim().split(/:? /);
      return [name, members.sort().join(" ")];
    });
    assert.deepEqual(Object.fromEntries(required), Object.fromEntries(documented));
  });

  /** Adds the JSON types of what has no members of its own. A null member counts as absent. */
  function collectLeaves(value: unknown, path: string, found: Map<string, string>): void {
    const type = leaves.get(path);
    if (value === null) return;
    if (typeof value === "object" && (type === "object" || type === "array")) found.set(path, type);
    else if (Array.isArray(value)) for (const item of value) collectLeaves(item, `${path}[]`, found);
    else if (typeof value === "object") {
      // The keys of a map are not part of the path.
      const isMap = leaves.has(`${path}.*`);
      for (const [name, member] of Object.entries(value)) {
        collectLeaves(member, path === "" ? name : `${path}.${isMap ? "*" : name}`, found);
      }
    } else {
      const own = Number.isSafeInteger(value) ? "integer" : typeof value;
      found.set(path, type === "number|string" ? type : own);
    }
  }
});

describe("the model of the search-filter inputs", () => {
  it("has the documented members, none of which is required", () => {
    const texts = ["name", "uid"].map((name) => [`inputs.*.values[].${name}`, "string"]);
    assert.deepEqual(Object.fromEntries(leavesOf("ClusterSearchInputs")), Object.fromEntries(texts));
    for (const name of definitionsIn("ClusterSearchInputs")) assert.equal(definitions[name]?.required, undefined, name);
  });
});

/** The types of the members that have no members of their own. */
function leavesOf(definition: string): Map<string, string> {
  const members = [...schemaMembers(definition)];
  return new Map(members.flatMap(([path, { type, isLeaf }]) => (isLeaf ? [[path, type]] : [])));
}
