import { mean, median } from '../../cognitive/stats/descriptive.ts';
import { type ConditionScores, interference } from '../../cognitive/stats/interference.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import type { JudgedSwitch } from './exercise.ts';

const MIN_CORRECT = 20;
const FASTEST_MS = 200;

export interface SwitchMetrics {
  readonly accuracy: number | null;
  readonly medianRtMs: number | null;
  /** Switch less repeat within mixed blocks: times, errors and both together. */
  readonly switchCostMs: number | null;
  readonly switchCostPe: number | null;
  readonly switchCostIes: number | null;
  readonly switchCostLisas: number | null;
  /** Share of the repeat time; null below 20 right trials of a kind. */
  readonly relativeSwitchCost: number | null;
  /** Repeat less the blocks of one task. */
  readonly mixingCostMs: number | null;
  /** Digits that ask for different sides less those that ask for the same. */
  readonly congruencyMs: number | null;
  readonly conditions: Partial<Record<'single' | 'repeat' | 'switch', ConditionScores>>;
}

const kinds = { single: 'neu', repeat: 'con', switch: 'inc' } as const;
const rtsOf = (trials: readonly JudgedSwitch[]) =>
  trials.flatMap(({ correct, rtMs }) => (correct && rtMs !== null ? [rtMs] : []));

export function switchMetrics(trials: readonly JudgedSwitch[]): SwitchMetrics {
  const included = trials.filter(({ rtMs }) => rtMs === null || rtMs >= FASTEST_MS);
  const right = included.filter(({ correct }) => correct);
  // The first trial of a block and those after an error tell nothing about costs.
  const counted = trials.filter((trial, i) => {
    const before = trials[i - 1];
    return before?.block === trial.block && before.index === trial.index - 1 && before.correct;
  });
  const { effects, conditions } = interference(
    counted.map(({ condition, rtMs, correct }) => ({
      condition: kinds[condition as keyof typeof kinds],
      rt: rtMs,
      correct,
    })),
  );
  const enough = (['repeat', 'switch'] as const).every(
    (kind) => rtsOf(counted.filter(({ condition }) => condition === kind)).length >= MIN_CORRECT,
  );
  const congruencyOf = (congruent: boolean) =>
    mean(rtsOf(right.filter((trial) => trial.congruent === congruent)));
  const [same, other] = [congruencyOf(true), congruencyOf(false)];
  const { con, neu, inc } = conditions;
  return {
    accuracy: included.length === 0 ? null : right.length / included.length,
    medianRtMs: median(rtsOf(right)),
    switchCostMs: effects.rt,
    switchCostPe: effects.pe,
    switchCostIes: effects.ies,
    switchCostLisas: effects.lisas,
    relativeSwitchCost: enough ? effects.relative : null,
    mixingCostMs: typeof effects.facilitation === 'number' ? -effects.facilitation : null,
    congruencyMs: same === null || other === null ? null : other - same,
    conditions: { ...(neu && { single: neu }), ...(con && { repeat: con }), ...(inc && { switch: inc }) },
  };
}

type Scored = Pick<SwitchMetrics, 'accuracy' | 'relativeSwitchCost' | 'medianRtMs'>;

export function scoreSwitch({ accuracy, relativeSwitchCost, medianRtMs }: Scored): RunScore {
  if (accuracy === null || relativeSwitchCost === null) return noScore;
  return runScore([
    part('accuracy', 50, accuracy, 0.5, 1),
    part('switching', 25, relativeSwitchCost, 0.4, 0),
    part('speed', 25, medianRtMs, 1600, 600),
  ]);
}
