import type { EngineTrial } from '../engine/types.ts';
import { type FocustrackVariant, letterShownMs } from './design.ts';
import type { PlannedTrial } from './trial-list.ts';

/** The list as the engine runs it. Spoken letters end by themselves. */
export function toEngineTrials(
  list: readonly PlannedTrial[],
  variant: FocustrackVariant,
): EngineTrial<string>[] {
  const showMs = variant === 'audio' ? null : letterShownMs;
  return list.map(({ letter, soaMs }) => ({ stimulus: letter, timing: { kind: 'paced', showMs, soaMs } }));
}
