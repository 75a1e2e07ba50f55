/** Measures each thing so often, all of them in turns: what else the machine does in the meantime meets all alike. */
export async function inTurns<Thing, Sample>(
  things: readonly Thing[],
  runs: number,
  measure: (thing: Thing, run: number) => Sample | Promise<Sample>,
): Promise<Map<Thing, Sample[]>> {
  const samples = new Map(things.map((thing) => [thing, [] as Sample[]]));
  for (let run = 1; run <= runs; run += 1) {
    for (const [thing, taken] of samples) taken.push(await measure(thing, run));
  }
  return samples;
}
