import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { attemptOutbox, keepAttempt } from '@/api/attempts/outbox';
import { startOutboxLoop } from '@/api/sync/loop';
import { fullDay } from '@/api/sync/use-delivery';
import { clearStored } from '@/integrations/local-db/open';
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
const minuteMs = 60_000;

beforeEach(async () => {
  await clearStored();
  backend.reset();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: Date.parse('2026-11-23T22:30:00Z'),
  });
});
afterEach(() => vi.useRealTimers());

it('what goes beyond the day is kept, not sent over and over, and sent when the next day has begun', async () => {
  const { submission, result } = finishedAttempt();
  await keepAttempt(submission, result, null);
  backend.reply = { status: 429, code: 'quota_exceeded' };
  const news = vi.fn();
  const stop = startOutboxLoop(null, news);
  await vi.waitFor(() => expect(backend.received).toHaveLength(1));
  await vi.waitFor(async () => {
    const delivery = await attemptOutbox.deliveryOf(submission.id);
    expect(delivery).toMatchObject({ dayIsFull: true });
  });
  await vi.advanceTimersByTimeAsync(50 * minuteMs);
  expect(backend.received).toHaveLength(1);
  expect(await attemptOutbox.deliveryOf(submission.id)).toMatchObject({ status: 'waiting', kept: true });

  backend.reply = 'ok';
  vi.setSystemTime(Date.parse('2026-11-24T00:00:00Z'));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15 * minuteMs);
    expect(news).toHaveBeenCalledWith({ sent: 1, claimed: 0, stuck: 0 });
  });
  expect(await attemptOutbox.deliveryOf(submission.id)).toEqual({ status: 'sent' });
  stop();
});

it('what goes beyond the day says so until the day is over, and is not sent again by opening the app anew', async () => {
  const { submission, result } = finishedAttempt();
  await keepAttempt(submission, result, null);
  backend.reply = { status: 429, code: 'quota_exceeded' };
  await attemptOutbox.send(submission.id);
  const waiting = { status: 'waiting', owner: null, kept: true };
  const delivery = await attemptOutbox.deliveryOf(submission.id);
  expect(delivery).toEqual({ ...waiting, dayIsFull: true });
  expect(fullDay(delivery)).toBe('kept');
  expect(fullDay({ status: 'waiting', owner: null, kept: false, dayIsFull: true })).toBe('unkept');

  for (let start = 0; start < 3; start += 1) {
    const stop = startOutboxLoop(null, vi.fn());
    await vi.advanceTimersByTimeAsync(15 * minuteMs);
    stop();
  }
  expect(backend.received).toHaveLength(1);

  vi.setSystemTime(Date.parse('2026-11-24T00:00:00Z'));
  const nextDay = await attemptOutbox.deliveryOf(submission.id);
  expect(nextDay).toEqual(waiting);
  expect(fullDay(nextDay)).toBeNull();
});

it('what the account has no room for at all is refused once, and told apart from a full day', async () => {
  const { submission, result } = finishedAttempt();
  await keepAttempt(submission, result, null);
  backend.reply = { status: 409, code: 'account_full' };
  expect(await attemptOutbox.send(submission.id)).toMatchObject({
    status: 'refused',
    error: { code: 'account_full' },
  });
  expect(await attemptOutbox.flush()).toEqual([]);
  expect(backend.received).toHaveLength(1);
});
