import type { Segments } from "../../finding.js";

interface WireNames {
  /** Path of the objects, with `[]` for each item of a list. */
  objects: string;
  /** The reference's name of a member by its name on the wire. */
  members?: Readonly<Record<string, string>>;
  /** By member: the reference's value by the value on the wire. */
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Members and values that current servers name as Kubernetes does, in contrast to the service's reference. */
export const WIRE_NAMES: readonly WireNames[] = [
  { objects: "spec.template.spec.domain.features", members: { hyperv: "hv", kvm: "kv" } },
  { objects: "spec.template.spec.domain.clock.timer", members: { hyperv: "hv", kvm: "kv" } },
  {
    objects: "spec.template.spec.accessCredentials[].sshPublicKey.propagationMethod",
    members: { qemuGuestAgent: "emuGuestAgent" },
  },
  {
    objects: "spec.template.spec.accessCredentials[].userPassword.propagationMethod",
    members: { qemuGuestAgent: "emuGuestAgent" },
  },
  { objects: "spec.template.spec.networks[]", members: { multus: "multiNic" } },
  {
    objects: "spec.dataVolumeTemplates[].spec.source",
    members: { s3: "objectStore", imageio: "engineImage", vddk: "vendorDisk" },
  },
  { objects: "spec.dataVolumeTemplates[].spec", values: { contentType: { kubevirt: "vmimage" } } },
];

/** A member that was renamed, or removed because the object also had the reference's name. */
export interface Rename {
  from: Segments;
  to: Segments | undefined;
}

/**
 * Replaces names and values on the wire by those of the reference, in place. If an object has both names of a member,
 * the member with the reference's name stays and the other is removed.
 *
 * @param machine - Any JSON value.
 * @returns The renames, for {@link referencePath}.
 */
export function useReferenceNames(machine: unknown): Rename[] {
  const renames: Rename[] = [];
  for (const { objects, members = {}, values = {} } of WIRE_NAMES) {
    const steps = objects.replaceAll("[]", ".[]").split(".");
    for (const [path, object] of objectsAt(steps, machine)) {
      for (const [wireName, name] of Object.entries(members)) {
        if (!Object.hasOwn(object, wireName)) continue;
        // Null counts as absent.
        const isFree = !Object.hasOwn(object, name) || object[name] === null;
        if (isFree) object[name] = object[wireName];
        delete object[wireName];
        renames.push({ from: [...path, wireName], to: isFree ? [...path, name] : undefined });
      }
      for (const [member, byWireValue] of Object.entries(values)) {
        const value = object[member];
        if (typeof value === "string" && Object.hasOwn(byWireValue, value)) object[member] = byWireValue[value];
      }
    }
  }
  return renames;
}

/** Replaces names on the wire in a received machine, in place, and in the paths to its inexact integers. */
export function withReferenceNames<Integer extends { segments: Segments }>(received: {
  value: object;
  inexactIntegers: readonly Integer[];
}): { value: object; inexactIntegers: Integer[] } {
  const renames = useReferenceNames(received.value);
  const inexactIntegers = received.inexactIntegers.flatMap((integer) => {
    const segments = referencePath(renames, integer.segments);
    return segments === undefined ? [] : [{ ...integer, segments }];
  });
  return { value: received.value, inexactIntegers };
}

/** The path after the renames of the value that was at `path`; nothing if it was removed. */
export function referencePath(renames: readonly Rename[], path: Segments): Segments | undefined {
  const rename = renames.find(({ from }) => from.every((segment, index) => segment === path[index]));
  return rename === undefined ? path : rename.to && [...rename.to, ...path.slice(rename.from.length)];
}

/** The objects that the steps lead to, each with its path. */
function objectsAt(
  [step, ...others]: readonly string[],
  value: unknown,
  path: Segments = [],
): [path: Segments, object: Record<string, unknown>][] {
  if (typeof value !== "object" || value === null) return [];
  if (step === "[]") {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, index) => objectsAt(others, item, [...path, index]));
  }
  if (Array.isArray(value)) return [];
  const object = value as Record<string, unknown>;
  if (step === undefined) return [[path, object]];
  return Object.hasOwn(object, step) ? objectsAt(others, object[step], [...path, step]) : [];
}
