/** What the tab tells a live list: of its network, of who looks, of a new token, and of a client that cannot be loaded. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveRun, type LiveSource, runLive } from '@/api/live/live-run';
import type { LiveState } from '@/lib/live/state';

const line = vi.hoisted(() => ({
  statuses: [] as ((status: string) => void)[],
  removed: 0,
  isLoadable: true,
  tellWho: 0,
  onSession: () => {},
}));
vi.mock('@/integrations/supabase/client', () => {
  const load = async () => {
    if (!line.isLoadable) throw new Error('no connection');
    const channel = { subscribe: (tell: (status: string) => void) => line.statuses.push(tell) };
    const removeChannel = () => {
      line.removed += 1;
    };
    return { channel: () => channel, removeChannel };
  };
  const tellWho = async () => {
    line.tellWho += 1;
  };
  const realtime = { load, tellWho };
  return {
    supabase: async () => ({ realtime }),
    followSession: (told: () => void) => {
      line.onSession = told;
      return () => {
        line.onSession = () => {};
      };
    },
  };
});

let run: LiveRun<string> | undefined;
let state: LiveState<string> | undefined;
const reads: (number | null)[] = [];
const source: LiveSource<string> = {
  rules: { pollMs: 60_000, marksChanges: true },
  topic: () => 'live:somebody',
  listen: (channel) => channel,
  read: async (since) => {
    reads.push(since);
    return { rows: [], hasMore: false };
  },
};
const settle = () => vi.advanceTimersByTimeAsync(0);
const say = async (status: string) => {
  line.statuses.at(-1)?.(status);
  await settle();
};
function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(line, { statuses: [], removed: 0, isLoadable: true, tellWho: 0 });
  reads.length = 0;
  run = runLive(source, (next) => {
    state = next;
  });
});
afterEach(() => {
  run?.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('it joins, reads once the line stands, and joins a channel of its own after each loss', async () => {
  await settle();
  expect(line.statuses).toHaveLength(1);
  expect(reads).toEqual([]);
  await say('SUBSCRIBED');
  expect(reads).toEqual([null]);
  const [first] = line.statuses;
  await say('CHANNEL_ERROR');
  expect(line.removed).toBe(1);
  // What the channel that was left still says is of no interest.
  first?.('CLOSED');
  first?.('SUBSCRIBED');
  await vi.advanceTimersByTimeAsync(1200);
  expect(line.statuses).toHaveLength(2);
});

test.each([
  ['back online', () => window.dispatchEvent(new Event('online'))],
  ['in front again', () => window.dispatchEvent(new Event('focus'))],
  ['looked at again', () => look('visible')],
])('%s, it waits no longer', async (_when, happens) => {
  await settle();
  for (const wait of [1200, 2400, 4800]) {
    await say('TIMED_OUT');
    await vi.advanceTimersByTimeAsync(wait);
  }
  await say('TIMED_OUT');
  const before = line.statuses.length;
  happens();
  await settle();
  expect(line.statuses).toHaveLength(before + 1);
});

test('without the client that hears it reads in intervals, while somebody looks, and says that it is off', async () => {
  await settle();
  line.isLoadable = false;
  await say('CLOSED');
  expect(reads).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(state?.isOff).toBe(true);
  await vi.advanceTimersByTimeAsync(55_000);
  expect(reads).toHaveLength(2);
  look('hidden');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reads).toHaveLength(2);
  line.isLoadable = true;
  look('visible');
  await settle();
  expect(reads).toHaveLength(3);
  await say('SUBSCRIBED');
  await vi.advanceTimersByTimeAsync(1000);
  expect(state?.isOff).toBe(false);
});

test('a new token is told to the line', async () => {
  await settle();
  await say('SUBSCRIBED');
  const before = line.tellWho;
  line.onSession();
  await settle();
  expect(line.tellWho).toBe(before + 1);
});

test('once stopped nothing more happens', async () => {
  await settle();
  await say('SUBSCRIBED');
  run?.stop();
  expect(line.removed).toBe(1);
  window.dispatchEvent(new Event('online'));
  look('visible');
  await vi.advanceTimersByTimeAsync(600_000);
  expect([line.statuses.length, reads.length]).toEqual([1, 1]);
});
