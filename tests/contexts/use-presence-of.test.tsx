/** How people are, as it changes: read together, heard of one by one, and old after a while. */
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PresenceDot } from '@/components/presence-dot';
import { usePresenceOf } from '@/contexts/use-presence-of';
import { renderAt } from '../support/render';

interface Heard {
  user_id: string;
  status: string;
  updated_at: string;
}
const server = vi.hoisted(() => ({
  present: [] as (Heard & { age_ms: number })[],
  asked: [] as string[][],
  filters: [] as string[],
  tell: (_row: unknown) => {},
  subscribed: (_status: string) => {},
}));
vi.mock('@/integrations/supabase/client', () => {
  const channel = {
    on(_kind: string, { filter }: { filter: string }, hear: (change: { new: unknown }) => void) {
      server.filters.push(filter);
      server.tell = (row) => hear({ new: row });
      return channel;
    },
    subscribe(tell: (status: string) => void) {
      server.subscribed = tell;
    },
  };
  const realtime = {
    load: async () => ({ channel: () => channel, removeChannel: async () => 'ok' }),
    tellWho: async () => {},
  };
  const rpc = async (_name: string, { p_people }: { p_people: string[] }) => {
    server.asked.push(p_people);
    return { data: server.present, error: null };
  };
  return { supabase: async () => ({ rpc, realtime }), followSession: () => () => {} };
});
// What comes later is there before anything begins.
await import('@/api/live/live-run');

function People({ ids }: { ids: readonly string[] }) {
  const statusOf = usePresenceOf('me', ids);
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          {id} <PresenceDot status={statusOf(id)} />
        </li>
      ))}
    </ul>
  );
}
const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const at = (second: number) => `2026-11-28T12:00:${String(second).padStart(2, '0')}.5+00:00`;
const row = (user_id: string, status: string, second: number, age_ms = 0) => ({
  user_id,
  status,
  updated_at: at(second),
  age_ms,
});

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(server, { present: [], asked: [], filters: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('people of the threads on a screen', () => {
  it('are told with a word each, and offline where nothing is known', async () => {
    server.present = [row('ann', 'online', 1), row('ben', 'away', 1)];
    renderAt('/', <People ids={['ben', 'ann', 'cleo']} />);
    await pass(0);
    expect(shown()).toEqual(['ben Away', 'ann Online', 'cleo Offline']);
    expect(server.asked[0]).toEqual(['ann', 'ben', 'cleo']);
    expect(server.filters).toEqual(['user_id=in.(ann,ben,cleo)']);
  });

  it('change as soon as it is heard, the newest counts', async () => {
    server.present = [row('ann', 'online', 10)];
    renderAt('/', <People ids={['ann', 'ben']} />);
    await pass(0);
    await act(async () => server.tell(row('ben', 'online', 11)));
    await act(async () => server.tell(row('ann', 'offline', 9)));
    await act(async () => server.tell({ user_id: 'ann', status: 'asleep' }));
    await pass(0);
    expect(shown()).toEqual(['ann Online', 'ben Online']);
    await act(async () => server.tell(row('ann', 'away', 12)));
    await pass(0);
    expect(shown()).toEqual(['ann Away', 'ben Online']);
  });

  it('are offline 90 seconds after they were last heard of, by the age that the server tells', async () => {
    server.present = [row('ann', 'online', 1, 60_000)];
    renderAt('/', <People ids={['ann']} />);
    await pass(29_000);
    expect(shown()).toEqual(['ann Online']);
    await pass(16_000);
    expect(shown()).toEqual(['ann Offline']);
  });

  it('are asked about every minute, and who is not among the answer is gone', async () => {
    server.present = [row('ann', 'online', 1)];
    renderAt('/', <People ids={['ann']} />);
    await pass(1000);
    const before = server.asked.length;
    server.present = [];
    await pass(60_000);
    expect(server.asked.length).toBeGreaterThan(before);
    expect(shown()).toEqual(['ann Offline']);
  });

  it('are 50 at most, and nobody is asked about when there are none', async () => {
    renderAt('/', <People ids={Array.from({ length: 60 }, (_, n) => `p${n + 10}`)} />);
    await pass(0);
    expect(server.asked[0]).toHaveLength(50);
    cleanup();
    server.asked = [];
    renderAt('/', <People ids={[]} />);
    await pass(61_000);
    expect(server.asked).toEqual([]);
  });
});
