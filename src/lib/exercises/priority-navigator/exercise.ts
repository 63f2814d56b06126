import * as z from 'zod/mini';
import { clamp } from '../../numbers.ts';
import { createRng } from '../../random.ts';
import { stepSource } from '../adaptivity/source.ts';
import type { StepItem, SteppedExercise } from '../contract.ts';
import { bestOrder, type DayTask, drawDay, orderValue } from './schedule.ts';
import { type NavigatorMetrics, navigatorMetrics, scoreNavigator } from './score.ts';

const rounds = 5;
const limitMs = 90_000;
/** Lists read aloud take three times as long. */
const spokenFactor = 3;
/** Tasks at the start and requests on the way, by level 1 to 6. */
const levels = [
  [4, 0],
  [5, 0],
  [5, 1],
  [6, 1],
  [7, 1],
  [7, 2],
] as const;
/** Requests come at these shares of the time. */
const requestAt = [0.4, 0.7] as const;
const upFrom = 0.9;
const downBelow = 0.7;

export const variants = ['list', 'spoken'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  level: z.int().check(z.gte(1), z.lte(levels.length)),
});
type Config = z.infer<typeof configSchema>;

export interface NavigatorItem extends StepItem {
  readonly level: number;
  /** Those of the start first, then the requests. */
  readonly tasks: readonly DayTask[];
  readonly startTasks: number;
  /** When each request comes, milliseconds. */
  readonly requestsAtMs: readonly number[];
  readonly optimalValue: number;
  readonly bestOrder: readonly number[];
}

const answerSchema = z.object({
  tookMs: z.number(),
  order: z.array(z.int().check(z.gte(0), z.lt(9))).check(z.maxLength(9)),
  moves: z.int().check(z.gte(0), z.lte(10_000)),
  firstMoveMs: z.nullable(z.number().check(z.gte(0))),
});
type Answer = z.infer<typeof answerSchema>;

export interface JudgedDay {
  readonly valid: true;
  readonly level: number;
  readonly value: number;
  readonly optimalValue: number;
  readonly efficiency: number;
  readonly requestsAccepted: number;
  readonly moves: number;
  readonly firstMoveMs: number | null;
  readonly tookMs: number;
}

function toItem(seed: string, level: number, limit: number | null): NavigatorItem {
  const [startTasks, requests] = levels[level - 1] ?? levels[0];
  const tasks = drawDay(createRng(seed), startTasks + requests);
  const { value, order } = bestOrder(tasks);
  return {
    level,
    tasks,
    startTasks,
    requestsAtMs: requestAt.slice(0, requests).map((share) => share * (limit ?? limitMs)),
    optimalValue: value,
    bestOrder: order,
    limitMs: limit,
  };
}

/** Every task of the start once; a request only once it has come. */
function fits(
  { tasks, startTasks, requestsAtMs }: NavigatorItem,
  { order, tookMs, firstMoveMs }: Answer,
): boolean {
  const isOnce = new Set(order).size === order.length;
  const hasStart = tasks.slice(0, startTasks).every((_, i) => order.includes(i));
  const hasCome = order.every(
    (place) => place < startTasks || (requestsAtMs[place - startTasks] ?? Number.POSITIVE_INFINITY) <= tookMs,
  );
  return isOnce && hasStart && hasCome && (firstMoveMs ?? 0) <= tookMs;
}

export const exercise: SteppedExercise<Config, NavigatorItem, Answer, JudgedDay, NavigatorMetrics> = {
  id: 'priority-navigator',
  kind: 'stepped',
  config: configSchema,
  configFor: ({ variant, last }) => ({
    variant: variant === 'spoken' ? 'spoken' : 'list',
    level: clamp(last?.level ?? 1, 1, levels.length),
  }),
  answer: answerSchema,
  source: (seed, { variant, level }) =>
    stepSource<NavigatorItem, JudgedDay, number>({
      count: rounds,
      state: level,
      make: (index, state) =>
        toItem(`${seed}:${index}`, state, variant === 'spoken' ? limitMs * spokenFactor : limitMs),
      after(state, { efficiency }) {
        if (efficiency >= upFrom) return Math.min(levels.length, state + 1);
        return efficiency < downBelow ? Math.max(1, state - 1) : state;
      },
      levelEnd: (state) => ({ level: state }),
    }),
  practice: (seed) => [toItem(`${seed}:practice`, 1, null)],
  fits,
  judge({ level, tasks, startTasks, optimalValue }, { order, moves, firstMoveMs, tookMs }) {
    const value = orderValue(tasks, order);
    return {
      valid: true,
      level,
      value,
      optimalValue,
      efficiency: value / optimalValue,
      requestsAccepted: order.filter((place) => place >= startTasks).length,
      moves,
      firstMoveMs,
      tookMs,
    };
  },
  metrics: navigatorMetrics,
  score: scoreNavigator,
};
