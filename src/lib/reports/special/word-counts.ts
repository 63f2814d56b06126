import * as z from 'zod/mini';
import { wordsPerList } from '../../cognitive/word-memory.ts';

/** Plain counts of the word task. They are never turned into a percent, a band or a total. */
export type WordCounts = {
  /** Words on the list. */
  readonly words: number;
  /** Recalled after each round of learning; empty when the record cannot be read. */
  readonly rounds: readonly number[];
  /** Recalled after the pause; null when that part was not done. */
  readonly delayed: number | null;
  /** List words called known, and new words called known; null when that part was not done. */
  readonly recognised: { readonly hits: number; readonly falseAlarms: number } | null;
};

const count = z.int().check(z.gte(0));
const recall = z.object({ result: z.object({ correct: count }) });
const learning = z.object({ result: z.object({ rounds: z.array(z.object({ correct: count })) }) });
const recognition = z.object({ result: z.object({ hits: count, falseAlarms: count }) });

/** Reads what was worked out from the records of the word task; null when nothing of it is there. */
export function wordCounts(tasks: Readonly<Record<string, unknown>> | undefined): WordCounts | null {
  const learned = z.safeParse(learning, tasks?.word_learning);
  const delayed = z.safeParse(recall, tasks?.word_delayed);
  const recognised = z.safeParse(recognition, tasks?.word_recognition);
  if (!learned.success && !delayed.success && !recognised.success) return null;
  return {
    words: wordsPerList,
    rounds: learned.success ? learned.data.result.rounds.map(({ correct }) => correct) : [],
    delayed: delayed.success ? delayed.data.result.correct : null,
    recognised: recognised.success ? recognised.data.result : null,
  };
}
