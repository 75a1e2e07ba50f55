/** The section of a version in CHANGELOG.md without its heading, or `undefined` if the version is not ready. */
export function releaseNotes(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.split(/^## /m);
  for (const section of sections) {
    const [heading = "", ...lines] = section.split("\n");
    const [, name, addition] = /^(\S+)(?: \((.*)\))?$/.exec(heading) ?? [];
    if (name === version && addition !== "not published yet") return lines.join("\n").trim() || undefined;
  }
  return undefined;
}
