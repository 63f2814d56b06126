import * as z from 'zod/mini';
import {
  type BreathPatternId,
  breathMinutes,
  breathPatternIds,
  outBreathChoicesMs,
} from '@/lib/cognitive/breathing';

const eventSchema = z.object({ type: z.enum(['start', 'pause', 'resume', 'stop']), at: z.number() });

/** A breathing run as this tab keeps it; the pacer's place is derived from the stamps. */
const runSchema = z.object({
  id: z.uuidv4(),
  owner: z.string(),
  pattern: z.enum(breathPatternIds as [BreathPatternId, ...BreathPatternId[]]),
  minutes: z.union(breathMinutes.map((minutes) => z.literal(minutes))),
  outMs: z.union(outBreathChoicesMs.map((ms) => z.literal(ms))),
  withSound: z.boolean(),
  pressAlong: z.boolean(),
  calmBefore: z.nullable(z.number()),
  events: z.array(eventSchema),
  /** Running time at each press, milliseconds. */
  presses: z.array(z.number()),
});
export type BreathingRun = z.infer<typeof runSchema>;

const key = 'fcl.breathing';

export function loadBreathingRun(owner: string): BreathingRun | null {
  try {
    const parsed = z.safeParse(runSchema, JSON.parse(window.sessionStorage.getItem(key) ?? 'null'));
    return parsed.success && parsed.data.owner === owner ? parsed.data : null;
  } catch {
    return null; // nothing kept, or storage is switched off
  }
}

/** Keeps the run for a reload of this tab; null forgets it. */
export function keepBreathingRun(run: BreathingRun | null): void {
  try {
    if (run) window.sessionStorage.setItem(key, JSON.stringify(run));
    else window.sessionStorage.removeItem(key);
  } catch {
    // Without storage the run lives as long as the page.
  }
}
