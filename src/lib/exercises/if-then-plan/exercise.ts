import * as z from 'zod/mini';
import type { LoggedExercise } from '../contract.ts';
import { rating, wallTime } from '../events.ts';
import { criteria, type PlanMetrics, planMetrics, scorePlan } from './score.ts';

const rehearsals = 3;

export const variants = ['form'] as const;
const configSchema = z.object({ variant: z.enum(variants) });
type Config = z.infer<typeof configSchema>;

/** The plan of this run without its words, and the checks of all that were due. */
const entrySchema = z.union([
  z.object({
    type: z.literal('plan'),
    at: wallTime,
    met: z.array(z.enum(criteria)).check(z.maxLength(criteria.length)),
    confidence: rating,
    rehearsed: z.int().check(z.gte(0), z.lte(rehearsals)),
    dueAt: wallTime,
  }),
  z.object({
    type: z.literal('check'),
    plan: z.string().check(z.maxLength(80)),
    at: wallTime,
    dueAt: wallTime,
    done: z.boolean(),
  }),
]);
type Entry = z.infer<typeof entrySchema>;

export const exercise: LoggedExercise<Config, Entry, PlanMetrics> = {
  id: 'if-then-plan',
  kind: 'form',
  config: configSchema,
  configFor: () => ({ variant: 'form' }),
  entry: entrySchema,
  check(_seed, entries) {
    const plans = entries.filter((entry) => entry.type === 'plan');
    const checks = entries.filter((entry) => entry.type === 'check');
    const isWrong =
      plans.length > 1 ||
      plans.some(({ met, at, dueAt }) => new Set(met).size < met.length || dueAt < at) ||
      // Nothing is kept or broken before its time.
      checks.some(({ at, dueAt }) => at < dueAt);
    return isWrong ? 'impossible_answer' : null;
  },
  read(_seed, entries) {
    const plan = entries.find((entry) => entry.type === 'plan');
    const checks = entries.filter((entry) => entry.type === 'check');
    const metrics = planMetrics(plan?.met ?? null, checks);
    return { metrics, complete: plan !== undefined };
  },
  levelEnd: () => ({}),
  score: scorePlan,
};
