import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';

/** Ticked by the person, with examples beside them. */
export const criteria = ['one_cue', 'one_action', 'same_clause', 'own_control', 'time_or_place'] as const;

/** Not done so often in a row: a clearer cue or a smaller action is asked for. */
const ASK_AFTER = 2;

export interface PlanCheck {
  readonly plan: string;
  readonly at: number;
  readonly done: boolean;
}

export interface PlanMetrics {
  /** Share of criteria met; null without a plan. */
  readonly planQuality: number | null;
  /** Done of all that were due; null before the first. */
  readonly followThrough: number | null;
  readonly due: number;
  readonly done: number;
  /** Plans that were not done twice in a row. */
  readonly needChange: readonly string[];
}

export function planMetrics(met: readonly string[] | null, checks: readonly PlanCheck[]): PlanMetrics {
  const done = checks.filter((check) => check.done).length;
  const plans = [...new Set(checks.map(({ plan }) => plan))];
  const needChange = plans.filter((plan) => {
    const own = checks.filter((check) => check.plan === plan).toSorted((a, b) => a.at - b.at);
    const last = own.slice(-ASK_AFTER);
    return last.length === ASK_AFTER && last.every((check) => !check.done);
  });
  return {
    planQuality: met === null ? null : met.length / criteria.length,
    followThrough: checks.length === 0 ? null : done / checks.length,
    due: checks.length,
    done,
    needChange,
  };
}

type Scored = Pick<PlanMetrics, 'planQuality' | 'followThrough'>;

export function scorePlan({ planQuality, followThrough }: Scored): RunScore {
  if (planQuality === null) return noScore;
  if (followThrough === null) return runScore([part('plan', 100, planQuality, 0, 1)]);
  return runScore([part('plan', 50, planQuality, 0, 1), part('done', 50, followThrough, 0, 1)]);
}
