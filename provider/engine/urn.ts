/** The parts of a URN: `urn:pulumi:<stack>::<project>::<types>::<name>`. */
export interface ParsedUrn {
  project: string;
  /** The types of its parents, the outermost first. */
  parents: string[];
  /** The resource's own type, without those of its parents. */
  type: string;
  /** May contain any text, such as `::`. */
  name: string;
}

export function parseUrn(urn: string): ParsedUrn {
  const [, project = "", types = "", ...name] = urn.split("::");
  const parents = types.split("$");
  const type = parents.pop() ?? "";
  return { project, parents, type, name: name.join("::") };
}
