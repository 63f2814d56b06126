import * as z from 'zod/mini';
import type { LoggedExercise } from '../contract.ts';
import { dayText, wallTime } from '../events.ts';
import { type BundleMetrics, bundleMetrics, criteria, scoreBundle } from './score.ts';

export const variants = ['form'] as const;
const configSchema = z.object({ variant: z.enum(variants) });
type Config = z.infer<typeof configSchema>;

/** The bundle without its words, and every time it was kept or broken. */
const entrySchema = z.union([
  z.object({
    type: z.literal('bundle'),
    at: wallTime,
    met: z.array(z.enum(criteria)).check(z.maxLength(criteria.length)),
  }),
  z.object({ type: z.literal('log'), at: wallTime, day: dayText, kept: z.boolean() }),
]);
type Entry = z.infer<typeof entrySchema>;

export const exercise: LoggedExercise<Config, Entry, BundleMetrics> = {
  id: 'temptation-bundle',
  kind: 'form',
  config: configSchema,
  configFor: () => ({ variant: 'form' }),
  entry: entrySchema,
  check(_seed, entries) {
    const bundles = entries.filter((entry) => entry.type === 'bundle');
    const made = bundles[0]?.at ?? 0;
    const isWrong =
      bundles.length > 1 ||
      bundles.some(({ met }) => new Set(met).size < met.length) ||
      entries.some((entry) => entry.type === 'log' && entry.at < made);
    return isWrong ? 'impossible_answer' : null;
  },
  read(_seed, entries) {
    const bundle = entries.find((entry) => entry.type === 'bundle');
    const logs = entries.filter((entry) => entry.type === 'log');
    return { metrics: bundleMetrics(bundle?.met ?? null, logs), complete: bundle !== undefined };
  },
  levelEnd: () => ({}),
  score: scoreBundle,
};
