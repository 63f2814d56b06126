import { type Mood, moods } from '../cognitive/burst-limits.ts';
import { median } from '../cognitive/stats/descriptive.ts';
import { addDays, type WeekStart, weekStartOf } from '../plans/dates.ts';
import type { BurstFacts, DayFacts } from './days.ts';
import { minutesOf } from './heat.ts';

/** A burst is finished from this share of its plan on. */
const finishedShare = 0.6;
export const isFinished = ({ focused_s, planned_s }: Pick<BurstFacts, 'focused_s' | 'planned_s'>): boolean =>
  focused_s >= finishedShare * planned_s;

export interface WeekFacts {
  /** Its first day. */
  readonly start: string;
  readonly minutes: number;
  /** Finished bursts. */
  readonly bursts: number;
}

export interface WeekRange {
  readonly from: string;
  readonly to: string;
  readonly weekStart: WeekStart;
}

/** Every week from the one of the first day to the one of the last, oldest first, with what of them was asked for. */
export function weeksOf(
  days: readonly DayFacts[],
  bursts: readonly BurstFacts[],
  { from, to, weekStart }: WeekRange,
): WeekFacts[] {
  const minutes = new Map<string, number>();
  const finished = new Map<string, number>();
  const add = (sums: Map<string, number>, date: string, amount: number) => {
    const week = weekStartOf(date, weekStart);
    sums.set(week, (sums.get(week) ?? 0) + amount);
  };
  for (const day of days) add(minutes, day.date, minutesOf(day));
  for (const burst of bursts) if (isFinished(burst)) add(finished, burst.date, 1);
  const weeks: WeekFacts[] = [];
  for (let start = weekStartOf(from, weekStart); start <= to; start = addDays(start, 7)) {
    weeks.push({ start, minutes: minutes.get(start) ?? 0, bursts: finished.get(start) ?? 0 });
  }
  return weeks;
}

export interface MoodCount {
  readonly before: Mood;
  readonly after: Mood;
  readonly count: number;
}

/** Four hours of the day. */
export interface DayPart {
  /** The hour it begins, 0, 4, … 20. */
  readonly from: number;
  readonly bursts: number;
  readonly finished: number;
}

export interface BurstStatistics {
  readonly bursts: number;
  readonly finished: number;
  /** Of what was planned, seconds; null without a burst. */
  readonly usualSeconds: number | null;
  /** Pairs that occurred, the most frequent first. */
  readonly moods: readonly MoodCount[];
  /** Parts of the day with bursts, from midnight; empty below `burstsForADayPart`. */
  readonly parts: readonly DayPart[];
  /** The part with the highest share finished, the fuller of two alike, then the earlier. */
  readonly best: DayPart | null;
}

/** With fewer nothing is said about times of day. */
export const burstsForADayPart = 20;
const partHours = 4;

function partsOf(bursts: readonly BurstFacts[]): DayPart[] {
  if (bursts.length < burstsForADayPart) return [];
  return Array.from({ length: 24 / partHours }, (_, part) => {
    const of = bursts.filter(({ hour }) => Math.floor(hour / partHours) === part);
    return { from: part * partHours, bursts: of.length, finished: of.filter(isFinished).length };
  }).filter((part) => part.bursts > 0);
}

const share = (part: DayPart) => part.finished / part.bursts;

function bestOf(parts: readonly DayPart[]): DayPart | null {
  let best: DayPart | null = null;
  for (const part of parts) {
    const difference = best === null ? 1 : share(part) - share(best);
    if (difference > 0 || (difference === 0 && best !== null && part.bursts > best.bursts)) best = part;
  }
  return best;
}

/**
 * A time of day that suits a person, 'HH:00': the middle of the part in which most of what they begin is finished. Null
 * before that can be said.
 */
export function goodTime(bursts: readonly BurstFacts[]): string | null {
  const best = bestOf(partsOf(bursts));
  return best === null ? null : `${String(best.from + partHours / 2).padStart(2, '0')}:00`;
}

export function burstStatistics(bursts: readonly BurstFacts[]): BurstStatistics {
  const parts = partsOf(bursts);
  const counted = moods.flatMap((before) =>
    moods.map((after) => ({
      before,
      after,
      count: bursts.filter((burst) => burst.mood_before === before && burst.mood_after === after).length,
    })),
  );
  return {
    bursts: bursts.length,
    finished: bursts.filter(isFinished).length,
    usualSeconds: median(bursts.map(({ planned_s }) => planned_s)),
    moods: counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
    parts,
    best: bestOf(parts),
  };
}
