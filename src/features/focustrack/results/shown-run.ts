import type { FocustrackRecord } from '@/lib/cognitive/focustrack/record';
import type { ScoredFocustrackRun } from '@/lib/cognitive/focustrack/score-run';

/** A run of the person who looks at it, with what was worked out from it. */
export interface ShownRun {
  readonly id: string;
  readonly userId: string;
  readonly run: FocustrackRecord;
  readonly scored: ScoredFocustrackRun;
}
