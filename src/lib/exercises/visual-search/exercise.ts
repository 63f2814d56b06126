import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, pickInt, type Rng, shuffle } from '../../random.ts';
import { accuracyOf, blockSource } from '../adaptivity/source.ts';
import { arrange, isRun } from '../arrange.ts';
import { type ChoiceItem, choiceFeedback, type JudgedChoice, judgeChoice } from '../choice.ts';
import type { TimedExercise } from '../contract.ts';
import { type SearchMetrics, scoreSearch, searchMetrics } from './score.ts';

/** Places in the answer map. */
export const absentArea = 0;
export const presentArea = 1;

const blocks = 3;
const perKind = 8;
const practiceTrials = 8;
const fixationMs = 500;
const gapMs = 500;
const deadlineMs = 5000;
const errorMs = 300;
const maxRun = 4;
/** Items of the three sizes by level. */
export const sizesByLevel = [
  [4, 8, 16],
  [5, 10, 20],
  [6, 12, 24],
] as const;
const harderFrom = 0.92;
const easierBelow = 0.8;
/** Items lie in cells of a grid of this many a side, moved a little within. */
export const gridSide = 6;

export const variants = ['letters'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  level: z.int().check(z.gte(0), z.lt(sizesByLevel.length)),
});
type Config = z.infer<typeof configSchema>;

export interface SearchThing {
  readonly cell: number;
  /** Share of the free room in the cell, -1 to 1. */
  readonly dx: number;
  readonly dy: number;
  /** Quarter turns. */
  readonly turns: number;
}

export interface SearchItem extends ChoiceItem {
  readonly setSize: number;
  readonly present: boolean;
  readonly things: readonly SearchThing[];
  /** Cell of the T; null where there is none. */
  readonly targetCell: number | null;
}

export interface JudgedSearch extends JudgedChoice {
  readonly setSize: number;
  readonly present: boolean;
}

function scatter(rng: Rng, count: number): SearchThing[] {
  const cells = shuffle(
    Array.from({ length: gridSide * gridSide }, (_, cell) => cell),
    rng,
  );
  return cells
    .slice(0, count)
    .map((cell) => ({ cell, dx: 2 * rng() - 1, dy: 2 * rng() - 1, turns: pickInt(rng, 0, 3) }));
}

function itemsOf(seed: string, block: number, level: number, each: number): SearchItem[] {
  const rng = createRng(seed);
  const kinds = (sizesByLevel[level] ?? sizesByLevel[0]).flatMap((setSize) =>
    [true, false].flatMap((present) => Array.from({ length: each }, () => ({ setSize, present }))),
  );
  const order = arrange(
    kinds,
    rng,
    (placed, next) =>
      !isRun(placed, next, maxRun, ({ present }) => present) &&
      !isRun(placed, next, maxRun, ({ setSize }) => setSize),
  );
  return order.map(({ setSize, present }, i) => {
    const things = scatter(rng, setSize);
    return {
      block,
      index: block * order.length + i,
      condition: `${present ? 'present' : 'absent'}-${setSize}`,
      right: present ? presentArea : absentArea,
      setSize,
      present,
      things,
      targetCell: present ? (things[0]?.cell ?? null) : null,
      timeline: {
        moments: [
          { at: 0, face: 'fixation' },
          { at: fixationMs, face: 'array' },
        ],
        target: 1,
        openMs: deadlineMs,
        end: 'answer',
        areas: 2,
        gapMs,
        lengthMs: null,
      },
    };
  });
}

export const exercise: TimedExercise<Config, SearchItem, JudgedSearch, SearchMetrics> = {
  id: 'visual-search',
  kind: 'timed',
  config: configSchema,
  configFor: ({ last }) => ({
    variant: 'letters',
    level: clamp(last?.level ?? 0, 0, sizesByLevel.length - 1),
  }),
  source: (seed, config) =>
    blockSource<SearchItem, JudgedSearch, number>({
      blocks,
      level: config.level,
      make: (block, level) => itemsOf(`${seed}:${block}`, block, level, perKind),
      after(level, trials) {
        const accuracy = accuracyOf(trials);
        if (accuracy >= harderFrom) return Math.min(sizesByLevel.length - 1, level + 1);
        return accuracy < easierBelow ? Math.max(0, level - 1) : level;
      },
      levelEnd: (level) => ({ level }),
    }),
  practice: (seed) => itemsOf(`${seed}:practice`, 0, 0, 2).slice(0, practiceTrials),
  judge: (item, record) => ({ ...judgeChoice(item, record), setSize: item.setSize, present: item.present }),
  feedback(_item, trial, _config, isPractice) {
    if (isPractice) return choiceFeedback(trial, true);
    return trial.correct ? null : { code: 'wrong', ms: errorMs };
  },
  metrics: searchMetrics,
  score: scoreSearch,
};
