/** The parts of `urn:pulumi:<stack>::<project>::<types>::<name>`. The types of the parents come first, and a name may contain `::`. */
export function parseUrn(urn: string) {
  const [, project = "", types = "", ...name] = urn.split("::");
  const parents = types.split("$");
  const type = parents.pop() ?? "";
  return { project, parents, type, name: name.join("::") };
}
