import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng, shuffle } from '../../random.ts';
import { stepSource } from '../adaptivity/source.ts';
import { type Staircase, startStaircase, stepStaircase } from '../adaptivity/staircase.ts';
import type { StepItem, SteppedExercise } from '../contract.ts';
import { scoreTower, type TowerMetrics, towerMetrics } from './score.ts';
import { moveBall, type TowerProblem, towerKey, towerProblems } from './tower.ts';

const problemCount = 12;
const limitMs = 120_000;
export const maxMoves = 20;
const minLevel = 3;
const maxLevel = 8;
const rule = { step: 1, min: minLevel, max: maxLevel, nDown: 2, nUp: 1 } as const;
const testLevels = [3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6];
/** Every problem belongs to one of three sets, and each run uses the next set: none comes twice in three runs. */
const sets = 3;

export const variants = ['screen', 'spoken'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  mode: z.enum(['train', 'test']),
  level: z.int().check(z.gte(minLevel), z.lte(maxLevel)),
  set: z.int().check(z.gte(0), z.lt(sets)),
});
type Config = z.infer<typeof configSchema>;

export interface TowerItem extends TowerProblem, StepItem {}

const answerSchema = z.object({
  tookMs: z.number(),
  /** Pegs 0 to 2; a ball put back where it was is a move. */
  moves: z
    .array(
      z.object({
        from: z.int().check(z.gte(0), z.lte(2)),
        to: z.int().check(z.gte(0), z.lte(2)),
        atMs: z.number().check(z.gte(0)),
      }),
    )
    .check(z.maxLength(maxMoves)),
});
type Answer = z.infer<typeof answerSchema>;

export interface JudgedTower {
  readonly valid: true;
  readonly solved: boolean;
  /** Solved in the least moves. */
  readonly correct: boolean;
  readonly made: number;
  readonly minMoves: number;
  readonly firstMoveMs: number | null;
}

/** The goal is reached by the last move and by none before; null when a move was none. */
function play(item: TowerItem, { moves }: Answer): boolean | null {
  let state = item.start;
  for (const { from, to } of moves) {
    if (towerKey(state) === towerKey(item.goal)) return null;
    const next = moveBall(state, from, to);
    if (!next) return null;
    state = next;
  }
  return towerKey(state) === towerKey(item.goal);
}

function fits(item: TowerItem, answer: Answer): boolean {
  const { moves, tookMs } = answer;
  const solved = play(item, answer);
  const inOrder = moves.every(({ atMs }, i) => atMs >= (moves[i - 1]?.atMs ?? 0) && atMs <= tookMs);
  const isOver = solved === true || moves.length === maxMoves || tookMs >= limitMs;
  return solved !== null && inOrder && isOver;
}

/** The problems of a level in this set, in the order of the seed. */
function drawn(seed: string, level: number, set: number): TowerProblem[] {
  const all = towerProblems().get(level) ?? [];
  return shuffle(
    all.filter((_, i) => i % sets === set),
    createRng(`${seed}:${level}`),
  );
}

interface State {
  readonly stairs: Staircase;
  readonly used: Readonly<Record<number, number>>;
}

export const exercise: SteppedExercise<Config, TowerItem, Answer, JudgedTower, TowerMetrics> = {
  id: 'tower-plan',
  kind: 'stepped',
  config: configSchema,
  configFor: ({ variant, mode, run, last }) => ({
    variant: variant === 'spoken' ? 'spoken' : 'screen',
    mode,
    level: clamp((last?.level ?? minLevel + 1) - 1, minLevel, maxLevel),
    set: run % sets,
  }),
  answer: answerSchema,
  source(seed, { mode, level, set }) {
    const levelAt = (index: number, state: State) =>
      mode === 'test' ? (testLevels[index] ?? minLevel) : state.stairs.level;
    return stepSource<TowerItem, JudgedTower, State>({
      count: problemCount,
      state: { stairs: startStaircase(level), used: {} },
      make(index, state) {
        const wanted = levelAt(index, state);
        const problems = drawn(seed, wanted, set);
        const problem = problems[(state.used[wanted] ?? 0) % problems.length] as TowerProblem;
        return { ...problem, limitMs };
      },
      after: ({ stairs, used }, { correct, minMoves }) => ({
        stairs: mode === 'test' ? stairs : stepStaircase(stairs, correct, rule),
        used: { ...used, [minMoves]: (used[minMoves] ?? 0) + 1 },
      }),
      levelEnd: ({ stairs }) => ({ level: stairs.level }),
    });
  },
  practice: (seed) =>
    drawn(`${seed}:practice`, 2, 0)
      .slice(0, 2)
      .map((problem) => ({ ...problem, limitMs: null })),
  fits,
  judge(item, answer) {
    const made = answer.moves.length;
    const solved = play(item, answer) === true;
    return {
      valid: true,
      solved,
      correct: solved && made === item.minMoves,
      made,
      minMoves: item.minMoves,
      firstMoveMs: answer.moves[0]?.atMs ?? null,
    };
  },
  metrics: towerMetrics,
  score: scoreTower,
};
