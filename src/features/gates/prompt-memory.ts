import * as z from 'zod/mini';
import { kept } from '@/api/device/kept';
import type { PromptContext } from '@/lib/upgrade/prompts';
import type { PromptPast } from '@/lib/upgrade/timing';

/** What a device remembers of prompts, per context: when it was last in view, and that it was put away. */
const memorySchema = z.object({
  seenAt: z.record(z.string(), z.number()),
  putAway: z.array(z.string()),
});
const key = 'fcl.upgrade';
const memory = kept(key, memorySchema, { seenAt: {}, putAway: [] }, 'device');
const seenThisSession = kept(key, z.array(z.string()), [], 'tab');

export function isPutAway(context: PromptContext): boolean {
  return memory.get().putAway.includes(context);
}

export function putAway(context: PromptContext): void {
  const before = memory.get();
  memory.set({ ...before, putAway: [...new Set([...before.putAway, context])] });
}

export function promptPast(context: PromptContext): PromptPast {
  return {
    seenThisSession: seenThisSession.get().includes(context),
    lastSeenMs: memory.get().seenAt[context] ?? null,
  };
}

/** Call when the prompt really was in view. */
export function noteSeen(context: PromptContext, nowMs: number): void {
  seenThisSession.set([...new Set([...seenThisSession.get(), context])]);
  const before = memory.get();
  memory.set({ ...before, seenAt: { ...before.seenAt, [context]: nowMs } });
}
