import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng } from '../../random.ts';
import { type NbackLevel, nextJaeggiLevel, nextNbackLevel } from '../adaptivity/nback-level.ts';
import { blockSource } from '../adaptivity/source.ts';
import type { TimedExercise } from '../contract.ts';
import { type JudgedNback, judgeNback, type NbackItem } from './judge.ts';
import { countRound, type NbackMetrics, nbackMetrics, scoreNback } from './score.ts';
import { drawRound, nbackPositions } from './sequence.ts';

const rounds = 8;
const shownMs = 500;
const soaMs = 3000;
export const maxLevel = 9;
const longestRound = 29;
const practiceTrials = 10;
const feedbackMs = 500;

/** Letters that do not rhyme; digits where letters are no habit of the language. */
export const alphabets = {
  letters: ['C', 'H', 'K', 'L', 'Q', 'R', 'S', 'T'],
  digits: ['1', '2', '3', '4', '5', '6', '7', '8'],
} as const;

export const variants = [
  'single',
  'shown',
  'dual',
  'spoken',
  'single-digits',
  'shown-digits',
  'dual-digits',
  'spoken-digits',
] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  rule: z.enum(['house', 'jaeggi']),
  level: z.int().check(z.gte(1), z.lte(maxLevel)),
});
type Config = z.infer<typeof configSchema>;

export const isDualVariant = (variant: Config['variant']) => variant.startsWith('dual');

function roundItems(seed: string, variant: Config['variant'], block: number, n: number): NbackItem[] {
  const isDual = isDualVariant(variant);
  const letters = variant.endsWith('digits') ? alphabets.digits : alphabets.letters;
  const round = drawRound<string>(createRng(`${seed}:${block}:${n}`), n, letters, isDual);
  const inLetters = nbackPositions(round.letters, n);
  const inSquares = nbackPositions(round.squares, n);
  return round.letters.map((letter, i) => ({
    block,
    n,
    square: round.squares[i] ?? null,
    letter,
    isTargetLetter: inLetters.targets.includes(i),
    isTargetSquare: inSquares.targets.includes(i),
    isLure: [inLetters, inSquares].some(
      (found) => found.luresNminus1.includes(i) || found.luresNplus1.includes(i),
    ),
    isScored: i >= n,
    timeline: {
      moments: [
        { at: 0, face: 'item' },
        { at: shownMs, face: null },
      ],
      target: 0,
      openMs: soaMs,
      end: 'deadline',
      areas: isDual ? 2 : 1,
      gapMs: 0,
      lengthMs: soaMs,
    },
  }));
}

/** A short round; the time to answer ends before the next item comes, so that there is room to say how it was. */
function practiceItems(seed: string, variant: Config['variant'], n: number): NbackItem[] {
  return roundItems(`${seed}:practice`, variant, 0, n)
    .slice(0, n + practiceTrials)
    .map((item) => ({ ...item, timeline: { ...item.timeline, openMs: soaMs - feedbackMs } }));
}

function after(rule: Config['rule'], state: NbackLevel, trials: readonly JudgedNback[]): NbackLevel {
  const { counts, errors } = countRound(trials);
  if (rule === 'jaeggi') return { level: nextJaeggiLevel(state.level, errors), strikes: 0 };
  return nextNbackLevel(state, counts);
}

export const exercise: TimedExercise<Config, NbackItem, JudgedNback, NbackMetrics> = {
  id: 'nback',
  kind: 'timed',
  config: configSchema,
  configFor({ variant, last, options }) {
    const known = variants.find((name) => name === variant) ?? 'single';
    const start = isDualVariant(known) ? 1 : 2;
    return {
      variant: known,
      rule: options.rule === 'jaeggi' ? 'jaeggi' : 'house',
      level: last?.level === undefined ? start : clamp(last.level - 1, 1, maxLevel),
    };
  },
  source: (seed, { variant, rule, level }) =>
    blockSource<NbackItem, JudgedNback, NbackLevel>({
      blocks: rounds,
      max: rounds * longestRound,
      level: { level, strikes: 0 },
      make: (block, state) => roundItems(seed, variant, block, state.level),
      after: (state, trials) => after(rule, state, trials),
      levelEnd: (state) => ({ level: state.level }),
    }),
  practice: (seed, { variant, level }) => practiceItems(seed, variant, Math.min(2, level)),
  judge: judgeNback,
  feedback(_item, { letter, square }, _config, isPractice) {
    if (!isPractice) return null;
    const isRight = letter.pressed === letter.target && (square === null || square.pressed === square.target);
    return { code: isRight ? 'correct' : 'wrong', ms: feedbackMs };
  },
  metrics: nbackMetrics,
  score: scoreNback,
};
