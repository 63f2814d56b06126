import * as z from 'zod/mini';
import { minuteMs } from '../time.ts';
import { maxBurstMinutes, maxStepLength, maxTaskLength, minBurstMinutes, moods } from './burst-limits.ts';
import { type ClockEvent, type ClockState, readClock } from './session-clock.ts';

/** Lengths offered, minutes; any whole number from 1 to 120 may be typed. */
export const burstMinutes = [5, 10, 15, 25, 45] as const;

/** Bursts that follow each other with a break between them. */
export const maxBurstsInRow = 4;

const eventSchema = z.object({
  type: z.enum(['start', 'pause', 'resume', 'distraction', 'stop']),
  /** Milliseconds since 1970. */
  at: z.number().check(z.gte(0)),
});
export type BurstEvent = z.infer<typeof eventSchema>;

/** A burst as this device keeps it while it runs; everything shown is derived from it and the time. */
export const burstSchema = z.object({
  version: z.literal(1),
  id: z.uuidv4(),
  task: z.string().check(z.maxLength(maxTaskLength)),
  firstStep: z.string().check(z.maxLength(maxStepLength)),
  plannedSeconds: z.number().check(z.int(), z.gte(minBurstMinutes * 60), z.lte(maxBurstMinutes * 60)),
  events: z.array(eventSchema).check(z.maxLength(2000)),
  moodBefore: z.nullable(z.enum(moods)),
  /** Which one in a row this is; without it the first. */
  place: z.optional(z.number().check(z.int(), z.gte(1), z.lte(maxBurstsInRow))),
});
export type Burst = z.infer<typeof burstSchema>;

export interface BurstState extends ClockState {
  readonly distractions: number;
  /** Whole seconds of focus, rounded to the nearest. */
  readonly focusedSeconds: number;
}

const isClockEvent = (event: BurstEvent): event is BurstEvent & ClockEvent => event.type !== 'distraction';

export function readBurst(burst: Burst, now: number): BurstState {
  const clock = readClock(burst.events.filter(isClockEvent), burst.plannedSeconds * 1000, now);
  const lastMoment = clock.endedAt ?? Number.POSITIVE_INFINITY;
  const distractions = burst.events.filter(
    (event) => event.type === 'distraction' && event.at <= lastMoment,
  ).length;
  return { ...clock, distractions, focusedSeconds: Math.round(clock.runMs / 1000) };
}

/** Adds an event; one that makes no sense now (a pause while paused, anything after the end) changes nothing. */
export function addBurstEvent(burst: Burst, type: BurstEvent['type'], at: number): Burst {
  const { phase } = readBurst(burst, at);
  const makesSense: Record<BurstEvent['type'], boolean> = {
    start: phase === 'ready',
    pause: phase === 'running',
    resume: phase === 'paused',
    distraction: phase === 'running',
    stop: phase === 'running' || phase === 'paused',
  };
  return makesSense[type] ? { ...burst, events: [...burst.events, { type, at }] } : burst;
}

export interface BurstScoreInput {
  focusedS: number;
  plannedS: number;
  distractions: number;
}

/**
 * 0..100: the share of the planned time, less 2 points a distraction and at most 20. Null without a plan.
 */
export function burstScore({ focusedS, plannedS, distractions }: BurstScoreInput): {
  raw: number | null;
  score: number | null;
} {
  if (!(plannedS > 0)) return { raw: null, score: null };
  const share = Math.min(1, Math.max(0, focusedS / plannedS));
  const raw = Math.max(0, 100 * share - Math.min(20, 2 * distractions));
  return { raw, score: Math.floor(raw + 0.5) };
}

export interface PastBurst {
  plannedSeconds: number;
  focusedSeconds: number;
}

/**
 * Minutes to suggest next, from earlier bursts (newest first): two completed in a row give the next longer length,
 * one stopped before 60 % the next shorter, anything else the same. Five minutes to begin with.
 */
export function suggestMinutes(past: readonly PastBurst[]): number {
  const [last, before] = past;
  if (!last) return burstMinutes[0];
  const minutes = last.plannedSeconds / 60;
  const isComplete = (burst: PastBurst) => burst.focusedSeconds >= burst.plannedSeconds;
  if (last.focusedSeconds < 0.6 * last.plannedSeconds) {
    return burstMinutes.findLast((offered) => offered < minutes) ?? burstMinutes[0];
  }
  if (before && isComplete(last) && isComplete(before)) {
    return burstMinutes.find((offered) => offered > minutes) ?? Math.max(minutes, burstMinutes[4]);
  }
  return minutes;
}

/** Break after a burst: a fifth of its planned time, 1 to 10 minutes. */
export function breakMinutes(plannedSeconds: number): number {
  return Math.min(10, Math.max(1, Math.round(plannedSeconds / 300)));
}

/** What is left of the break after a burst, milliseconds; from the moment it ended, whatever was done since. */
export function breakLeftMs(plannedSeconds: number, endedAt: number, now: number): number {
  const breakMs = breakMinutes(plannedSeconds) * minuteMs;
  return Math.min(breakMs, Math.max(0, endedAt + breakMs - now));
}

/** The place of the burst after this one; null after the last of a row. */
export function nextPlace({ place = 1 }: Pick<Burst, 'place'>): number | null {
  return place < maxBurstsInRow ? place + 1 : null;
}

export type Announcement = 'start' | 'half' | 'one_minute_left' | 'end';

/** What was passed between two looks at the clock, for the live region; oldest first. */
export function announcementsBetween(plannedMs: number, beforeMs: number, nowMs: number): Announcement[] {
  const marks: [Announcement, number][] = [
    ['start', 0],
    ['half', plannedMs / 2],
    // Below two minutes the half-way call is enough.
    ['one_minute_left', plannedMs > 120_000 ? plannedMs - 60_000 : Number.POSITIVE_INFINITY],
    ['end', plannedMs],
  ];
  return marks
    .filter(([, at]) => (at === 0 ? beforeMs < 0 && nowMs >= 0 : beforeMs < at && nowMs >= at))
    .map(([name]) => name);
}
