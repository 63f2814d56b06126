import { comparableFrom } from '../assessments/difference.ts';
import { dayMs, toMs } from '../time.ts';

/** Longer without a result or an exercise is a long time away. */
const awayDays = 30;

/** What the page of a signed-in person opens with. */
export type TodayState =
  /** Nothing was answered yet. */
  | 'new'
  /** A plan is under way. */
  | 'plan'
  /** There are results, and nothing happened for a long time. */
  | 'away'
  /** There are results. */
  | 'result';

export interface TodayFacts {
  /** ISO texts of the moments at which tests were finished. */
  readonly finishedAt: readonly string[];
  /** ISO texts of the moments at which exercises were begun. */
  readonly practisedAt: readonly string[];
  readonly hasPlan: boolean;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

export function todayState({ finishedAt, practisedAt, hasPlan, nowMs }: TodayFacts): TodayState {
  if (hasPlan) return 'plan';
  if (finishedAt.length === 0) return 'new';
  const moments = [...finishedAt, ...practisedAt].map(toMs).filter((at) => at !== null);
  // A time that cannot be read, or one of a clock set wrong, makes nobody a stranger.
  const isAway = moments.length > 0 && nowMs - Math.max(...moments) > awayDays * dayMs;
  return isAway ? 'away' : 'result';
}

export interface SecondLook {
  /** Milliseconds since 1970. */
  readonly fromMs: number;
  readonly isOpen: boolean;
}

/**
 * From when on a second result of a test can show change: it may be taken again, and the two are far enough apart to be
 * compared; null where the time of the first cannot be read.
 */
export function secondLook(
  result: { readonly completed_at: string; readonly available_at: string | null },
  nowMs: number,
): SecondLook | null {
  const comparable = comparableFrom(result.completed_at);
  if (comparable === null) return null;
  const available = result.available_at === null ? null : toMs(result.available_at);
  const fromMs = Math.max(comparable, available ?? comparable);
  return { fromMs, isOpen: fromMs <= nowMs };
}
