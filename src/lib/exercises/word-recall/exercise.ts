import * as z from 'zod/mini';
import { judgeRecall } from '../../cognitive/word-memory.ts';
import { clamp } from '../../numbers.ts';
import type { SteppedExercise } from '../contract.ts';
import { type RecallMetrics, recallMetrics, scoreRecall } from './score.ts';
import {
  choiceCount,
  type JudgedRecall,
  maxPairs,
  minPairs,
  type RecallItem,
  recallSession,
} from './session.ts';

const startPairs = 4;
const longestAnswer = 80;

/** `own`: facts of one's own instead of names and objects. */
export const variants = ['words', 'own', 'spoken'] as const;
const pairSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(longestAnswer)),
  answer: z.string().check(z.minLength(1), z.maxLength(longestAnswer)),
});
const levelSchema = z.int().check(z.gte(minPairs), z.lte(maxPairs));
const configSchema = z
  .object({
    variant: z.enum(variants),
    mode: z.enum(['typed', 'choice']),
    /** A later day: every pair once, nothing learned. */
    isCheck: z.boolean(),
    /** Pairs to learn at once. */
    level: levelSchema,
    /** The pairs of this run with the answer looked for. */
    pairs: z.array(pairSchema).check(z.minLength(1), z.maxLength(maxPairs)),
  })
  .check(z.refine(({ isCheck, pairs }) => isCheck || pairs.length >= minPairs));
type Config = z.infer<typeof configSchema>;

const answerSchema = z.object({
  tookMs: z.number(),
  /** Typed or said; null where one chooses or passes. */
  answer: z.nullable(z.string().check(z.maxLength(longestAnswer))),
  /** Pair whose word was chosen. */
  choice: z.nullable(z.int().check(z.gte(0), z.lt(maxPairs))),
});
type Answer = z.infer<typeof answerSchema>;

const givenPairs = z.array(pairSchema);

/** Six times the same letter: no two are alike enough to stand for each other. */
const standIn = (i: number) => String.fromCharCode(97 + i).repeat(6);

/** Pairs handed in, as many as the level asks for, or all to be checked; without any (a run nobody sees) stand-ins do. */
function pairsFor(given: unknown, level: number, isCheck: boolean): Config['pairs'] {
  const read = givenPairs.safeParse(given);
  const list = read.success ? read.data : [];
  const filled = Array.from({ length: level }, (_, i) => ({ id: `pair-${i}`, answer: standIn(i) }));
  const [least, most] = isCheck ? [1, maxPairs] : [minPairs, level];
  return list.length >= least ? list.slice(0, most) : filled;
}

const runSchema = z.object({ isCheck: z.boolean(), pairs: givenPairs });

/** What the settings of a run that was stored tell of its pairs; null where they tell nothing. */
export function readRecallRun(config: unknown): z.infer<typeof runSchema> | null {
  const read = runSchema.safeParse(config);
  return read.success ? read.data : null;
}

function isRight(item: RecallItem, { answer, choice }: Answer, { pairs, mode }: Config): boolean {
  if (item.kind !== 'prompt') return true;
  if (mode === 'choice') return choice === item.pair;
  const target = pairs[item.pair]?.answer ?? '';
  return answer !== null && judgeRecall([target], [answer]).correct === 1;
}

export const exercise: SteppedExercise<Config, RecallItem, Answer, JudgedRecall, RecallMetrics> = {
  id: 'word-recall',
  kind: 'stepped',
  config: configSchema,
  configFor({ variant, last, options }) {
    const isCheck = options.isCheck === true;
    const level = clamp(last?.pairs ?? startPairs, minPairs, maxPairs);
    const pairs = pairsFor(options.pairs, level, isCheck);
    return {
      variant: variants.find((known) => known === variant) ?? 'words',
      // Among fewer there is nothing to choose.
      mode: options.mode === 'choice' && pairs.length >= choiceCount ? 'choice' : 'typed',
      isCheck,
      level,
      pairs,
    };
  },
  answer: answerSchema,
  source: (seed, { pairs, mode, isCheck, level }) =>
    recallSession({ seed, pairs: pairs.length, mode, isCheck, level }),
  practice: () => [],
  fits(item, { choice, tookMs }) {
    if (item.kind === 'filler') return tookMs >= item.forMs - 1000 && tookMs <= item.forMs + 60_000;
    return item.kind !== 'prompt' || choice === null || item.choices.includes(choice);
  },
  judge: (item, answer, config) => ({
    valid: true,
    kind: item.kind,
    pair: item.kind === 'filler' ? null : item.pair,
    delayS: item.kind === 'prompt' ? item.delayS : null,
    correct: isRight(item, answer, config),
    tookMs: answer.tookMs,
  }),
  metrics: (trials, { pairs, isCheck }) => recallMetrics(trials, pairs.length, isCheck),
  score: scoreRecall,
};
