import { type Figure, figureOf } from "../figure.mjs";

/**
 * Measures several things in turn, and all again: what else the machine does in the meantime meets all alike.
 *
 * @param measures - Each gives one sample.
 */
export async function interleaved<Name extends string>(
  runs: number,
  measures: Readonly<Record<Name, () => number | Promise<number>>>,
): Promise<Record<Name, Figure>> {
  const names = Object.keys(measures) as Name[];
  const samples = new Map(names.map((name) => [name, [] as number[]]));
  for (let run = 0; run < runs; run += 1) {
    for (const name of names) samples.get(name)?.push(await measures[name]());
  }
  return Object.fromEntries(names.map((name) => [name, figureOf(samples.get(name) ?? [])])) as Record<Name, Figure>;
}
