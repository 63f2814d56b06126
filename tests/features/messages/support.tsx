/** Messages in memory: conversations of Ann, what is said in them, and the line over which more comes in. */
import 'fake-indexeddb/auto';
import { beforeEach } from 'vitest';
import type { Door, Message, Thread } from '@/api/messages/shapes';
import type { Answer, Query } from '../../support/fake-supabase';
import { ann, current, eve } from '../auth/support';
import { asAnn, benProfile, byline, idOf, ownProfile, type Server, serve, told } from '../community/support';

export const threadId = idOf(500);
/** Account of the other side. */
export const ben = eve.user.id;

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

export const threadRow = (more: Partial<Thread> = {}): Thread => ({
  id: threadId,
  person: byline(benProfile, 'Ben'),
  person_id: ben,
  state: 'open',
  started_by_me: false,
  last_at: minutesAgo(1),
  last_text: 'See you tomorrow.',
  last_is_mine: false,
  unread: 0,
  can_write: true,
  blocked_by_me: false,
  ...more,
});

/** The further the number, the longer ago. */
export const messageRow = (number: number, more: Partial<Message> = {}): Message => ({
  id: idOf(1000 + number),
  client_id: idOf(2000 + number),
  thread_id: threadId,
  sender_id: ben,
  recipient_id: ann.user.id,
  content: `Line number ${number}.`,
  is_read: true,
  created_at: minutesAgo(number),
  ...more,
});

export const openDoor: Door = { thread_id: null, state: null, code: null, detail: '', is_request: true };

interface Account {
  server: Server;
  threads: Thread[];
  messages: Message[];
  /** What handing in a message is answered with; null stores it. */
  refusal: Answer | Promise<Answer> | null;
  /** The line to the server is cut; asking works. */
  isCut: boolean;
  /** Names under which messages were handed in. */
  handedIn: string[];
  /** Conversations that were marked as read. */
  read: unknown[];
}

export const account = {} as Account;
let tell: (row: Message) => void = () => {};
/** Somebody wrote to Ann. */
export function arrives(message: Message): void {
  account.messages.push(message);
  tell(message);
}

const channel = {
  on(_event: string, { table }: { table: string }, listener: (change: { new: Message }) => void) {
    if (table === 'user_messages') tell = (row) => listener({ new: row });
    return channel;
  },
  subscribe(listener: (status: string) => void) {
    listener(account.isCut ? 'CHANNEL_ERROR' : 'SUBSCRIBED');
    return channel;
  },
};

const store = (values: { client_id: string; recipient_id: string; content: string }): Message => {
  const thread = account.threads.find(({ person_id }) => person_id === values.recipient_id);
  const stored = messageRow(0, {
    ...values,
    id: crypto.randomUUID(),
    thread_id: thread?.id ?? threadId,
    sender_id: ann.user.id,
    created_at: new Date().toISOString(),
    is_read: false,
  });
  account.messages.push(stored);
  return stored;
};

async function answerMessages({ kind, values, steps, one, is }: Query): Promise<Answer> {
  if (kind === 'insert') {
    const given = values as Parameters<typeof store>[0];
    account.handedIn.push(given.client_id);
    const refusal = await account.refusal;
    return refusal ?? told(store(given));
  }
  if (kind === 'update') {
    account.read.push(is('thread_id'));
    account.threads = account.threads.map((thread) =>
      thread.id === is('thread_id') ? { ...thread, unread: 0 } : thread,
    );
    return told(null);
  }
  const named = account.messages.filter(
    (row) =>
      (is('thread_id') === undefined || row.thread_id === is('thread_id')) &&
      (is('client_id') === undefined || row.client_id === is('client_id')),
  );
  if (one) return told(named[0] ?? null);
  const behind = steps.find(([name, text]) => name === 'or' && text.startsWith('created_at.lt'))?.[1];
  const before = behind === undefined ? null : (/"([^"]+)"/.exec(behind)?.[1] ?? '');
  const limit = Number(steps.find(([name]) => name === 'limit')?.[1]);
  return told(
    named
      .filter(({ created_at }) => before === null || created_at < before)
      .toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
      .slice(0, limit),
  );
}

/** Ann is signed in and has these conversations. Call it after `loadApp`, in the file of the tests. */
export async function ofAnn() {
  const { createFakeSupabase } = await import('../../support/fake-supabase');
  const messages = createFakeSupabase({ session: () => ann, rows: answerMessages });
  const { clearStored } = await import('@/integrations/local-db/open');
  beforeEach(async () => {
    await clearStored();
    window.localStorage.removeItem('fcl.enterSends');
    tell = () => {};
    Object.assign(account, {
      threads: [threadRow()],
      messages: [],
      refusal: null,
      isCut: false,
      handedIn: [],
      read: [],
      server: serve({
        my_threads: ({ p_box, p_before }) => {
          const isRequest = ({ state, started_by_me }: Thread) => state === 'requested' && !started_by_me;
          const listed = account.threads.filter((row) => isRequest(row) === (p_box === 'requests'));
          return told(p_before === undefined ? listed.slice(0, 30) : listed.slice(30));
        },
        message_thread: ({ p_thread }) => told(account.threads.find(({ id }) => id === p_thread) ?? null),
        unread_messages: () =>
          told({
            open: account.threads.filter(({ unread }) => unread > 0).length,
            requests: account.threads.filter(
              ({ state, started_by_me }) => state === 'requested' && !started_by_me,
            ).length,
          }),
        people_present: () =>
          told([{ user_id: ben, status: 'online', age_ms: 0, updated_at: new Date().toISOString() }]),
        message_door: () => told(openDoor),
        message_target: () => told(ben),
        community_cards: ({ p_ids }) =>
          told([
            {
              ...byline((p_ids as string[])[0] ?? '', 'Ben'),
              about: '',
              lang: 'en',
              member_since: minutesAgo(60 * 24 * 90),
              answers: 3,
              helpful: 2,
            },
          ]),
      }),
    });
    asAnn(account.server, ownProfile());
    const rows = current.backend.client.from;
    Object.assign(current.backend.client, {
      from: (table: string) => (table === 'user_messages' ? messages.client.from(table) : rows(table)),
      realtime: {
        load: async () => ({ channel: () => channel, removeChannel: async () => 'ok' }),
        tellWho: async () => {},
      },
    });
  });
}

/** What one action makes of the conversation. */
export function acts(make: (action: unknown) => Partial<Thread>): void {
  account.server.answers.act_on_thread = ({ p_thread, p_action }) => {
    account.threads = account.threads.map((thread) =>
      thread.id === p_thread ? { ...thread, ...make(p_action) } : thread,
    );
    return told(account.threads.find(({ id }) => id === p_thread));
  };
}
