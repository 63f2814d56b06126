import type { LastSetup } from '@/api/training/last-rounds';
import type { LastRun } from '@/api/training/start-facts';
import type { StartFacts } from '@/lib/exercises/contract';
import { type ExerciseFacts, modeOfRun } from '@/lib/exercises/facts';
import type { RunOutcome } from '@/lib/exercises/recompute';
import type { ExerciseRun } from '@/lib/exercises/run';
import type { Options, View } from '../view';

/** The form that settings are of. */
export function variantOf(config: object): string {
  return 'variant' in config && typeof config.variant === 'string' ? config.variant : '';
}

/** How the next run is to be. */
export interface Setup {
  readonly variant: string;
  readonly options: Options;
}

/** A run that is over, as it is told. */
export interface DoneRun {
  readonly run: ExerciseRun;
  /** Null when it cannot be worked out: told without numbers. */
  readonly outcome: RunOutcome | null;
}

/**
 * The form that is asked for or else the last one that was played, where there is a screen for it; the usual one otherwise.
 * @param wanted from the address
 */
export function setupFrom(
  last: LastSetup | null,
  view: View,
  screen: ExerciseRun['screenClass'],
  wanted: string | null,
): Setup {
  const options = { ...last?.options, ...view.optionsOn?.(screen) };
  const known = [wanted, last?.variant].find((one) => one != null && view.variants.includes(one));
  return { variant: known ?? view.variants[0] ?? '', options };
}

export function startOf(
  facts: ExerciseFacts,
  { variant, options }: Setup,
  { run, last }: LastRun,
): StartFacts {
  return { variant, options, run, last, mode: modeOfRun(facts, run) };
}

/** Whether the round is open to every account. */
export function isFree({ tier, freeMinutes }: ExerciseFacts, config: object): boolean {
  if (tier === 'freemium') return true;
  return freeMinutes !== undefined && 'minutes' in config && config.minutes === freeMinutes;
}

/** Tasks whose rule is to be found out have nothing to try before. */
export function hasPractice({ exercise }: View, config: object): boolean {
  return 'practice' in exercise && exercise.practice('practice', config).length > 0;
}

interface Press {
  readonly device: ExerciseRun['deviceClass'];
}

/** What most answers of a timed run were given with; null where records tell of no device. */
export function deviceOf(records: readonly unknown[]): ExerciseRun['deviceClass'] | null {
  const counts = new Map<ExerciseRun['deviceClass'], number>();
  for (const record of records) {
    const { presses = [] } = record as { readonly presses?: readonly Press[] };
    if (!Array.isArray(presses)) continue;
    for (const { device } of presses as readonly Press[]) counts.set(device, (counts.get(device) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Timed runs are never gone on with; stepped ones unless a limit ran; the others by the clock. */
export function canGoOn(
  run: Pick<ExerciseRun, 'id' | 'taskVersion'>,
  limitRunIn: string | null,
  { taskVersion }: ExerciseFacts,
): boolean {
  return run.taskVersion === taskVersion && run.id !== limitRunIn;
}
