import { type Figure, figureOf } from "../figure.mjs";
import { inTurns } from "../inTurns.mjs";

/**
 * The figures of several things that are measured in turns.
 *
 * @param measures - Each gives one sample.
 */
export async function interleaved<Name extends string>(
  runs: number,
  measures: Readonly<Record<Name, () => number | Promise<number>>>,
): Promise<Record<Name, Figure>> {
  const names = Object.keys(measures) as Name[];
  const samples = await inTurns(names, runs, (name) => measures[name]());
  return Object.fromEntries(Array.from(samples, ([name, taken]) => [name, figureOf(taken)])) as Record<Name, Figure>;
}
