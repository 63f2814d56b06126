import * as z from 'zod/mini';
import {
  judgeRecall,
  listMemory,
  normaliseWord,
  type RecallResult,
  wordsPerList,
} from '../../../cognitive/word-memory.ts';
import { err, ok, type Result } from '../../../result.ts';
import type { ActivityResults, ActivityScore } from '../../activity-scorers.ts';

/*
 * The word task of the Memory Check: three rounds of learning, recall after the questions, recognition. Counts only; no
 * part of it ever enters a percent, a band or a total.
 */

const learningRounds = 3;
/** One recall lasts 90 seconds; more than this is no recall of ours. */
const maxResponses = 200;
const maxAtMs = 10 * 60 * 1000;

const word = z.string().check(z.minLength(1), z.maxLength(60));
const responses = z
  .array(
    z.strictObject({
      /** As typed or said. */
      text: z.string().check(z.maxLength(60)),
      /** Milliseconds since the recall began. */
      atMs: z.number().check(z.minimum(0), z.maximum(maxAtMs)),
    }),
  )
  .check(z.maxLength(maxResponses));

const learningSchema = z.strictObject({
  /** The list, so that a later attempt takes another one. */
  listId: z.string().check(z.minLength(1), z.maxLength(60)),
  /** The words to learn. */
  words: z
    .array(word)
    .check(
      z.refine(
        (words) => words.length === wordsPerList && new Set(words.map(normaliseWord)).size === wordsPerList,
      ),
    ),
  /** What was recalled after each round. */
  rounds: z.array(responses).check(z.length(learningRounds)),
});
/** Raw record of 'word_learning'. */
export type WordLearningRecord = z.infer<typeof learningSchema>;

const delayedSchema = z.strictObject({ responses });
/** Raw record of 'word_delayed'. */
export type WordDelayedRecord = z.infer<typeof delayedSchema>;

const recognitionSchema = z.strictObject({
  /** In the order shown: the words of the list and as many new ones. */
  items: z.array(z.strictObject({ word, old: z.boolean(), answer: z.enum(['old', 'new']) })).check(
    z.refine((items) => {
      const old = items.filter((item) => item.old).length;
      return old === wordsPerList && items.length === 2 * wordsPerList;
    }),
  ),
});
/** Raw record of 'word_recognition'. */
export type WordRecognitionRecord = z.infer<typeof recognitionSchema>;

export type WordLearningResult = { readonly rounds: readonly RecallResult[] };

const badRecord = err('bad_record');

/** Result: `WordLearningResult`. */
export function scoreWordLearning(raw: unknown): Result<ActivityScore, string> {
  const record = z.safeParse(learningSchema, raw);
  if (!record.success) return badRecord;
  const { words, rounds } = record.data;
  const result: WordLearningResult = {
    rounds: rounds.map((round) =>
      judgeRecall(
        words,
        round.map(({ text }) => text),
      ),
    ),
  };
  return ok({ result });
}

/** Result: `RecallResult`, judged by the words that were learned. */
export function scoreWordDelayed(raw: unknown, earlier: ActivityResults): Result<ActivityScore, string> {
  const record = z.safeParse(delayedSchema, raw);
  const learned = z.safeParse(learningSchema, earlier.word_learning?.raw);
  if (!record.success) return badRecord;
  if (!learned.success) return err('nothing_learned');
  return ok({
    result: judgeRecall(
      learned.data.words,
      record.data.responses.map(({ text }) => text),
    ),
  });
}

/** Result: words rightly called old of 12, new words called old of 12, and the measures of the whole task. */
export function scoreWordRecognition(raw: unknown, earlier: ActivityResults): Result<ActivityScore, string> {
  const record = z.safeParse(recognitionSchema, raw);
  if (!record.success) return badRecord;
  const learned = z.safeParse(learningSchema, earlier.word_learning?.raw);
  const delayed = z.safeParse(delayedSchema, earlier.word_delayed?.raw);
  if (!learned.success || !delayed.success) return err('nothing_learned');
  const { words, rounds } = learned.data;
  const old = record.data.items.filter((item) => item.old).map((item) => normaliseWord(item.word));
  if (words.some((each) => !old.includes(normaliseWord(each)))) return err('other_words');
  const correct = (list: WordDelayedRecord['responses']) =>
    judgeRecall(
      words,
      list.map(({ text }) => text),
    ).correct;
  const [t1 = 0, t2 = 0, t3 = 0] = rounds.map(correct);
  const calledOld = (isOld: boolean) =>
    record.data.items.filter((item) => item.old === isOld && item.answer === 'old').length;
  const hits = calledOld(true);
  const falseAlarms = calledOld(false);
  const measures = listMemory({
    t1,
    t2,
    t3,
    delayed: correct(delayed.data.responses),
    recognitionHits: hits,
    recognitionFalseAlarms: falseAlarms,
  });
  return ok({ result: { hits, falseAlarms, measures } });
}
