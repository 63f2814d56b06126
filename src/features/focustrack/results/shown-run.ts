import type { AttentionRun } from '@/lib/cognitive/attention-test/record';
import type { ScoredRun } from '@/lib/cognitive/attention-test/score-run';

/** A run of the person who looks at it, with what was worked out from it. */
export interface ShownRun {
  readonly id: string;
  readonly userId: string;
  readonly run: AttentionRun;
  readonly scored: ScoredRun;
}
