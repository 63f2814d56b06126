import * as z from 'zod/mini';
import { readStored, removeStored, updateStored } from '@/integrations/local-db/open';

/*
 * Messages that were sent from here and that the server has not confirmed, kept on the device: a page that is closed in
 * between loses none. Each keeps its name, so one that arrived all the same is not sent twice.
 */

const unsentSchema = z.object({
  owner: z.string(),
  messages: z.array(z.object({ id: z.string(), text: z.string(), at: z.string() })),
});
export type Unsent = z.infer<typeof unsentSchema>['messages'][number];

const keyOf = (threadId: string) => `unsent-messages/${threadId}`;

const parse = (stored: unknown, userId: string): readonly Unsent[] => {
  const kept = z.safeParse(unsentSchema, stored);
  return kept.success && kept.data.owner === userId ? kept.data.messages : [];
};

/** What waits in a conversation, the oldest first. */
export const readUnsent = async (userId: string, threadId: string): Promise<readonly Unsent[]> =>
  parse(await readStored('sessions', keyOf(threadId)).catch(() => null), userId);

async function change(
  userId: string,
  threadId: string,
  make: (before: readonly Unsent[]) => Unsent[],
): Promise<void> {
  try {
    let isEmpty = false;
    await updateStored('sessions', keyOf(threadId), (stored) => {
      const messages = make(parse(stored, userId));
      isEmpty = messages.length === 0;
      return { owner: userId, messages };
    });
    if (isEmpty) await removeStored('sessions', keyOf(threadId));
  } catch {
    // The device keeps nothing: the page still holds it.
  }
}

export const keepUnsent = (userId: string, threadId: string, message: Unsent): Promise<void> =>
  change(userId, threadId, (before) => [...before.filter(({ id }) => id !== message.id), message]);

export const forgetUnsent = (userId: string, threadId: string, id: string): Promise<void> =>
  change(userId, threadId, (before) => before.filter((each) => each.id !== id));
