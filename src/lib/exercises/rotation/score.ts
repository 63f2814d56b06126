import { mean } from '../../cognitive/stats/descriptive.ts';
import { fitLine } from '../../cognitive/stats/regression.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedRotation } from './exercise.ts';

const FASTEST_MS = 200;
/** A slope from many errors means nothing. */
const MIN_ACCURACY = 0.75;

export interface RotationMetrics {
  readonly accuracy: number | null;
  /** Milliseconds a degree adds to right answers of turned figures, and the time of none. */
  readonly slopeMsPerDeg: number | null;
  readonly interceptMs: number | null;
  readonly accuracyByAngle: Readonly<Record<number, number>>;
  readonly meanSize: number | null;
}

export function rotationMetrics(trials: readonly JudgedRotation[]): RotationMetrics {
  const included = trials.filter(({ rtMs }) => rtMs === null || rtMs >= FASTEST_MS);
  const share = (list: readonly JudgedRotation[]) => mean(list.map(({ correct }) => Number(correct)));
  const angles = [...new Set(included.map(({ angle }) => angle))].toSorted((a, b) => a - b);
  const times = angles.flatMap((angle) => {
    const own = included.filter((trial) => trial.angle === angle && trial.correct && !trial.mirrored);
    const meanMs = mean(own.flatMap(({ rtMs }) => (rtMs === null ? [] : [rtMs])));
    return meanMs === null ? [] : [{ angle, meanMs }];
  });
  const line = fitLine(
    times.map(({ angle }) => angle),
    times.map(({ meanMs }) => meanMs),
  );
  return {
    accuracy: share(included),
    slopeMsPerDeg: line?.slope ?? null,
    interceptMs: line?.intercept ?? null,
    accuracyByAngle: Object.fromEntries(
      angles.map((angle) => [angle, share(included.filter((trial) => trial.angle === angle)) ?? 0]),
    ),
    meanSize: mean(included.map(({ size }) => size)),
  };
}

type Scored = Pick<RotationMetrics, 'accuracy' | 'slopeMsPerDeg'>;

export function scoreRotation({ accuracy, slopeMsPerDeg }: Scored): RunScore {
  if (accuracy === null) return noScore;
  return runScore([
    part('accuracy', 60, accuracy, 0.5, 1),
    part('slope', 40, accuracy < MIN_ACCURACY ? null : slopeMsPerDeg, 15, 1),
  ]);
}
