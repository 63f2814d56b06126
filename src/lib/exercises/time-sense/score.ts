import { mean, standardDeviation } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedTime } from './exercise.ts';

export interface Production {
  readonly targetMs: number;
  readonly producedMs: number;
}

export interface ProductionMetrics {
  readonly meanRatio: number | null;
  /** Mean distance of produced / target from 1. */
  readonly meanAbsRatioError: number | null;
  /** sd / mean of each target, averaged. */
  readonly meanCv: number | null;
}

export function productionMetrics(trials: readonly Production[]): ProductionMetrics {
  const ratios = trials.map(({ targetMs, producedMs }) => producedMs / targetMs);
  const targets = [...new Set(trials.map(({ targetMs }) => targetMs))];
  const cvs = targets.flatMap((target) => {
    const produced = trials.filter(({ targetMs }) => targetMs === target).map(({ producedMs }) => producedMs);
    const [centre, sd] = [mean(produced), standardDeviation(produced)];
    return centre && sd !== null ? [sd / centre] : [];
  });
  return {
    meanRatio: mean(ratios),
    meanAbsRatioError: mean(ratios.map((ratio) => Math.abs(ratio - 1))),
    meanCv: mean(cvs),
  };
}

export interface PlanningMetrics {
  /** Of ln(actual / predicted). */
  readonly meanLogRatio: number | null;
  readonly meanAbsLog: number | null;
  /** How many times longer than foretold. */
  readonly biasFactor: number | null;
  readonly shareUnderestimated: number | null;
}

/** @param predictedS and `actualS` by job, above 0 */
export function planningMetrics(predictedS: readonly number[], actualS: readonly number[]): PlanningMetrics {
  const logs = predictedS.map((predicted, i) => Math.log((actualS[i] ?? predicted) / predicted));
  const meanLogRatio = mean(logs);
  return {
    meanLogRatio,
    meanAbsLog: mean(logs.map(Math.abs)),
    biasFactor: meanLogRatio === null ? null : Math.exp(meanLogRatio),
    shareUnderestimated: mean(logs.map((log) => (log > 0 ? 1 : 0))),
  };
}

export interface TimeMetrics extends ProductionMetrics, PlanningMetrics {
  readonly counted: boolean | null;
}

export function timeMetrics(trials: readonly JudgedTime[]): TimeMetrics {
  const produced = trials.flatMap(({ targetMs, producedMs }) =>
    targetMs === null || producedMs === null ? [] : [{ targetMs, producedMs }],
  );
  const jobs = trials.flatMap(({ predictedS, actualS }) =>
    predictedS === null || !actualS ? [] : [{ predictedS, actualS }],
  );
  return {
    ...productionMetrics(produced),
    ...planningMetrics(
      jobs.map(({ predictedS }) => predictedS),
      jobs.map(({ actualS }) => actualS),
    ),
    counted: trials.find(({ counted }) => counted !== null)?.counted ?? null,
  };
}

type Scored = Pick<TimeMetrics, 'meanAbsRatioError' | 'meanCv' | 'meanAbsLog'>;

/** Seven tenths for produced times where there are jobs, all of it without. */
export function scoreTimeSense({ meanAbsRatioError, meanCv, meanAbsLog }: Scored): RunScore {
  if (meanAbsRatioError === null || meanCv === null) return noScore;
  const share = meanAbsLog === null ? 1 : 0.7;
  return runScore([
    part('accuracy', 60 * share, meanAbsRatioError, 0.5, 0),
    part('steadiness', 40 * share, meanCv, 0.4, 0),
    ...(meanAbsLog === null ? [] : [part('planning', 30, meanAbsLog, Math.log(3), 0)]),
  ]);
}
