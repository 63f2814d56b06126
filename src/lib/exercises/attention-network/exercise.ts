import * as z from 'zod/mini';
import { createRng, pickInt, type Rng } from '../../random.ts';
import { stepSource } from '../adaptivity/source.ts';
import { arrange, isRun } from '../arrange.ts';
import { type ChoiceItem, choiceFeedback, type JudgedChoice, judgeChoice } from '../choice.ts';
import type { LevelEnd, TimedExercise } from '../contract.ts';
import {
  type AntMetrics,
  type AntRun,
  antMetrics,
  type Cue,
  cues,
  latestRuns,
  pooledRuns,
  scoreAnt,
} from './score.ts';

const blocks = 4;
const practiceTrials = 24;
const cueMs = 100;
const fixationMs = 400;
const deadlineMs = 1700;
/** Fixation of 400-1600 before the cue and what is left of 3500 after the answer: every trial lasts the same (Fan 2002). */
const trialMs = 4000;
const maxRun = 4;

export const variants = ['arrows'] as const;
const effect = z.number().check(z.gte(-deadlineMs), z.lte(deadlineMs));
const configSchema = z.object({
  variant: z.enum(variants),
  /** What the runs before this one came to, newest first. */
  before: z.array(z.object({ alerting: effect, orienting: effect })).check(z.maxLength(pooledRuns - 1)),
});
type Config = z.infer<typeof configSchema>;

export interface AntItem extends ChoiceItem {
  readonly cue: Cue;
  readonly congruent: boolean;
  readonly place: 'above' | 'below';
  readonly side: 'L' | 'R';
  readonly firstFixationMs: number;
}

export interface JudgedAnt extends JudgedChoice {
  readonly cue: Cue;
  readonly congruent: boolean;
}

type Plan = Pick<AntItem, 'cue' | 'congruent' | 'place' | 'side'>;

const everyKind: readonly Plan[] = cues.flatMap((cue) =>
  [true, false].flatMap((congruent) =>
    (['above', 'below'] as const).flatMap((place) =>
      (['L', 'R'] as const).map((side) => ({ cue, congruent, place, side })),
    ),
  ),
);

function planBlock(rng: Rng): Plan[] {
  return arrange(
    everyKind,
    rng,
    (placed, next) =>
      !isRun(placed, next, maxRun, ({ congruent }) => congruent) &&
      !isRun(placed, next, maxRun, ({ cue }) => cue),
  );
}

function itemsOf(seed: string, block: number): AntItem[] {
  const rng = createRng(seed);
  return planBlock(rng).map((plan, i) => {
    const firstFixationMs = pickInt(rng, 400, 1600);
    const { cue, congruent, place, side } = plan;
    const cueAt = firstFixationMs;
    const targetAt = cueAt + cueMs + fixationMs;
    const flankers = congruent ? 'con' : 'inc';
    return {
      ...plan,
      block,
      index: block * everyKind.length + i,
      condition: flankers,
      right: side === 'L' ? 0 : 1,
      firstFixationMs,
      timeline: {
        moments: [
          { at: 0, face: 'fixation' },
          { at: cueAt, face: `cue-${cue === 'spatial' ? place : cue}` },
          { at: cueAt + cueMs, face: 'fixation' },
          { at: targetAt, face: `${place}:${side}:${flankers}` },
        ],
        target: 3,
        openMs: deadlineMs,
        end: 'answer',
        areas: 2,
        gapMs: 0,
        lengthMs: trialMs,
      },
    };
  });
}

const places = Array.from({ length: pooledRuns - 1 }, (_, place) => place);

/** The newest runs by name and place, for the next one. */
function kept(runs: readonly AntRun[]): LevelEnd {
  const named = runs.slice(0, places.length).flatMap(({ alerting, orienting }, place) => [
    [`alerting${place}`, alerting],
    [`orienting${place}`, orienting],
  ]);
  return Object.fromEntries(named);
}

function runsFrom(last: LevelEnd | null): AntRun[] {
  return places.flatMap((place) => {
    const [alerting, orienting] = [last?.[`alerting${place}`], last?.[`orienting${place}`]];
    return alerting === undefined || orienting === undefined ? [] : [{ alerting, orienting }];
  });
}

export const exercise: TimedExercise<Config, AntItem, JudgedAnt, AntMetrics> = {
  id: 'attention-network',
  kind: 'timed',
  config: configSchema,
  configFor: ({ last }) => ({ variant: 'arrows', before: runsFrom(last) }),
  source(seed, { before }) {
    const items = Array.from({ length: blocks }, (_, block) => itemsOf(`${seed}:${block}`, block)).flat();
    return stepSource<AntItem, JudgedAnt, JudgedAnt[]>({
      count: items.length,
      state: [],
      make: (index) => items[index] ?? null,
      after: (trials, trial) => [...trials, trial],
      levelEnd: (trials) => kept(latestRuns(antMetrics(trials.filter(({ valid }) => valid)), before)),
    });
  },
  practice: (seed) => itemsOf(`${seed}:practice`, 0).slice(0, practiceTrials),
  judge: (item, record) => ({ ...judgeChoice(item, record), cue: item.cue, congruent: item.congruent }),
  feedback: (_item, trial, _config, isPractice) => choiceFeedback(trial, isPractice),
  metrics: (trials, { before }) => antMetrics(trials, before),
  score: scoreAnt,
};
