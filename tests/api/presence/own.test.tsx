/** What a page says of its person: when, how often, and when it is silent. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveNow, tellPresenceNews } from '@/api/presence/news';
import { type OwnPresence, tellPresence } from '@/api/presence/own';
import { holdSending } from '@/api/sync/hold';

interface Written {
  readonly how: 'update' | 'insert';
  readonly status: string;
  readonly area: string | undefined;
}

const server = vi.hoisted(() => ({
  written: [] as Written[],
  hasRow: true,
  /** What every write is answered with, where it is no row. */
  code: null as string | null,
  isUnseen: false,
  token: 'a.b.c' as string | null,
  last: [] as unknown[],
}));
vi.mock('@/integrations/supabase/client', () => {
  const answer = (how: 'update' | 'insert', { status, current_page: area }: Record<string, string>) => {
    server.written.push({ how, status: status ?? '', area });
    if (server.code !== null) return { data: null, error: { code: server.code, message: 'refused' } };
    if (how === 'update' && !server.hasRow) return { data: [], error: null };
    server.hasRow = true;
    const row = {
      status: server.isUnseen ? 'offline' : status,
      updated_at: `stored ${server.written.length}`,
    };
    return { data: [row], error: null };
  };
  const from = () => ({
    update: (row: Record<string, string>) => ({
      eq: () => ({
        select: async () => answer('update', row),
        // Where nobody looks at what becomes of it.
        // biome-ignore lint/suspicious/noThenProperty: as the builder of the client
        then: (done: (answer: unknown) => void) => done(answer('update', row)),
      }),
    }),
    upsert: (row: Record<string, string>) => ({ select: async () => answer('insert', row) }),
  });
  return {
    supabase: async () => ({ from }),
    keptToken: () => server.token,
    holdRenewal: () => {},
  };
});
vi.mock('@/integrations/supabase/last-word', () => ({
  sayLast: (...what: unknown[]) => server.last.push(what),
}));

let own: OwnPresence;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const said = () => server.written.splice(0).map(({ status, area }) => `${status} ${area}`);
function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}
async function begin(): Promise<void> {
  own = tellPresence('ann', 'site');
  await pass(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(server, { hasRow: true, code: null, isUnseen: false, token: 'a.b.c' });
  server.written.length = 0;
  server.last.length = 0;
});
afterEach(() => {
  own.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page that is open', () => {
  it('says at once that its person is there, and again every half minute', async () => {
    await begin();
    expect(said()).toEqual(['online site']);
    await pass(29_999);
    expect(said()).toEqual([]);
    await pass(1);
    expect(said()).toEqual(['online site']);
  });

  it('makes the row where there is none', async () => {
    server.hasRow = false;
    await begin();
    expect(server.written.splice(0).map(({ how }) => how)).toEqual(['update', 'insert']);
    await pass(30_000);
    expect(server.written.map(({ how }) => how)).toEqual(['update']);
  });

  it('says where one is and whether one looks, one thing a second and the latest last', async () => {
    await begin();
    said();
    own.show('community');
    own.show('messages');
    look('hidden');
    look('visible');
    await pass(999);
    expect(said()).toEqual([]);
    await pass(1);
    expect(said()).toEqual(['online messages']);
    await pass(5000);
    look('hidden');
    await pass(0);
    expect(said()).toEqual(['away messages']);
    await pass(120_000);
    expect(said()).toEqual([]);
    look('visible');
    await pass(0);
    expect(said()).toEqual(['online messages']);
  });

  it('waits while something is timed', async () => {
    await begin();
    said();
    const letGo = holdSending();
    await pass(60_000);
    own.show('training');
    expect(said()).toEqual([]);
    letGo();
    await pass(0);
    expect(said()).toEqual(['online training']);
  });

  it('goes on after a connection that was gone, and after a row that another tab made first', async () => {
    server.code = '08006';
    await begin();
    server.code = '23505';
    await pass(30_000);
    server.code = null;
    said();
    await pass(30_000);
    expect(said()).toEqual(['online site']);
  });

  it.each(['42P01', 'PGRST205'])('is silent where there is no such table (%s)', async (code) => {
    server.code = code;
    await begin();
    said();
    own.show('messages');
    await pass(120_000);
    expect(said()).toEqual([]);
  });
});

describe('a page that is left', () => {
  it('says so last, with what it said before, and is silent until one comes back', async () => {
    await begin();
    said();
    window.dispatchEvent(new Event('pagehide'));
    look('hidden');
    await pass(120_000);
    expect(said()).toEqual([]);
    expect(server.last).toEqual([['presence-leave', { token: 'a.b.c', said: 'stored 1' }]]);
    look('visible');
    window.dispatchEvent(new Event('pageshow'));
    await pass(0);
    expect(said()).toEqual(['online site']);
  });

  it('says nothing with a token that would not be taken', async () => {
    server.token = null;
    await begin();
    window.dispatchEvent(new Event('pagehide'));
    expect(server.last).toEqual([]);
  });

  it('is made up for a second later by another one that is looked at', async () => {
    await begin();
    await pass(10_000);
    said();
    tellPresenceNews('left');
    await pass(999);
    expect(said()).toEqual([]);
    await pass(1);
    expect(said()).toEqual(['online site']);
  });

  it('by signing out says offline once, and nothing any more', async () => {
    await begin();
    said();
    leaveNow();
    await pass(120_000);
    expect(said()).toEqual(['offline undefined']);
  });
});

describe('somebody who does not want to be seen', () => {
  it('is silent in every tab as soon as that is chosen, and seen again by choice alone', async () => {
    await begin();
    said();
    tellPresenceNews('unseen');
    own.show('messages');
    look('hidden');
    look('visible');
    await pass(120_000);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    await pass(60_000);
    expect(said()).toEqual([]);
    expect(server.last).toEqual([]);
    tellPresenceNews('seen');
    await pass(0);
    expect(said()).toEqual(['online messages']);
  });

  it('is silent, too, once the server says that it keeps them unseen', async () => {
    server.isUnseen = true;
    await begin();
    expect(said()).toEqual(['online site']);
    await pass(120_000);
    expect(said()).toEqual([]);
  });
});
