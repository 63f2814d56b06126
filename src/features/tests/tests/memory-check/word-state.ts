import * as z from 'zod/mini';
import type {
  WordDelayedRecord,
  WordLearningRecord,
  WordRecognitionRecord,
} from '@/lib/assessments/tests/memory-check/task';
import { minuteMs } from '@/lib/time';

/*
 * What the parts of the word task keep while they run. Once complete they are the raw records of
 * `lib/assessments/word-task`; what cannot be read counts as not begun.
 */

export const learningRounds = 3;
/** Longest recall, milliseconds in view. */
export const recallMs = 90_000;
/** Least time from the end of learning to the recall after it. */
export const delayMs = 5 * minuteMs;
/** Longest text of one answer, and most answers of one recall, that the record takes. */
export const maxWordLength = 60;
export const maxWords = 200;

const responses = z.array(z.object({ text: z.string(), atMs: z.number() }));

const recallSchema = z.object({ usedMs: z.number(), responses });
/** A recall that runs. `usedMs`: time it was in view, counted up to the last change. */
export type Recall = z.infer<typeof recallSchema>;

export const emptyRecall: Recall = { usedMs: 0, responses: [] };

const learningSchema = z.object({
  listId: z.string(),
  words: z.array(z.string()).check(z.minLength(1)),
  /** Recalls of the rounds that are over. */
  rounds: z.array(responses),
  /** Words of the running round that were shown. */
  shown: z.number(),
  /** Recall of the running round; null while its words are shown. */
  recall: z.nullable(recallSchema),
});
export type LearningState = z.infer<typeof learningSchema>;

const listSchema = z.object({ listId: z.string(), words: z.array(z.string()) });
const itemsSchema = z.object({
  items: z.array(z.object({ word: z.string(), old: z.boolean(), answer: z.enum(['old', 'new']) })),
});

function read<T>(schema: z.ZodMiniType<T>, value: unknown): T | null {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? parsed.data : null;
}

export const readLearning = (state: unknown): LearningState | null => read(learningSchema, state);
export const readRecall = (state: unknown): Recall | null => read(recallSchema, state);
export const readItems = (state: unknown): WordRecognitionRecord['items'] =>
  read(itemsSchema, state)?.items ?? [];
/** The list that was learned, from the record of the learning; null when there is none. */
export const readLearnedList = (record: unknown) => read(listSchema, record);

export function learningRecord({ listId, words, rounds }: LearningState): WordLearningRecord {
  return { listId, words, rounds };
}

export function delayedRecord(recall: Recall): WordDelayedRecord {
  return { responses: recall.responses };
}
