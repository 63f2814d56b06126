import * as z from 'zod/mini';
import { maxBurstMinutes, minBurstMinutes, moods } from '../../cognitive/burst-limits.ts';
import {
  type Burst,
  breakMinutes,
  maxBurstsInRow,
  readBurst,
  suggestMinutes,
} from '../../cognitive/focus-burst.ts';
import type { LoggedExercise } from '../contract.ts';
import { clockEventSchema, lastMoment, wallTime } from '../events.ts';
import { type BurstMetrics, scoreBurst } from './score.ts';

export const variants = ['screen'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  minutes: z.int().check(z.gte(minBurstMinutes), z.lte(maxBurstMinutes)),
  /** Which of a chain of up to four this is, from 1. */
  place: z.int().check(z.gte(1), z.lte(maxBurstsInRow)),
});
type Config = z.infer<typeof configSchema>;

const entrySchema = z.union([
  clockEventSchema,
  z.object({ type: z.literal('distraction'), at: wallTime }),
  z.object({ type: z.literal('seen'), at: wallTime }),
  z.object({ type: z.literal('mood'), when: z.enum(['before', 'after']), value: z.enum(moods) }),
]);
type Entry = z.infer<typeof entrySchema>;

function burstOf(entries: readonly Entry[], { minutes }: Config): Burst {
  const events = entries.filter((entry) => entry.type !== 'seen' && entry.type !== 'mood');
  return {
    version: 1,
    id: '00000000-0000-4000-8000-000000000000',
    task: '',
    firstStep: '',
    plannedSeconds: 60 * minutes,
    events: events as Burst['events'],
    moodBefore: null,
  };
}

export const exercise: LoggedExercise<Config, Entry, BurstMetrics> = {
  id: 'focus-burst',
  kind: 'clocked',
  config: configSchema,
  configFor({ last, options }) {
    const wanted = Number(options.minutes ?? last?.minutes ?? suggestMinutes([]));
    const minutes = Number.isInteger(wanted) && wanted >= minBurstMinutes && wanted <= maxBurstMinutes;
    const place = Number(options.place ?? 1);
    return {
      variant: 'screen',
      minutes: minutes ? wanted : suggestMinutes([]),
      place: Number.isInteger(place) && place >= 1 && place <= maxBurstsInRow ? place : 1,
    };
  },
  entry: entrySchema,
  check: () => null,
  read(_seed, entries, config) {
    const now = lastMoment(entries.filter((entry) => 'at' in entry));
    const { phase, focusedSeconds, distractions, pauses, reachedPlan } = readBurst(
      burstOf(entries, config),
      now,
    );
    const mood = (when: 'before' | 'after') =>
      entries.findLast((entry) => entry.type === 'mood' && entry.when === when) as
        | { value: string }
        | undefined;
    const plannedS = 60 * config.minutes;
    return {
      complete: phase === 'complete',
      metrics: {
        focusedS: focusedSeconds,
        plannedS,
        distractions,
        pauses,
        reachedPlan,
        breakMinutes: breakMinutes(plannedS),
        moodBefore: mood('before')?.value ?? null,
        moodAfter: mood('after')?.value ?? null,
      },
    };
  },
  levelEnd: (_metrics, { minutes }) => ({ minutes }),
  score: scoreBurst,
};
