/** A device with attempts on it, and the two people who use it. */
import { vi } from 'vitest';
import { keepAttempt } from '@/api/attempts/outbox';
import { readStored } from '@/integrations/local-db/open';
import { finishedAttempt } from '../sample-run.ts';

export const alice = '11111111-1111-4111-8111-111111111111';
export const bob = '22222222-2222-4222-8222-222222222222';

export const keptTexts = new Map<string, string>();

/** Locks between tabs are Node's own, which a DOM in its place would not have; of the window only what is kept is needed. */
export function standInWindow(): void {
  vi.stubGlobal(
    'window',
    Object.assign(new EventTarget(), {
      localStorage: {
        getItem: (key: string) => keptTexts.get(key) ?? null,
        setItem: (key: string, text: string) => void keptTexts.set(key, text),
        removeItem: (key: string) => void keptTexts.delete(key),
      },
    }),
  );
}

/** Finishes an attempt as `owner` and keeps it; answers its id. */
export async function keep(owner: string | null = null): Promise<string> {
  const { submission, result } = finishedAttempt();
  await keepAttempt(submission, result, owner);
  return submission.id;
}

export const onDevice = async (id: string) => (await readStored('attempts', id)) !== undefined;
