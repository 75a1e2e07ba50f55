import { clusters, withFleet } from "../test/fleet/fleet.mjs";
import type { Candidate } from "./candidates/candidate.mjs";
import { type Figure, figureOf } from "./figure.mjs";
import { inTurns } from "./inTurns.mjs";
import { type CandidateFigures, measureStacks, type Plan } from "./measureStacks.mjs";

/** What becomes of the time as clusters become more. */
export interface Growth {
  /** In one stack: as it is, and with an engine that writes its checkpoint only at the end. */
  oneStack: CandidateFigures[];
  /** Spread over stacks by examples/fleet. */
  fleet: FleetFigures[];
}

export interface FleetFigures {
  stacks: number;
  clusters: number;
  /** The first `up` of all. */
  firstSeconds: Figure;
  /** The next one, with nothing to do. */
  unchangedSeconds: Figure;
  /** What the service was asked in both, in one run. */
  requests: number;
}

export interface GrowthPlan extends Plan {
  /** Numbers of clusters in one stack. The greatest of them is spread over stacks, too. */
  counts: readonly [number, ...number[]];
  /** Numbers of stacks. */
  stacks: readonly number[];
}

/** @param candidates - The same program, as it is and without checkpoints. */
export async function measureGrowth(candidates: readonly Candidate[], plan: GrowthPlan): Promise<Growth> {
  const { runs, report } = plan;
  const count = Math.max(...plan.counts);
  const samples = await inTurns(plan.stacks, runs, (stacks, run) => {
    report(`clusters: ${count}, by examples/fleet in stacks: ${stacks}, run ${run} of ${runs}`);
    return runFleet(count, stacks);
  });
  const fleet = Array.from(samples, ([stacks, done]) => ({
    stacks,
    clusters: count,
    firstSeconds: figureOf(done.map(({ firstSeconds }) => firstSeconds)),
    unchangedSeconds: figureOf(done.map(({ unchangedSeconds }) => unchangedSeconds)),
    requests: Math.max(...done.map(({ requests }) => requests)),
  }));
  return { oneStack: await measureStacks(candidates, plan), fleet };
}

/** Stacks at the same time. */
export const PARALLEL = 2;

interface FleetRun {
  firstSeconds: number;
  unchangedSeconds: number;
  requests: number;
}

function runFleet(count: number, stacks: number): Promise<FleetRun> {
  return withFleet(async (fleet) => {
    await fleet.list(clusters(count));
    const seconds = async () => {
      const started = performance.now();
      const { exitCode, all } = await fleet.start("up", "--stacks", String(stacks), "--parallel", String(PARALLEL));
      if (exitCode !== 0) throw new Error(`examples/fleet ended with ${exitCode}:\n${all}`);
      return (performance.now() - started) / 1000;
    };
    const [firstSeconds, unchangedSeconds] = [await seconds(), await seconds()];
    return { firstSeconds, unchangedSeconds, requests: fleet.emulator.requests.length };
  });
}
