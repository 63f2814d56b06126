import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type LiveRun, type LiveSource, runLive } from '@/api/live/live-run';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import type { LiveRow } from '@/lib/live/rows';
import type { LiveState } from '@/lib/live/state';
import { minuteMs } from '@/lib/time';
import { messageKeys } from './keys';
import { type Message, messageColumns, messageSchema } from './shapes';
import { readThreadsAgain } from './threads';
import { forgetUnsent } from './unsent';

/** At most so many are caught up with; more are read page by page. */
const mostMissed = 200;
const firstPage = 50;

const toRow = (message: Message): LiveRow<Message> => {
  const at = Date.parse(message.created_at);
  // Nothing that was sent is changed, but that it was read.
  return {
    id: message.id,
    at,
    mark: at,
    version: message.is_read ? 2 : 1,
    clientId: message.client_id,
    isGone: false,
    row: message,
  };
};

/** A message as it is handed in; `client_id` is its name until the server gives it one. */
interface NewMessage {
  readonly client_id: string;
  readonly recipient_id: string;
  readonly content: string;
}

const taken = '23505';

/** Stores a message once, however often it is handed in. @throws AppError with a refusal of the community */
export async function postMessage(userId: string, message: NewMessage): Promise<Message> {
  const client = await supabase();
  const stored = await client
    .from('user_messages')
    .insert({ ...message, sender_id: userId, subject: '' })
    .select(messageColumns)
    .single();
  if (stored.error?.code !== taken) return z.parse(messageSchema, unwrap(stored));
  const held = client.from('user_messages').select(messageColumns).eq('sender_id', userId);
  return z.parse(messageSchema, unwrap(await held.eq('client_id', message.client_id).single()));
}

export interface LiveMessages extends Pick<LiveRun<Message>, 'discard' | 'stop'> {
  readonly send: (message: NewMessage & { readonly thread_id: string }) => void;
  /** Why the last try to send it failed. */
  readonly failureOf: (clientId: string) => unknown;
}

/** Hears of what is written to the person, and sends what they write. Every state is painted. */
export function runMessages(
  client: QueryClient,
  userId: string,
  paint: (state: LiveState<Message>) => void,
): LiveMessages {
  const failures = new Map<string, unknown>();
  const listsChanged = () => void readThreadsAgain(client, userId);

  async function read(since: number | null) {
    const own = (await supabase())
      .from('user_messages')
      .select(messageColumns)
      .or(`recipient_id.eq.${userId},sender_id.eq.${userId}`);
    // What they wrote by the contact form stands in no conversation.
    const asked = own.not('thread_id', 'is', null);
    const answer =
      since === null
        ? await asked
            .order('created_at', { ascending: false })
            .order('id', { ascending: false })
            .limit(firstPage)
        : await asked
            .gte('created_at', new Date(since).toISOString())
            .order('created_at')
            .order('id')
            .limit(mostMissed);
    const messages = z.parse(z.array(messageSchema), unwrap(answer));
    listsChanged();
    if (since === null) void client.invalidateQueries({ queryKey: messageKeys.conversations(userId) });
    return {
      rows: messages.map(toRow),
      hasMore: messages.length === (since === null ? firstPage : mostMissed),
    };
  }

  const source: LiveSource<Message> = {
    rules: { pollMs: minuteMs, marksChanges: true },
    topic: () => `live:${userId}:messages:${crypto.randomUUID()}`,
    listen(channel, heard) {
      const hear = ({ new: given }: { new: unknown }) => {
        const parsed = z.safeParse(messageSchema, given);
        if (!parsed.success) return;
        heard(toRow(parsed.data));
        listsChanged();
      };
      const inserts = { event: 'INSERT', schema: 'public', table: 'user_messages' } as const;
      return channel
        .on('postgres_changes', { ...inserts, filter: `recipient_id=eq.${userId}` }, hear)
        .on('postgres_changes', { ...inserts, filter: `sender_id=eq.${userId}` }, hear);
    },
    read,
    async post(clientId, { recipient_id, content, thread_id }) {
      failures.delete(clientId);
      try {
        const stored = await postMessage(userId, {
          client_id: clientId,
          recipient_id: recipient_id ?? '',
          content,
        });
        void forgetUnsent(userId, thread_id, clientId);
        listsChanged();
        return toRow(stored);
      } catch (error) {
        failures.set(clientId, toAppError(error));
        listsChanged();
        throw error;
      }
    },
  };
  const { send, discard, stop } = runLive(source, paint);
  return {
    send: ({ client_id, recipient_id, content, thread_id }) =>
      send(client_id, {
        id: client_id,
        client_id,
        thread_id,
        sender_id: userId,
        recipient_id,
        content,
        is_read: false,
        created_at: new Date().toISOString(),
      }),
    discard,
    stop,
    failureOf: (clientId) => failures.get(clientId),
  };
}
