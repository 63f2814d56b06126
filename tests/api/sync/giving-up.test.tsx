import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseClaim } from '@/api/attempts/claim-choices';
import { attemptOutbox, keepAttempt } from '@/api/attempts/outbox';
import { entryFile } from '@/api/sync/entry-file';
import { stuckEntries } from '@/api/sync/kinds';
import { startOutboxLoop } from '@/api/sync/loop';
import { clearStored, readAllStored } from '@/integrations/local-db/open';
import { nothing } from '../../support/fake-supabase.ts';
import { createFakeServer } from '../fake-server.ts';
import { finishedAttempt } from '../sample-run.ts';

vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => backend.user,
    functions: (...args) => backend.double.functions?.(...args) ?? nothing,
    rpc: (...args) => backend.double.rpc?.(...args) ?? nothing,
    rows: (...args) => backend.double.rows?.(...args) ?? nothing,
  }),
);
const backend = createFakeServer();
const alice = '11111111-1111-4111-8111-111111111111';
const bob = '22222222-2222-4222-8222-222222222222';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

beforeEach(async () => {
  window.localStorage.clear();
  await clearStored();
  backend.reset();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2026-11-23T10:00:00Z'),
  });
});
afterEach(() => vi.useRealTimers());

async function keep(owner: string | null = null): Promise<string> {
  const { submission, result } = finishedAttempt();
  await keepAttempt(submission, result, owner);
  return submission.id;
}

/** Lets time pass while the app is open; the device's database answers between the timers. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5 * minuteMs) {
    await vi.advanceTimersByTimeAsync(5 * minuteMs);
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const broken = { status: 500, code: 'broken' };

describe('a server that fails at the same thing over and over', () => {
  it('is tried a bounded number of times over more than two days, then the person is told', async () => {
    backend.reply = broken;
    const id = await keep();
    const news = vi.fn();
    const stop = startOutboxLoop(null, news);
    await pass(48 * hourMs);
    expect(backend.received.length).toBeLessThan(16);
    expect(await attemptOutbox.deliveryOf(id)).toMatchObject({ status: 'waiting' });
    expect(news).not.toHaveBeenCalled();
    await pass(48 * hourMs);
    expect(backend.received).toHaveLength(16);
    expect(await attemptOutbox.deliveryOf(id)).toEqual({ status: 'stuck', owner: null, kept: true });
    expect(news.mock.calls).toEqual([[{ sent: 0, claimed: 0, stuck: 1 }]]);
    // Nothing of it was lost.
    expect(await attemptOutbox.find(id)).toMatchObject({ id, payload: { id } });
    stop();
  }, 60_000);

  it('is left alone by every later start of the app, and asked once more by the person', async () => {
    backend.reply = broken;
    const id = await keep();
    for (let tries = 0; tries < 16; tries += 1) await attemptOutbox.send(id);
    expect((await attemptOutbox.stuck()).map((item) => item.id)).toEqual([id]);
    const before = backend.received.length;
    expect(await attemptOutbox.flush()).toEqual([]);
    expect(backend.received).toHaveLength(before);
    expect((await attemptOutbox.send(id)).status).toBe('stuck');
    backend.reply = 'ok';
    expect(await attemptOutbox.send(id)).toEqual({ status: 'stored' });
    expect(await attemptOutbox.deliveryOf(id)).toEqual({ status: 'sent' });
    expect(await readAllStored('outbox')).toEqual([]);
  });

  it('costs no patience while it cannot be reached, is busy or asks for the person', async () => {
    const id = await keep();
    for (const reply of [
      'offline',
      { status: 503, code: 'starting' },
      { status: 401, code: 'expired' },
    ] as const) {
      backend.reply = reply;
      for (let tries = 0; tries < 20; tries += 1) await attemptOutbox.send(id);
    }
    expect(await attemptOutbox.deliveryOf(id)).toMatchObject({ status: 'waiting' });
    backend.reply = 'ok';
    expect(await attemptOutbox.flush()).toEqual([{ status: 'stored' }]);
  });

  it('is not waited for because a clock was set back', async () => {
    backend.reply = broken;
    const id = await keep();
    for (let tries = 0; tries < 12; tries += 1) await attemptOutbox.send(id);
    const before = backend.received.length;
    await attemptOutbox.flush();
    expect(backend.received).toHaveLength(before);
    vi.setSystemTime(Date.parse('2026-01-01T10:00:00Z'));
    backend.reply = 'ok';
    expect(await attemptOutbox.flush()).toEqual([{ status: 'stored' }]);
    expect(backend.stored.has(id)).toBe(true);
  });

  it('names to a person what is theirs, and what they said is', async () => {
    backend.reply = broken;
    const [own, others, visitors] = [await keep(alice), await keep(bob), await keep()];
    const trying = [
      [own, alice],
      [others, bob],
      [visitors, null],
    ] as const;
    for (const [id, user] of trying) {
      backend.user = user;
      for (let tries = 0; tries < 16; tries += 1) await attemptOutbox.send(id);
    }
    const named = async () => (await stuckEntries(alice)).map(({ item }) => item.id);
    expect(await named()).toEqual([own]);
    await chooseClaim(alice, 'add', [visitors]);
    expect((await named()).sort()).toEqual([own, visitors].sort());
  });
});

it('asks a claim that fails a bounded number of times, and again at the next start of the app', async () => {
  const id = await keep();
  await attemptOutbox.send(id);
  backend.user = alice;
  await chooseClaim(alice, 'add', [id]);
  const { rpc } = backend.double;
  const asked = vi.fn();
  backend.double.rpc = (name, args) => {
    if (name !== 'claim_attempts') return rpc?.(name, args) ?? nothing;
    asked();
    return { data: null, error: { message: 'broken', status: 500 } };
  };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const stop = startOutboxLoop(alice, () => {});
  await pass(96 * hourMs);
  expect(asked).toHaveBeenCalledTimes(16);
  stop();
  if (rpc) backend.double.rpc = rpc;
  const news = vi.fn();
  const stopAgain = startOutboxLoop(alice, news);
  await vi.waitFor(() => expect(news).toHaveBeenCalledWith({ sent: 0, claimed: 1, stuck: 0 }));
  stopAgain();
  vi.restoreAllMocks();
}, 60_000);

describe('what waits, as a file', () => {
  it('holds what was answered, and nothing that opens anything', async () => {
    const id = await keep();
    const item = await attemptOutbox.find(id);
    const text = await entryFile(item ? [item] : []).text();
    expect(item?.payload.device_secret).toBeTruthy();
    expect(text).not.toContain(item?.payload.device_secret);
    expect(JSON.parse(text)).toMatchObject([{ id, content: { answers: item?.payload.answers } }]);
    const invited = { id, owner: null, payload: { token: 'a1b2', submission: { answers: { AC001: 3 } } } };
    expect(await entryFile([invited]).text()).not.toContain('a1b2');
  });
});

describe('what a visitor made', () => {
  it('is sent in the name of nobody who was not asked, not even by hand', async () => {
    const id = await keep();
    backend.user = alice;
    expect(await attemptOutbox.send(id)).toEqual({ status: 'waiting', error: null });
    expect(backend.received).toEqual([]);
    await chooseClaim(alice, 'add', [id]);
    expect(await attemptOutbox.send(id)).toEqual({ status: 'stored' });
    expect(backend.stored.get(id)?.owner).toBe(alice);
  });
});
