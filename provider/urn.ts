/** What a resource's URN says: `urn:pulumi:<stack>::<project>::<types>::<name>`. */
export interface ParsedUrn {
  project: string;
  /** The resource's own type; those of its parents are before it in the URN. */
  type: string;
  /** May hold anything, `::` included. */
  name: string;
}

export function parseUrn(urn: string): ParsedUrn {
  const [, project = "", types = "", ...name] = urn.split("::");
  return { project, type: types.split("$").at(-1) ?? "", name: name.join("::") };
}
