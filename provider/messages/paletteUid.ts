import { formatValue } from "./values.js";

const LIST_CLUSTERS = "run: npx pulumi-spectrocluster doctor --clusters";
/** The search knows projects without clusters, but not in every installation. */
const LIST_PROJECTS = `${LIST_CLUSTERS} --search`;

export type UidKind = "cluster" | "project";

export function isPaletteUid(uid: string): boolean {
  return /^[\da-f]{24}$/.test(uid);
}

/** How to list the clusters whose names contain a text, unless the text has a meaning for shells. */
export function listClusters(name = ""): string {
  return /^\w[\w.-]*$/.test(name) ? `${LIST_CLUSTERS} --name ${name}` : LIST_CLUSTERS;
}

/** The end of a sentence about a text that is no UID. Commands fail with one that is in the provider configuration as well. */
export function adviceForUid(kind: UidKind, text: string, isConfigured = false): string {
  const meant = meantUid(text);
  if (meant !== undefined) return `did you mean ${formatValue(meant)}?`;
  if (/^[\da-f]{20,28}$/i.test(text)) return `it has ${text.length} characters: copy it again`;
  const unset = isConfigured ? "remove it from the settings and " : "";
  return `to find that of a name, ${unset}${kind === "cluster" ? listClusters(text) : LIST_PROJECTS}`;
}

/** A project's UID in messages: where it comes from, if that is the provider configuration. */
export function projectLabel(
  uid: string,
  { projectUid, projectUidSource }: { projectUid?: string | undefined; projectUidSource?: string | undefined },
): string {
  const isConfigured = uid === projectUid && projectUidSource !== undefined;
  return `projectUid ${formatValue(uid)}${isConfigured ? ` (from ${projectUidSource})` : ""}`;
}

/** Letters that look like digits of a UID in some fonts. */
const LOOK_ALIKES: Record<string, string> = { o: "0", l: "1", i: "1", а: "a", с: "c", е: "e", о: "0", ο: "0" };

/** The UID in a text with other characters around it, in upper case, or with similar letters. */
function meantUid(text: string): string | undefined {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\p{Cf}/gu, "");
  const [within] = /(?<![\da-z])[\da-f]{24}(?![\da-z])/.exec(plain) ?? [];
  const spelled = plain
    .replace(/^\P{L}*?(?=[\p{L}\d])|[^\p{L}\d]+$/gu, "")
    .replace(/\D/g, (each) => LOOK_ALIKES[each] ?? each);
  return within ?? (isPaletteUid(spelled) ? spelled : undefined);
}
