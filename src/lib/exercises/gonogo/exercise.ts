import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, pickInt, type Rng } from '../../random.ts';
import { blockSource } from '../adaptivity/source.ts';
import { arrange, isRun } from '../arrange.ts';
import type { TimedExercise } from '../contract.ts';
import { firstAnswer } from '../engine/answers.ts';
import type { TimedItem, TimedRecord } from '../engine/timeline.ts';
import { type GoMetrics, goMetrics, scoreGoNogo } from './score.ts';

const blocks = 4;
const perBlock = 40;
const nogoPerBlock = 8;
const practiceTrials = 12;
const practiceNogo = 3;
const startMs = 700;
const bounds = { min: 350, max: 900 } as const;
const stepMs = 50;
const shownMs = 300;
const paces = [1100, 1300, 1500] as const;
const maxNogoRun = 2;

export const variants = ['signs', 'tones'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  deadlineMs: z.int().check(z.gte(bounds.min), z.lte(bounds.max)),
});
type Config = z.infer<typeof configSchema>;

export interface GoItem extends TimedItem {
  readonly kind: 'go' | 'nogo';
  readonly deadlineMs: number;
  readonly soaMs: number;
}

export interface JudgedGo {
  readonly valid: boolean;
  readonly kind: GoItem['kind'];
  readonly correct: boolean;
  readonly rtMs: number | null;
  /** Presses before 100 ms. */
  readonly early: number;
}

/**
 * The first trial is a go, no more than two no-go come in a row. Runs of go are not bounded: where four of five trials
 * ask for a press, a bound would tell when to hold.
 */
function planBlock(rng: Rng, count: number, nogo: number): GoItem['kind'][] {
  const kinds = Array.from({ length: count }, (_, i): GoItem['kind'] => (i < nogo ? 'nogo' : 'go'));
  return arrange(kinds, rng, (placed, next) => {
    return next === 'go' || (placed.length > 0 && !isRun(placed, next, maxNogoRun, (kind) => kind));
  });
}

function itemsOf(
  seed: string,
  variant: Config['variant'],
  block: number,
  [count, nogo]: [number, number],
  deadlineMs: number,
): GoItem[] {
  const rng = createRng(seed);
  const isTones = variant === 'tones';
  return planBlock(rng, count, nogo).map((kind) => {
    const soaMs = paces[pickInt(rng, 0, paces.length - 1)] ?? paces[0];
    return {
      block,
      kind,
      deadlineMs,
      soaMs,
      timeline: {
        moments: [
          { at: 0, face: kind },
          // A tone of 200 ms ends by itself.
          ...(isTones ? [] : [{ at: shownMs, face: null }]),
        ],
        target: 0,
        openMs: deadlineMs,
        end: 'deadline',
        areas: 1,
        gapMs: 0,
        lengthMs: soaMs,
      },
    };
  });
}

function judge(item: GoItem, record: TimedRecord): JudgedGo {
  const { rtMs, early } = firstAnswer(item, record);
  const { kind } = item;
  return { valid: record.fault === null, kind, correct: (rtMs !== null) === (kind === 'go'), rtMs, early };
}

/** Faster after a block with few errors of both kinds, slower after one with many missed. */
function nextGoDeadline(deadlineMs: number, trials: readonly JudgedGo[]): number {
  const share = (wanted: GoItem['kind']) => {
    const own = trials.filter(({ kind, valid }) => kind === wanted && valid);
    return own.length === 0 ? 0 : own.filter(({ correct }) => correct).length / own.length;
  };
  const [go, nogo] = [share('go'), share('nogo')];
  let next = deadlineMs;
  if (nogo >= 0.85 && go >= 0.9) next -= stepMs;
  else if (go < 0.8) next += stepMs;
  return clamp(next, bounds.min, bounds.max);
}

export const exercise: TimedExercise<Config, GoItem, JudgedGo, GoMetrics> = {
  id: 'gonogo',
  kind: 'timed',
  config: configSchema,
  configFor: ({ variant, last }) => ({
    variant: variant === 'tones' ? 'tones' : 'signs',
    deadlineMs: clamp(last?.deadlineMs ?? startMs, bounds.min, bounds.max),
  }),
  source: (seed, { variant, deadlineMs }) =>
    blockSource<GoItem, JudgedGo, number>({
      blocks,
      level: deadlineMs,
      make: (block, level) => itemsOf(`${seed}:${block}`, variant, block, [perBlock, nogoPerBlock], level),
      after: nextGoDeadline,
      levelEnd: (level) => ({ deadlineMs: level }),
    }),
  practice: (seed, { variant }) =>
    itemsOf(`${seed}:practice`, variant, 0, [practiceTrials, practiceNogo], bounds.max),
  judge,
  feedback: ({ kind }, { correct }, _config, isPractice) => {
    if (!isPractice) return null;
    const wrong = kind === 'go' ? 'missed' : 'not_held';
    return { code: correct ? 'correct' : wrong, ms: 200 };
  },
  metrics: goMetrics,
  score: scoreGoNogo,
};
