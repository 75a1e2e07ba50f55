/** The parts of a URN: `urn:pulumi:<stack>::<project>::<types>::<name>`. */
export interface ParsedUrn {
  project: string;
  /** The resource's own type, without those of its parents. */
  type: string;
  /** May contain any text, such as `::`. */
  name: string;
}

export function parseUrn(urn: string): ParsedUrn {
  const [, project = "", types = "", ...name] = urn.split("::");
  return { project, type: types.split("$").at(-1) ?? "", name: name.join("::") };
}
