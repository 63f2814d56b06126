import type { Mood } from '../cognitive/burst-limits.ts';

/** What a person did on one day. */
export interface DayFacts {
  /** 'YYYY-MM-DD', as their wall shows it. */
  readonly date: string;
  /** Seconds of focus, each counted once. */
  readonly focus_s: number;
  /** Seconds of exercises that were no focus at the same time. */
  readonly training_s: number;
  readonly runs: number;
  readonly bursts: number;
  readonly tasks_done: number;
  /** Whether there was a run, a burst or an entry. */
  readonly active: boolean;
}

/** A focus session in numbers. */
export interface BurstFacts {
  readonly date: string;
  /** The hour it began, 0 to 23. */
  readonly hour: number;
  readonly planned_s: number;
  readonly focused_s: number;
  readonly mood_before: Mood | null;
  readonly mood_after: Mood | null;
}
