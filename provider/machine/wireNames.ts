import { objectsAt, type Segments } from "../messages/paths.js";

/** The members that current servers name as Kubernetes does, in contrast to the service's reference. */
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

/**
 * Replaces names on the wire by those of the reference, in place, and the only value that differs, a content type. If an
 * object has both names of a member, the member with the reference's name stays and the other is removed.
 *
 * @param machine - Any JSON value.
 * @param located - What is known about values in the machine.
 * @returns The same with the paths after the change, without those of removed values.
 */
export function useReferenceNames<Located extends { segments: Segments }>(
  machine: unknown,
  located: readonly Located[] = [],
): Located[] {
  let renamed = [...located];
  for (const [objects, wireName, name] of WIRE_NAMES) {
    for (const [path, object] of objectsAt(objects, machine)) {
      if (!Object.hasOwn(object, wireName)) continue;
      // Null counts as absent.
      const isFree = !Object.hasOwn(object, name) || object[name] === null;
      if (isFree) object[name] = object[wireName];
      delete object[wireName];
      const from = [...path, wireName];
      renamed = renamed.flatMap((each) => {
        if (!from.every((segment, index) => segment === each.segments[index])) return [each];
        return isFree ? [{ ...each, segments: [...path, name, ...each.segments.slice(from.length)] }] : [];
      });
    }
  }
  for (const [, spec] of objectsAt("spec.dataVolumeTemplates[].spec", machine)) {
    if (spec["contentType"] === "kubevirt") spec["contentType"] = "vmimage";
  }
  return renamed;
}

/** {@link useReferenceNames} for a received machine and its inexact numbers. */
export function withReferenceNames<Value, Number extends { segments: Segments }>(received: {
  value: Value;
  inexactNumbers: readonly Number[];
}): { value: Value; inexactNumbers: Number[] } {
  const { value, inexactNumbers } = received;
  return { value, inexactNumbers: useReferenceNames(value, inexactNumbers) };
}
