import { checkPackage, createPackageFromTarballData, type ResolutionKind } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { type Tarball, tarballBytes } from "./tarball.mjs";

/** The problems that publint finds in a tarball, including suggestions. */
export async function publintProblems(tarball: Tarball): Promise<string[]> {
  const { buffer } = await tarballBytes(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, level: "suggestion", strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** The result of "are the types wrong?" for a tarball. */
export interface TypesCheck {
  problems: string[];
  /** For each entry point and module resolution of TypeScript, the file with the types, or `""`. */
  entries: Record<string, Record<ResolutionKind, string>>;
}

/** Checks the types of all entry points with each module resolution of TypeScript. */
export async function checkTypes(tarball: Tarball): Promise<TypesCheck> {
  const analysis = await checkPackage(createPackageFromTarballData(await tarballBytes(tarball)));
  if (!analysis.types) return { problems: ["the package has no types"], entries: {} };
  const entries = Object.entries(analysis.entrypoints).map(([entry, { resolutions }]) => {
    const found = Object.entries(resolutions).map(([kind, { resolution }]) => [kind, resolution?.fileName ?? ""]);
    return [entry, Object.fromEntries(found)];
  });
  return {
    problems: analysis.problems.map((problem) => JSON.stringify(problem)),
    entries: Object.fromEntries(entries),
  };
}
