import type { Candidate } from "./candidates/candidate.mjs";
import { type Figure, figureOf } from "./figure.mjs";
import { inTurns } from "./inTurns.mjs";
import { type MeasuredStep, measureCandidate, type Steps } from "./measureCandidate.mjs";

/** The figures of a {@link MeasuredStep}. */
export interface StepFigures {
  seconds: Figure;
  requests: Figure;
  connections: Figure;
  /** Nothing where the process was too short to be seen in any run. */
  providerMegabytes?: Figure;
}

/** The figures of {@link Steps}, for one number of clusters. */
export interface ScaleFigures {
  clusters: number;
  first: StepFigures;
  unchanged: StepFigures;
  oneChanged: StepFigures;
  stateBytes: Figure;
}

export interface CandidateFigures {
  name: string;
  title: string;
  scales: ScaleFigures[];
}

export interface Plan {
  /** Numbers of clusters. */
  counts: readonly number[];
  /** How often each candidate is measured with each number. */
  runs: number;
  /** Is told what is done next, for whoever waits. */
  report(message: string): void;
}

/** Measures candidates side by side, first all of them with the first number of clusters. */
export async function measureStacks(
  candidates: readonly Candidate[],
  { counts, runs, report }: Plan,
): Promise<CandidateFigures[]> {
  const figures = new Map(candidates.map((candidate) => [candidate, [] as ScaleFigures[]]));
  for (const clusters of counts) {
    const samples = await inTurns(candidates, runs, (candidate, run) => {
      report(`clusters: ${clusters}, run ${run} of ${runs}: ${candidate.title}`);
      return measureCandidate(candidate, clusters);
    });
    for (const [candidate, taken] of samples) figures.get(candidate)?.push(scaleFigures(clusters, taken));
  }
  return Array.from(figures, ([{ name, title }, scales]) => ({ name, title, scales }));
}

function scaleFigures(clusters: number, runs: readonly Steps[]): ScaleFigures {
  return {
    clusters,
    first: stepFigures(runs.map(({ first }) => first)),
    unchanged: stepFigures(runs.map(({ unchanged }) => unchanged)),
    oneChanged: stepFigures(runs.map(({ oneChanged }) => oneChanged)),
    stateBytes: figureOf(runs.map(({ stateBytes }) => stateBytes)),
  };
}

function stepFigures(steps: readonly MeasuredStep[]): StepFigures {
  // One that was seen as it started has nothing yet.
  const seen = steps.flatMap(({ providerMegabytes }) => providerMegabytes || []);
  return {
    seconds: figureOf(steps.map(({ seconds }) => seconds)),
    requests: figureOf(steps.map(({ requests }) => requests)),
    connections: figureOf(steps.map(({ connections }) => connections)),
    ...(seen.length > 0 ? { providerMegabytes: figureOf(seen) } : {}),
  };
}
