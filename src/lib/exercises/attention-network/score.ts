import { mean, median } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedAnt } from './exercise.ts';

export const cues = ['none', 'center', 'double', 'spatial'] as const;
export type Cue = (typeof cues)[number];
/** Mean time of right answers by cue and congruency. */
export type AntCells = Record<
  Cue,
  { readonly congruent: number | null; readonly incongruent: number | null }
>;

const FASTEST_MS = 200;
const MIN_CORRECT = 20;

export interface AntEffects {
  readonly alerting: number | null;
  readonly orienting: number | null;
  readonly executive: number | null;
  readonly grandMean: number | null;
  readonly executiveRelative: number | null;
}

/** Effects of the three networks from means in which every cell counts the same (Fan 2002, J Cogn Neurosci). */
export function antEffects(cells: AntCells): AntEffects {
  const all = (values: (number | null)[]) =>
    values.some((value) => value === null) ? null : mean(values.map((value) => value ?? 0));
  const ofCue = (cue: Cue) => all([cells[cue].congruent, cells[cue].incongruent]);
  const congruent = all(cues.map((cue) => cells[cue].congruent));
  const incongruent = all(cues.map((cue) => cells[cue].incongruent));
  const less = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
  const executive = less(incongruent, congruent);
  return {
    alerting: less(ofCue('none'), ofCue('double')),
    orienting: less(ofCue('center'), ofCue('spatial')),
    executive,
    grandMean: all([congruent, incongruent]),
    executiveRelative: executive === null || !congruent ? null : executive / congruent,
  };
}

/** What one run says of being alert and of knowing where to look. */
export interface AntRun {
  readonly alerting: number;
  readonly orienting: number;
}

/** One run says little of these two (MacLeod 2010, Neuropsychology): so many are told together. */
export const pooledRuns = 3;

export interface AntMetrics extends AntEffects {
  /** Means of this run and the two before it; null until there are three. */
  readonly pooled: AntRun | null;
  readonly accuracy: number | null;
  readonly medianRtMs: number | null;
  readonly cells: AntCells;
}

const runOf = ({ alerting, orienting }: AntEffects): AntRun[] =>
  alerting === null || orienting === null ? [] : [{ alerting, orienting }];

/** This run and those before it, newest first, as many as are told together. */
export function latestRuns(effects: AntEffects, before: readonly AntRun[]): AntRun[] {
  return [...runOf(effects), ...before].slice(0, pooledRuns);
}

function poolOf(runs: readonly AntRun[]): AntRun | null {
  if (runs.length < pooledRuns) return null;
  const over = (value: (run: AntRun) => number) =>
    runs.reduce((sum, run) => sum + value(run), 0) / runs.length;
  return { alerting: over(({ alerting }) => alerting), orienting: over(({ orienting }) => orienting) };
}

export function antMetrics(trials: readonly JudgedAnt[], before: readonly AntRun[] = []): AntMetrics {
  const included = trials.filter(({ rtMs }) => rtMs === null || rtMs >= FASTEST_MS);
  const right = included.filter(({ correct }) => correct);
  const timesOf = (list: readonly JudgedAnt[]) => list.flatMap(({ rtMs }) => (rtMs === null ? [] : [rtMs]));
  const cell = (cue: Cue, congruent: boolean) =>
    mean(timesOf(right.filter((trial) => trial.cue === cue && trial.congruent === congruent)));
  const cells = Object.fromEntries(
    cues.map((cue) => [cue, { congruent: cell(cue, true), incongruent: cell(cue, false) }]),
  ) as AntCells;
  const enough = [true, false].every(
    (congruent) => right.filter((trial) => trial.congruent === congruent).length >= MIN_CORRECT,
  );
  const effects = antEffects(cells);
  return {
    ...effects,
    pooled: poolOf(latestRuns(effects, before)),
    executiveRelative: enough ? effects.executiveRelative : null,
    accuracy: included.length === 0 ? null : right.length / included.length,
    medianRtMs: median(timesOf(right)),
    cells,
  };
}

type Scored = Pick<AntMetrics, 'accuracy' | 'executiveRelative' | 'medianRtMs'>;

/** Alerting and orienting are told, not scored. */
export function scoreAnt({ accuracy, executiveRelative, medianRtMs }: Scored): RunScore {
  if (accuracy === null || executiveRelative === null) return noScore;
  return runScore([
    part('accuracy', 50, accuracy, 0.5, 1),
    part('effect', 25, executiveRelative, 0.3, 0),
    part('speed', 25, medianRtMs, 900, 350),
  ]);
}
