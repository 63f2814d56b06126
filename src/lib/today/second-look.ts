import { comparableFrom } from '../assessments/difference.ts';
import { toMs } from '../time.ts';

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
