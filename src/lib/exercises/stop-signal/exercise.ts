import * as z from 'zod/mini';
import { createRng, pickInt, type Rng } from '../../random.ts';
import { stepSource } from '../adaptivity/source.ts';
import { type Staircase, startStaircase, stepStaircase } from '../adaptivity/staircase.ts';
import { arrange, balanced, isRun } from '../arrange.ts';
import type { TimedExercise } from '../contract.ts';
import { type TimedItem, type TimedRecord, targetOnset } from '../engine/timeline.ts';
import { type StopMetrics, scoreStopSignal, stopMetrics } from './score.ts';

/** Places in the answer map. */
export const left = 0;
export const right = 1;

export const blocks = 4;
const perBlock = 52;
const stopsPerBlock = 13;
const practiceTrials = 24;
const practiceStops = 6;
const deadlineMs = 1500;
const ssdStartMs = 250;
const ssdRule = { step: 50, min: 50, max: 1200, nDown: 1, nUp: 1 } as const;
const maxRun = 4;

export const variants = ['arrows', 'ear'] as const;
const configSchema = z.object({ variant: z.enum(variants) });
type Config = z.infer<typeof configSchema>;

export interface StopItem extends TimedItem {
  readonly kind: 'go' | 'stop';
  readonly side: number;
  readonly ssdMs: number | null;
}

export interface JudgedStop {
  readonly valid: boolean;
  readonly kind: StopItem['kind'];
  /** Go: the right side pressed. Stop: nothing pressed. */
  readonly correct: boolean;
  readonly responded: boolean;
  readonly rtMs: number | null;
  /** As measured; as planned where the press came before the sign. */
  readonly ssdShownMs: number | null;
}

interface Plan {
  readonly kind: StopItem['kind'];
  readonly side: number;
  readonly fixationMs: number;
  readonly gapMs: number;
}

/** Stop and go in random order, sides even within both, no kind more than four times in a row. */
function planBlock(rng: Rng, count: number, stops: number): Plan[] {
  const sided = (kind: StopItem['kind'], n: number) =>
    balanced([left, right], n, rng).map((side) => ({ kind, side }));
  const order = arrange(
    [...sided('go', count - stops), ...sided('stop', stops)],
    rng,
    (placed, next) =>
      !isRun(placed, next, maxRun, ({ kind }) => kind) && !isRun(placed, next, maxRun, ({ side }) => side),
  );
  return order.map((trial) => ({
    ...trial,
    fixationMs: pickInt(rng, 250, 500),
    gapMs: pickInt(rng, 750, 1250),
  }));
}

function toItem({ kind, side, fixationMs, gapMs }: Plan, block: number, ssdMs: number): StopItem {
  const isStop = kind === 'stop';
  return {
    block,
    kind,
    side,
    ssdMs: isStop ? ssdMs : null,
    timeline: {
      moments: [
        { at: 0, face: 'fixation' },
        { at: fixationMs, face: side === left ? 'arrow-left' : 'arrow-right' },
        ...(isStop ? [{ at: fixationMs + ssdMs, face: 'stop' }] : []),
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

function judge(item: StopItem, record: TimedRecord): JudgedStop {
  const onset = targetOnset(item, record);
  const press = onset === null ? undefined : record.presses.find(({ t }) => t >= onset);
  const stopOnset = record.onsets[2] ?? null;
  const shown = onset === null || stopOnset === null ? item.ssdMs : stopOnset - onset;
  return {
    valid: record.fault === null,
    kind: item.kind,
    correct: item.kind === 'stop' ? !press : press?.area === item.side,
    responded: press !== undefined,
    rtMs: press && onset !== null ? press.t - onset : null,
    ssdShownMs: item.kind === 'stop' ? shown : null,
  };
}

export const exercise: TimedExercise<Config, StopItem, JudgedStop, StopMetrics> = {
  id: 'stop-signal',
  kind: 'timed',
  config: configSchema,
  configFor: ({ variant }) => ({ variant: variant === 'ear' ? 'ear' : 'arrows' }),
  source(seed) {
    const plans = Array.from({ length: blocks }, (_, block) =>
      planBlock(createRng(`${seed}:${block}`), perBlock, stopsPerBlock).map((plan) => ({ plan, block })),
    ).flat();
    return stepSource<StopItem, JudgedStop, Staircase>({
      count: plans.length,
      state: startStaircase(ssdStartMs),
      make: (index, { level }) => {
        const { plan, block } = plans[index] as (typeof plans)[number];
        return toItem(plan, block, level);
      },
      after: (state, { kind, valid, correct }) =>
        kind === 'stop' && valid ? stepStaircase(state, correct, ssdRule) : state,
      levelEnd: ({ level }) => ({ ssdMs: level }),
    });
  },
  practice: (seed) =>
    planBlock(createRng(`${seed}:practice`), practiceTrials, practiceStops).map((plan) =>
      toItem(plan, 0, ssdStartMs),
    ),
  judge,
  feedback(item, { correct, responded }, _config, isPractice) {
    if (!isPractice) return null;
    if (item.kind === 'stop') return { code: correct ? 'held' : 'not_held', ms: 500 };
    if (!responded) return { code: 'missed', ms: 500 };
    return { code: correct ? 'correct' : 'wrong', ms: 500 };
  },
  metrics: stopMetrics,
  score: scoreStopSignal,
};
