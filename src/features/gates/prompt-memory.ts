import { kept, type Shape } from '@/api/device/kept';
import type { PromptContext } from '@/lib/upgrade/prompts';
import type { PromptPast } from '@/lib/upgrade/timing';

/** What a device remembers of prompts, per context: when it was last in view, and that it was put away. */
interface Memory {
  seenAt: Readonly<Record<string, number>>;
  putAway: readonly string[];
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const isTimes = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'number');

// By hand: a prompt stands on the home page, which comes without the schema library.
const textsShape: Shape<readonly string[]> = {
  safeParse: (value) => (isTexts(value) ? { success: true, data: value } : { success: false }),
};
const memoryShape: Shape<Memory> = {
  safeParse(value) {
    const { seenAt, putAway } = (value ?? {}) as Partial<Record<keyof Memory, unknown>>;
    return isTimes(seenAt) && isTexts(putAway)
      ? { success: true, data: { seenAt, putAway } }
      : { success: false };
  },
};
const key = 'fcl.upgrade';
const memory = kept<Memory>(key, memoryShape, { seenAt: {}, putAway: [] }, 'device');
const seenThisSession = kept(key, textsShape, [], 'tab');

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
