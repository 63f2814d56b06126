import * as z from 'zod/mini';
import { onsetMethods } from '../engine/presented.ts';

const figure = z.nullable(z.number());

/** A stored reaction-time run as reports read it, without its trials. Rates are shares of 1, times milliseconds. */
export const focustrackRunSchema = z.object({
  id: z.string(),
  variant: z.enum(['letters', 'symbols', 'audio']),
  device_class: z.string(),
  task_version: z.string(),
  scoring_version: z.string(),
  scale_version: z.string(),
  /** Dimension id to performance, 100 is best; null where the run does not allow the score. */
  dimensions: z.record(z.string(), figure),
  quality: z.looseObject({
    level: z.enum(['ok', 'caution', 'invalid']),
    codes: z.array(z.looseObject({ code: z.string(), level: z.string() })),
  }),
  metrics: z.looseObject({
    validTrials: z.number(),
    targets: z.number(),
    nonTargets: z.number(),
    hits: z.number(),
    omissions: z.number(),
    commissions: z.number(),
    rates: z.object({
      hitRate: figure,
      omissionRate: figure,
      commissionRate: figure,
      falsePressRate: figure,
      omissionRateEarly: figure,
      omissionRateLate: figure,
    }),
    rt: z.looseObject({ median: figure, cv: figure }),
    blockMeans: z.array(figure),
    blockChange: z.looseObject({ slopePctPerBlock: figure }),
    /** Mean of the five dimensions; null when any is missing. */
    composite: figure,
    timing: z.looseObject({
      /** Missing in runs stored before it was told. */
      onsetMethod: z.optional(z.nullable(z.enum(onsetMethods))),
      refreshHz: z.number(),
      clockResolutionMs: z.number(),
      droppedFrames: z.number(),
      lateTrials: z.number(),
      droppedTrialPct: z.number(),
      handlerLagP95Ms: figure,
      devices: z.array(z.string()),
    }),
  }),
});
export type FocustrackRun = z.infer<typeof focustrackRunSchema>;
