import * as z from 'zod/mini';
import { kept } from '@/integrations/device-store';
import {
  type BreathPatternId,
  breathMinutes,
  breathPatternIds,
  outBreathChoicesMs,
} from '@/lib/cognitive/breath-patterns';
import { maxBurstMinutes, maxTaskLength, minBurstMinutes } from '@/lib/cognitive/burst-limits';

const breathingSchema = z.object({
  pattern: z.enum(breathPatternIds as [BreathPatternId, ...BreathPatternId[]]),
  minutes: z.union(breathMinutes.map((minutes) => z.literal(minutes))),
  outMs: z.union(outBreathChoicesMs.map((ms) => z.literal(ms))),
  withSound: z.boolean(),
  withVibration: z.optional(z.boolean()),
  pressAlong: z.boolean(),
});

const burstSchema = z.object({
  task: z.string().check(z.minLength(1), z.maxLength(maxTaskLength)),
  minutes: z.number().check(z.int(), z.gte(minBurstMinutes), z.lte(maxBurstMinutes)),
});

const setupSchema = z.object({
  variant: z.string(),
  options: z.record(z.string(), z.unknown()),
  /** Run in which a limit goes on: left now, it is over. */
  limitRuns: z.optional(z.string()),
});
/** How an exercise was played last. */
export type LastSetup = z.infer<typeof setupSchema>;

const roundsSchema = z.object({
  breathing: z.optional(breathingSchema),
  burst: z.optional(burstSchema),
  exercises: z.optional(z.record(z.string(), setupSchema)),
  /** Keys chosen for answers, and whether the account is still to be told of them. */
  keys: z.optional(z.object({ own: z.record(z.string(), z.unknown()), untold: z.boolean() })),
  /** Day on which screen and place were looked at. */
  checkedOn: z.optional(z.string()),
});
type LastRounds = z.infer<typeof roundsSchema>;

/** By person: nobody else on this device is offered what somebody worked on. */
const stored = kept<Record<string, LastRounds>>(
  'fcl.lastRounds',
  z.record(z.string(), roundsSchema),
  {},
  'device',
);

/** How this person last began each exercise on this device. */
export function lastRounds(owner: string): LastRounds {
  return stored.get()[owner] ?? {};
}

export function keepLastRound(owner: string, round: LastRounds): void {
  const all = stored.get();
  stored.set({ ...all, [owner]: { ...all[owner], ...round } });
}

export function lastSetup(owner: string, exerciseId: string): LastSetup | null {
  return lastRounds(owner).exercises?.[exerciseId] ?? null;
}

export function keepLastSetup(owner: string, exerciseId: string, setup: LastSetup): void {
  keepLastRound(owner, { exercises: { ...lastRounds(owner).exercises, [exerciseId]: setup } });
}
