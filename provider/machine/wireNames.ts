import type { Segments } from "../messages/paths.js";

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
  for (const { steps, members, values } of PREPARED_NAMES) {
    visitObjects(steps, machine, [], (object, path) => {
      for (const [wireName, name] of members) {
        if (!Object.hasOwn(object, wireName)) continue;
        // Null counts as absent.
        const isFree = !Object.hasOwn(object, name) || object[name] === null;
        if (isFree) object[name] = object[wireName];
        delete object[wireName];
        renames.push({ from: [...path, wireName], to: isFree ? [...path, name] : undefined });
      }
      for (const [member, byWireValue] of values) {
        const value = object[member];
        if (typeof value === "string" && Object.hasOwn(byWireValue, value)) object[member] = byWireValue[value];
      }
    });
  }
  return renames;
}

const PREPARED_NAMES = WIRE_NAMES.map(({ objects, members = {}, values = {} }) => ({
  steps: objects.replaceAll("[]", ".[]").split("."),
  members: Object.entries(members),
  values: Object.entries(values),
}));

/** Replaces names on the wire in a received machine, in place, and in the paths to its inexact integers. */
export function withReferenceNames<Value, Integer extends { segments: Segments }>(received: {
  value: Value;
  inexactIntegers: readonly Integer[];
}): { value: Value; inexactIntegers: Integer[] } {
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

/** Visits the objects that the steps lead to. `path` is the path of `value`, and only valid during a visit. */
function visitObjects(
  steps: readonly string[],
  value: unknown,
  path: (string | number)[],
  visitor: (object: Record<string, unknown>, path: Segments) => void,
  depth = 0,
): void {
  if (typeof value !== "object" || value === null) return;
  const step = steps[depth];
  if (Array.isArray(value) !== (step === "[]")) return;
  const object = value as Record<string, unknown>;
  if (step === undefined) {
    visitor(object, path);
    return;
  }
  const inner = Array.isArray(value) ? value.keys() : Object.hasOwn(object, step) ? [step] : [];
  for (const segment of inner) {
    path.push(segment);
    visitObjects(steps, object[segment], path, visitor, depth + 1);
    path.pop();
  }
}
