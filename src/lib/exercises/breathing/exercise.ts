import * as z from 'zod/mini';
import { breathMinutes, breathPatternIds, outBreathChoicesMs } from '../../cognitive/breath-patterns.ts';
import {
  breathSteps,
  completedShare,
  meanPressLag,
  readBreathing,
  settleMs,
} from '../../cognitive/breathing.ts';
import { minuteMs } from '../../time.ts';
import type { LoggedExercise } from '../contract.ts';
import { clockEventSchema, clockEventsOf, lastMoment, rating, wallTime } from '../events.ts';
import { type BreathingMetrics, scoreBreathing } from './score.ts';

const defaultMinutes = 5;

export const variants = ['screen', 'tone', 'vibration', 'text'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  pattern: z.enum(breathPatternIds),
  minutes: z.literal(breathMinutes),
  outMs: z.literal(outBreathChoicesMs),
  /** A key or finger is held with every in-breath. */
  pressAlong: z.boolean(),
});
type Config = z.infer<typeof configSchema>;

const entrySchema = z.union([
  clockEventSchema,
  /** The end by plan, seen when it came. */
  z.object({ type: z.literal('seen'), at: wallTime }),
  /** Milliseconds of running, settling included. */
  z.object({ type: z.literal('press'), runMs: z.number().check(z.gte(0), z.lte(3_600_000)) }),
  z.object({ type: z.literal('calm'), when: z.enum(['before', 'after']), value: rating }),
]);
type Entry = z.infer<typeof entrySchema>;

const plannedMsOf = ({ minutes }: Config) => minutes * minuteMs;

function clockOf(entries: readonly Entry[], config: Config) {
  const now = lastMoment(entries.filter((entry) => 'at' in entry));
  return readBreathing(clockEventsOf(entries), plannedMsOf(config), now);
}

export const exercise: LoggedExercise<Config, Entry, BreathingMetrics> = {
  id: 'breathing',
  kind: 'clocked',
  config: configSchema,
  configFor: ({ variant, options }) => ({
    variant: variants.find((known) => known === variant) ?? 'screen',
    pattern: breathPatternIds.find((known) => known === options.pattern) ?? 'calm',
    minutes: breathMinutes.find((known) => known === options.minutes) ?? defaultMinutes,
    outMs: outBreathChoicesMs.find((known) => known === options.outMs) ?? 6000,
    pressAlong: options.pressAlong === true,
  }),
  entry: entrySchema,
  check(_seed, entries, config) {
    const { runMs } = clockOf(entries, config);
    const isBeyond = entries.some((entry) => entry.type === 'press' && entry.runMs > runMs + 1000);
    if (isBeyond) return 'press_outside';
    return entries.some(({ type }) => type === 'press') && !config.pressAlong ? 'impossible_answer' : null;
  },
  read(_seed, entries, config) {
    const { runMs, phase } = clockOf(entries, config);
    const steps = breathSteps(config.pattern, config.outMs);
    const presses = entries.flatMap((entry) => (entry.type === 'press' ? [entry.runMs] : []));
    const calm = (when: 'before' | 'after') =>
      entries.findLast((entry) => entry.type === 'calm' && entry.when === when) as
        | { value: number }
        | undefined;
    return {
      complete: phase === 'complete',
      metrics: {
        completed: completedShare(runMs, plannedMsOf(config)),
        meanAbsLagMs: meanPressLag(steps, presses),
        breathedMs: Math.max(0, runMs - settleMs),
        calmBefore: calm('before')?.value ?? null,
        calmAfter: calm('after')?.value ?? null,
      },
    };
  },
  levelEnd: () => ({}),
  score: scoreBreathing,
};
