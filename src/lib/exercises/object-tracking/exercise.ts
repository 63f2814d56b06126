import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, shuffle } from '../../random.ts';
import { stepSource } from '../adaptivity/source.ts';
import { type Staircase, startStaircase, stepStaircase } from '../adaptivity/staircase.ts';
import type { StepItem, SteppedExercise } from '../contract.ts';
import { scoreTracking, type TrackingMetrics, trackedObjects, trackingMetrics } from './score.ts';

const trialCount = 20;
const practiceTrials = 3;
const ringedMs = 2000;
export const motionMs = 6000;
const startTargets = 3;
const rule = { step: 1, min: 2, max: 6, nDown: 2, nUp: 1 } as const;
/** Widths a second; a hundredth more for each level above five targets. */
const baseSpeed = 0.06;

export const variants = ['discs'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  /** Ten discs, eight on a phone. */
  objects: z.union([z.literal(8), z.literal(10)]),
  targets: z.int().check(z.gte(rule.min), z.lte(rule.max)),
});
type Config = z.infer<typeof configSchema>;

export interface TrackingItem extends StepItem {
  readonly objects: number;
  /** Discs to follow, by number. */
  readonly targets: readonly number[];
  readonly speed: number;
  /** Seed of the paths (`drawMotion`). */
  readonly pathSeed: string;
  readonly presentMs: number;
}

const answerSchema = z.object({
  tookMs: z.number(),
  marks: z.array(z.int().check(z.gte(0), z.lt(10))).check(z.maxLength(rule.max)),
});
type Answer = z.infer<typeof answerSchema>;

export interface JudgedTracking {
  readonly valid: true;
  readonly targets: number;
  readonly correctMarks: number;
  readonly correct: boolean;
  readonly k: number;
}

function toItem(seed: string, index: number, objects: number, count: number): TrackingItem {
  const pathSeed = `${seed}:${index}`;
  const numbers = Array.from({ length: objects }, (_, i) => i);
  return {
    objects,
    targets: shuffle(numbers, createRng(`${pathSeed}:targets`)).slice(0, count),
    speed: baseSpeed + 0.01 * Math.max(0, count - 5),
    pathSeed,
    presentMs: ringedMs + motionMs,
    limitMs: null,
  };
}

export const exercise: SteppedExercise<Config, TrackingItem, Answer, JudgedTracking, TrackingMetrics> = {
  id: 'object-tracking',
  kind: 'stepped',
  config: configSchema,
  configFor: ({ last, options }) => ({
    variant: 'discs',
    objects: options.objects === 8 ? 8 : 10,
    targets: clamp(last?.targets ?? startTargets, rule.min, rule.max),
  }),
  answer: answerSchema,
  source: (seed, { objects, targets }) =>
    stepSource<TrackingItem, JudgedTracking, Staircase>({
      count: trialCount,
      state: startStaircase(targets),
      make: (index, { level }) => toItem(seed, index, objects, level),
      after: (state, { correct }) => stepStaircase(state, correct, rule),
      levelEnd: ({ level }) => ({ targets: level }),
    }),
  practice: (seed, { objects }) =>
    Array.from({ length: practiceTrials }, (_, i) => toItem(`${seed}:practice`, i, objects, rule.min)),
  /** As many discs as there were targets, none twice. */
  fits: ({ objects, targets }, { marks }) =>
    marks.length === targets.length &&
    new Set(marks).size === marks.length &&
    marks.every((mark) => mark < objects),
  judge({ objects, targets }, { marks }) {
    const correctMarks = marks.filter((mark) => targets.includes(mark)).length;
    return {
      valid: true,
      targets: targets.length,
      correctMarks,
      correct: correctMarks === targets.length,
      k: trackedObjects({ objects, targets: targets.length, correctMarks }),
    };
  },
  metrics: trackingMetrics,
  score: scoreTracking,
};
