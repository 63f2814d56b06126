import { dayMs } from '../../time.ts';
import { type DelayedSet, readLocationRun } from './exercise.ts';

/** A complete run that was stored. */
export interface StoredRun {
  readonly seed: string;
  readonly config: unknown;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/**
 * The first set of a run, to be placed again once a day has gone by: how many it held follows from the settings alone.
 * Null before that, and after a run that was itself such a check.
 */
export function dueSet({ seed, config, endedAt }: StoredRun, nowMs: number): DelayedSet | null {
  const run = readLocationRun(config);
  if (run === null || run.delayed !== null || nowMs - endedAt < dayMs) return null;
  return { seed, set: 0, count: run.objects };
}
