import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, type Rng } from '../../random.ts';
import { stepSource } from '../adaptivity/source.ts';
import { type Staircase, startStaircase, stepStaircase } from '../adaptivity/staircase.ts';
import { arrange, isRun } from '../arrange.ts';
import { type ChoiceItem, choiceFeedback, type JudgedChoice, judgeChoice } from '../choice.ts';
import type { TimedExercise } from '../contract.ts';
import { drawFigure, type Figure, figureKey } from './figure.ts';
import { type RotationMetrics, rotationMetrics, scoreRotation } from './score.ts';

/** Places in the answer map. */
export const mirrorArea = 0;
export const sameArea = 1;

const blocks = 4;
const perKind = 3;
const practiceTrials = 12;
const angles = [0, 60, 120, 180] as const;
const fixationMs = 500;
const gapMs = 500;
const deadlineMs = 7500;
const feedbackMs = 300;
const maxRun = 4;
const startSize = 7;
const rule = { step: 1, min: 5, max: 10, nDown: 2, nUp: 1 } as const;

export const variants = ['figures'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  size: z.int().check(z.gte(rule.min), z.lte(rule.max)),
});
type Config = z.infer<typeof configSchema>;

export interface RotationItem extends ChoiceItem {
  readonly figure: Figure;
  readonly figureId: string;
  readonly angle: number;
  readonly mirrored: boolean;
  readonly size: number;
}

export interface JudgedRotation extends JudgedChoice {
  readonly angle: number;
  readonly mirrored: boolean;
  readonly size: number;
}

interface Plan {
  readonly angle: number;
  readonly mirrored: boolean;
}

function planBlock(rng: Rng, each: number): Plan[] {
  const kinds = angles.flatMap((angle) =>
    [true, false].flatMap((mirrored) => Array.from({ length: each }, () => ({ angle, mirrored }))),
  );
  return arrange(
    kinds,
    rng,
    (placed, next) =>
      !isRun(placed, next, maxRun, ({ mirrored }) => mirrored) &&
      !isRun(placed, next, maxRun, ({ angle }) => angle),
  );
}

function toItem(
  seed: string,
  { angle, mirrored }: Plan,
  block: number,
  index: number,
  size: number,
): RotationItem {
  const figure = drawFigure(createRng(`${seed}:${index}`), size);
  return {
    block,
    index,
    condition: `${mirrored ? 'mirror' : 'same'}-${angle}`,
    right: mirrored ? mirrorArea : sameArea,
    figure,
    figureId: figureKey(figure),
    angle,
    mirrored,
    size,
    timeline: {
      moments: [
        { at: 0, face: 'fixation' },
        { at: fixationMs, face: 'pair' },
      ],
      target: 1,
      openMs: deadlineMs,
      end: 'answer',
      areas: 2,
      gapMs,
      lengthMs: null,
    },
  };
}

export const exercise: TimedExercise<Config, RotationItem, JudgedRotation, RotationMetrics> = {
  id: 'rotation',
  kind: 'timed',
  config: configSchema,
  configFor: ({ last }) => ({ variant: 'figures', size: clamp(last?.size ?? startSize, rule.min, rule.max) }),
  source(seed, { size }) {
    const plans = Array.from({ length: blocks }, (_, block) =>
      planBlock(createRng(`${seed}:${block}`), perKind),
    );
    const perBlock = plans[0]?.length ?? 1;
    const all = plans.flat();
    return stepSource<RotationItem, JudgedRotation, Staircase>({
      count: all.length,
      state: startStaircase(size),
      make: (index, { level }) =>
        toItem(seed, all[index] as Plan, Math.floor(index / perBlock), index, level),
      after: (state, { valid, correct }) => (valid ? stepStaircase(state, correct, rule) : state),
      levelEnd: ({ level }) => ({ size: level }),
    });
  },
  practice: (seed) =>
    planBlock(createRng(`${seed}:practice`), 2)
      .slice(0, practiceTrials)
      .map((plan, i) => toItem(`${seed}:practice`, plan, 0, i, rule.min)),
  judge(item, record) {
    const { angle, mirrored, size } = item;
    return { ...judgeChoice(item, record), angle, mirrored, size };
  },
  feedback(_item, trial, _config, isPractice) {
    if (isPractice) return choiceFeedback(trial, true);
    return { code: trial.correct ? 'correct' : 'wrong', ms: feedbackMs };
  },
  metrics: rotationMetrics,
  score: scoreRotation,
};
