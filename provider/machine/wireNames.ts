import { objectsAt } from "../json/paths.js";

/** The properties that current servers name as Kubernetes does, in contrast to Palette's reference. */
export const WIRE_NAMES: readonly [objects: string, wireName: string, name: string][] = [
  ["spec.template.spec.domain.features", "hyperv", "hv"],
  ["spec.template.spec.domain.features", "kvm", "kv"],
  ["spec.template.spec.domain.clock.timer", "hyperv", "hv"],
  ["spec.template.spec.domain.clock.timer", "kvm", "kv"],
  ["spec.template.spec.accessCredentials[].sshPublicKey.propagationMethod", "qemuGuestAgent", "emuGuestAgent"],
  ["spec.template.spec.accessCredentials[].userPassword.propagationMethod", "qemuGuestAgent", "emuGuestAgent"],
  ["spec.template.spec.networks[]", "multus", "multiNic"],
  ["spec.dataVolumeTemplates[].spec.source", "s3", "objectStore"],
  ["spec.dataVolumeTemplates[].spec.source", "imageio", "engineImage"],
  ["spec.dataVolumeTemplates[].spec.source", "vddk", "vendorDisk"],
];

/** Changes names in place, and the only value that differs, a content type. Of both names, that of the reference stays. */
export function withReferenceNames<Machine>(machine: Machine): Machine {
  for (const [objects, wireName, name] of WIRE_NAMES) {
    for (const [, object] of objectsAt(objects, machine)) {
      if (!Object.hasOwn(object, wireName)) continue;
      // Null counts as absent.
      if (!Object.hasOwn(object, name) || object[name] === null) object[name] = object[wireName];
      delete object[wireName];
    }
  }
  for (const [, spec] of objectsAt("spec.dataVolumeTemplates[].spec", machine)) {
    if (spec["contentType"] === "kubevirt") spec["contentType"] = "vmimage";
  }
  return machine;
}
