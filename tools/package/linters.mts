import { checkPackage, createPackageFromTarballData, type ResolutionKind } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { type Tarball, tarballBytes } from "./tarball.mjs";

/** Says what publint finds in a tarball, suggestions too. */
export async function publintProblems(tarball: Tarball): Promise<string[]> {
  const { buffer } = await tarballBytes(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, level: "suggestion", strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** What "are the types wrong?" makes of a tarball. */
export interface TypesCheck {
  problems: string[];
  /** For each entry point, the file of the types that each way of resolving modules finds; `""` stands for none. */
  entries: Record<string, Record<ResolutionKind, string>>;
}

/** Asks how each of TypeScript's ways of resolving modules sees each entry point. */
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
