import * as z from 'zod/mini';
import type { PromptContext } from '@/lib/upgrade/prompts';
import type { PromptPast } from '@/lib/upgrade/timing';

/** What a device remembers of prompts, per context: when it was last in view, and that it was put away. */
const memorySchema = z.object({
  seenAt: z.record(z.string(), z.number()),
  putAway: z.array(z.string()),
});
type Memory = z.infer<typeof memorySchema>;

const sessionSchema = z.array(z.string());
const key = 'fcl.upgrade';

function read<T>(storage: () => Storage, schema: z.ZodMiniType<T>, otherwise: T): T {
  try {
    const parsed = z.safeParse(schema, JSON.parse(storage().getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : otherwise;
  } catch {
    return otherwise; // nothing kept that can be read, or storage is switched off
  }
}

function write(storage: () => Storage, value: unknown): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // Without storage a prompt is remembered as long as its page.
  }
}

const device = () => window.localStorage;
const session = () => window.sessionStorage;
const memory = (): Memory => read(device, memorySchema, { seenAt: {}, putAway: [] });

export function isPutAway(context: PromptContext): boolean {
  return memory().putAway.includes(context);
}

export function putAway(context: PromptContext): void {
  const before = memory();
  write(device, { ...before, putAway: [...new Set([...before.putAway, context])] });
}

export function promptPast(context: PromptContext): PromptPast {
  return {
    seenThisSession: read(session, sessionSchema, []).includes(context),
    lastSeenMs: memory().seenAt[context] ?? null,
  };
}

/** Call when the prompt really was in view. */
export function noteSeen(context: PromptContext, nowMs: number): void {
  write(session, [...new Set([...read(session, sessionSchema, []), context])]);
  const before = memory();
  write(device, { ...before, seenAt: { ...before.seenAt, [context]: nowMs } });
}
