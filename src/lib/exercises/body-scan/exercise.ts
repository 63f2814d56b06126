import * as z from 'zod/mini';
import { type ClockState, readClock } from '../../cognitive/session-clock.ts';
import { createRng } from '../../random.ts';
import { minuteMs } from '../../time.ts';
import type { LoggedExercise } from '../contract.ts';
import { clockEventSchema, clockEventsOf, lastMoment, rating, wallTime } from '../events.ts';
import { type ScanMetrics, scoreScan } from './score.ts';

const lengths = [5, 10, 15] as const;
const defaultMinutes = 10;
export const probeCount = 6;
const shortestMs = 45_000;
const longestMs = 120_000;
/** A chime is answered within this. */
export const answerMs = 15_000;
/** After so many runs in a row mostly on the body the guide leaves longer silent gaps. */
const steadyRuns = 3;
const steadyFrom = 0.7;

export const variants = ['voice', 'transcript'] as const;
const configSchema = z.object({
  variant: z.enum(variants),
  minutes: z.literal(lengths),
  gaps: z.enum(['usual', 'long']),
  steady: z.int().check(z.gte(0), z.lte(steadyRuns)),
});
type Config = z.infer<typeof configSchema>;

const entrySchema = z.union([
  clockEventSchema,
  z.object({ type: z.literal('seen'), at: wallTime }),
  z.object({
    type: z.literal('probe'),
    probe: z.int().check(z.gte(0), z.lt(probeCount)),
    /** On the body or wandering; null: not answered. */
    answer: z.nullable(z.enum(['on', 'off'])),
    /** Milliseconds of running at the answer. */
    runMs: z.number().check(z.gte(0)),
  }),
  z.object({ type: z.literal('calm'), when: z.enum(['before', 'after']), value: rating }),
]);
type Entry = z.infer<typeof entrySchema>;

/** When the chimes come, milliseconds of running: 45 to 120 seconds apart, the last answered before the end. */
export function probeTimes(seed: string, minutes: number): number[] {
  const rng = createRng(seed);
  let spareMs = minutes * minuteMs - answerMs - probeCount * shortestMs;
  let at = 0;
  return Array.from({ length: probeCount }, (_, i) => {
    const share = Math.min(longestMs - shortestMs, (2 * spareMs * rng()) / (probeCount - i), spareMs);
    spareMs -= share;
    at += shortestMs + share;
    return at;
  });
}

function clockOf(entries: readonly Entry[], { minutes }: Config): ClockState {
  const now = lastMoment(entries.filter((entry) => 'at' in entry));
  return readClock(clockEventsOf(entries), minutes * minuteMs, now);
}

const probesOf = (entries: readonly Entry[]) => entries.filter((entry) => entry.type === 'probe');

export const exercise: LoggedExercise<Config, Entry, ScanMetrics> = {
  id: 'body-scan',
  kind: 'clocked',
  config: configSchema,
  configFor({ variant, last, options }) {
    const steady = Math.min(steadyRuns, last?.steady ?? 0);
    return {
      variant: variant === 'transcript' ? 'transcript' : 'voice',
      minutes: lengths.find((known) => known === options.minutes) ?? defaultMinutes,
      gaps: steady >= steadyRuns ? 'long' : 'usual',
      steady,
    };
  },
  entry: entrySchema,
  check(seed, entries, config) {
    const times = probeTimes(seed, config.minutes);
    const probes = probesOf(entries);
    if (new Set(probes.map(({ probe }) => probe)).size < probes.length) return 'impossible_answer';
    const { runMs: lasted } = clockOf(entries, config);
    const isOutside = probes.some(({ probe, runMs }) => {
      const chimeAt = times[probe] ?? 0;
      return runMs < chimeAt || runMs > chimeAt + answerMs + 1000 || runMs > lasted + 1000;
    });
    return isOutside ? 'press_outside' : null;
  },
  read(seed, entries, config) {
    const { runMs, phase } = clockOf(entries, config);
    const times = probeTimes(seed, config.minutes);
    const answered = probesOf(entries).filter(({ answer }) => answer !== null);
    const on = answered.filter(({ answer }) => answer === 'on').length;
    const calm = (when: 'before' | 'after') =>
      entries.findLast((entry) => entry.type === 'calm' && entry.when === when) as
        | { value: number }
        | undefined;
    return {
      complete: phase === 'complete',
      metrics: {
        completed: runMs / (config.minutes * minuteMs),
        probes: answered.length,
        onTask: answered.length === 0 ? null : on / answered.length,
        latenciesMs: answered.map((entry) => entry.runMs - (times[entry.probe] ?? 0)),
        calmBefore: calm('before')?.value ?? null,
        calmAfter: calm('after')?.value ?? null,
      },
    };
  },
  levelEnd: ({ onTask }, { steady }) => ({
    steady: onTask !== null && onTask >= steadyFrom ? Math.min(steadyRuns, steady + 1) : 0,
  }),
  score: scoreScan,
};
