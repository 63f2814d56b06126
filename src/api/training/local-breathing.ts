import * as z from 'zod/mini';
import { kept } from '@/integrations/device-store';
import {
  type BreathPatternId,
  breathMinutes,
  breathPatternIds,
  outBreathChoicesMs,
} from '@/lib/cognitive/breath-patterns';

const eventSchema = z.object({ type: z.enum(['start', 'pause', 'resume', 'stop']), at: z.number() });

/** A breathing run as this tab keeps it; the pacer's place is derived from the stamps. */
const runSchema = z.object({
  id: z.uuidv4(),
  owner: z.string(),
  pattern: z.enum(breathPatternIds as [BreathPatternId, ...BreathPatternId[]]),
  minutes: z.union(breathMinutes.map((minutes) => z.literal(minutes))),
  outMs: z.union(outBreathChoicesMs.map((ms) => z.literal(ms))),
  withSound: z.boolean(),
  withVibration: z.optional(z.boolean()),
  pressAlong: z.boolean(),
  calmBefore: z.nullable(z.number()),
  events: z.array(eventSchema),
  /** Running time at each press, milliseconds. */
  presses: z.array(z.number()),
});
export type BreathingRun = z.infer<typeof runSchema>;

const stored = kept<BreathingRun | null>('fcl.breathing', runSchema, null, 'tab');

export function loadBreathingRun(owner: string): BreathingRun | null {
  const run = stored.get();
  return run?.owner === owner ? run : null;
}

/** Keeps the run for a reload of this tab; null forgets it. */
export function keepBreathingRun(run: BreathingRun | null): void {
  stored.set(run);
}
