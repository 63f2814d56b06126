import * as z from 'zod/mini';
import { err, ok, type Result } from '../../result.ts';
import { devices, interruptionReasons } from '../engine/device.ts';
import { attentionVariants, maxPracticeRounds, practiceTrialCount, trialCount } from './design.ts';

export const browserFamilies = ['chromium', 'firefox', 'safari', 'other'] as const;

/** Presses one trial may hold; no hand does more in the 6 seconds of the longest. */
export const maxPressesPerTrial = 150;

/** Milliseconds on the performance clock of the page. */
const time = z.number().check(z.gte(0));
const count = z.int().check(z.gte(0));

const pressSchema = z.object({
  tMs: time,
  /** Handler time less event time; null when the event carried no usable time. */
  lagMs: z.nullable(z.number().check(z.gte(0), z.lte(1000))),
  device: z.enum(devices),
  /** Time of the handler stands in for the time of the event. */
  fallback: z.boolean(),
});

const trialSchema = z.object({
  index: count,
  /** 1-6; in practice the round. */
  block: z.int().check(z.gte(1), z.lte(6)),
  /** From 0; a new one begins after each interruption. */
  segment: count,
  phase: z.enum(['practice', 'test']),
  kind: z.enum(['T', 'X']),
  letter: z.string().check(z.maxLength(12)),
  soaMs: z.number().check(z.gt(0)),
  /** Stamp of the frame in which the letter was put on screen. */
  frameMs: time,
  /** Stamp after that paint, or the start of the sound; the frame when it was not observed. */
  onsetMs: time,
  /** When the browser says the letter was presented, where it does. */
  presentedMs: z.optional(time),
  /** Stamp after the paint that took the letter away; null for sounds and when it was not observed. */
  offsetMs: z.nullable(time),
  framesShown: z.nullable(count),
  droppedFrames: count,
  /** What only the page can know; the other reasons are worked out from the times. */
  fault: z.nullable(z.enum(['interrupted', 'onset-unobserved'])),
  /** In order of time. */
  presses: z.array(pressSchema).check(z.maxLength(maxPressesPerTrial)),
});

const interruptionSchema = z.object({
  atMs: time,
  reason: z.enum(interruptionReasons),
  durationMs: z.number().check(z.gte(0)),
});

const headerSchema = z.object({
  variant: z.enum(attentionVariants),
  seed: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Median of 120 frames before the start. */
  refreshHz: z.number().check(z.gt(0), z.lte(1000)),
  clockResolutionMs: z.number().check(z.gt(0), z.lte(1000)),
  crossOriginIsolated: z.boolean(),
  deviceClass: z.enum(devices),
  viewport: z.object({ w: count, h: count, dpr: z.number().check(z.gt(0)) }),
  presets: z.object({ reducedMotion: z.boolean(), highContrast: z.boolean() }),
  browserFamily: z.enum(browserFamilies),
  /** ISO 8601. */
  startedAt: z.iso.datetime(),
  /** Long tasks of the page while the run went on; null where the browser does not tell. */
  longTasks: z.nullable(count),
  /** Spoken letters alone: heard through wireless headphones, which come late by an unknown time. */
  wirelessAudio: z.optional(z.boolean()),
  /** What is seen was seen in a window smaller than the test is made for, and not on the full screen. */
  smallWindow: z.optional(z.boolean()),
});

/** A whole run as it is sent. Outcomes and scores are not part of it: they are worked out from these facts. */
const runSchema = z.object({
  v: z.literal(1),
  taskVersion: z.string().check(z.maxLength(16)),
  header: headerSchema,
  status: z.enum(['completed', 'abandoned']),
  /** Index of the first trial of each segment. */
  segments: z.array(count).check(z.maxLength(trialCount)),
  interruptions: z.array(interruptionSchema).check(z.maxLength(trialCount)),
  droppedFrames: count,
  practice: z.array(trialSchema).check(z.maxLength(maxPracticeRounds * practiceTrialCount)),
  trials: z.array(trialSchema).check(z.minLength(1)),
});

export type PressRecord = z.infer<typeof pressSchema>;
export type TrialRecord = z.infer<typeof trialSchema>;
export type RunHeader = z.infer<typeof headerSchema>;
export type FocustrackRecord = z.infer<typeof runSchema>;

/** Reads a run from storage or from the network. Extra keys are dropped. */
export function readFocustrackRecord(value: unknown): Result<FocustrackRecord, 'invalid_record'> {
  const parsed = z.safeParse(runSchema, value);
  return parsed.success ? ok(parsed.data) : err('invalid_record');
}
