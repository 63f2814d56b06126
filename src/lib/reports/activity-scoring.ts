import type { AttemptRecord } from '../assessments/attempt-record.ts';
import { scoreDelayChoice } from '../assessments/tests/delay-choice/task.ts';
import { type DimensionId, dimensionIds, dimensionScores } from '../cognitive/focustrack/dimensions.ts';
import type { FocustrackRun } from '../cognitive/focustrack/stored-run.ts';
import { round1 } from '../cognitive/scale.ts';

/*
 * The way to the numbers of tests without questions: from the measures of the run or the choices, worked out anew
 * where the stored record allows it.
 */

type Figures = Readonly<Record<string, number>>;

export type ActivityNumber = {
  /** Area, or 'overall'. */
  readonly id: string;
  /** Worked out anew; null where the record gives no number. */
  readonly percent: number | null;
  /** Text `scoring.task.{key}` with the numbers filled in; null when nothing is known beyond the number. */
  readonly formula: { readonly key: ActivityFormula; readonly figures: Figures } | null;
};

export type ActivityFormula = DimensionId | 'overall' | 'turned' | 'sooner_preference';

export type ActivityScoring = {
  readonly areas: readonly ActivityNumber[];
  readonly overall: ActivityNumber;
  /** Null: the record that would tell is not at hand. */
  readonly agrees: boolean | null;
};

/** Of the reaction-time test. Without the run, only the turning of the scale is left to show. */
export function runScoring(
  attempt: Pick<AttemptRecord, 'domains' | 'overall'>,
  run: FocustrackRun | null,
): ActivityScoring {
  const stored = (id: string) => attempt.domains[id] ?? null;
  if (run === null) {
    const areas = dimensionIds.map((id) => turned(id, stored(id)));
    return { areas, overall: turned('overall', attempt.overall), agrees: null };
  }
  const { metrics, quality, variant } = run;
  const { scores, composite } = dimensionScores({
    hits: metrics.hits,
    ...metrics.rates,
    medianRtMs: variant === 'audio' ? null : metrics.rt.median,
    rtCv: metrics.rt.cv,
    slopePctPerBlock: metrics.blockChange.slopePctPerBlock,
    quality: quality.level,
  });
  const areas = dimensionIds.map((id): ActivityNumber => {
    const performance = scores[id];
    if (performance === null) return { id, percent: null, formula: null };
    const score = round1(100 - performance);
    const figures = { ...measures(id, run), performance: round1(performance), score };
    return { id, percent: score, formula: { key: id, figures } };
  });
  const overall = composite === null ? null : round1(100 - composite);
  return {
    areas,
    overall: {
      id: 'overall',
      percent: overall,
      formula:
        composite === null || overall === null
          ? null
          : { key: 'overall', figures: { performance: round1(composite), score: overall } },
    },
    agrees: overall === attempt.overall && areas.every(({ id, percent }) => percent === stored(id)),
  };
}

function turned(id: string, score: number | null): ActivityNumber {
  if (score === null) return { id, percent: null, formula: null };
  return {
    id,
    percent: score,
    formula: { key: 'turned', figures: { performance: round1(100 - score), score } },
  };
}

/** What a dimension stands on, in the units the text names: percent and milliseconds. */
function measures(id: DimensionId, { metrics }: FocustrackRun): Figures {
  const { rates, rt, blockChange, omissions, targets, commissions, nonTargets } = metrics;
  const percent = (share: number | null) => round1(100 * (share ?? 0));
  switch (id) {
    case 'sustained_attention':
      return { omissions, targets, rate: percent(rates.omissionRate) };
    case 'impulse_control':
      return {
        commissions,
        nonTargets,
        rate: percent(rates.commissionRate),
        falseRate: percent(rates.falsePressRate),
      };
    case 'processing_speed':
      return { median: round1(rt.median ?? 0) };
    case 'consistency':
      return { cv: percent(rt.cv) };
    case 'vigilance':
      return {
        slope: round1(blockChange.slopePctPerBlock ?? 0),
        early: percent(rates.omissionRateEarly),
        late: percent(rates.omissionRateLate),
      };
  }
}

/** Of the delay choice, from its choices. Without them the stored number stands alone. */
export function choiceScoring(
  attempt: Pick<AttemptRecord, 'domains' | 'overall' | 'tasks'>,
): ActivityScoring {
  const id = 'sooner_preference';
  const stored = attempt.domains[id] ?? null;
  const scored = scoreDelayChoice(rawOf(attempt.tasks?.delay_choice));
  if (!scored.ok) {
    const alone = { id, percent: stored, formula: null };
    return { areas: [alone], overall: { ...alone, id: 'overall', percent: attempt.overall }, agrees: null };
  }
  const percent = scored.value.domains?.[id] ?? null;
  const number: ActivityNumber = {
    id,
    percent,
    formula:
      percent === null ? null : { key: id, figures: { area: areaOf(scored.value.result), score: percent } },
  };
  return {
    areas: [number],
    overall: { ...number, id: 'overall' },
    agrees: percent === stored && percent === attempt.overall,
  };
}

/** Area under the points, 0 to 1. */
function areaOf(result: unknown): number {
  const holds = typeof result === 'object' && result !== null && 'auc' in result;
  return holds && typeof result.auc === 'number' ? result.auc : 0;
}

function rawOf(task: unknown): unknown {
  return typeof task === 'object' && task !== null && 'raw' in task ? task.raw : null;
}
