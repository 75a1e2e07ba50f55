/**
 * The parts of a URN: `urn:pulumi:<stack>::<project>::<types>::<name>`. The types of the parents precede the own one, the outermost
 * first. A name may contain any text, such as `::`.
 */
export function parseUrn(urn: string) {
  const [, project = "", types = "", ...name] = urn.split("::");
  const parents = types.split("$");
  const type = parents.pop() ?? "";
  return { project, parents, type, name: name.join("::") };
}
