/** The parts of `urn:pulumi:<stack>::<project>::<types>::<name>`. The tokens of the parents come first, and a name may contain `::`. */
export function parseUrn(urn: string) {
  const [, project = "", types = "", ...name] = urn.split("::");
  const parents = types.split("$");
  // Without the package in front of it.
  const typeName = parents.pop()?.replace(/.*:/, "") ?? "";
  return { project, parents, typeName, name: name.join("::") };
}
